"""Puts the runs of SARIF files into one file, and prints how many results they have.

    python3 merge.py OUT FILE..

Writes a table of the results for the summary of a workflow, if there is one.
"""

import json
import os
import sys


def row(result):
    place = result["locations"][0]["physicalLocation"] if result.get("locations") else None
    where = "" if place is None else place["artifactLocation"]["uri"]
    if place and "region" in place:
        where += f":{place['region']['startLine']}"
    message = result["message"]["text"].replace("|", "\\|").replace("\n", " ")
    return f"| {result['ruleId']} | `{where}` | {message} |"


out, *files = sys.argv[1:]
whole, results = None, []
for file in files:
    with open(file, encoding="utf-8") as text:
        log = json.load(text)
    if whole is None:
        whole = {**log, "runs": []}
    for run in log["runs"]:
        # Runs of one tool are told apart by what they asked.
        rules = [rule["id"] for rule in run["tool"]["driver"].get("rules", [])]
        run["automationDetails"] = {"id": "llvm-facts/" + "+".join(rules)}
        whole["runs"].append(run)
        results += run["results"]
os.makedirs(os.path.dirname(os.path.abspath(out)), exist_ok=True)
with open(out, "w", encoding="utf-8") as text:
    json.dump(whole, text, indent=1)
    text.write("\n")
if "GITHUB_STEP_SUMMARY" in os.environ:
    with open(os.environ["GITHUB_STEP_SUMMARY"], "a", encoding="utf-8") as summary:
        summary.write(f"## llvm-facts: {len(results)} findings\n\n")
        if results:
            summary.write("| rule | place | what |\n|---|---|---|\n")
            shown = [row(result) for result in results[:100]]
            summary.write("\n".join(shown) + "\n")
        if len(results) > 100:
            summary.write(f"\n{len(results) - 100} more are in the file.\n")
print(len(results))
