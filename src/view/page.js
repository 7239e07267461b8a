"use strict";
// Piece 0 is the index of the program; then there is one for each function that has a body.
const $ = (id) => document.getElementById(id);
const SVG = "http://www.w3.org/2000/svg";

/** Piece `i`. The browser may still be reading it: a piece is whole when something follows it. */
async function unpack(i) {
  let piece;
  while (!((piece = $("p" + i))?.nextSibling || document.readyState !== "loading")) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const text = atob(piece.textContent);
  const bytes = new Uint8Array(text.length);
  for (let k = 0; k < text.length; k++) bytes[k] = text.charCodeAt(k);
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return JSON.parse(await new Response(stream).text());
}

function element(parent, name, attributes, text) {
  const made = document.createElementNS(SVG, name);
  for (const key in attributes) made.setAttribute(key, attributes[key]);
  if (text !== undefined) made.textContent = text;
  parent.append(made);
  return made;
}

function html(parent, name, className, text) {
  const made = document.createElement(name);
  if (className) made.className = className;
  if (text !== undefined) made.textContent = text;
  parent.append(made);
  return made;
}

// ---- the program -------------------------------------------------------------------------------

let program, callers, callees;
const pieceOf = [];
let shown = null; // the function that is drawn

async function start() {
  program = await unpack(0);
  let next = 1;
  program.functions.forEach((f, i) => (pieceOf[i] = f[2] > 0 ? next++ : 0));
  callers = program.functions.map(() => []);
  callees = program.functions.map(() => []);
  for (const [from, to, how] of program.calls) {
    callers[to].push([from, how]);
    callees[from].push([to, how]);
  }
  $("search").addEventListener("input", list);
  $("bodies").addEventListener("change", list);
  window.addEventListener("hashchange", fromHash);
  list();
  if (!location.hash) {
    const main = program.functions.findIndex((f) => f[0] === "@main" && f[2] > 0);
    await choose(main >= 0 ? main : pieceOf.findIndex((piece) => piece > 0));
  } else await fromHash();
  document.body.dataset.ready = "yes";
}

async function fromHash() {
  const name = decodeURIComponent(location.hash.slice(1));
  const i = program.functions.findIndex((f) => f[0] === name);
  if (i >= 0 && i !== shown?.index) await choose(i);
}

// ---- the list of functions ---------------------------------------------------------------------

const AT_ONCE = 200;

function matcher(text) {
  const pattern = /^\/(.+?)\/?$/.exec(text);
  if (pattern) {
    try {
      const expression = new RegExp(pattern[1], "i");
      return (f) => expression.test(f[0]) || expression.test(f[1]);
    } catch {
      return () => false;
    }
  }
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return (f) => {
    const name = (f[0] + " " + f[1]).toLowerCase();
    return words.every((word) => name.includes(word));
  };
}

function list() {
  const matches = matcher($("search").value.trim());
  const bodies = $("bodies").checked;
  const found = [];
  program.functions.forEach((f, i) => {
    if ((!bodies || f[2] > 0) && matches(f)) found.push(i);
  });
  $("found").textContent = `${found.length} of ${program.functions.length} functions` +
    (found.length > AT_ONCE ? `, the first ${AT_ONCE} shown` : "");
  const items = found.slice(0, AT_ONCE).map((i) => entry(document.createElement("li"), i));
  $("list").replaceChildren(...items);
}

function title(i) {
  const [label, full] = program.functions[i];
  return full && "@" + full !== label ? full : label;
}

function entry(item, i, more) {
  const f = program.functions[i];
  item.className = shown?.index === i ? "go on" : "go";
  item.dataset.function = i;
  item.append(title(i));
  const note = more ?? (f[2] ? `${f[2]} blocks` : "external");
  html(item, "small", "", ` ${note}`);
  item.title = f[0];
  item.addEventListener("click", () => choose(i));
  return item;
}

// ---- choosing ----------------------------------------------------------------------------------

async function choose(i) {
  if (i < 0) return;
  const data = pieceOf[i] ? await unpack(pieceOf[i]) : null;
  shown = { index: i, data, nodes: [], edges: [], summed: new Set() };
  history.replaceState(null, "", "#" + encodeURIComponent(program.functions[i][0]));
  for (const item of $("list").children) {
    item.classList.toggle("on", Number(item.dataset.function) === i);
  }
  $("name").textContent = title(i);
  if (data) prepare();
  draw();
  start_view();
  details();
}

/** Of more blocks dagre makes one wait: its time grows faster than their square. */
const BY_DAGRE = 40;
const CHAR = 6.65, LINE = 14, PAD = 6, LONGEST = 96, GUTTER = 6;
/** So many instructions of a block are drawn or left out together. */
const PART = 32;

/** Numbers from the steps between them, in place. */
function sums(steps) {
  for (let i = 1; i < steps.length; i++) steps[i] += steps[i - 1];
}

/** The facts with this subject: relation and cells. */
function factsOf(subject) {
  if (!shown.data) return [];
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

/** Sizes of blocks, then their places. */
function prepare() {
  const { data } = shown;
  sums(data.ids);
  shown.labels = new Map(data.ids.map((id, i) => [id, data.names[i]]));
  shown.instructions = new Map();
  shown.nodes = data.blocks.map(([id, label, depth, header, instructions], i) => {
    let line = 0, longest = label.length + 8;
    const rows = instructions.map((inst) => {
      const [instId, text, lineOf, column, file, result] = inst;
      const row = { id: instId, full: text, column, file: data.files[file], line: lineOf,
        result, block: i, gutter: lineOf && lineOf !== line ? String(lineOf) : "",
        text: text.length > LONGEST ? text.slice(0, LONGEST - 1) + "…" : text };
      line = lineOf || line;
      longest = Math.max(longest, row.text.length + GUTTER);
      shown.instructions.set(instId, row);
      return row;
    });
    const parts = [];
    for (let first = 0; first < rows.length; first += PART) {
      parts.push({ first, last: Math.min(first + PART, rows.length) });
    }
    const node = { i, id, label, depth, header, rows, parts, width: longest * CHAR + 2 * PAD,
      height: (rows.length + 1) * LINE + 2 * PAD, x: 0, y: 0 };
    for (const part of parts) part.n = node;
    return node;
  });
  shown.edges = data.edges.filter(([from, to]) => from !== null && to !== null)
    .map(([from, to, kind]) => ({ from, to, kind, points: [] }));
  const before = performance.now();
  if (shown.nodes.length <= BY_DAGRE && shown.edges.length <= 2 * BY_DAGRE) byDagre(shown);
  else byLayers(shown);
  shown.took = performance.now() - before;
}

// ---- layout ------------------------------------------------------------------------------------

function byDagre({ nodes, edges }) {
  const graph = new dagre.graphlib.Graph({ multigraph: true });
  graph.setGraph({ nodesep: 24, ranksep: 34, marginx: 10, marginy: 10,
    ranker: nodes.length > 20 ? "longest-path" : "network-simplex" });
  graph.setDefaultEdgeLabel(() => ({}));
  nodes.forEach((n) => graph.setNode(String(n.i), { width: n.width, height: n.height }));
  edges.forEach((e, i) => graph.setEdge(String(e.from), String(e.to), {}, String(i)));
  dagre.layout(graph);
  for (const n of nodes) {
    const at = graph.node(String(n.i));
    n.x = at.x - n.width / 2;
    n.y = at.y - n.height / 2;
  }
  edges.forEach((e, i) => {
    e.points = graph.edge(String(e.from), String(e.to), String(i)).points;
    e.back = nodes[e.to].y <= nodes[e.from].y;
  });
}

/** Large functions: layers by the longest way from the entry, ordered by the middle of what leads
 * to a block. Linear but for the sorting, where dagre would take minutes. */
function byLayers({ nodes, edges }) {
  const out = nodes.map(() => []), into = nodes.map(() => []);
  for (const e of edges) if (e.from !== e.to) out[e.from].push(e);
  const state = new Uint8Array(nodes.length), order = [];
  for (let root = 0; root < nodes.length; root++) {
    if (state[root]) continue;
    const stack = [[root, 0]];
    state[root] = 1;
    while (stack.length) {
      const top = stack[stack.length - 1];
      if (top[1] < out[top[0]].length) {
        const e = out[top[0]][top[1]++];
        if (state[e.to] === 1) e.back = true;
        else if (!state[e.to]) {
          state[e.to] = 1;
          stack.push([e.to, 0]);
        }
      } else {
        state[top[0]] = 2;
        order.push(top[0]);
        stack.pop();
      }
    }
  }
  order.reverse();
  const layer = new Int32Array(nodes.length);
  for (const n of order) {
    for (const e of out[n]) {
      if (e.back) continue;
      into[e.to].push(n);
      layer[e.to] = Math.max(layer[e.to], layer[n] + 1);
    }
  }
  const layers = [];
  for (const n of order) (layers[layer[n]] ??= []).push(n);
  const middle = new Float64Array(nodes.length);
  let y = 10;
  for (const row of layers) {
    for (const n of row) {
      const from = into[n];
      middle[n] = from.length ? from.reduce((sum, p) => sum + middle[p], 0) / from.length : 0;
    }
    row.sort((a, b) => middle[a] - middle[b] || a - b);
    const gap = 24;
    const width = row.reduce((sum, n) => sum + nodes[n].width + gap, -gap);
    const center = row.reduce((sum, n) => sum + middle[n], 0) / row.length;
    let x = center - width / 2;
    for (const n of row) {
      nodes[n].x = x;
      nodes[n].y = y;
      middle[n] = x + nodes[n].width / 2;
      x += nodes[n].width + gap;
    }
    y += Math.max(...row.map((n) => nodes[n].height)) + 40;
  }
  for (const e of edges) {
    const a = nodes[e.from], b = nodes[e.to];
    e.back ||= e.from === e.to;
    const from = { x: a.x + a.width / 2, y: a.y + a.height }, to = { x: b.x + b.width / 2, y: b.y };
    if (e.back) {
      const side = Math.max(a.x + a.width, b.x + b.width) + 14;
      e.points = [from, { x: from.x, y: from.y + 12 }, { x: side, y: from.y + 12 },
        { x: side, y: to.y - 12 }, { x: to.x, y: to.y - 12 }, to];
    } else e.points = [from, { x: from.x, y: from.y + 14 }, { x: to.x, y: to.y - 14 }, to];
  }
}

// ---- drawing -----------------------------------------------------------------------------------

const svg = $("graph");
let scale = 1, left = 0, top_ = 0;

function bounds() {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const n of shown.nodes) {
    x0 = Math.min(x0, n.x);
    y0 = Math.min(y0, n.y);
    x1 = Math.max(x1, n.x + n.width);
    y1 = Math.max(y1, n.y + n.height);
  }
  return shown.nodes.length ? [x0, y0, x1, y1] : [0, 0, 100, 100];
}

function draw() {
  $("blocks").replaceChildren();
  $("edges").replaceChildren();
  shown.drawn = new Map();
  for (const n of shown.nodes) n.plain = undefined;
  for (const e of shown.edges) {
    const xs = e.points.map((p) => p.x), ys = e.points.map((p) => p.y);
    e.box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  }
}

/** Only what is in sight is in the document, so that thousands of blocks do no harm. */
function refresh() {
  const { clientWidth: w, clientHeight: h } = svg;
  const x0 = -left / scale - 50, y0 = -top_ / scale - 50;
  const x1 = x0 + w / scale + 100, y1 = y0 + h / scale + 100;
  const plain = scale < 0.28; // too small to read
  $("view").setAttribute("transform", `translate(${left} ${top_}) scale(${scale})`);
  const seen = new Set();
  for (const n of shown.nodes) {
    if (n.x > x1 || n.y > y1 || n.x + n.width < x0 || n.y + n.height < y0) continue;
    seen.add(n);
    if (shown.drawn.has(n) && n.plain === plain) continue;
    shown.drawn.get(n)?.remove();
    n.plain = plain;
    shown.drawn.set(n, block(n, plain));
  }
  // After the boxes, so that they stand above them.
  for (const n of plain ? [] : [...seen]) {
    for (const part of n.parts) {
      const y = n.y + part.first * LINE;
      if (y > y1 || n.y + PAD + (part.last + 1) * LINE < y0) continue;
      seen.add(part);
      if (!shown.drawn.has(part)) shown.drawn.set(part, rows(part));
    }
  }
  for (const e of shown.edges) {
    if (e.box[0] > x1 || e.box[1] > y1 || e.box[2] < x0 || e.box[3] < y0) continue;
    seen.add(e);
    if (!shown.drawn.has(e)) shown.drawn.set(e, edge(e));
  }
  for (const [thing, made] of shown.drawn) {
    if (!seen.has(thing)) {
      made.remove();
      shown.drawn.delete(thing);
    }
  }
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
  const heads = shown.heads ??= new Set(shown.nodes.map((m) => m.header));
  const kind = (n.i === 0 ? " entry" : "") + (heads.has(n.i) ? " header" : "");
  const group = element($("blocks"), "g", { class: "block" + kind, "data-block": n.i,
    transform: `translate(${n.x} ${n.y})` });
  element(group, "rect", { class: "box", width: n.width, height: n.height, rx: 4 });
  if (n.depth > 0) {
    element(group, "rect", { class: "loop", width: n.width, height: n.height, rx: 4,
      "fill-opacity": Math.min(0.08 + 0.07 * n.depth, 0.4) });
  }
  if (plain) return group;
  const note = n.depth ? `  loop ${n.depth} deep` : "";
  const head = element(group, "text", { x: PAD, y: PAD + LINE - 4, class: "head" }, n.label);
  element(head, "tspan", { class: "dim", "font-weight": 400 }, note);
  return group;
}

/** The instructions of part `part` of a block. */
function rows({ n, first, last }) {
  const group = element($("blocks"), "g", { transform: `translate(${n.x} ${n.y})` });
  for (let i = first; i < last; i++) {
    const row = n.rows[i], y = PAD + (i + 1) * LINE;
    const line = element(group, "g", { class: "inst", "data-inst": row.id });
    if (shown.clicked === row.id) line.classList.add("on");
    element(line, "rect", { x: 1, y, width: n.width - 2, height: LINE });
    if (row.gutter) {
      element(line, "text", { x: PAD + (GUTTER - 1) * CHAR, y: y + LINE - 4, class: "dim",
        "text-anchor": "end" }, row.gutter);
    }
    element(line, "text", { x: PAD + GUTTER * CHAR, y: y + LINE - 4 }, row.text);
  }
  return group;
}

function edge(e) {
  const path = e.points.map((p, i) => `${i ? "L" : "M"}${p.x.toFixed(1)} ${p.y.toFixed(1)}`);
  const made = element($("edges"), "path", { d: path.join(""),
    class: `edge ${e.kind.split(/\W/)[0]}${e.back ? " back" : ""}` });
  element(made, "title", {}, `${shown.nodes[e.from].label} to ${shown.nodes[e.to].label}: ${e.kind}`);
  return made;
}

function start_view() {
  shown.nodes.length > 12 ? one() : fit();
}

function fit() {
  const [x0, y0, x1, y1] = bounds();
  const { clientWidth: w, clientHeight: h } = svg;
  scale = Math.min(1.2, w / (x1 - x0 + 40), h / (y1 - y0 + 40));
  left = (w - (x1 - x0) * scale) / 2 - x0 * scale;
  top_ = Math.max((h - (y1 - y0) * scale) / 2, 10) - y0 * scale;
  refresh();
}

function one() {
  const entry = shown.nodes[0];
  scale = 1;
  left = entry ? svg.clientWidth / 2 - (entry.x + entry.width / 2) : 0;
  top_ = entry ? 20 - entry.y : 0;
  refresh();
}

function zoom(factor, x, y) {
  const next = Math.min(3, Math.max(0.01, scale * factor));
  left = x - ((x - left) * next) / scale;
  top_ = y - ((y - top_) * next) / scale;
  scale = next;
  later();
}

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
  const inst = event.target.closest(".inst"), box = event.target.closest(".block");
  if (inst) instruction(Number(inst.dataset.inst));
  else if (box) ofBlock(Number(box.dataset.block));
  else details();
});
svg.addEventListener("keydown", (event) => {
  const step = { ArrowUp: [0, 60], ArrowDown: [0, -60], ArrowLeft: [60, 0], ArrowRight: [-60, 0] };
  if (step[event.key]) {
    left += step[event.key][0];
    top_ += step[event.key][1];
    event.preventDefault();
    later();
  }
});
const center = (factor) => zoom(factor, svg.clientWidth / 2, svg.clientHeight / 2);
$("in").addEventListener("click", () => center(1.3));
$("out").addEventListener("click", () => center(1 / 1.3));
$("fit").addEventListener("click", fit);
$("one").addEventListener("click", one);
window.addEventListener("resize", () => shown && later());

// ---- details -----------------------------------------------------------------------------------

function mark(id) {
  shown.clicked = id;
  svg.querySelectorAll(".inst.on").forEach((line) => line.classList.remove("on"));
  svg.querySelector(`.inst[data-inst="${id}"]`)?.classList.add("on");
}

function name(id) {
  const row = shown.instructions.get(id);
  if (row) return row.text;
  return shown.labels.get(id) ?? "";
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
      const label = name(cell);
      made.append(`${cell}`);
      if (label && cell !== subject) html(made, "i", "", ` ${label}`);
    } else made.append(columns[i][1] === "s" ? JSON.stringify(cell) : String(cell));
  });
  made.append(")");
  return made;
}

function facts(parent, subjects) {
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
  html(parent, "h3", "", `${heading} (${new Set(list.map(([i]) => i)).size})`);
  const how = new Map();
  for (const [i, way] of list) how.set(i, [...(how.get(i) ?? []), way]);
  const items = html(parent, "ol");
  const all = [...how].map(([i, ways]) => () => entry(document.createElement("li"), i, ways.join(", ")));
  more(items, "li", all);
}

/** The next of `all` into the list, and an entry that shows the rest: a function of two thousand
 * blocks has as many facts, and to lay out their text takes longer than all else. */
function more(items, tag, all) {
  items.append(...all.splice(0, AT_ONCE).map((make) => make()));
  if (!all.length) return;
  const rest = html(items, tag, "go", `${all.length} more`);
  rest.addEventListener("click", () => {
    rest.remove();
    more(items, tag, all);
  });
}

function details() {
  const i = shown.index, f = program.functions[i], box = $("details");
  box.replaceChildren();
  mark(-1);
  html(box, "h2", "", title(i));
  if (title(i) !== f[0]) html(box, "div", "fact", f[0]);
  html(box, "div", "", f[2] ? `${f[2]} blocks, ${f[3]} instructions` : "no body here");
  if (f[4]) html(box, "div", "", `${f[4]}${f[5] ? ":" + f[5] : ""}`);
  calls(box, "Callers", callers[i]);
  calls(box, "Callees", callees[i]);
  html(box, "h3", "", "Facts");
  facts(box, shown.data ? [shown.data.id, shown.data.value] : []);
}

function instruction(id) {
  const row = shown.instructions.get(id), box = $("details");
  box.replaceChildren();
  mark(id);
  html(box, "h2", "", row.full);
  const place = row.line ? `${row.file}:${row.line}:${row.column}` : "no place in the source";
  html(box, "div", "", `${place}; block ${shown.nodes[row.block].label}`);
  html(box, "h3", "", "Facts");
  facts(box, row.result ? [id, row.result] : [id]);
}

function ofBlock(i) {
  const n = shown.nodes[i], box = $("details");
  box.replaceChildren();
  mark(-1);
  html(box, "h2", "", `block ${n.label}`);
  if (n.depth) html(box, "div", "", `in the loop of ${shown.nodes[n.header]?.label}, ${n.depth} deep`);
  const ways = (heading, list, end) => {
    html(box, "h3", "", heading);
    const items = html(box, "ol");
    for (const e of list) {
      const item = html(items, "li", "go", `${shown.nodes[e[end]].label} `);
      html(item, "small", "", e.kind);
      item.addEventListener("click", () => {
        const to = shown.nodes[e[end]];
        left = svg.clientWidth / 2 - (to.x + to.width / 2) * scale;
        top_ = 40 - to.y * scale;
        refresh();
        ofBlock(e[end]);
      });
    }
  };
  ways("From", shown.edges.filter((e) => e.to === i), "from");
  ways("To", shown.edges.filter((e) => e.from === i), "to");
  html(box, "h3", "", "Facts");
  facts(box, [n.id]);
}

start();
