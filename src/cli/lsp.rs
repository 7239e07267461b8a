//! `llvm-facts lsp`

use clap::Args;
use lsp_server::Connection;

use super::args::Including;
use super::console::DONE;
use super::error::{Error, Result};
use crate::ide::{self, Documents};
use crate::query;

#[derive(Args, Debug)]
#[command(after_help = "\
Editors start it by themselves, and talk to it by standard input and output:
  VS Code      the folder examples/vscode is an extension
  Neovim       vim.lsp.start { name = 'llvm-facts', cmd = { 'llvm-facts', 'lsp' } }
  Helix        [language-server.llvm-facts] command = \"llvm-facts\", args = [\"lsp\"]
  Emacs        (add-to-list 'eglot-server-programs '(souffle-mode \"llvm-facts\" \"lsp\"))

Files of the library that an editor shows are written to the user's cache.

Exit codes: 0 the editor has ended it, 1 the editor does not keep the protocol.")]
pub struct LspArgs {
    #[command(flatten)]
    including: Including,
    /// Talk by standard input and output, as always; editors say so
    #[arg(long, hide = true)]
    stdio: bool,
}

pub fn run(args: &LspArgs) -> Result<u8> {
    let settings = query::settings();
    let (connection, threads) = Connection::stdio();
    let served = ide::serve(&connection, Documents::new(args.including.search(), settings));
    // The threads end when nobody can send any more.
    drop(connection);
    served.map_err(Error::Protocol)?;
    threads.join().map_err(Error::Stdout)?;
    Ok(DONE)
}
