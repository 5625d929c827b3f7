// A file dropped anywhere on the page, or chosen: it is read here and goes nowhere.

export const LARGEST_BYTES = 1_000_000;

/** Call `onText(text, name)` for a dropped file, `onTooLarge(name)` for one that is too large. */
export function acceptFiles({ page, picker, onText, onTooLarge }) {
  const take = async (file) => {
    if (!file) return;
    if (file.size > LARGEST_BYTES) onTooLarge(file.name);
    else onText(await file.text(), file.name);
  };
  const holdsFiles = (event) => event.dataTransfer?.types.includes("Files");
  page.addEventListener("dragover", (event) => {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    page.classList.add("dropping");
  });
  page.addEventListener("dragleave", (event) => {
    if (!event.relatedTarget) page.classList.remove("dropping");
  });
  page.addEventListener("drop", (event) => {
    page.classList.remove("dropping");
    if (!holdsFiles(event)) return;
    event.preventDefault();
    take(event.dataTransfer.files[0]);
  });
  picker.addEventListener("change", () => {
    take(picker.files[0]);
    picker.value = "";
  });
}
