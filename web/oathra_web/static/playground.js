// The playground: a visitor's program on one side, what it prints on the other, Python in its worker.

import { copy } from "./copying.js";
import { editorIn } from "./editing.js";
import { keepOffline } from "./keeping.js";
import { startPython } from "./running.js";
import { speaking } from "./words.js";

const page = JSON.parse(document.getElementById("page").textContent);
const say = speaking(page.catalogue);
const $ = (id) => document.getElementById(id);
const at = (path) => new URL(path, new URL(page.base, document.baseURI)).href;
const parts = Object.fromEntries(Object.entries(page.parts).map(([role, path]) => [role, at(path)]));

let chosen = Object.keys(page.programs)[0];
let editor = { text: () => $("code").value, replace: (text) => { $("code").value = text; }, focus: () => $("code").focus() };
let pyscript;
let python;
let running = false;

// ---- Python

function starting() {
  tell("starting");
  python = pyscript.then((loaded) => startPython(loaded, parts, { onWrite: (text) => show(text), onFail: (text) => show(text, "failure") }));
  python.then(() => tell("ready"), (failure) => tell(`failed.${failure.why ?? "broken"}`, failure.message));
}

function tell(state, detail = "") {
  document.documentElement.dataset.python = state.split(".")[0];
  $("python").textContent = say(`playground.${state}`, { detail });
  $("python").classList.toggle("trouble", state.startsWith("failed"));
}

async function run() {
  if (running) return;
  setRunning(true);
  $("printed").replaceChildren();
  $("printed").classList.remove("built");
  try {
    const ready = await python;
    tell("running");
    const ended = await ready.run(editor.text());
    if (ended === null) return;
    if ($("printed").childNodes.length === 0) show(say("playground.nothing"), "quietly");
    tell(ended ? "done" : "fell");
  } catch (failure) {
    // That Python did not start is said already.
    if (document.documentElement.dataset.python !== "failed") tell("failed.broken", failure.message);
  } finally {
    setRunning(false);
  }
}

async function stop() {
  const ready = await python;
  show(say("playground.stopped"), "quietly");
  ready.stop();
  starting();
}

function setRunning(now) {
  running = now;
  $("run").setAttribute("aria-disabled", String(now));
  const hadFocus = document.activeElement === $("stop");
  $("stop").hidden = !now;
  if (!now && hadFocus) $("run").focus();
  if (!now) document.documentElement.dataset.runs = String(Number(document.documentElement.dataset.runs ?? 0) + 1);
}

function show(text, kind = "") {
  const piece = document.createElement("span");
  piece.className = kind;
  piece.textContent = text.endsWith("\n") || kind === "" ? text : `${text}\n`;
  $("printed").append(piece);
  $("printed").scrollTop = $("printed").scrollHeight;
}

// ---- the editor

function choose(name) {
  chosen = name;
  for (const each of document.querySelectorAll("[data-program]")) each.setAttribute("aria-pressed", String(each.dataset.program === name));
  editor.replace(page.programs[name].code);
  $("printed").textContent = page.programs[name].prints;
  $("printed").classList.add("built");
}

async function openEditor() {
  const { codemirror } = await pyscript;
  const writing = document.activeElement === $("code");
  const better = await editorIn($("editor"), { codemirror, code: editor.text(), label: say("playground.code"), onRun: run });
  if (better.text() !== editor.text()) better.replace(editor.text());
  editor = better;
  $("code").hidden = true;
  $("editor").hidden = false;
  if (writing) editor.focus();
}

function leadToEditor() {
  // The label and the link at the top of the page lead to the text area, which has made way.
  for (const link of document.querySelectorAll('[for="code"], [href="#code"]')) {
    link.addEventListener("click", (event) => {
      event.preventDefault();
      editor.focus();
    });
  }
}

document.addEventListener("click", ({ target }) => {
  const program = target.closest("[data-program]");
  if (program) choose(program.dataset.program);
});
$("run").addEventListener("click", run);
$("stop").addEventListener("click", stop);
$("restore").addEventListener("click", () => choose(chosen));
$("copy").addEventListener("click", async () => {
  $("copy").textContent = say((await copy(editor.text())) ? "do.copied" : "do.copy-by-hand");
  setTimeout(() => { $("copy").textContent = say("do.copy"); }, 2000);
});
$("code").addEventListener("keydown", (event) => {
  if (event.key === "Enter" && (event.ctrlKey || event.metaKey || event.shiftKey)) {
    event.preventDefault();
    run();
  }
});

leadToEditor();
pyscript = import(parts.core);
starting();
openEditor().catch(() => {}).finally(() => { document.documentElement.dataset.editor = "open"; });
// A private window refuses to keep anything; the page then works with a network only.
python.then(() => keepOffline(at("./"), page.kept)).catch(() => {}).finally(() => { document.documentElement.dataset.kept = "done"; });
