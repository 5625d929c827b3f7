// The record: numbered turns, the words that count marked in the line, and notes that say what each of them does.

import { KINDS_IN_ORDER, kindOf } from "./effects.js";
import { html } from "./markup.js";
import { pieces } from "./spans.js";

/** Return the HTML of each turn, in order. `words` is {say, show}. */
export function turnsOf(answer, words) {
  const marks = marksByTurn(answer.artifact.graph.nodes, answer.artifact.unread);
  const decisive = answer.artifact.decisive;
  return answer.transcript.turns.map((turn, index) =>
    turnOf(turn, index, letter(marks.get(index) ?? [], words), decisive?.turn === index ? decisive : null, words));
}

/** Return the legend: one sample a kind, of the kinds given. */
export const legendOf = ({ say }, kinds = KINDS_IN_ORDER) => html`
  <ul class="legend" aria-label="${say("record.legend")}">${kinds.map((kind) => html`
    <li><span class="mark mark-${kind}">${say(`kind.${kind}`)}</span></li>`)}
  </ul>`;

/** Return the marks in each turn, by its number: of the *nodes* of the evidence graph, and of *unread* words. */
export function marksByTurn(nodes, unread = []) {
  const byTurn = new Map();
  for (const node of nodes) {
    const kind = kindOf(node);
    if (!kind || node.start === node.end) continue;
    const marks = byTurn.get(node.turn) ?? byTurn.set(node.turn, []).get(node.turn);
    if (!marks.some((other) => sameMark(other, node))) marks.push({ ...node, kind, nodeKind: node.kind, field: fieldFor(node, kind) });
  }
  for (const word of unread) {
    const marks = byTurn.get(word.turn) ?? byTurn.set(word.turn, []).get(word.turn);
    marks.push({ id: `unread-${word.turn}-${word.start}`, kind: "unread", start: word.start, end: word.end, quote: word.word });
  }
  return byTurn;
}

// Two rules may read the same words alike; one mark is enough.
const sameMark = (mark, node) =>
  mark.start === node.start && mark.end === node.end && mark.effect === node.effect && mark.nodeKind === node.kind;

function letter(marks, { say }) {
  const letters = Array.from(say("record.letters"));
  return [...marks]
    .sort((a, b) => a.end - b.end || b.start - a.start)
    .map((mark, index) => ({ ...mark, letter: letters[index] ?? String(index + 1) }));
}

function turnOf(turn, index, marks, decisive, words) {
  const { say } = words;
  return html`<li class="turn" data-side="${turn.speaker}" data-turn="${index}">
    <span class="turn-number">${index + 1}</span>
    <div class="turn-said">
      <span class="turn-speaker">${turn.label ?? say(`side.${turn.speaker}`)}</span>
      <p class="turn-text">${markedText(turn.text, marks, decisive)}</p>
    </div>
    ${marks.length > 0 && html`<ul class="turn-notes">${marks.map((mark) => noteOf(mark, words))}</ul>`}
  </li>`;
}

/** Return *text* with its marks drawn; one with a letter has it after its last word. */
export const markedText = (text, marks, decisive = null) => pieces(text, marks).map((piece) => pieceOf(piece, decisive));

const pieceOf = (piece, decisive) =>
  piece.marks.reduceRight((inner, mark) => {
    const ending = mark.letter && piece.ends.includes(mark) && html`<sup class="mark-letter" aria-hidden="true">${mark.letter}</sup>`;
    const decides = decisive && mark.kind !== "value" && mark.start <= decisive.start && decisive.end <= mark.end;
    return html`<span class="mark mark-${mark.kind}${decides ? " mark-decides" : ""}" data-mark="${mark.id}" ${fieldOf(mark)}>${inner}${ending}</span>`;
  }, html`${piece.text}`);

const noteOf = (mark, words) => html`<li><button type="button" class="note note-${mark.kind}" data-mark="${mark.id}" ${fieldOf(mark)}
  ><span class="note-letter" aria-hidden="true">${mark.letter}</span> ${noteText(mark, words)}<span class="unseen">: ${mark.quote}</span></button></li>`;

const SETTLING = ["confirms", "denies", "hedges", "defers", "condition"];

const fieldFor = (node, kind) => {
  if (node.kind === "value") return node.name;
  return SETTLING.includes(kind) && node.speaker === "callee" ? "confirmed" : null;
};

const fieldOf = (mark) => mark.field && html`data-field="${mark.field}"`;

function noteText(mark, { say, show }) {
  if (mark.kind === "unread") return say("note.unread");
  const does = say(`effect.${mark.kind === "silent" ? "silent" : mark.effect}`);
  if (!mark.field || mark.field === "confirmed" || mark.value === null) return html`<span class="note-does">${does}</span>`;
  return html`<span class="note-read">${say(`field.${mark.field}`)} ${show(mark.field, mark.value, "short")}</span>${
    mark.effect !== "value" && html` <span class="note-does">${does}</span>`}`;
}
