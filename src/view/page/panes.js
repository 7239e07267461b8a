// Views that are text: the start page, source beside instructions, loops.

/** Colours of source lines, told apart by people who do not see all colours (Okabe and Ito). */
const COLOURS = 6;

const panes = {
  start(pane) {
    const own = program.functions.filter((f) => f.blocks);
    const sum = (of) => own.reduce((total, f) => total + of(f), 0);
    html(pane, "p", "", `${plural(own.length, "function")} with a body, ` +
      `${plural(sum((f) => f.blocks), "block")}, ` +
      `${plural(sum((f) => f.instructions), "instruction")}; ` +
      `${plural(program.functions.length - own.length, "function")} of other modules, ` +
      `${plural(program.strings.length, "string")}.`);
    const cards = html(pane, "div", "cards");
    findingsCard(cards);
    const intrinsics = new Set(program.intrinsics);
    const callersOf = (f) => new Set(callers[f.i].map(([i]) => i)).size;
    const most = (of, among) => among.map((f) => [of(f), f]).filter(([n]) => n)
      .sort((a, b) => b[0] - a[0] || a[1].i - b[1].i);
    const card = (heading, meaning, list) => {
      if (!list.length) return;
      const box = html(cards, "section", "card");
      html(box, "h3", "", `${heading} (${list.length})`).title = meaning;
      const items = html(box, "ol");
      const all = list.map(([i, note]) => () => functionEntry(i, note));
      more(items, "li", all, 10);
    };
    card("Largest functions", "by instructions", most((f) => f.instructions, own)
      .map(([n, f]) => [f.i, plural(n, "instruction")]));
    const entries = new Map();
    for (const [i, why] of program.entries) entries.set(i, [...(entries.get(i) ?? []), why]);
    card("Entry points", "where execution may start",
      [...entries].map(([i, why]) => [i, why.join(", ")]));
    card("Recursion", "functions that call themselves, directly or through others",
      cycles().map(([i, size]) => [i, size > 1 ? `${size} call each other` : "calls itself"]));
    card("Called most", "by functions that call them", most(callersOf, own)
      .map(([n, f]) => [f.i, plural(n, "caller")]));
    card("Called elsewhere", "functions of other modules", most(callersOf, program.functions
      .filter((f) => !f.blocks && !intrinsics.has(f.i))).map(([n, f]) => [f.i, plural(n, "caller")]));
    card("May call what is not known", "some call's targets cannot be told",
      program.unknown.map((i) => [i, plural(callees[i].length, "known call edge")]));
    const map = html(pane, "p", "");
    const button = html(map, "button", "", "The call graph as a map");
    button.addEventListener("click", () => go({ f: null, view: "map", select: null }));
  },
  code(pane) {
    const columns = html(pane, "div", "columns");
    const source = html(columns, "div", "source"), listing = html(columns, "div", "listing");
    const colours = new Map();
    const key = (row) => `${row.file}:${row.line}`;
    for (const row of shown.rows) {
      if (row.line && !colours.has(key(row))) colours.set(key(row), colours.size % COLOURS);
    }
    const pieces = shown.data.source;
    if (!pieces.length) {
      html(source, "p", "dim", shown.rows.some((row) => row.line)
        ? "The source was not there, or has changed, when this page was made."
        : "The module says nothing about its source: compile with -g.");
    }
    for (const [file, first, lines] of pieces) {
      html(source, "h3", "", file);
      lines.forEach((text, k) => {
        const at = `${file}:${first + k}`, colour = colours.get(at);
        const line = html(source, "div", colour === undefined ? "line" : `line c${colour}`);
        html(line, "span", "no", String(first + k));
        html(line, "code", "", text);
        if (colour !== undefined) line.dataset.line = at;
      });
    }
    fillers = shown.nodes.map((n) => {
      const box = html(listing, "div", "blockText");
      box.dataset.block = n.i;
      box.style.minHeight = `${(n.rows.length + 2) * 16.5}px`;
      return () => {
        box.style.minHeight = "";
        html(box, "div", "head", n.label + (n.depth ? `   loop ${n.depth} deep` : ""));
        for (const row of n.rows) {
          const line = html(box, "div", "line" + (row.line ? ` c${colours.get(key(row))}` : ""));
          line.dataset.inst = row.id;
          if (row.line) line.dataset.line = key(row);
          if (here.select === "i" + row.id) line.classList.add("on");
          html(line, "span", "no", row.gutter);
          htmlText(html(line, "code"), row.full);
        }
        watching.unobserve(box);
      };
    });
    const watching = new IntersectionObserver((seen) => {
      for (const { target, isIntersecting } of seen) if (isIntersecting) fill(target.dataset.block);
      light();
      badges();
    }, { root: listing, rootMargin: "800px" });
    for (const box of listing.children) watching.observe(box);
    columns.addEventListener("pointerover", (event) => {
      const line = event.target.closest("[data-line]")?.dataset.line;
      for (const old of columns.querySelectorAll(".same")) old.classList.remove("same");
      if (!line) return;
      for (const made of columns.querySelectorAll("[data-line]")) {
        made.classList.toggle("same", made.dataset.line === line);
      }
    });
    columns.addEventListener("click", (event) => {
      const word = event.target.closest(".tok")?.dataset.word;
      if (word) return follow(word);
      const line = event.target.closest("[data-line], [data-inst]");
      if (!line) return;
      const other = line.closest(".source") ? listing : source;
      const first = shown.rows.find((row) => row.line && key(row) === line.dataset.line);
      if (first) fill(first.block);
      const same = [...other.querySelectorAll("[data-line]")]
        .find((made) => made.dataset.line === line.dataset.line);
      same?.scrollIntoView({ block: "nearest" });
      if (line.dataset.inst) select("i" + line.dataset.inst, false);
    });
  },
  loops(pane) {
    const headers = shown.nodes.filter((n) => shown.heads.has(n.i));
    if (!headers.length) html(pane, "p", "dim", "No loop in this function.");
    // The blocks of each loop, those of loops inside it among them.
    const members = new Map(headers.map((n) => [n.i, new Set()]));
    for (const n of shown.nodes) {
      for (let at = n.header; at >= 0; at = shown.nodes[at].outer) members.get(at)?.add(n.i);
    }
    const put = (parent, outer) => {
      const list = html(parent, "ul", "tree");
      for (const n of headers.filter((h) => h.outer === outer)) {
        const item = html(list, "li");
        const blocks = members.get(n.i);
        let [low, high] = [Infinity, 0];
        for (const i of blocks) {
          for (const { line } of shown.nodes[i].rows) {
            if (line) [low, high] = [Math.min(low, line), Math.max(high, line)];
          }
        }
        const exits = shown.edges.filter((e) => blocks.has(e.from) && !blocks.has(e.to));
        const where = high ? `, lines ${low} to ${high}` : "";
        const head = html(item, "a", "", n.label);
        head.addEventListener("click", () => selectBlock(n.i));
        item.append(` ${plural(blocks.size, "block")}${where}, ${plural(exits.length, "way")} out`);
        if (headers.some((h) => h.outer === n.i)) put(item, n.i);
      }
    };
    put(pane, -1);
  },
};

/** Functions that are recursive: the first of each cycle, and how many are in it. */
function cycles() {
  const n = program.functions.length, state = new Int32Array(n), low = new Int32Array(n);
  const found = [], stack = [];
  const onStack = new Uint8Array(n);
  const next = callees.map((list) => [...new Set(list.map(([i]) => i))]);
  let count = 0;
  // Tarjan's algorithm, without recursion: call graphs are deep.
  for (let root = 0; root < n; root++) {
    if (state[root]) continue;
    const work = [[root, 0]];
    while (work.length) {
      const top = work[work.length - 1], [v] = top;
      if (top[1] === 0) {
        state[v] = low[v] = ++count;
        stack.push(v);
        onStack[v] = 1;
      }
      if (top[1] < next[v].length) {
        const w = next[v][top[1]++];
        if (!state[w]) work.push([w, 0]);
        else if (onStack[w]) low[v] = Math.min(low[v], state[w]);
        continue;
      }
      work.pop();
      if (work.length) {
        const parent = work[work.length - 1][0];
        low[parent] = Math.min(low[parent], low[v]);
      }
      if (low[v] !== state[v]) continue;
      const component = [];
      let w;
      do {
        w = stack.pop();
        onStack[w] = 0;
        component.push(w);
      } while (w !== v);
      if (component.length > 1 || next[v].includes(v)) {
        found.push([Math.min(...component), component.length]);
      }
    }
  }
  return found.sort((a, b) => b[1] - a[1] || a[0] - b[0]);
}

/** For each block of the listing what writes its lines, which is done once it comes into sight. */
let fillers = [];
function fill(i) {
  const make = fillers[i];
  fillers[i] = null;
  make?.();
}

/** Brings what is selected into sight in a text. */
function revealInPane() {
  if (here.view !== "code" || (here.select?.[0] !== "i" && here.select?.[0] !== "b")) return;
  const id = Number(here.select.slice(1));
  fill(here.select[0] === "b" ? id : shown.instructions.get(id)?.block);
  const what = here.select[0] === "i" ? `[data-inst="${here.select.slice(1)}"]`
    : `.blockText[data-block="${here.select.slice(1)}"]`;
  $("pane").querySelector(what)?.scrollIntoView({ block: "center" });
}
