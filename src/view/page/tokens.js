// The words of an instruction's text that lead somewhere: values, blocks, globals, types.

const WORDS = /"(?:[^"\\]|\\.)*"|[%@](?:"[^"]*"|[-\w$.]+)/g;

/** The text in parts, each with what it names, if it names something. */
function tokens(text) {
  const parts = [];
  let end = 0;
  for (const match of text.matchAll(WORDS)) {
    if (match[0][0] === '"') continue;
    if (match.index > end) parts.push([text.slice(end, match.index), null]);
    parts.push([match[0], match[0]]);
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push([text.slice(end), null]);
  return parts;
}

/** What a word is in the function that is shown. */
function kindOf(word) {
  if (word[0] === "@") return program.byLabel.has(word) ? "function" : "global";
  if (shown.blockOf.has(word)) return "block";
  return shown.definition.has(word) ? "value" : "type";
}

/** Where values of the function are defined, and where words are used. */
function connect() {
  shown.definition = new Map(shown.data.params.map((param) => [param.split(":").pop(), null]));
  shown.blockOf = new Map(shown.nodes.map((n) => [n.label, n.i]));
  shown.uses = null;
  for (const row of shown.rows) {
    const result = resultOf(row);
    if (!result) continue;
    shown.definition.set(result, row);
    shown.names.set(row.result, result);
  }
}

const resultOf = (row) => /^(%(?:"[^"]*"|[-\w$.]+)) = /.exec(row.full)?.[1];

/** The instructions that have a word, apart from the one that defines it: all are looked through when
 * somebody first asks, since it takes longer than to show them. */
function usesOf(word) {
  if (!shown.uses) {
    shown.uses = new Map();
    for (const row of shown.rows) {
      const seen = new Set([undefined, null, resultOf(row)]);
      for (const [, used] of tokens(row.full)) {
        if (seen.has(used)) continue;
        seen.add(used);
        if (!shown.uses.has(used)) shown.uses.set(used, []);
        shown.uses.get(used).push(row);
      }
    }
  }
  return shown.uses.get(word) ?? [];
}

/** What selecting a word shows. */
const wordTitle = {
  value: "value", block: "block", function: "function", global: "global value", type: "type",
};

/** Puts the parts of a text into `parent`, each made by `make(text, word)`. */
function putTokens(text, make) {
  for (const [part, word] of tokens(text)) make(part, word);
}

/** The text as HTML, with words that can be selected. */
function htmlText(parent, text) {
  putTokens(text, (part, word) => {
    if (!word) return parent.append(part);
    const made = html(parent, "span", `tok is-${kindOf(word)}`, part);
    made.dataset.word = word;
    made.title = wordTitle[kindOf(word)];
  });
}

/** Lights up the selected word wherever it stands, or none. */
function light() {
  const word = here.select?.[0] === "w" ? here.select.slice(1) : null;
  const defining = word ? shown?.definition?.get(word)?.id : undefined;
  for (const old of document.querySelectorAll(".lit, .defines")) {
    old.classList.remove("lit", "defines");
  }
  if (!word) return;
  for (const made of document.querySelectorAll(".tok")) {
    if (made.dataset.word === word) made.classList.add("lit");
  }
  if (defining !== undefined) {
    for (const made of document.querySelectorAll(`[data-inst="${defining}"]`)) {
      made.classList.add("defines");
    }
  }
}

/** A click on a word: a first one selects it, another on the same leads to where it is defined. */
function follow(word) {
  const kind = kindOf(word);
  if (kind === "function") return go({ f: program.byLabel.get(word).i, view: "graph", select: null });
  if (kind === "block") return selectBlock(shown.blockOf.get(word));
  if (here.select === "w" + word) {
    const row = shown.definition.get(word);
    if (row) return select("i" + row.id, true);
  }
  select("w" + word, false);
}
