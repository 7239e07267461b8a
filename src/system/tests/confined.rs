//! A process gives up what it does not need, and threads that helped before have nothing more than it. A test of its
//! own: what is given up is given up for good.

use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::slice;
use std::thread;
use std::time::Duration;

use llvm_facts_system::{confine_writes, map};

/// Which of so many files of a directory could be written, and by how many threads.
fn written(dir: &Path, count: usize) -> (usize, usize) {
    let write = |number: usize| {
        // So long that others take a share of it.
        thread::sleep(Duration::from_millis(2));
        (fs::write(dir.join(number.to_string()), "x").is_ok(), thread::current().id())
    };
    let all = map(4, count, write);
    let threads: HashSet<_> = all.iter().map(|it| it.1).collect();
    (all.iter().filter(|it| it.0).count(), threads.len())
}

#[test]
fn threads_that_helped_before_are_confined_too() {
    let dir = tempfile::tempdir().expect("there is a place for files");
    let (inside, outside) = (dir.path().join("inside"), dir.path().join("outside"));
    let make = |dir: &PathBuf| fs::create_dir(dir).expect("directories can be made");
    [&inside, &outside].into_iter().for_each(make);
    let (before, threads) = written(&outside, 64);
    assert_eq!(before, 64);
    assert!(threads > 1, "others help");
    // Only this thread, and those that it starts, give it up: the test's own goes on to remove the files.
    let confined = thread::scope(|scope| {
        let confined = || {
            let is_confined = confine_writes(slice::from_ref(&inside), true);
            is_confined.then(|| (written(&inside, 64), written(&outside, 64)))
        };
        scope.spawn(confined).join().expect("it does not panic")
    });
    let Some(((inside, threads), (outside, _))) = confined else {
        return eprintln!("SKIPPED: the kernel has no Landlock");
    };
    assert!(threads > 1, "others help");
    assert_eq!((inside, outside), (64, 0));
}
