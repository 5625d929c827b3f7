// Pointing at a field lights its words, pointing at a word lights its field and its note.

/** Link everything below *root* that carries `data-mark` or `data-field`, by pointer and by focus. */
export function linkEvidence(root) {
  let lit = [];
  const light = (target) => {
    lit.forEach((element) => element.classList.remove("lit"));
    lit = target ? partnersOf(root, target) : [];
    lit.forEach((element) => element.classList.add("lit"));
  };
  const pointed = (event) => event.target.closest?.("[data-mark], .field[data-field]") ?? null;
  root.addEventListener("pointerover", (event) => light(pointed(event)));
  root.addEventListener("pointerleave", () => light(null));
  root.addEventListener("focusin", (event) => light(pointed(event)));
  root.addEventListener("focusout", () => light(null));
}

function partnersOf(root, target) {
  const { mark, field } = target.dataset;
  const byMark = mark ? [...root.querySelectorAll(`[data-mark="${CSS.escape(mark)}"]`)] : [];
  if (!field) return byMark;
  const selector = mark ? `.field[data-field="${field}"]` : `[data-field="${field}"]`;
  return [...byMark, ...root.querySelectorAll(selector)];
}
