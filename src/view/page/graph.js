// The graph that is shown: blocks of a function, its dominator tree, or the map of the program.

const CHAR = 6.65, LINE = 14, PAD = 6, LONGEST = 96, GUTTER = 6;
/** So many instructions of a block are drawn or left out together. */
const PART = 32;
/** A smaller scale cannot be read: boxes alone are drawn. */
const READABLE = 0.28;

/** Numbers from the steps between them, in place. */
function sums(steps) {
  for (let i = 1; i < steps.length; i++) steps[i] += steps[i - 1];
}

const cut = (text, length) => (text.length > length ? text.slice(0, length - 1) + "…" : text);

/** Makes what the views of a function need of its data. */
function prepare(i, data) {
  shown = { index: i, data, summed: new Set(), instructions: new Map(), names: new Map(), rows: [] };
  sums(data.ids);
  shown.labels = new Map(data.ids.map((id, k) => [id, data.names[k]]));
  shown.nodes = data.blocks.map(([id, label, depth, header, outer, dominator, instructions], i) => {
    let line = 0, longest = label.length + 14;
    const rows = instructions.map(([instId, text, lineOf, column, file, result]) => {
      const row = { id: instId, full: text, column, file: data.files[file], line: lineOf,
        result, block: i, gutter: lineOf && lineOf !== line ? String(lineOf) : "",
        text: cut(text, LONGEST) };
      line = lineOf || line;
      longest = Math.max(longest, row.text.length + GUTTER);
      shown.instructions.set(instId, row);
      shown.rows.push(row);
      return row;
    });
    const parts = [];
    for (let first = 0; first < rows.length; first += PART) {
      parts.push({ first, last: Math.min(first + PART, rows.length) });
    }
    const node = { i, id, label, depth, header, outer, dominator, rows, parts,
      width: longest * CHAR + 2 * PAD, height: (rows.length + 1) * LINE + 2 * PAD, x: 0, y: 0 };
    for (const part of parts) part.n = node;
    return node;
  });
  shown.heads = new Set(shown.nodes.map((n) => n.header));
  shown.edges = data.edges.filter(([from, to]) => from !== null && to !== null)
    .map(([from, to, kind]) => ({ from, to, kind, points: [] }));
  connect();
}

/** A box with two short lines, in trees and maps. */
function smallBox(i, head, note, extra) {
  const width = Math.max(head.length, note.length) * CHAR + 2 * PAD;
  return { i, label: head, note, rows: [], parts: [], depth: 0, header: -1, x: 0, y: 0, width,
    height: 2 * LINE + 2 * PAD, ...extra };
}

/** The graph of a view, laid out when it is first asked for. */
const graphs = {
  graph() {
    return { nodes: shown.nodes, edges: shown.edges };
  },
  dominators() {
    const nodes = shown.nodes.map((n) => {
      const lines = n.rows.map((row) => row.line).filter(Boolean);
      const where = lines.length ? `, line ${Math.min(...lines)}` : "";
      return smallBox(n.i, n.label, plural(n.rows.length, "instruction") + where,
        { depth: n.depth, header: n.header });
    });
    const edges = shown.nodes.filter((n) => n.dominator >= 0)
      .map((n) => ({ from: n.dominator, to: n.i, kind: "dominates", points: [] }));
    return { nodes, edges };
  },
  map: mapOfProgram,
};

/** So many functions make a map that can be read. */
const ON_MAP = 120;

/** Functions with a body and calls between them; of many, those with the most neighbours. */
function mapOfProgram() {
  const own = program.functions.filter((f) => f.blocks);
  const weight = (f) => new Set([...callers[f.i], ...callees[f.i]].map(([i]) => i)).size;
  const chosen = own.length <= ON_MAP ? own
    : own.map((f) => [weight(f), f]).sort((a, b) => b[0] - a[0] || a[1].i - b[1].i)
      .slice(0, ON_MAP).map(([, f]) => f).sort((a, b) => a.i - b.i);
  const placeOf = new Map(chosen.map((f, place) => [f.i, place]));
  const nodes = chosen.map((f, place) =>
    smallBox(place, cut(f.name, 40), plural(f.instructions, "instruction"), { f: f.i }));
  const ways = new Map();
  for (const [from, to, how] of program.calls) {
    if (!placeOf.has(from) || !placeOf.has(to)) continue;
    const key = `${from} ${to}`;
    ways.set(key, { from: placeOf.get(from), to: placeOf.get(to), points: [],
      kind: how === "direct" ? "calls" : "maybe" });
  }
  return { nodes, edges: [...ways.values()], left: own.length - chosen.length };
}

// ---- drawing -----------------------------------------------------------------------------------

const svg = $("graph");
/** The graph at hand, with what is drawn of it, and where it is seen from. */
let model = null;
let scale = 1, left = 0, top_ = 0;
/** How large the canvas is, where that is known: to ask makes the browser lay out the page, which
 * takes longer than all that is done here. */
let canvas = null;
const sizeOfCanvas = () => (canvas ??= { w: svg.clientWidth, h: svg.clientHeight });

function showGraph(view) {
  const keeper = view === "map" ? program : shown;
  keeper.graphs ??= {};
  if (!keeper.graphs[view]) {
    const made = graphs[view]();
    const before = performance.now();
    layOut(made);
    made.took = performance.now() - before;
    keeper.graphs[view] = made;
  }
  const next = keeper.graphs[view];
  const isNew = model !== next;
  model = next;
  $("blocks").replaceChildren();
  $("edges").replaceChildren();
  model.drawn = new Map();
  for (const n of model.nodes) n.plain = undefined;
  if (isNew && model.seen) [scale, left, top_] = model.seen;
  else if (isNew) model.nodes.length > 12 && view !== "map" ? one() : fit();
  refresh();
}

/** Only what is in sight is in the document, so that thousands of blocks do no harm. */
function refresh() {
  if (!model) return;
  model.seen = [scale, left, top_];
  const { w, h } = sizeOfCanvas();
  const x0 = -left / scale - 50, y0 = -top_ / scale - 50;
  const x1 = x0 + w / scale + 100, y1 = y0 + h / scale + 100;
  const plain = scale < READABLE;
  $("view").setAttribute("transform", `translate(${left} ${top_}) scale(${scale})`);
  const seen = new Set();
  for (const n of model.nodes) {
    if (n.x > x1 || n.y > y1 || n.x + n.width < x0 || n.y + n.height < y0) continue;
    seen.add(n);
    if (model.drawn.has(n) && n.plain === plain) continue;
    model.drawn.get(n)?.remove();
    n.plain = plain;
    model.drawn.set(n, block(n, plain));
  }
  // After the boxes, so that they stand above them.
  for (const n of plain ? [] : [...seen]) {
    for (const part of n.parts) {
      const y = n.y + part.first * LINE;
      if (y > y1 || n.y + PAD + (part.last + 1) * LINE < y0) continue;
      seen.add(part);
      if (!model.drawn.has(part)) model.drawn.set(part, rows(part));
    }
  }
  for (const e of model.edges) {
    if (e.box[0] > x1 || e.box[1] > y1 || e.box[2] < x0 || e.box[3] < y0) continue;
    seen.add(e);
    if (!model.drawn.has(e)) model.drawn.set(e, edge(e));
  }
  for (const [thing, made] of model.drawn) {
    if (!seen.has(thing)) {
      made.remove();
      model.drawn.delete(thing);
    }
  }
  light();
  badges();
}

let pending = false;
function later() {
  if (pending) return;
  pending = true;
  requestAnimationFrame(() => {
    pending = false;
    refresh();
  });
}

function block(n, plain) {
  const heads = here.view === "map" ? null : shown.heads;
  const kind = (n.i === 0 && heads ? " entry" : "") + (heads?.has(n.i) ? " header" : "") +
    (here.select === "b" + n.i ? " on" : "");
  const attributes = { class: "block" + kind, transform: `translate(${n.x} ${n.y})` };
  if (n.f !== undefined) attributes["data-function"] = n.f;
  else attributes["data-block"] = n.i;
  const group = element($("blocks"), "g", attributes);
  element(group, "rect", { class: "box", width: n.width, height: n.height, rx: 4 });
  if (n.depth > 0) {
    element(group, "rect", { class: "loop", width: n.width, height: n.height, rx: 4,
      "fill-opacity": Math.min(0.08 + 0.07 * n.depth, 0.4) });
  }
  if (plain) return group;
  const note = n.depth ? `  loop ${n.depth} deep` : "";
  const head = element(group, "text", { x: PAD, y: PAD + LINE - 4, class: "head" }, n.label);
  if (n.note) element(group, "text", { x: PAD, y: PAD + 2 * LINE - 4, class: "dim" }, n.note);
  if (note) element(head, "tspan", { class: "dim", "font-weight": 400 }, note);
  if (n.f !== undefined) element(group, "title", {}, program.functions[n.f].signature);
  return group;
}

/** The instructions of part `part` of a block. */
function rows({ n, first, last }) {
  const group = element($("blocks"), "g", { transform: `translate(${n.x} ${n.y})` });
  for (let i = first; i < last; i++) {
    const row = n.rows[i], y = PAD + (i + 1) * LINE;
    const line = element(group, "g", { class: "inst", "data-inst": row.id });
    if (here.select === "i" + row.id) line.classList.add("on");
    element(line, "rect", { x: 1, y, width: n.width - 2, height: LINE });
    if (row.gutter) {
      element(line, "text", { x: PAD + (GUTTER - 1) * CHAR, y: y + LINE - 4, class: "dim",
        "text-anchor": "end" }, row.gutter);
    }
    const text = element(line, "text", { x: PAD + GUTTER * CHAR, y: y + LINE - 4 });
    putTokens(row.text, (part, word) => {
      if (!word) return text.append(part);
      element(text, "tspan", { class: `tok is-${kindOf(word)}`, "data-word": word }, part);
    });
    if (row.text !== row.full) element(line, "title", {}, row.full);
  }
  return group;
}

/** The style of an edge by its kind. */
const styleOf = (e) => e.kind.split(/\W/)[0] + (e.back ? " back" : "");

function edge(e) {
  const path = e.points.map((p, i) => `${i ? "L" : "M"}${p.x.toFixed(1)} ${p.y.toFixed(1)}`);
  const group = element($("edges"), "g", {});
  const made = element(group, "path", { d: path.join(""), class: `edge ${styleOf(e)}` });
  const [from, to] = [model.nodes[e.from], model.nodes[e.to]];
  element(made, "title", {}, `${from.label} to ${to.label}: ${e.kind}`);
  const said = { true: "T", false: "F" }[e.kind] ?? (/^(case|default)/.test(e.kind) ? e.kind : "");
  if (said) {
    // Beside the line where it has left the box, whichever side it leaves by.
    const [at, next] = e.points;
    const length = Math.hypot(next.x - at.x, next.y - at.y) || 1;
    const [right, down] = [(next.x - at.x) / length, (next.y - at.y) / length];
    element(group, "text", { class: "way", "text-anchor": right < -0.5 ? "end" : "start",
      x: at.x + 10 * right + (right < -0.5 ? 0 : 4), y: at.y + 10 * down + (down < 0.5 ? -3 : 3) },
    cut(said, 14));
  }
  return group;
}

/** What the lines of a view mean. */
const LEGENDS = {
  graph: [["always", "always"], ["true", "if true"], ["false", "if not"],
    ["case", "a case of a switch"], ["normal", "the call returns"], ["exceptional", "it unwinds"],
    ["indirect", "by an address"], ["back", "back to where it was"]],
  dominators: [["dominates", "every way to the lower block leads through the upper one"]],
  map: [["calls", "calls by name"], ["maybe", "may call through a pointer"]],
};

function legend(view) {
  const box = $("legend");
  box.replaceChildren();
  const kinds = new Set((model?.edges ?? []).map(styleOf));
  for (const [style, meaning] of LEGENDS[view] ?? []) {
    if (![...kinds].some((kind) => kind.split(" ").includes(style))) continue;
    const item = html(box, "span", "");
    const line = element(item, "svg", { width: 28, height: 10 });
    element(line, "path", { d: "M1 5 26 5", class: `edge ${style}` });
    item.append(meaning);
  }
  if (view === "graph" && shown.nodes.some((n) => n.depth)) {
    html(html(box, "span", ""), "i", "shade", "");
    box.lastChild.append("in a loop");
  }
  if (view === "graph" && hasBadges()) {
    const badge = (mark, meaning) => {
      const item = html(box, "span", "");
      html(item, "i", "badge", mark);
      item.append(meaning);
    };
    badge("!", "a finding");
    if (here.finding !== null) badge("1", "a step to it");
  }
  if (view === "map" && model.left) {
    html(box, "span", "", `${plural(model.left, "function")} with fewer neighbours left out`);
  }
}

// ---- moving ------------------------------------------------------------------------------------

function fit() {
  const [x0, y0, x1, y1] = boundsOf(model);
  const { w, h } = sizeOfCanvas();
  scale = Math.min(1.2, w / (x1 - x0 + 40), h / (y1 - y0 + 40));
  left = (w - (x1 - x0) * scale) / 2 - x0 * scale;
  top_ = Math.max((h - (y1 - y0) * scale) / 2, 10) - y0 * scale;
  refresh();
}

/** Shows a box at full size, in the middle; one that is too wide from its left edge. */
function center(n, y) {
  const { w } = sizeOfCanvas();
  left = n.width * scale > w - 16 ? 8 - n.x * scale : w / 2 - (n.x + n.width / 2) * scale;
  top_ = y - n.y * scale;
  refresh();
}

function one() {
  scale = 1;
  if (model.nodes.length) center(model.nodes[0], 20);
}

/** Brings an instruction or a block into sight. */
function reveal(n, row) {
  if (scale < READABLE) scale = 1;
  const y = row ? PAD + (n.rows.indexOf(row) + 1) * LINE : 0;
  const [at, side] = [(n.y + y) * scale + top_, n.x * scale + left];
  const { w, h } = sizeOfCanvas();
  if (at > 20 && at < h - 30 && side > -10 && side < w - 120) return refresh();
  center(n, h / 3 - y * scale);
}

function zoom(factor, x, y) {
  const next = Math.min(3, Math.max(0.01, scale * factor));
  left = x - ((x - left) * next) / scale;
  top_ = y - ((y - top_) * next) / scale;
  scale = next;
  later();
}

function zoomMiddle(factor) {
  const { w, h } = sizeOfCanvas();
  zoom(factor, w / 2, h / 2);
}

function listenToGraph() {
  svg.addEventListener("wheel", (event) => {
    event.preventDefault();
    if (event.ctrlKey || event.metaKey || event.altKey) {
      const box = svg.getBoundingClientRect();
      zoom(Math.exp(-event.deltaY / 300), event.clientX - box.left, event.clientY - box.top);
    } else {
      left -= event.shiftKey ? event.deltaY : event.deltaX;
      top_ -= event.shiftKey ? 0 : event.deltaY;
      later();
    }
  }, { passive: false });
  let drag = null;
  svg.addEventListener("pointerdown", (event) => {
    drag = { x: event.clientX, y: event.clientY, left, top: top_, moved: false };
  });
  window.addEventListener("pointermove", (event) => {
    if (!drag) return;
    const dx = event.clientX - drag.x, dy = event.clientY - drag.y;
    if (Math.abs(dx) + Math.abs(dy) > 4) drag.moved = true;
    if (!drag.moved) return;
    svg.classList.add("drag");
    left = drag.left + dx;
    top_ = drag.top + dy;
    later();
  });
  window.addEventListener("pointerup", () => {
    svg.classList.remove("drag");
    setTimeout(() => (drag = null));
  });
  svg.addEventListener("click", (event) => {
    if (drag?.moved) return;
    const at = (what) => event.target.closest(what);
    if (at(".tok")) return follow(at(".tok").dataset.word);
    if (at(".inst")) return select("i" + at(".inst").dataset.inst, false);
    const box = at(".block");
    if (box?.dataset.function) go({ f: Number(box.dataset.function), view: "graph", select: null });
    else if (box) selectBlock(Number(box.dataset.block));
    else if (here.select) select(null, false);
  });
  $("in").addEventListener("click", () => zoomMiddle(1.3));
  $("out").addEventListener("click", () => zoomMiddle(1 / 1.3));
  $("fit").addEventListener("click", fit);
  $("one").addEventListener("click", one);
  new ResizeObserver(() => {
    canvas = null;
    later();
  }).observe(svg);
}
