"""The crates that become part of the programs, with their licences, as text.

    python3 scripts/packages/notices.py [PACKAGE]      (default: llvm-facts)

Texts that many crates have alike are printed once.
"""

import json
import pathlib
import subprocess
import sys


def cargo(*words):
    return subprocess.run(["cargo", *words], check=True, capture_output=True, text=True).stdout


package = sys.argv[1] if len(sys.argv) > 1 else "llvm-facts"
linked = set()
for line in cargo("tree", "--locked", "--package", package, "--edges", "normal", "--prefix", "none",
                  "--format", "{p}").splitlines():
    name, version, *rest = line.split()
    if "(proc-macro)" not in rest:
        linked.add((name, version.removeprefix("v")))

texts, seen = {}, set()
print("These crates are parts of the programs of llvm-facts, as they are linked.\n")
for crate in json.loads(cargo("metadata", "--locked", "--format-version", "1"))["packages"]:
    key = crate["name"], crate["version"]
    if key not in linked or crate["source"] is None or key in seen:
        continue
    seen.add(key)
    print(f"{crate['name']} {crate['version']}: {crate['license'] or crate['license_file']}")
    if crate["authors"]:
        print(f"  by {', '.join(author.split(' <')[0] for author in crate['authors'])}")
    for path in sorted(pathlib.Path(crate["manifest_path"]).parent.iterdir()):
        if path.is_file() and path.name.upper().startswith(("LICEN", "COPYING", "NOTICE", "UNLICEN")):
            text = path.read_text(errors="replace").strip()
            texts.setdefault(text, []).append(f"{crate['name']} {crate['version']}")
if not seen:
    sys.exit("notices.py: cargo names no crate")
for text, crates in texts.items():
    print(f"\n{'-' * 79}\n{', '.join(crates)}:\n\n{text}")
