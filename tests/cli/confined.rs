//! Programs of somebody who is after other files: whatever they say, a query reads nothing but its
//! inputs and includes, and writes nothing but its answers.

use std::fs;
use std::os::unix::fs::symlink;
use std::process::Command;

use super::faults::can_trace;
use super::{Place, Ran};

/// What nobody may see.
const SECRET: &str = "sesame";

/// Programs: OUT is a directory elsewhere, from the root, and ../outside is the same.
const PROGRAMS: [(&str, &str); 44] = [
    ("output, from the root", ".output a(filename=\"OUT/new.csv\")"),
    ("output, over a file", ".output a(filename=\"OUT/secret.txt\")"),
    ("output, up", ".output a(filename=\"../../outside/new.csv\")"),
    ("output, down and up", ".output a(filename=\"x/../../../outside/new.csv\")"),
    ("output, in a directory", ".output a(output-dir=\"OUT\")"),
    ("output, in a directory by its old name", ".output a(output=\"OUT\")"),
    ("output, over a link", ".output a(filename=\"link.csv\")"),
    ("output, through a link", ".output a(filename=\"linked/new.csv\")"),
    ("output, through this process", ".output a(filename=\"/proc/self/cwd/../outside/new.csv\")"),
    ("output, through the root", ".output a(filename=\"/proc/self/rootOUT/new.csv\")"),
    ("output, as a home", ".output a(filename=\"~/new.csv\")"),
    ("output, as a variable", ".output a(filename=\"$OUTSIDE/new.csv\")"),
    ("output, as a command", ".output a(filename=\"| touch OUT/new.csv\")"),
    ("output, compressed", ".output a(filename=\"OUT/new.csv.gz\", compress=true)"),
    ("output, as a database", ".output a(IO=sqlite, dbname=\"OUT/new.db\")"),
    ("output, as a database by its file", ".output a(IO=sqlite, filename=\"OUT/new.db\")"),
    ("output, as JSON", ".output a(IO=jsonfile, filename=\"OUT/new.json\")"),
    ("output, to shared memory", ".output a(filename=\"/dev/shm/llvm-facts-canary\")"),
    ("output, to temporary files", ".output a(filename=\"/tmp/llvm-facts-canary\")"),
    ("output, with a newline", ".output a(filename=\"OUT/new\\n.csv\")"),
    ("output, several", ".output a(filename=\"a.csv\")\n.output a(filename=\"OUT/new.csv\")"),
    ("size", ".printsize a(filename=\"OUT/new.csv\")\n.output a"),
    ("input, from the root", ".input a(filename=\"OUT/secret.txt\")\n.output a"),
    ("input, up", ".input a(filename=\"../../outside/secret.txt\")\n.output a"),
    ("input, in a directory", ".input a(fact-dir=\"OUT\", filename=\"secret.txt\")\n.output a"),
    ("input, over a link", ".input a(filename=\"link.txt\")\n.output a"),
    ("input, through a link", ".input a(filename=\"linked/secret.txt\")\n.output a"),
    ("input, through this process", ".input a(filename=\"/proc/self/environ\")\n.output a"),
    ("input, an open file", ".input a(filename=\"/proc/self/fd/9\")\n.output a"),
    ("input, as a database", ".input a(IO=sqlite, dbname=\"OUT/secret.txt\")\n.output a"),
    ("input, as JSON", ".input a(IO=json, filename=\"OUT/secret.txt\")\n.output a"),
    ("input, of a command", ".input a(filename=\"cat OUT/secret.txt |\")\n.output a"),
    ("input, from a network", ".input a(filename=\"http://127.0.0.1/secret.txt\")\n.output a"),
    ("include, from the root", ".include \"OUT/secret.txt\"\n.output a"),
    ("include, up", ".include \"../outside/secret.txt\"\n.output a"),
    ("include, over a link", ".include \"link.dl\"\n.output a"),
    ("include, of the preprocessor", "#include \"OUT/secret.txt\"\n.output a"),
    ("include, of the system", "#include </etc/passwd>\n.output a"),
    ("include, by a macro", "#define F \"OUT/secret.txt\"\n.include F\n.output a"),
    ("pragma, answers", ".pragma \"output-dir\" \"OUT\"\n.output a"),
    ("pragma, facts", ".pragma \"fact-dir\" \"OUT\"\n.input a(filename=\"secret.txt\")\n.output a"),
    ("pragma, profile", ".pragma \"profile\" \"OUT/new.log\"\n.output a"),
    ("plugin", ".pragma \"libraries\" \"OUT/secret\"\n.output a"),
    (
        "functor",
        ".functor system(c: symbol): symbol\na(@system(\"touch OUT/new\")) :- a(_).\n.output a",
    ),
];

/// A place in which links to elsewhere are planted, and that elsewhere.
fn place() -> (Place, Place) {
    let (place, outside) = (Place::with_base(), Place::empty());
    fs::create_dir(place.path("work")).unwrap();
    place.ok(&["base.ll", "-o", "work/facts"]);
    fs::create_dir(place.path("work/answers")).unwrap();
    outside.write("secret.txt", format!("{SECRET}\n"));
    symlink(outside.path(""), place.path("outside")).unwrap();
    for dir in ["work/facts", "work/answers"] {
        symlink(outside.path(""), place.path(dir).join("linked")).unwrap();
        symlink(outside.path("secret.txt"), place.path(dir).join("link.txt")).unwrap();
        symlink(outside.path("secret.txt"), place.path(dir).join("link.csv")).unwrap();
    }
    symlink(outside.path("secret.txt"), place.path("work/link.dl")).unwrap();
    (place, outside)
}

#[test]
fn a_query_reads_and_writes_nothing_elsewhere() {
    let traces = can_trace();
    if !traces {
        eprintln!("SKIPPED: no strace, or it may trace nothing: only what is seen is looked at");
    }
    let mut refused = 0;
    for (what, program) in PROGRAMS {
        let (place, outside) = place();
        let shared = fs::read_dir("/dev/shm").map_or(0, |_| 1);
        let out = outside.path("");
        let out = out.to_str().unwrap().trim_end_matches('/');
        let text = format!(".decl a(x: symbol)\na(\"x\").\n{}\n", program.replace("OUT", out));
        place.write("work/q.dl", text);
        let before = outside.contents("");
        for answers in [&["-D", "answers"][..], &[]] {
            let ran = traced(&place, &[&["query", "facts", "q.dl"], answers].concat(), traces);
            let Ran { code, out: said, err } = &ran.0;
            let what = format!("{what} {answers:?}: {code:?}: {err}");
            assert!(matches!(code, Some(0 | 1)), "{what}");
            assert!(!err.contains(SECRET), "{what}");
            assert!(!String::from_utf8_lossy(said).contains(SECRET), "{what}");
            assert_eq!(outside.contents(""), before, "{what}");
            let canaries = ["/dev/shm/llvm-facts-canary", "/tmp/llvm-facts-canary"];
            assert!(shared <= 1 && canaries.iter().all(|it| fs::metadata(it).is_err()), "{what}");
            // A link that was planted may go, for an answer has its name. What it leads to stays.
            let met: Vec<&str> = ran.1.lines().filter(|it| is_elsewhere(it, out)).collect();
            assert_eq!(met, [""; 0], "{what}");
            refused += u32::from(*code == Some(1));
        }
    }
    assert!(refused > 40, "{refused} of {} are refused", 2 * PROGRAMS.len());
}

/// Whether a call of the log has opened or changed something of this directory.
fn is_elsewhere(call: &str, out: &str) -> bool {
    let Some((call, answer)) = call.rsplit_once(" = ") else { return false };
    // With -y an answer has its path, wherever the name led.
    let (is_opened, is_named) = (answer.contains(out), call.contains(out));
    let is_done = !answer.starts_with('-');
    let looks = ["readlink", "stat", "access", "O_PATH", "execve"];
    is_done && (is_opened || is_named) && !looks.iter().any(|look| call.contains(look))
}

fn traced(place: &Place, arguments: &[&str], traces: bool) -> (Ran, String) {
    let log = place.path("strace.log");
    let mut command = match traces {
        true => {
            let mut command = Command::new("strace");
            command.args(["-f", "--seccomp-bpf", "-y", "-qq", "-e", "trace=%file,openat2"]);
            command.arg("-o").arg(&log).arg(env!("CARGO_BIN_EXE_llvm-facts"));
            command
        }
        false => Command::new(env!("CARGO_BIN_EXE_llvm-facts")),
    };
    command.args(arguments).current_dir(place.path("work")).env("OUTSIDE", place.path("outside"));
    let output = command.output().unwrap();
    let err = String::from_utf8_lossy(&output.stderr).into_owned();
    let log = fs::read_to_string(log).unwrap_or_default();
    (Ran { code: output.status.code(), out: output.stdout, err }, log)
}

/// What is no input cannot be read even if a link among the inputs leads to it, and the message says
/// why.
#[test]
fn links_lead_nowhere_else() {
    let (place, outside) = place();
    place.ok(&["query", "work/facts", "-e", "function_name(_, n)"]);
    let said = place.run(&["query", "work/facts", "-e", "function_name(_, n)", "-v"]).err;
    if !said.contains("no reading but of inputs") {
        eprintln!("SKIPPED: no Landlock: links are followed");
        return;
    }
    fs::copy(place.path("work/facts/function_name.facts"), outside.path("names")).unwrap();
    fs::remove_file(place.path("work/facts/function_name.facts")).unwrap();
    symlink(outside.path("names"), place.path("work/facts/function_name.facts")).unwrap();
    let words = ["function_name.facts", "Permission denied", "--no-sandbox"];
    place.fails(&["query", "work/facts", "-e", "function_name(_, n)"], &words);
    place.fails(&["rebuild", "work/facts", "-o", "out.bc"], &words);
    place.ok(&["query", "work/facts", "-e", "function_name(_, n)", "--no-sandbox"]);
    // What names others reads what they are.
    let said = place.run(&["extract", "@list", "-o", "new", "-v"]);
    assert!(said.err.contains("reading as the user may"), "{}", said.err);
}
