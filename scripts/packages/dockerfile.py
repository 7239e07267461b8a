"""Does what a Dockerfile says, in chroots of plain Debian: for machines without Docker.

    dockerfile.py build DOCKERFILE CONTEXT PLAIN.tar PLACE TOOLCHAIN
    dockerfile.py run PLACE WORDS...

Each stage is a directory below PLACE, which PLAIN.tar, a plain Debian 12, is unpacked into; the last
one is PLACE/last. One step is not done as it is written: a RUN with sh.rustup.rs. There the stage gets
the directory TOOLCHAIN, read-only, and /root/.cargo/bin has links into it. `run` runs the last stage's
ENTRYPOINT with WORDS. Knows what our Dockerfile uses, and says so if it uses more.
"""

import json
import os
import pathlib
import re
import shlex
import shutil
import subprocess
import sys

PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
RUST = "/opt/rust"


def instructions(text):
    """Each instruction's word and the rest, with continued lines joined."""
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    for line in "\n".join(lines).replace("\\\n", " ").splitlines():
        if line.strip():
            word, _, rest = line.strip().partition(" ")
            yield word, rest.strip()


class Stage:
    def __init__(self, root, folder="/", env=None, entry=(), binds=()):
        self.root, self.folder, self.entry = pathlib.Path(root), folder, list(entry)
        self.env = env or {"PATH": PATH, "HOME": "/root", "DEBIAN_FRONTEND": "noninteractive"}
        self.binds = list(binds)

    def run(self, words):
        steps = [f"mount -t proc proc {self.root}/proc", f"mount --rbind /dev {self.root}/dev"]
        for of, to in self.binds:
            steps.append(f"mkdir -p {self.root}{to}")
            steps.append(f"mount --bind {shlex.quote(of)} {self.root}{to}")
            steps.append(f"mount -o remount,bind,ro {self.root}{to}")
        inside = f"cd {shlex.quote(self.folder)} && exec {shlex.join(words)}"
        env = shlex.join(f"{name}={value}" for name, value in self.env.items())
        steps.append(f"exec chroot {self.root} env -i {env} /bin/sh -c {shlex.quote(inside)}")
        command = ["unshare", "--mount", "--propagation", "private", "sh", "-c", " && ".join(steps)]
        code = subprocess.run(command).returncode
        if code:
            sys.exit(f"dockerfile.py: ended with {code}: {shlex.join(words)}")

    def path(self, name):
        """Where a path of the stage is on this machine."""
        return self.root / os.path.normpath(os.path.join(self.folder, name)).lstrip("/")

    def rustup(self, toolchain):
        print(f"  NOT AS WRITTEN: the Rust of this machine, {toolchain}", flush=True)
        self.binds.append((toolchain, RUST))
        to = self.root / "root/.cargo/bin"
        to.mkdir(parents=True)
        for program in "cargo", "rustc":
            (to / program).symlink_to(f"{RUST}/bin/{program}")


def copy(files, to, into):
    """Copies files and folders into a folder, or one to a path."""
    for file in files:
        if file.is_dir():
            shutil.copytree(file, to, dirs_exist_ok=True, symlinks=True)
        else:
            target = to / file.name if into else to
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(file, target)


def build(dockerfile, context, plain, place, toolchain):
    stages, stage = {}, None
    for word, rest in instructions(pathlib.Path(dockerfile).read_text()):
        print(f"{word} {rest}", flush=True)
        match word:
            case "FROM":
                image, *name = rest.split()
                if image != "debian:12":
                    sys.exit(f"dockerfile.py: FROM {image}: debian:12 is all that is known here")
                stage = Stage(pathlib.Path(place, name[-1] if name else "last"))
                stages[stage.root.name] = stage
                stage.root.mkdir(parents=True)
                subprocess.run(["tar", "xf", plain, "-C", stage.root], check=True)
            case "RUN" if "sh.rustup.rs" in rest:
                stage.rustup(toolchain)
            case "RUN":
                stage.run(["/bin/sh", "-c", rest])
            case "WORKDIR":
                stage.folder = os.path.normpath(os.path.join(stage.folder, rest))
                stage.path(".").mkdir(parents=True, exist_ok=True)
            case "ENV":
                name, _, value = rest.partition("=")
                value = " ".join(shlex.split(value))
                stage.env[name] = re.sub(r"\$(\w+)", lambda it: stage.env.get(it[1], ""), value)
            case "ENTRYPOINT":
                stage.entry = json.loads(rest)
            case "COPY":
                *files, to = rest.split()
                of = pathlib.Path(context).joinpath
                if files[0].startswith("--from="):
                    of = stages[files.pop(0).removeprefix("--from=")].path
                copy([of(file) for file in files], stage.path(to), to.endswith("/"))
            case _:
                sys.exit(f"dockerfile.py: {word} is not known here")
    last = {"root": str(stage.root), "folder": stage.folder, "env": stage.env, "entry": stage.entry}
    pathlib.Path(place, "last.json").write_text(json.dumps(last))


match sys.argv[1:]:
    case ["build", dockerfile, context, plain, place, toolchain]:
        build(dockerfile, context, plain, place, toolchain)
    case ["run", place, *words]:
        last = Stage(**json.loads(pathlib.Path(place, "last.json").read_text()))
        last.run(last.entry + words)
    case _:
        sys.exit(__doc__)
