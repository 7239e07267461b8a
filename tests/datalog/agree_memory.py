#!/usr/bin/env python3
"""Compares reaching_store of datalog/memory with LLVM's MemorySSA.

    llvm-facts query MODULE tests/datalog/agree_memory.dl -D OUT
    tests/datalog/agree_memory.py MODULE OUT [OPT]

For each load, `opt -passes='print<memoryssa-walker>'` names the nearest store or call that may
write there. Where it is a store that LLVM says has the same address (MustAlias), reaching_store
must have it: exits 1 if not. Where it is another, or what was there on entry, what reaching_store
says is counted: it may know more or less.
"""
import re
import subprocess
import sys
from collections import Counter, defaultdict


def rows(out, relation):
    with open(f"{out}/{relation}.csv", errors="surrogateescape") as lines:
        return [line.rstrip("\n").split("\t") for line in lines]


def derived(out):
    """For each function, what its n-th instruction is; for each load, what reaches it."""
    places = defaultdict(list)
    for inst, fn, block, position in rows(out, "where"):
        places[fn].append((int(block), int(position), inst))
    order = {fn: [inst for _, _, inst in sorted(all)] for fn, all in places.items()}
    reaching = defaultdict(set)
    for load, store, strength in rows(out, "reaching_store"):
        reaching[load].add((store, strength))
    return order, reaching, {load for (load,) in rows(out, "reaching_entry")}


def printed(module, opt):
    """For each function, a row per instruction: the number that it defines, what it reads, how."""
    # Printers skip functions that are `optnone`.
    dis = opt.replace("opt", "llvm-dis")
    source = subprocess.run([dis, "-o", "-", module], stdout=subprocess.PIPE, check=True).stdout
    command = [opt, "-passes=print<memoryssa-walker>", "-disable-output"]
    text = subprocess.run(command, input=source.replace(b" optnone ", b" "),
                          stderr=subprocess.PIPE, check=True).stderr
    functions, body, note, fn = {}, None, None, None
    for line in text.decode(errors="surrogateescape").splitlines():
        if line.startswith("define "):
            fn, body, note = re.search(r'(@"[^"]*"|@[^ (]+)\(', line)[1], [], None
        elif line == "}":
            functions[fn.replace('"', "")], body = body, None
        elif body is None or not line.strip():
            continue
        elif line.lstrip().startswith(";"):
            found = re.search(r"clobbered by (\d+) = MemoryDef", line)
            defines = re.match(r"\s*; (\d+) = MemoryDef", line)
            if "clobbered by" in line:
                note = (defines and defines[1], found and found[1], " MustAlias - " in line,
                        "clobbered by liveOnEntry" in line)
        elif line.startswith("  ") and not line.startswith("   "):
            # Cases of switches, clauses of landing pads and the like stand deeper.
            if not line.strip().startswith("]"):
                body.append(note or (None, None, False, False))
                note = None
    return functions


def main():
    module, out = sys.argv[1:3]
    opt = sys.argv[3] if len(sys.argv) > 3 else "opt-15"
    order, reaching, entry = derived(out)
    loads = {inst for (inst,) in rows(out, "load")}
    writes = {inst for (inst,) in rows(out, "store")}
    count, missing = Counter(), []
    for fn, body in printed(module, opt).items():
        insts = order.get(fn)
        if insts is None or len(insts) != len(body):
            count["functions that are printed in another way"] += 1
            continue
        definition = {defines: i for i, (defines, *_) in enumerate(body) if defines}
        for i, (_, reads, must, on_entry) in enumerate(body):
            load = insts[i]
            if load not in loads:
                continue
            stores = dict(reaching[load])
            if on_entry:
                same = "the same" if load in entry and not stores else "a write, too"
                count[f"on entry: {same}"] += 1
            elif reads in definition:
                store = insts[definition[reads]]
                what = ("must" if must else "may") if store in writes else "call"
                count[f"{what}: {stores.get(store, 'not there')}"] += 1
                if what == "must" and store not in stores:
                    missing.append(f"{fn}: instruction {i} reads {definition[reads]}")
            else:
                count["a phi: " + ("several" if len(stores) > 1 else "fewer")] += 1
    print(f"{module}:", ", ".join(f"{what} {n}" for what, n in sorted(count.items())))
    for line in missing[:10]:
        print("  missing:", line)
    sys.exit(1 if missing else 0)


if __name__ == "__main__":
    main()
