// Copying and saving: both stay on this machine.

/** Copy *text*; return whether the browser let us. */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyOldWay(text);
  }
}

// Pages that are not served securely have no clipboard, but may still copy a selection.
function copyOldWay(text) {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "unseen";
  const place = document.querySelector("dialog[open]") ?? document.body;
  place.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}

/** Save *text* as a file. */
export function save(name, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
