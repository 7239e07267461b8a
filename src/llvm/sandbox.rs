//! What the program gives up before it sees a module: hostile bitcode that takes LLVM over finds no
//! file to open, no socket to make and no connection, where the system can see to that (Linux 5.13 and
//! up).

use landlock::{ABI, Access, AccessFs, AccessNet, Ruleset, RulesetAttr, RulesetError};
use rustix::process::{Resource, Rlimit, setrlimit};

/// How many bytes of messages there may be.
const MESSAGES: u64 = 64 << 20;

/// Gives up what can be given up.
pub fn enter() {
    let _ = files();
    let _ = system::no_sockets();
    // A crash is expected and said; its image helps nobody.
    let none = Rlimit { current: Some(0), maximum: Some(0) };
    let _ = setrlimit(Resource::Core, none);
    // The only file that it may write, open already, is that of its messages.
    let most = Rlimit { current: Some(MESSAGES), maximum: Some(MESSAGES) };
    let _ = setrlimit(Resource::Fsize, most);
}

/// No file is opened any more but what is open already, and no connection is made.
fn files() -> Result<(), RulesetError> {
    let abi = ABI::V4;
    let ruleset = Ruleset::default().handle_access(AccessFs::from_all(abi))?;
    let ruleset = ruleset.handle_access(AccessNet::from_all(abi))?;
    ruleset.create()?.restrict_self().map(drop)
}
