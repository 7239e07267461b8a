//! What is whole takes its place.

use std::fs::{self, Metadata};
use std::io::{self, ErrorKind};
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::path::{Path, PathBuf};

use rustix::fs::{CWD, RenameFlags, getxattr, renameat_with};
use rustix::io::Errno;

use super::staging::{REPLACED, Staging, are_same, is_staging};
use super::sync;

/// Where a file is to be.
pub(super) enum Place {
    /// There, under a name of its own.
    Name(PathBuf),
    /// In what is there and no regular file, as a terminal or a pipe.
    Direct,
}

/// The place of a path: a link stays one.
pub(super) fn resolve(path: &Path) -> io::Result<Place> {
    match fs::metadata(path) {
        Ok(there) if !there.is_file() => Ok(Place::Direct),
        Ok(_) => fs::canonicalize(path).map(Place::Name),
        // What leads nowhere is replaced.
        Err(error) if error.kind() == ErrorKind::NotFound => {
            std::path::absolute(path).map(Place::Name)
        }
        Err(error) => Err(error),
    }
}

/// The directory that something is in.
pub(super) fn parent(path: &Path) -> &Path {
    path.parent().filter(|it| !it.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Gives what is new the permissions of what it replaces.
pub(super) fn permissions(new: &Path, target: &Path) -> io::Result<()> {
    match fs::metadata(target) {
        Ok(there) => {
            // Who may not write into a directory cannot move it, either.
            let least = if there.is_dir() { 0o700 } else { 0 };
            let mode = there.permissions().mode() & 0o777 | least;
            fs::set_permissions(new, fs::Permissions::from_mode(mode))
        }
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(()),
        Err(error) => Err(error),
    }
}

/// Puts a file into its place.
pub(super) fn file(new: &Path, target: &Path) -> io::Result<()> {
    fs::rename(new, target)?;
    sync::names(parent(target))
}

/// Two names become each other's.
pub(super) fn exchange(a: &Path, b: &Path) -> Result<(), Errno> {
    renameat_with(CWD, a, CWD, b, RenameFlags::EXCHANGE)
}

/// What has the one name gets the other, if nothing has that.
pub(super) fn rename_new(from: &Path, to: &Path) -> io::Result<()> {
    match renameat_with(CWD, from, CWD, to, RenameFlags::NOREPLACE) {
        // An empty directory gives way, and no other.
        Err(error) if is_unable(error) && from.is_dir() => fs::rename(from, to),
        Err(error) if is_unable(error) => {
            fs::hard_link(from, to)?;
            fs::remove_file(from)
        }
        done => Ok(done?),
    }
}

/// Whether the file system cannot do that at all.
pub(super) fn is_unable(error: Errno) -> bool {
    matches!(error, Errno::INVAL | Errno::NOSYS | Errno::OPNOTSUPP)
}

/// Puts a directory that was made in the staging into its place, and what was there into the
/// staging.
pub(super) fn directory(staging: &Staging, new: &Path, target: &Path) -> io::Result<()> {
    loop {
        // An empty directory gives way.
        match fs::rename(new, target) {
            Err(error)
                if matches!(
                    error.kind(),
                    ErrorKind::DirectoryNotEmpty | ErrorKind::AlreadyExists
                ) => {}
            done => {
                done?;
                break;
            }
        }
        match exchange(new, target) {
            // It is gone meanwhile.
            Err(Errno::NOENT) => continue,
            Err(error) if is_unable(error) => in_two_steps(staging, new, target)?,
            done => done?,
        }
        break;
    }
    sync::names(parent(target))
}

/// Where names cannot be exchanged: for a moment there is no target. Who dies then leaves the old
/// one in the staging, from where the next run puts it back.
fn in_two_steps(staging: &Staging, new: &Path, target: &Path) -> io::Result<()> {
    let replaced = staging.path().join(REPLACED);
    fs::create_dir(&replaced)?;
    let old = replaced.join(target.file_name().unwrap_or_default());
    fs::rename(target, &old)?;
    fs::rename(new, target).inspect_err(|_| drop(fs::rename(&old, target)))?;
    // From now on it need not be put back.
    fs::rename(&old, staging.path().join("old"))
}

/// Whether a directory is nothing but its files, so that a new one with the same files is the same:
/// nobody works in it, it has the usual owner and rights, and no directory in it.
/// What is made in it at the moment, `own`, does not count.
pub(super) fn is_replaceable(dir: &Path, new: &Path, own: &Path) -> io::Result<bool> {
    let (there, made) = (dir.symlink_metadata()?, new.symlink_metadata()?);
    let owner = |it: &Metadata| (it.dev(), it.uid(), it.gid());
    let is_special = there.permissions().mode() & 0o7000 != 0 || !there.is_dir();
    let lists = ["system.posix_acl_access", "system.posix_acl_default"];
    let mut list = [0; 1 << 10];
    let mut has_list = |name: &str| {
        !matches!(getxattr(dir, name, &mut list), Err(Errno::NODATA | Errno::OPNOTSUPP))
    };
    let is_worked_in = || {
        let (here, dir) = (std::env::current_dir(), fs::canonicalize(dir));
        here.is_ok_and(|here| dir.is_ok_and(|dir| here.starts_with(dir)))
    };
    if is_special || owner(&there) != owner(&made) || is_worked_in() {
        return Ok(false);
    }
    for entry in fs::read_dir(dir)? {
        let entry = entry?;
        if entry.file_type()?.is_dir() && entry.path() != own {
            return Ok(false);
        }
    }
    Ok(!lists.into_iter().any(&mut has_list))
}

/// Gives all files of a directory another name in the new one, but for those that it has.
pub(super) fn link_others(dir: &Path, new: &Path) -> io::Result<()> {
    for entry in fs::read_dir(dir)? {
        let entry = entry?;
        if entry.file_type()?.is_dir() {
            continue;
        }
        match fs::hard_link(entry.path(), new.join(entry.file_name())) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            done => done?,
        }
    }
    Ok(())
}

/// What came into a directory after its files were linked, and before it was replaced, comes along.
pub(super) fn take_along(
    old: &Path,
    new: &Path,
    is_made: impl Fn(&Path) -> bool,
) -> io::Result<()> {
    for entry in fs::read_dir(old)? {
        let (from, name) = entry.map(|it| (it.path(), PathBuf::from(it.file_name())))?;
        let to = new.join(&name);
        let is_staging = name.to_str().is_some_and(is_staging);
        if !is_staging && !is_made(&name) && !are_same(&from, &to) {
            fs::rename(from, to)?;
        }
    }
    Ok(())
}
