// Puts new HTML in place piece by piece: what did not change stays, what settled or unsettled moves briefly.

const written = new WeakMap();

/** Make the children of *list* the *items* (markup, one element each); return the elements that were replaced. */
export function patchList(list, items) {
  const texts = items.map(String);
  const changed = [];
  texts.forEach((text, index) => {
    const old = list.children[index];
    if (old && written.get(old) === text) return;
    const made = element(text);
    written.set(made, text);
    if (old) old.replaceWith(made);
    else list.append(made);
    changed.push({ made, old });
  });
  while (list.children.length > texts.length) list.lastElementChild.remove();
  return changed;
}

/** Fill *place* with *markup* unless it holds that already; return whether it changed. */
export function patch(place, markup) {
  const text = String(markup);
  if (written.get(place) === text) return false;
  written.set(place, text);
  place.innerHTML = text;
  return true;
}

function element(text) {
  const holder = document.createElement("template");
  holder.innerHTML = text;
  return holder.content.firstElementChild;
}
