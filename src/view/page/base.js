"use strict";
// Piece 0 is the index of the program; each other one has the bodies of some functions.
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

/** The body of function `i`, or null. A body is changed by who shows it, so each gets its own. */
async function bodyOf(i) {
  const f = program.functions[i];
  return f.piece ? (await unpack(f.piece))[f.at] : null;
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

/** A constant string as people write it. */
function quoted(text) {
  const shownText = text.replace(/\0$/, "").replace(/[\0-\x1f\x7f]/g,
    (c) => "\\" + c.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0"));
  return `"${shownText}"`;
}

const plural = (n, what) => `${n} ${what}${n === 1 ? "" : "s"}`;

/** What the page knows of the program. */
let program;
/** For each function, the functions that call it or that it calls, each with how. */
let callers, callees;
/** The function that is shown, prepared; null on pages about the whole program. */
let shown = null;
/** Where the reader is: function or null, view, what is selected, and the finding that is followed,
 * by its number. The address says the same. */
let here = { f: null, view: "start", select: null, finding: null };

async function readIndex() {
  program = await unpack(0);
  program.functions = program.functions.map(
    ([label, name, signature, blocks, instructions, file, line, piece, at], i) => ({ i, label,
      name: name && "@" + name !== label ? name : label, signature, blocks, instructions, file,
      line, piece, at }));
  program.byLabel = new Map(program.functions.map((f) => [f.label, f]));
  program.byString = new Map(program.strings.map((string) => [string[0], string]));
  readFindings();
  callers = program.functions.map(() => []);
  callees = program.functions.map(() => []);
  for (const [from, to, how] of program.calls) {
    callers[to].push([from, how]);
    callees[from].push([to, how]);
  }
}

/** The next of `all` into the list, and an entry that shows the rest: a function of two thousand
 * blocks has as many facts, and to lay out their text takes longer than all else. */
const AT_ONCE = 200;
function more(items, tag, all, first = AT_ONCE) {
  items.append(...all.splice(0, first).map((make) => make()));
  if (!all.length) return;
  const rest = html(items, tag, "go", `${all.length} more`);
  rest.addEventListener("click", () => {
    rest.remove();
    more(items, tag, all);
  });
}

/** An entry of a list that leads to function `i`. */
function functionEntry(i, note) {
  const f = program.functions[i], item = document.createElement("li");
  item.className = "go" + (here.f === i ? " on" : "") + (f.blocks ? "" : " external");
  item.dataset.function = i;
  item.tabIndex = -1;
  item.append(f.name);
  html(item, "small", "", ` ${note ?? (f.blocks ? plural(f.blocks, "block") : "external")}`);
  const found = program.foundIn.get(i);
  if (found) html(item, "small", "found", ` ${plural(found, "finding")}`);
  item.title = f.signature || f.label;
  item.addEventListener("click", () => go({ f: i, view: "graph", select: null }));
  return item;
}
