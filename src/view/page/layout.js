// Where blocks and edges of a graph are drawn. A graph has `nodes` with a width and a height, and
// `edges` with the places of two nodes; layout gives nodes x and y, and edges points.

/** Of more blocks dagre makes one wait: its time grows faster than their square. */
const BY_DAGRE = 24;

function layOut(graph) {
  if (graph.nodes.length <= BY_DAGRE && graph.edges.length <= 2 * BY_DAGRE) byDagre(graph);
  else byLayers(graph);
  for (const e of graph.edges) {
    const xs = e.points.map((p) => p.x), ys = e.points.map((p) => p.y);
    e.box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  }
}

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

/** The corners of all that is drawn. */
function boundsOf({ nodes, edges }) {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  const boxes = nodes.map((n) => [n.x, n.y, n.x + n.width, n.y + n.height]);
  for (const box of boxes.concat(edges.map((e) => e.box))) {
    x0 = Math.min(x0, box[0]);
    y0 = Math.min(y0, box[1]);
    x1 = Math.max(x1, box[2]);
    y1 = Math.max(y1, box[3]);
  }
  return nodes.length ? [x0, y0, x1, y1] : [0, 0, 100, 100];
}
