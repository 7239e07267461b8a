//! How programs become modules. What compilers make is kept in the target directory, by what it is
//! made of and how.

use std::collections::BTreeMap;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;

use super::answer::run;

/// A module in one of its builds: there already, or made by a command of LLVM's.
#[derive(Clone)]
pub enum Module {
    File(PathBuf),
    Made { command: Vec<String>, from: Vec<Module> },
}

/// A program in one of the ways to compile it.
pub struct Build {
    /// Parts joined by `-`, which the brackets of an answer use: `O0-typed`.
    pub name: String,
    pub modules: Vec<Module>,
}

impl Module {
    fn made(command: impl IntoIterator<Item = impl Into<String>>, from: Vec<Module>) -> Self {
        Self::Made { command: command.into_iter().map(Into::into).collect(), from }
    }

    /// Its file, which is made if need be; commands run in `dir`.
    pub fn file(&self, dir: &Path) -> Result<PathBuf, String> {
        let (command, from) = match self {
            Self::File(path) => return Ok(path.clone()),
            Self::Made { command, from } => (command, from),
        };
        let mut hasher = DefaultHasher::new();
        (command, version(&command[0])?).hash(&mut hasher);
        let mut inputs = Vec::new();
        for module in from {
            let input = module.file(dir)?;
            let bytes = fs::read(&input).map_err(|e| format!("{}: {e}", input.display()))?;
            bytes.hash(&mut hasher);
            // A module has the name of its source in it.
            inputs.push(input.strip_prefix(dir).map(Path::to_owned).unwrap_or(input));
        }
        (dir, &inputs).hash(&mut hasher);
        let kept = Path::new(env!("CARGO_TARGET_TMPDIR")).join("builds");
        let file = kept.join(format!("{:016x}.bc", hasher.finish()));
        if !file.exists() {
            fs::create_dir_all(&kept).map_err(|e| format!("{}: {e}", kept.display()))?;
            let made = tempfile::NamedTempFile::new_in(&kept).map_err(|e| e.to_string())?;
            let mut tool = Command::new(&command[0]);
            tool.args(&command[1..]).args(&inputs).current_dir(dir);
            run(tool.arg("-o").arg(made.path()))?;
            made.persist(&file).map_err(|e| e.to_string())?;
        }
        Ok(file)
    }
}

/// What a tool says of its version.
fn version(tool: &str) -> Result<String, String> {
    static KNOWN: Mutex<BTreeMap<String, String>> = Mutex::new(BTreeMap::new());
    let mut known = KNOWN.lock().map_err(|e| e.to_string())?;
    if let Some(version) = known.get(tool) {
        return Ok(version.clone());
    }
    let output = Command::new(tool).arg("--version").output();
    let output = output.map_err(|e| format!("{tool}: {e} (scripts/setup.sh installs it)"))?;
    let version = String::from_utf8_lossy(&output.stdout).into_owned();
    known.insert(tool.to_owned(), version.clone());
    Ok(version)
}

/// Lines `KEY: WORDS`, as the file `builds` of a folder and the heads of programs have them.
#[derive(Default, Clone)]
pub struct Ways {
    /// `compiler:` the command and its first options.
    compiler: Vec<String>,
    /// `levels:` each build is made at each of these levels of optimisation.
    levels: Vec<String>,
    /// `build:` a name, or `plain` for none, and its options.
    builds: Vec<(String, Vec<String>)>,
    /// `flags:` options of every build.
    flags: Vec<String>,
    /// `only:` the builds that have one of these words in their names.
    only: Vec<String>,
    /// `passes:` a name and arguments of opt, which runs after the plain build.
    passes: Vec<(String, Vec<String>)>,
    /// `second:` another source of the same program.
    second: Option<String>,
}

impl Ways {
    /// For programs of a folder that says nothing: clang's, and without optimisation and with.
    pub fn usual() -> Self {
        let levels = ["O0", "O2"].map(str::to_owned).to_vec();
        Self { levels, builds: vec![("plain".to_owned(), Vec::new())], ..Self::default() }
    }

    /// With what these lines say.
    pub fn and<'a>(mut self, lines: impl Iterator<Item = &'a str>) -> Result<Self, String> {
        for line in lines {
            let (key, words) = line.split_once(':').ok_or(format!("`{line}` has no key"))?;
            let mut words = words.split_whitespace().map(str::to_owned);
            let mut named = || words.next().ok_or(format!("`{line}` has no name"));
            match key {
                "compiler" => self.compiler = words.collect(),
                "levels" => self.levels = words.collect(),
                "build" => self.builds.push((named()?, words.collect())),
                "flags" => self.flags.extend(words),
                "only" => self.only = words.collect(),
                "passes" => self.passes.push((named()?, words.collect())),
                "second" => self.second = Some(named()?),
                _ => return Err(format!("`{line}`: no such key")),
            }
        }
        Ok(self)
    }

    /// The builds of a program; `source` is in `dir`.
    pub fn builds(&self, dir: &Path, source: &Path) -> Vec<Build> {
        let ending = source.extension().and_then(|e| e.to_str()).unwrap_or_default();
        let second = self.second.as_ref().map(|name| dir.join(name));
        let sources: Vec<PathBuf> = [source.to_path_buf()].into_iter().chain(second).collect();
        let files = || sources.iter().cloned().map(Module::File);
        if ending == "ll" {
            let mut all = vec![Build { name: "written".to_owned(), modules: files().collect() }];
            all.extend(self.after_passes("", &Module::File(source.to_path_buf())));
            return all;
        }
        let mut all = Vec::new();
        for (name, options) in &self.builds {
            let wanted = |only: &String| name.split('-').any(|part| part == only);
            if !self.only.is_empty() && !self.only.iter().any(wanted) {
                continue;
            }
            for level in &self.levels {
                let plain = name == "plain";
                let name = if plain { level.clone() } else { format!("{level}-{name}") };
                let mut command = match self.compiler.is_empty() {
                    false => self.compiler.clone(),
                    true if ["cpp", "mm"].contains(&ending) => vec!["clang++-15".to_owned()],
                    true => vec!["clang-15".to_owned()],
                };
                // The same module wherever the checkout is.
                let usual = ["-c", "-emit-llvm", "-w", "-fdebug-compilation-dir=."];
                command.extend(usual.map(str::to_owned));
                command.push(format!("-{level}"));
                command.extend(self.flags.iter().chain(options).cloned());
                let compile = |file| Module::made(command.clone(), vec![file]);
                let modules: Vec<Module> = files().map(compile).collect();
                if plain && modules.len() == 1 {
                    all.extend(self.after_passes(&format!("{level}-"), &modules[0]));
                }
                if modules.len() > 1 {
                    let typed = options.iter().any(|option| option == "-no-opaque-pointers");
                    let link = ["llvm-link-15"].into_iter().chain(typed.then_some(TYPED));
                    let linked = vec![Module::made(link, modules.clone())];
                    all.push(Build { name: format!("{name}-linked"), modules: linked });
                }
                all.push(Build { name, modules });
            }
        }
        all
    }

    fn after_passes<'a>(
        &'a self,
        prefix: &'a str,
        module: &'a Module,
    ) -> impl Iterator<Item = Build> + 'a {
        self.passes.iter().map(move |(name, words)| {
            let passes = words.first().map(|passes| format!("-passes={passes}"));
            let command = ["opt-15".to_owned()].into_iter().chain(passes);
            let command = command.chain(words.iter().skip(1).cloned());
            let modules = vec![Module::made(command, vec![module.clone()])];
            Build { name: format!("{prefix}{name}"), modules }
        })
    }
}

/// Has llvm-link keep typed pointers.
const TYPED: &str = "-opaque-pointers=0";
