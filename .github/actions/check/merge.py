"""Puts what checks found into one SARIF file, a run for each check.

    python3 merge.py OUT CHECK FILE [CHECK FILE]..

Prints how many findings there are, and how many of them have no line. Writes a table of them for the
summary of a workflow, if there is one.
"""

import json
import os
import sys

SHOWN = 100


def place(result):
    """The file of a finding, and its line, if it has them."""
    physical = (result.get("locations") or [{}])[0].get("physicalLocation", {})
    file = physical.get("artifactLocation", {}).get("uri", "")
    return file, physical.get("region", {}).get("startLine")


def row(result):
    file, line = place(result)
    where = file if line is None else f"{file}:{line}"
    message = result["message"]["text"].replace("|", "\\|").replace("\n", " ")
    return f"| {result['ruleId']} | `{where}` | {message} |"


def read(check, file):
    """The run of a check, with what code hosts ask for."""
    with open(file, encoding="utf-8") as text:
        log = json.load(text)
    [run] = log["runs"]
    # What stands before the last slash is the category of a run. Runs of one tool that go up in one
    # file need one each, and it stays the same when a check finds nothing.
    run["automationDetails"] = {"id": f"llvm-facts/{check}/"}
    for rule in run["tool"]["driver"]["rules"]:
        text = rule.setdefault("shortDescription", {"text": rule["id"]})["text"]
        rule.setdefault("fullDescription", {"text": text})
        rule.setdefault("help", {"text": text})
    return log


out, *pairs = sys.argv[1:]
logs = [read(check, file) for check, file in zip(pairs[::2], pairs[1::2], strict=True)]
runs = [run for log in logs for run in log["runs"]]
results = [result for run in runs for result in run["results"]]
os.makedirs(os.path.dirname(os.path.abspath(out)), exist_ok=True)
with open(out, "w", encoding="utf-8") as text:
    json.dump({**logs[0], "runs": runs}, text, indent=1)
    text.write("\n")

findings = "1 finding" if len(results) == 1 else f"{len(results)} findings"
if "GITHUB_STEP_SUMMARY" in os.environ:
    with open(os.environ["GITHUB_STEP_SUMMARY"], "a", encoding="utf-8") as summary:
        summary.write(f"## llvm-facts: {findings}\n\n")
        if results:
            summary.write("| rule | place | what |\n|---|---|---|\n")
            summary.write("".join(row(result) + "\n" for result in results[:SHOWN]) + "\n")
        if len(results) > SHOWN:
            summary.write(f"{len(results) - SHOWN} more are in the file.\n\n")
print(len(results), sum(place(result)[1] is None for result in results))
