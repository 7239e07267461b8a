// What is known of what is selected: facts, definition and uses, callers and callees.

/** The facts with this subject: relation and cells. */
function factsOf(subject) {
  if (!shown) return [];
  const found = [];
  for (const [relation, ...columns] of shown.data.facts) {
    if (!shown.summed.has(relation)) {
      shown.summed.add(relation);
      columns.forEach((cells, k) => program.relations[relation][1][k][1] === "s" || sums(cells));
    }
    for (let i = columns[0].indexOf(subject); i >= 0; i = columns[0].indexOf(subject, i + 1)) {
      found.push([relation, ...columns.map((cells) => cells[i])]);
    }
  }
  return found;
}

/** The label of an entity in a fact, and where a click on it leads. */
function entity(id) {
  const row = shown.instructions.get(id);
  if (row) return [row.text, () => select("i" + id, true)];
  const n = shown.nodes.find((n) => n.id === id);
  if (n) return [n.label, () => selectBlock(n.i)];
  const label = shown.names.get(id) ?? shown.labels.get(id) ?? "";
  const word = label.split(":").pop();
  if (/^[%@]/.test(word)) return [label, () => follow(word)];
  return [label, null];
}

function fact(relation, cells, subject) {
  const [label, columns, doc] = program.relations[relation];
  const made = document.createElement("div");
  made.className = "fact";
  html(made, "b", "", label).title = doc;
  made.append("(");
  cells.forEach((cell, i) => {
    if (i) made.append(", ");
    html(made, "i", "", columns[i][0] + "=");
    if (columns[i][1] === "e") {
      made.append(`${cell}`);
      let [label, lead] = entity(cell);
      const at = shown.instructions.get(subject);
      if (!label && columns[i][0] === "md" && at?.line) label = `${at.file}:${at.line}:${at.column}`;
      if (!label || cell === subject) return;
      made.append(" ");
      if (lead) html(made, "a", "", label).addEventListener("click", lead);
      else html(made, "i", "", label);
    } else made.append(columns[i][1] === "s" ? JSON.stringify(cell) : String(cell));
  });
  made.append(")");
  return made;
}

function facts(parent, subjects) {
  html(parent, "h3", "", "Facts");
  const box = html(parent, "div", "facts"), all = [];
  for (const subject of subjects) {
    for (const [relation, ...cells] of factsOf(subject)) {
      all.push(() => fact(relation, cells, subject));
    }
  }
  if (all.length) more(box, "div", all);
  else html(box, "div", "fact", "no facts");
}

function calls(parent, heading, list) {
  const how = new Map();
  for (const [i, way] of list) how.set(i, [...(how.get(i) ?? []), way]);
  html(parent, "h3", "", `${heading} (${how.size})`);
  const items = html(parent, "ol");
  more(items, "li", [...how].map(([i, ways]) => () => functionEntry(i, ways.join(", "))));
}

/** Instructions of the function, each a link. */
function instructionList(parent, heading, list) {
  html(parent, "h3", "", `${heading} (${list.length})`);
  more(html(parent, "ol"), "li", list.map((row) => () => {
    const item = document.createElement("li");
    item.className = "go code";
    item.append(cut(row.full, 160));
    html(item, "small", "", row.line ? ` line ${row.line}` : "");
    item.addEventListener("click", () => select("i" + row.id, true));
    return item;
  }));
}

/** The line of source that an instruction comes from, with its neighbours. */
function sourceOf(parent, row) {
  for (const [file, first, lines] of shown.data.source) {
    if (file !== row.file || row.line < first || row.line >= first + lines.length) continue;
    const box = html(parent, "pre", "excerpt");
    for (let k = Math.max(row.line - 2, first); k < Math.min(row.line + 3, first + lines.length); k++) {
      const line = html(box, "div", k === row.line ? "on" : "");
      html(line, "span", "no", String(k));
      line.append(lines[k - first] || " ");
      if (k === row.line && row.column) {
        const before = lines[k - first].slice(0, row.column - 1).replace(/[^\t]/g, " ");
        const mark = html(box, "div", "caret");
        html(mark, "span", "no", " ");
        mark.append(before + "^");
      }
    }
    return;
  }
}

const detailsOf = {
  function(box) {
    const f = program.functions[here.f];
    html(box, "h2", "", f.signature || f.name);
    if (f.signature && "@" + f.signature !== f.label) html(box, "div", "fact", f.label);
    html(box, "div", "", f.blocks
      ? `${plural(f.blocks, "block")}, ${plural(f.instructions, "instruction")}` : "no body here");
    if (f.file) html(box, "div", "", `${f.file}${f.line ? ":" + f.line : ""}`);
    const loops = shown ? [...shown.heads].filter((head) => head >= 0).length : 0;
    if (loops) html(box, "div", "", plural(loops, "loop"));
    calls(box, "Callers", callers[here.f]);
    calls(box, "Callees", callees[here.f]);
    const found = program.findings.filter((finding) => finding.place.f === here.f);
    if (found.length) {
      html(box, "h3", "", `Findings (${found.length})`);
      more(html(box, "ol"), "li", found.map((finding) => () => findingEntry(finding)));
    }
    const strings = program.strings.filter(([, , users]) => users.includes(here.f));
    if (strings.length) {
      html(box, "h3", "", `Strings (${strings.length})`);
      const items = html(box, "ol");
      more(items, "li", strings.map(([label, text]) => () => {
        const item = document.createElement("li");
        item.className = "go code";
        item.append(quoted(text));
        item.addEventListener("click", () => select("w" + label, false));
        return item;
      }));
    }
    if (shown) facts(box, [shown.data.id, shown.data.value]);
  },
  i(box, id) {
    const row = shown.instructions.get(Number(id));
    if (!row) return;
    htmlText(html(box, "h2"), row.full);
    const place = row.line ? `${row.file}:${row.line}:${row.column}` : "no place in the source";
    const at = html(box, "div", "", `${place}; block `);
    const n = shown.nodes[row.block];
    html(at, "a", "", n.label).addEventListener("click", () => selectBlock(n.i));
    findingsOf(row.id).forEach((finding) => putFinding(box, finding, row.id));
    sourceOf(box, row);
    const result = shown.names.get(row.result);
    if (result) instructionList(box, `Uses of ${result}`, usesOf(result));
    facts(box, row.result ? [row.id, row.result] : [row.id]);
  },
  w(box, word) {
    const kind = kindOf(word);
    html(box, "h2", "", word);
    html(box, "div", "", wordTitle[kind]);
    const row = shown.definition.get(word);
    if (row) instructionList(box, "Defined by", [row]);
    else if (shown.definition.has(word)) html(box, "div", "", "a parameter");
    const string = program.byString.get(word);
    if (string) {
      html(box, "pre", "excerpt", quoted(string[1]));
      calls(box, "Functions that name it", string[2].map((i) => [i, "names it"]));
    }
    instructionList(box, "Used by", usesOf(word));
    if (row?.result) facts(box, [row.result]);
  },
  b(box, i) {
    const n = shown.nodes[Number(i)];
    if (!n) return;
    html(box, "h2", "", `block ${n.label}`);
    if (n.depth) html(box, "div", "", `in the loop of ${shown.nodes[n.header]?.label}, ${n.depth} deep`);
    const ways = (heading, list) => {
      html(box, "h3", "", heading);
      const items = html(box, "ol");
      for (const [to, kind] of list) {
        const item = html(items, "li", "go", `${shown.nodes[to].label} `);
        html(item, "small", "", kind);
        item.addEventListener("click", () => selectBlock(to));
      }
    };
    ways("From", shown.edges.filter((e) => e.to === n.i).map((e) => [e.from, e.kind]));
    ways("To", shown.edges.filter((e) => e.from === n.i).map((e) => [e.to, e.kind]));
    if (n.dominator >= 0) ways("Immediate dominator", [[n.dominator, ""]]);
    facts(box, [n.id]);
  },
};

function details() {
  const box = $("details");
  box.replaceChildren();
  if (here.f === null) {
    html(box, "p", "dim", "Choose a function: what is known of it stands here. / searches.");
    return;
  }
  const kind = shown && here.select ? here.select[0] : "function";
  detailsOf[kind](box, here.select?.slice(1));
  box.scrollTop = 0;
}
