// The search: functions by name at once, strings of three letters and more, then the instructions
// of all functions, piece by piece.

/** So many hits among instructions are enough. */
const HITS = 200;
let searching = 0;

/** Whether a text has what was typed: all words of it, or a regular expression between slashes. */
function matcher(typed) {
  const pattern = /^\/(.+?)\/?$/.exec(typed);
  if (pattern) {
    try {
      const expression = new RegExp(pattern[1], "i");
      return (text) => expression.test(text);
    } catch {
      return () => false;
    }
  }
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return (text) => {
    const lower = text.toLowerCase();
    return words.every((word) => lower.includes(word));
  };
}

function list() {
  const typed = $("search").value.trim(), matches = matcher(typed);
  const turn = ++searching;
  // Those with a body first: they can be looked into.
  const found = program.functions.filter((f) => matches(f.label + " " + f.signature))
    .sort((a, b) => !a.blocks - !b.blocks || a.i - b.i);
  $("found").textContent = `${found.length} of ${plural(program.functions.length, "function")}`;
  $("list").replaceChildren();
  const items = html($("list"), "ol");
  more(items, "li", found.map((f) => () => functionEntry(f.i)));
  if (typed.length < 3) return;
  const findings = program.findings.filter(({ rule, message }) => matches(`${rule} ${message}`));
  if (findings.length) {
    html($("list"), "h3", "", `Findings (${findings.length})`);
    more(html($("list"), "ol"), "li", findings.map((finding) => () => findingEntry(finding)));
  }
  const strings = program.strings.filter(([, text]) => matches(text));
  if (strings.length) {
    html($("list"), "h3", "", `Strings (${strings.length})`);
    more(html($("list"), "ol"), "li", strings.map(([label, text, users]) => () => {
      const item = document.createElement("li");
      item.className = "go code";
      item.tabIndex = -1;
      item.append(cut(quoted(text), 120));
      html(item, "small", "", ` ${users.length ? "in " + plural(users.length, "function") : label}`);
      item.addEventListener("click", () =>
        users.length && go({ f: users[0], view: "graph", select: "w" + label }));
      return item;
    }));
  }
  setTimeout(() => turn === searching && instructionsWith(matches, turn), 250);
}

async function instructionsWith(matches, turn) {
  const heading = html($("list"), "h3", "", "Instructions");
  const items = html($("list"), "ol");
  const inPiece = new Map();
  for (const f of program.functions) {
    if (!f.piece) continue;
    if (!inPiece.has(f.piece)) inPiece.set(f.piece, []);
    inPiece.get(f.piece).push(f);
  }
  let hits = 0;
  for (const [piece, functions] of inPiece) {
    const bodies = await unpack(piece);
    if (turn !== searching) return;
    for (const f of functions) {
      for (const [, , , , , , instructions] of bodies[f.at].blocks) {
        for (const [id, text] of instructions) {
          if (!matches(text)) continue;
          if (++hits > HITS) continue;
          const item = html(items, "li", "go code", cut(text, 120));
          item.tabIndex = -1;
          html(item, "small", "", ` ${f.name}`);
          item.addEventListener("click", () => go({ f: f.i, view: "graph", select: "i" + id }));
        }
      }
    }
    if (hits > HITS) break;
  }
  heading.textContent = `Instructions (${hits > HITS ? `the first ${HITS}` : hits})`;
  heading.dataset.done = "yes";
}

/** Moves the focus from entry to entry of the list. */
function step(by) {
  const items = [...$("list").querySelectorAll("li.go")];
  const at = items.indexOf(document.activeElement);
  const next = items[Math.max(at + by, -1)];
  if (at + by < 0) $("search").focus();
  else next?.focus();
}

function listenToSearch() {
  $("search").addEventListener("input", list);
  $("search").addEventListener("keydown", (event) => {
    if (event.key === "Enter") $("list").querySelector("li.go")?.click();
    if (event.key === "Escape") {
      $("search").value = "";
      list();
      svg.focus();
    }
  });
  $("functions").addEventListener("keydown", (event) => {
    const way = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (way) {
      event.preventDefault();
      step(way);
    } else if (event.key === "Enter" && document.activeElement.matches("li.go")) {
      document.activeElement.click();
    }
  });
}
