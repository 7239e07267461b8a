// What was looked for and found: lists of it, the ways there, marks beside instructions.

/** Makes findings of what the index says of them; none were looked for if it says nothing. */
function readFindings() {
  const place = ([f, inst, file, line]) => {
    const where = file && `${file}:${line}`;
    const name = f === null ? "" : program.functions[f].name;
    return { f, inst, where, short: [name, where.split("/").pop()].filter(Boolean).join(", ") };
  };
  program.checked = program.findings !== null;
  program.findings = (program.findings ?? []).map(([rule, message, at, paths], number) => ({
    number, rule, message, place: place(at),
    paths: paths.map((path) => path.map(([note, step]) => ({ note, ...place(step) }))) }));
  program.foundAt = new Map();
  program.foundIn = new Map();
  for (const finding of program.findings) {
    const { f, inst } = finding.place;
    program.foundAt.set(inst, [...(program.foundAt.get(inst) ?? []), finding]);
    program.foundIn.set(f, (program.foundIn.get(f) ?? 0) + 1);
  }
}

/** Goes to a place of a finding, which is followed from then on. */
function followFinding(finding, { f, inst }) {
  if (f === null) return;
  const view = here.view === "code" ? "code" : "graph";
  go({ f, view, select: "i" + inst, finding: finding.number });
}

/** An entry of a list that leads to a finding. */
function findingEntry(finding) {
  const item = document.createElement("li");
  item.className = "go";
  item.tabIndex = -1;
  item.dataset.finding = finding.number;
  item.title = program.rules[finding.rule] ?? "";
  html(item, "b", "found", finding.rule);
  item.append(` ${cut(finding.message, 160)}`);
  html(item, "small", "", ` ${finding.place.short}`).title = finding.place.where;
  item.addEventListener("click", () => followFinding(finding, finding.place));
  return item;
}

/** What was found, on the start page. */
function findingsCard(cards) {
  if (!program.checked) return;
  const box = html(cards, "section", "card");
  html(box, "h3", "", `Findings (${program.findings.length})`).title = "what --findings looked for";
  if (!program.findings.length) html(box, "div", "dim", "Nothing was found.");
  more(html(box, "ol"), "li", program.findings.map((finding) => () => findingEntry(finding)), 10);
}

/** The findings at an instruction, and the one that is followed if it comes by here. */
function findingsOf(inst) {
  const own = program.foundAt.get(inst) ?? [];
  const followed = program.findings[here.finding];
  const passes = followed?.paths.some((path) => path.some((step) => step.inst === inst));
  return passes && !own.includes(followed) ? [followed, ...own] : own;
}

/** A finding with the ways that lead to it, of which a step may be where the reader is. */
function putFinding(parent, finding, inst) {
  const box = html(parent, "section", "finding");
  const head = html(box, "div", "");
  html(head, "b", "found", finding.rule).title = program.rules[finding.rule] ?? "";
  head.append(` ${finding.message}`);
  for (const path of finding.paths) {
    const steps = html(box, "ol", "steps");
    path.forEach((step, i) => {
      const item = html(steps, "li", "go" + (step.inst === inst ? " on" : ""));
      html(item, "span", "badge", String(i + 1));
      item.append(` ${step.note}`);
      html(item, "small", "", ` ${step.short}`).title = step.where;
      item.addEventListener("click", () => followFinding(finding, step));
    });
  }
}

/** What stands beside instructions: the numbers of steps of the finding that is followed, and a mark
 * at what was found. */
function badgesHere() {
  const texts = new Map();
  for (const inst of program.foundAt.keys()) texts.set(inst, "!");
  for (const path of program.findings[here.finding]?.paths ?? []) {
    path.forEach(({ inst }, i) => {
      const before = texts.get(inst) ?? "";
      const after = before === "!" || !before ? String(i + 1) : `${before},${i + 1}`;
      texts.set(inst, before.split(",").includes(String(i + 1)) ? before : after);
    });
  }
  return texts;
}

const hasBadges = () => [...badgesHere().keys()].some((inst) => shown?.instructions.has(inst));

/** Puts the marks where instructions are shown. */
function badges() {
  for (const old of document.querySelectorAll("main .inst .badge, main .line .badge")) old.remove();
  if (!shown || !program.findings.length) return;
  for (const [inst, text] of badgesHere()) {
    if (!shown.instructions.has(inst)) continue;
    for (const made of document.querySelectorAll(`main [data-inst="${inst}"]`)) {
      if (!(made instanceof SVGElement)) {
        made.prepend(html(made, "span", "badge", text));
        continue;
      }
      const y = Number(made.querySelector("rect").getAttribute("y"));
      const width = text.length * CHAR + 6, mark = element(made, "g", { class: "badge" });
      element(mark, "rect", { x: -width - 2, y: y + 0.5, width, height: LINE - 1, rx: 6 });
      element(mark, "text", { x: -width / 2 - 2, y: y + LINE - 4, "text-anchor": "middle" }, text);
    }
  }
}
