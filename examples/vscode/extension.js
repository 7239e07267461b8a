// Starts `llvm-facts lsp` for Soufflé programs.
const { workspace } = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

let client;

exports.activate = () => {
  const settings = workspace.getConfiguration("llvm-facts");
  const include = settings.get("include").flatMap((folder) => ["-I", folder]);
  const server = { command: settings.get("path"), args: ["lsp", ...include] };
  const programs = {
    documentSelector: [{ language: "souffle" }],
    synchronize: { fileEvents: workspace.createFileSystemWatcher("**/*.dl") },
  };
  client = new LanguageClient("llvm-facts", "llvm-facts", server, programs);
  return client.start();
};

exports.deactivate = () => client?.stop();
