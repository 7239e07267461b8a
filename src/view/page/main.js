// Where the reader is, the address that says so, and keys.

const VIEWS = { graph: "Graph", code: "Code", dominators: "Dominators", loops: "Loops" };
const ON_CANVAS = ["graph", "dominators", "map"];

/** The address of a place in the page. */
function addressOf({ f, view, select, finding }) {
  const parts = new URLSearchParams();
  if (f !== null) parts.set("f", program.functions[f].label);
  if (f === null ? view !== "start" : view !== "graph") parts.set("v", view);
  if (select) parts.set("s", select);
  if (finding !== null && finding !== undefined) parts.set("n", finding + 1);
  return "#" + parts;
}

/** The place that an address names. */
function placeOf(hash) {
  const parts = new URLSearchParams(hash.slice(1));
  const f = program.byLabel.get(parts.get("f"))?.i ?? null;
  const view = parts.get("v");
  const finding = parts.get("n") - 1 in program.findings ? parts.get("n") - 1 : null;
  if (f === null) return { f, view: view === "map" ? "map" : "start", select: null, finding };
  const known = view in VIEWS ? view : "graph";
  const select = /^[ibw]./.test(parts.get("s") ?? "") ? parts.get("s") : null;
  return { f, view: known, select, finding };
}

/** Goes to a place, which the browser's Back leaves again. */
async function go(place, replace) {
  const address = addressOf(place);
  if (replace) history.replaceState(null, "", address);
  else if (address !== location.hash) history.pushState(null, "", address);
  await show(place);
}

/** Selects something of the function: an instruction, a block, a word; `reveal` brings it into
 * sight. */
function select(what, isFar) {
  const place = { ...here, select: what };
  if (isFar && !["graph", "code"].includes(place.view)) place.view = "graph";
  return go(place, false);
}

function selectBlock(i) {
  const view = here.view === "loops" ? "graph" : here.view;
  return go({ ...here, view, select: "b" + i }, false);
}

/** Shows a place: what is there already stays. */
async function show(place) {
  const before = here;
  here = { finding: null, ...place };
  place = here;
  if (place.f !== before.f || (place.f !== null && shown?.index !== place.f)) {
    shown = null;
    const data = place.f === null ? null : await bodyOf(place.f);
    // Somebody may have gone elsewhere while the piece was unpacked.
    if (here !== place) return;
    if (data) prepare(place.f, data);
    for (const item of $("list").querySelectorAll("[data-function]")) {
      item.classList.toggle("on", Number(item.dataset.function) === place.f);
    }
  }
  const f = place.f === null ? null : program.functions[place.f];
  $("name").textContent = f ? f.name : place.view === "map" ? "The call graph" : "The program";
  $("name").title = f ? f.signature : "";
  views();
  const isCanvas = ON_CANVAS.includes(place.view) && (place.view === "map" || shown !== null);
  if (document.body.classList.contains("canvas") !== isCanvas) canvas = null;
  document.body.classList.toggle("canvas", isCanvas);
  const isElsewhere = place.f !== before.f || place.view !== before.view;
  if (isCanvas) {
    if (isElsewhere || !model) showGraph(place.view);
    mark();
  } else {
    model = null;
    if (isElsewhere || !$("pane").firstChild) {
      $("pane").replaceChildren();
      $("pane").scrollTop = 0;
      if (place.f === null || shown) panes[place.f === null ? "start" : place.view]($("pane"));
      else html($("pane"), "p", "dim", "This function has no body here.");
    }
    mark();
    revealInPane();
  }
  legend(isCanvas ? place.view : "none");
  light();
  badges();
  // A new graph is looked at first: what is known of it stands beside it a moment later.
  if (isCanvas && isElsewhere) setTimeout(() => here === place && details());
  else details();
}

/** Marks what is selected, and brings it into sight. */
function mark() {
  for (const old of document.querySelectorAll(".inst.on, .line.on, .block.on")) {
    old.classList.remove("on");
  }
  const kind = here.select?.[0], what = here.select?.slice(1);
  if (kind === "i") {
    const row = shown?.instructions.get(Number(what));
    if (row && here.view === "graph") reveal(shown.nodes[row.block], row);
    for (const line of document.querySelectorAll(`[data-inst="${Number(what)}"]`)) {
      line.classList.add("on");
    }
  } else if (kind === "b" && model) {
    const n = model.nodes[Number(what)];
    if (n) reveal(n);
    svg.querySelector(`.block[data-block="${Number(what)}"]`)?.classList.add("on");
  } else if (kind === "w" && here.view === "graph" && shown) {
    const row = shown.definition.get(what) ?? usesOf(what)[0];
    const isSeen = [...svg.querySelectorAll(".tok")].some((made) => made.dataset.word === what);
    if (row && !isSeen) reveal(shown.nodes[row.block], row);
  }
}

function views() {
  const box = $("views");
  box.replaceChildren();
  if (here.f === null || !program.functions[here.f].blocks) return;
  for (const view in VIEWS) {
    const button = html(box, "button", here.view === view ? "on" : "", VIEWS[view]);
    button.dataset.view = view;
    button.addEventListener("click", () => go({ ...here, view }, false));
  }
}

function onKey(event) {
  if (event.target.matches("input") || event.ctrlKey || event.metaKey || event.altKey) return;
  const pan = { ArrowUp: [0, 60], ArrowDown: [0, -60], ArrowLeft: [60, 0], ArrowRight: [-60, 0] };
  const keys = { "/": () => $("search").select(), f: fit, 1: one, "+": () => zoomMiddle(1.3),
    "-": () => zoomMiddle(1 / 1.3), g: () => turnTo("graph"), c: () => turnTo("code"),
    d: () => turnTo("dominators"), l: () => turnTo("loops"), Escape: () => select(null, false) };
  if (model && pan[event.key] && document.activeElement === svg) {
    left += pan[event.key][0];
    top_ += pan[event.key][1];
    later();
  } else if (keys[event.key] && (model || !/^[f1+-]$/.test(event.key))) keys[event.key]();
  else return;
  event.preventDefault();
}

function turnTo(view) {
  if (here.f !== null && shown) go({ ...here, view }, false);
}

async function start() {
  await readIndex();
  listenToGraph();
  listenToSearch();
  document.addEventListener("keydown", onKey);
  window.addEventListener("popstate", () => show(placeOf(location.hash)));
  for (const button of $("phone").children) {
    button.addEventListener("click", () => (document.body.dataset.pane = button.dataset.to));
  }
  $("list").addEventListener("click", () => (document.body.dataset.pane = "main"));
  list();
  here = { f: null, view: "", select: null, finding: null };
  await show(placeOf(location.hash));
  document.body.dataset.ready = "yes";
}

start();
