//! Whatever happens, there is the old or the new.

use std::fs::{self, File, Permissions};
use std::io::Write;
use std::os::unix::fs::{MetadataExt, PermissionsExt, symlink};
use std::path::Path;

use tempfile::TempDir;

use super::*;

fn temp() -> TempDir {
    tempfile::tempdir().expect("a directory")
}

fn names(dir: &Path) -> Vec<String> {
    let entries = fs::read_dir(dir).expect("listed");
    let name = |it: std::io::Result<fs::DirEntry>| it.expect("an entry").file_name();
    let mut names: Vec<String> = entries.map(|it| name(it).to_string_lossy().into()).collect();
    names.sort();
    names
}

fn text(path: impl AsRef<Path>) -> String {
    fs::read_to_string(path).expect("read")
}

/// Files of these names with this text; how they took their places.
fn write_all(dir: &Path, names: &[&str], text: &str) -> Step {
    let mut files = NewFiles::default();
    files.directory(dir).expect("made");
    for name in names {
        let mut file = files.create(&dir.join(name)).expect("made");
        file.write_all(text.as_bytes()).expect("written");
    }
    files.finish().expect("put into place")
}

#[test]
fn what_is_not_finished_leaves_nothing() {
    let temp = temp();
    let dir = temp.path();
    fs::write(dir.join("old"), "old").expect("written");
    drop(NewFile::create(&dir.join("old")).expect("made"));
    drop(NewDirectory::create(&dir.join("a/b/c")).expect("made"));
    let mut files = NewFiles::default();
    assert!(files.create(&dir.join("x/y/f")).is_err(), "nobody wanted the directory");
    files.directory(&dir.join("x/y")).expect("made");
    files.create(&dir.join("x/y/f")).expect("made");
    files.create(&dir.join("old")).expect("made");
    drop(files);
    assert_eq!((names(dir), text(dir.join("old"))), (vec!["old".into()], "old".into()));
}

#[test]
fn what_the_living_make_stays_and_what_the_dead_have_left_goes() {
    let temp = temp();
    let dir = temp.path();
    let living = Staging::new_in(dir).expect("made");
    // Of processes that were killed: one of them in the moment between two renames.
    let dead = |digits: &str| dir.join(format!("{PARTIAL}{digits}"));
    fs::create_dir_all(dead("00000000000000aa").join("new/deep")).expect("made");
    fs::create_dir_all(dead("00000000000000ab").join("replaced/facts")).expect("made");
    // What others call so is theirs.
    let others = [format!("{PARTIAL}notes"), format!("{PARTIAL}00000000000000ac")];
    fs::create_dir(dir.join(&others[0])).expect("made");
    fs::write(dir.join(&others[1]), "a file").expect("written");
    symlink("/", dead("00000000000000ad")).expect("linked");
    let next = Staging::new_in(dir).expect("made");
    let mut left = names(dir);
    left.retain(|name| ![&living, &next].iter().any(|it| it.path().ends_with(name)));
    let link = format!("{PARTIAL}00000000000000ad");
    assert_eq!(left, [others[1].clone(), link, others[0].clone(), "facts".into()]);
    assert!(living.path().is_dir() && next.path().is_dir());
    assert_eq!(living.path().metadata().expect("there").permissions().mode() & 0o777, 0o700);
}

#[test]
fn a_directory_takes_the_place_of_another_with_all_it_holds() {
    let temp = temp();
    let target = temp.path().join("facts");
    for round in ["first", "second"] {
        let new = NewDirectory::create(&target).expect("made");
        fs::write(new.path().join(round), round).expect("written");
        new.finish().expect("put into place");
        assert_eq!(names(&target), [round]);
        fs::set_permissions(&target, Permissions::from_mode(0o750)).expect("set");
    }
    // What only some may read stays so.
    let new = NewDirectory::create(&target).expect("made");
    new.finish().expect("put into place");
    assert_eq!(target.metadata().expect("there").permissions().mode() & 0o777, 0o750);
    assert_eq!(names(temp.path()), ["facts"]);
}

#[test]
fn a_file_keeps_its_permissions_and_a_link_stays_one() {
    let temp = temp();
    let (file, link) = (temp.path().join("file"), temp.path().join("link"));
    fs::write(&file, "old").expect("written");
    fs::set_permissions(&file, Permissions::from_mode(0o600)).expect("set");
    symlink("file", &link).expect("linked");
    let mut new = NewFile::create(&link).expect("made");
    new.write_all(b"new").expect("written");
    assert_eq!(text(&file), "old");
    new.finish().expect("put into place");
    assert_eq!((text(&file), link.is_symlink()), ("new".into(), true));
    assert_eq!(file.metadata().expect("there").permissions().mode() & 0o777, 0o600);
    let again = NewFile::create(&file).expect("made");
    assert!(!again.finish_new().expect("asked"), "it is there already");
    assert_eq!(
        (text(&file), names(temp.path())),
        ("new".into(), vec!["file".into(), "link".into()])
    );
    NewFile::create(Path::new("/dev/null")).expect("opened").finish().expect("nothing to do");
}

#[test]
fn files_of_a_directory_take_their_places_in_one_step() {
    let temp = temp();
    let out = temp.path().join("above/out");
    assert_eq!(write_all(&out, &["a", "b"], "first"), Step::One);
    fs::write(out.join("other"), "theirs").expect("written");
    symlink("nowhere", out.join("link")).expect("linked");
    let inode = |name: &str| out.join(name).metadata().expect("there").ino();
    let other = inode("other");
    assert_eq!(write_all(&out, &["a", "c"], "second"), Step::One);
    assert_eq!(names(&out), ["a", "b", "c", "link", "other"]);
    assert_eq!(text(out.join("a")) + &text(out.join("b")), "secondfirst");
    // The others are the same files, not copies.
    assert_eq!(inode("other"), other);
    assert_eq!(names(&temp.path().join("above")), ["out"]);
}

#[test]
fn a_directory_that_holds_more_than_files_stays_the_same() {
    let temp = temp();
    let out = temp.path().join("out");
    fs::create_dir_all(out.join("more")).expect("made");
    fs::write(out.join("b"), "old").expect("written");
    let inode = || out.metadata().expect("there").ino();
    let before = inode();
    assert_eq!(write_all(&out, &["a", "b"], "new"), Step::Several);
    assert_eq!((inode(), text(out.join("b"))), (before, "new".into()));
    // One file cannot be put into its place: those before it are taken back.
    let mut files = NewFiles::default();
    for name in ["a", "c", "d"] {
        files.create(&out.join(name)).expect("made").write_all(b"newer").expect("written");
    }
    fs::create_dir_all(out.join("d/in the way")).expect("made");
    let error = files.finish().expect_err("a directory is in the way");
    assert!(error.to_string().contains("directory"), "{error}");
    assert_eq!(
        (names(&out), text(out.join("a"))),
        (vec!["a".into(), "b".into(), "d".into(), "more".into()], "new".into())
    );
}

#[test]
fn what_comes_into_a_directory_meanwhile_comes_along() {
    let temp = temp();
    let out = temp.path().join("out");
    write_all(&out, &["a", "b"], "old");
    let mut files = NewFiles::default();
    for name in ["a", "b"] {
        files.create(&out.join(name)).expect("made").write_all(b"new").expect("written");
    }
    write_all(&out, &["b", "c"], "between");
    files.finish().expect("put into place");
    let texts: Vec<String> = names(&out).iter().map(|name| text(out.join(name))).collect();
    assert_eq!(texts, ["new", "new", "between"]);
}

#[test]
fn what_others_wrote_while_files_were_linked_is_not_lost() {
    let temp = temp();
    let (old, new) = (temp.path().join("old"), temp.path().join("new"));
    for (dir, files) in [(&old, ["mine", "theirs", "since"]), (&new, ["mine", "theirs", "kept"])] {
        fs::create_dir(dir).expect("made");
        for file in files {
            fs::write(dir.join(file), dir.to_string_lossy().as_bytes()).expect("written");
        }
    }
    fs::hard_link(new.join("kept"), old.join("kept")).expect("linked");
    place::take_along(&old, &new, |name| name == Path::new("mine")).expect("moved");
    assert_eq!(names(&new), ["kept", "mine", "since", "theirs"]);
    assert_eq!(
        (names(&old), text(new.join("theirs"))),
        (vec!["kept".into(), "mine".into()], old.to_string_lossy().into())
    );
}

/// Whoever may write beside an output must not choose where it goes.
#[test]
fn no_name_can_be_foretold_and_no_planted_link_is_followed() {
    let (temp, elsewhere) = (temp(), temp());
    let dir = temp.path();
    let victim = elsewhere.path().join("victim");
    fs::write(&victim, "victim").expect("written");
    let made: Vec<Staging> = (0..64).map(|_| Staging::new_in(dir).expect("made")).collect();
    let known = names(dir);
    assert_eq!(known.len(), 64);
    assert!(known.iter().all(|name| staging::is_staging(name)), "{known:?}");
    drop(made);
    // The same names do not come again, and a link of such a name leads nowhere.
    for name in &known {
        symlink(&victim, dir.join(name)).expect("planted");
    }
    let mut file = NewFile::create(&dir.join("out")).expect("made");
    file.write_all(b"out").expect("written");
    file.finish().expect("put into place");
    let planted = dir.join(&known[0]);
    let refused = create_new(&planted).expect_err("a link is there");
    assert_eq!(refused.kind(), std::io::ErrorKind::AlreadyExists);
    assert_eq!((text(dir.join("out")), text(&victim)), ("out".into(), "victim".into()));
}

#[test]
fn what_goes_to_the_disk_while_it_is_written_is_whole() {
    let temp = temp();
    let path = temp.path().join("large");
    let disk = WriteBack::start(temp.path());
    let mut file = disk.file(File::create(&path).expect("made"));
    let piece: Vec<u8> = (0..100_003_u32).map(|n| n as u8).collect();
    (0..30).for_each(|_| file.write_all(&piece).expect("written"));
    file.flush().expect("nothing waits");
    drop(file);
    disk.finish();
    assert_eq!(fs::read(&path).expect("read"), piece.repeat(30));
}
