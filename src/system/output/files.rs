//! Several files that appear together.

use std::ffi::{OsStr, OsString};
use std::fs::{self, File};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use super::file::create_new;
use super::place::{self, Place};
use super::staging::{Parents, Staging};
use super::sync;

/// Files that take the places of what was there when all are finished, and are gone when this is
/// dropped before. Those of one directory appear together, those of several directories one
/// directory after the other.
#[derive(Debug, Default)]
pub struct NewFiles {
    groups: Vec<Group>,
}

/// How files have taken their places.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// In one step: there was the old, then there was the new.
    One,
    /// One file after the other, as in a directory that others work in, or that holds more than
    /// files. If one could not be put into its place, those before it were taken back; who was
    /// killed meanwhile has left old and new.
    Several,
}

impl NewFiles {
    /// Has a directory be there in the end, whatever is written into it.
    ///
    /// # Errors
    /// When nothing can be made in it, or beside it.
    pub fn directory(&mut self, dir: &Path) -> io::Result<()> {
        self.group(dir).map(drop)
    }

    /// A file for this place, whose directory must be there, or be wanted. What is there and is no
    /// regular file, as `/dev/null`, is given itself; a link to a file stays one. The same file
    /// twice is begun anew.
    ///
    /// # Errors
    /// When nothing can be made beside it.
    pub fn create(&mut self, path: &Path) -> io::Result<File> {
        let Place::Name(path) = place::resolve(path)? else {
            return File::options().write(true).open(path);
        };
        let name = path.file_name().ok_or(ErrorKind::IsADirectory)?;
        let dir = place::parent(&path);
        if !dir.is_dir() && self.groups.iter().all(|group| group.dir != dir) {
            return Err(ErrorKind::NotFound.into());
        }
        let group = self.group(dir)?;
        if group.has(name) {
            return File::create(group.new.join(name));
        }
        let file = create_new(group.new.join(name))?;
        group.names.push(name.to_owned());
        Ok(file)
    }

    /// Puts all into their places when they are on the disk; files that are there hand their
    /// permissions on.
    ///
    /// # Errors
    /// When that cannot be done; what was there is there still.
    pub fn finish(self) -> io::Result<Step> {
        let mut all = Step::One;
        for group in self.groups {
            if group.finish()? == Step::Several {
                all = Step::Several;
            }
        }
        Ok(all)
    }

    fn group(&mut self, dir: &Path) -> io::Result<&mut Group> {
        let dir = match fs::canonicalize(dir) {
            Err(error) if error.kind() == ErrorKind::NotFound => std::path::absolute(dir)?,
            found => found?,
        };
        let at = match self.groups.iter().position(|group| group.dir == dir) {
            Some(at) => at,
            None => {
                self.groups.push(Group::new(dir)?);
                self.groups.len() - 1
            }
        };
        Ok(&mut self.groups[at])
    }
}

/// Files of one directory.
#[derive(Debug)]
struct Group {
    dir: PathBuf,
    /// Where they are while they are made.
    new: PathBuf,
    /// That directory, opened before anything is written (`sync::tree`).
    opened: File,
    names: Vec<OsString>,
    staging: Staging,
    /// None if the directory was there.
    parents: Option<Parents>,
}

impl Group {
    fn new(dir: PathBuf) -> io::Result<Self> {
        let is_there = dir.is_dir();
        let parents = match is_there {
            true => None,
            false => Some(Parents::make(place::parent(&dir))?),
        };
        let staging = if is_there { Staging::new_in(&dir)? } else { Staging::beside(&dir)? };
        let new = staging.path().join("new");
        fs::create_dir(&new)?;
        let opened = File::open(&new)?;
        Ok(Self { dir, new, opened, names: Vec::new(), staging, parents })
    }

    fn has(&self, name: &OsStr) -> bool {
        self.names.iter().any(|it| it == name)
    }

    /// Where a file is, and where it will be.
    fn moves(&self) -> impl DoubleEndedIterator<Item = (PathBuf, PathBuf)> {
        self.names.iter().map(|name| (self.new.join(name), self.dir.join(name)))
    }

    fn finish(self) -> io::Result<Step> {
        self.moves().try_for_each(|(new, target)| place::permissions(&new, &target))?;
        sync::tree(&self.opened, &self.new)?;
        if let Some(parents) = &self.parents {
            match place::rename_new(&self.new, &self.dir) {
                // Somebody was faster.
                Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
                done => {
                    done?;
                    sync::names(place::parent(&self.dir))?;
                    let made = parents.made().iter();
                    made.map(|it| place::parent(it)).try_for_each(sync::names)?;
                    return Ok(Step::One);
                }
            }
        }
        if self.names.len() > 1 && self.at_once()? {
            return Ok(Step::One);
        }
        self.one_by_one()?;
        sync::names(&self.dir)?;
        Ok(if self.names.len() > 1 { Step::Several } else { Step::One })
    }

    /// Has another directory with all of its files and the new ones take the place of the old
    /// directory, if that makes no difference to anybody. Whether it could be done.
    fn at_once(&self) -> io::Result<bool> {
        let Ok(staging) = Staging::beside(&self.dir) else { return Ok(false) };
        let new = staging.path().join("new");
        let fill = || {
            fs::create_dir(&new)?;
            if !place::is_replaceable(&self.dir, &new, self.staging.path())? {
                return Ok(false);
            }
            for name in &self.names {
                fs::hard_link(self.new.join(name), new.join(name))?;
            }
            place::link_others(&self.dir, &new)?;
            place::permissions(&new, &self.dir)?;
            sync::names(&new)?;
            Ok::<bool, io::Error>(place::exchange(&new, &self.dir).is_ok())
        };
        // Whatever keeps it from being done, one by one it may be possible, or there is a message.
        if !fill().unwrap_or(false) {
            return Ok(false);
        }
        place::take_along(&new, &self.dir, |name| self.has(name.as_os_str()))?;
        sync::names(place::parent(&self.dir))?;
        Ok(true)
    }

    /// All or none if no move fails for which another had to be taken back.
    fn one_by_one(&self) -> io::Result<()> {
        let mut moved = Vec::new();
        for (new, target) in self.moves() {
            // What was there keeps the other's name, so that it can be put back.
            let done = match place::exchange(&new, &target) {
                // A file would take the place of a directory.
                Ok(()) if new.is_dir() => place::exchange(&new, &target)
                    .map_err(io::Error::from)
                    .and_then(|()| Err(ErrorKind::IsADirectory.into())),
                Ok(()) => Ok(true),
                Err(_) => fs::rename(&new, &target).map(|()| false),
            };
            match done {
                Ok(is_exchanged) => moved.push((new, target, is_exchanged)),
                Err(error) => {
                    for (new, target, is_exchanged) in moved.into_iter().rev() {
                        // What cannot be put back stays as it is: there is an error already.
                        let _ = match is_exchanged {
                            true => place::exchange(&new, &target).map_err(io::Error::from),
                            false => fs::rename(&target, &new),
                        };
                    }
                    return Err(error);
                }
            }
        }
        Ok(())
    }
}
