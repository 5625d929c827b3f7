// The checker: the editor, the examples and the terms on one side, the engine in its worker, the sheet on the other.

import { copy, save } from "./copying.js";
import { acceptFiles } from "./dropping.js";
import { latestWins, startEngine } from "./engine.js";
import { exampleOf } from "./examples.js";
import { patch } from "./settling.js";
import { personalWords, redact } from "./redacting.js";
import { issueAddress, issueOf } from "./reporting.js";
import { tryToLeak } from "./sealing.js";
import { callIn, fragmentOf } from "./sharing.js";
import { sheetOn } from "./sheet.js";
import { callersIn, speakersOf, swapped } from "./speakers.js";
import { openTerms, requestFor, termsForm, termsFrom } from "./terms.js";
import { showing, speaking } from "./words.js";

const page = JSON.parse(document.getElementById("page").textContent);
const say = speaking(page.catalogue);
const words = { say, show: showing(say), language: page.language };
const $ = (id) => document.getElementById(id);
const base = new URL(page.base, document.baseURI).href;

const show = sheetOn(document.body, words);
let terms = { ...openTerms(page.examples.today), ...(page.examples.replies[0].terms ?? {}) };
let chosen = page.examples.replies[0].id;
let last = { answer: page.first, text: null, request: null };
let ask = () => {};

// ---- asking

const request = () => requestFor($("log").value, terms, page.language);

function check() {
  if ($("log").value.trim() === "") return showEmpty();
  ask(request());
}

function receive(answer, text, asked) {
  showAnswer(answer, text, asked);
  document.documentElement.dataset.checked = String(Number(document.documentElement.dataset.checked ?? 0) + 1);
  document.dispatchEvent(new Event("checked"));
}

function showAnswer(answer, text, asked) {
  if (!answer.ok) return showError(answer.error.message);
  last = { answer, text, request: asked };
  showError(null);
  document.body.classList.remove("empty");
  show(answer);
  patch($("speakers"), speakersOf(answer.transcript, words));
  if (!$("terms").contains(document.activeElement)) showTerms();
  else tickRequired(answer.artifact.required);
}

function showError(message) {
  $("trouble").hidden = message === null;
  $("trouble").textContent = message ?? "";
  document.body.classList.toggle("outdated", message !== null);
}

function showEmpty() {
  showError(null);
  document.body.classList.add("empty");
}

// ---- the terms

const showTerms = () => patch($("terms"), termsForm(terms, last.answer.artifact.required, words));

function tickRequired(required) {
  for (const box of $("terms").querySelectorAll("[name=require]")) box.checked = required.includes(box.value);
}

const CHANGES = {
  "read-require": () => ({ ...terms, require: null }),
  "add-limit": () => ({ ...terms, constraints: [...terms.constraints, { field: "price", operator: "lte", value: "" }] }),
  "drop-limit": (button) => {
    const index = Number(button.closest("[data-limit]").dataset.limit);
    return { ...terms, constraints: terms.constraints.filter((_, each) => each !== index) };
  },
  today: () => ({ ...terms, today: localToday() }),
  "accept-speakers": () => ({ ...terms, callers: callersIn(last.answer.transcript.labels) }),
  "swap-speakers": () => ({ ...terms, callers: swapped(last.answer.transcript.labels) }),
};

function change(newTerms, redraw = true) {
  terms = newTerms;
  if (redraw) redrawTerms();
  check();
}

// A redrawn form must not lose the keyboard's place.
function redrawTerms() {
  const at = $("terms").contains(document.activeElement) ? placeOf(document.activeElement) : null;
  showTerms();
  if (at) ($("terms").querySelector(at) ?? $("terms").querySelector("[data-do=add-limit]")).focus();
}

function placeOf(control) {
  const row = control.closest("[data-limit]");
  const own = control.dataset.do ? `[data-do="${control.dataset.do}"]` : `[name="${control.name}"]`;
  const choice = ["checkbox", "radio"].includes(control.type) ? `[value="${control.value}"]` : "";
  return (row ? `[data-limit="${row.dataset.limit}"] ` : "") + own + choice;
}

const TYPED = ["text", "date"];

$("terms").addEventListener("input", ({ target }) => change(termsFrom($("terms"), terms, target), !TYPED.includes(target.type)));

$("speakers").addEventListener("change", () => {
  const chosenCallers = [...$("speakers").querySelectorAll("select")].filter((select) => select.value === "caller");
  change({ ...terms, callers: chosenCallers.map((select) => select.dataset.label) });
});

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-do]");
  if (!button || !CHANGES[button.dataset.do]) return;
  change(CHANGES[button.dataset.do](button));
  if (button.dataset.do === "add-limit") $("terms").querySelector("[data-limit]:last-of-type [name=limit-field]").focus();
});

const localToday = () => {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
};

// ---- the log

function choose(id) {
  const example = exampleOf(page.examples, id);
  $("log").value = example.log;
  press(id);
  change({ ...openTerms(page.examples.today), ...(example.terms ?? {}) });
}

function press(id) {
  chosen = id;
  for (const button of document.querySelectorAll("[data-example]")) button.setAttribute("aria-pressed", String(button.dataset.example === id));
}

/** Another call than the example's: its own day and terms, not the example's. */
function takeOwn(log) {
  press(null);
  $("log").value = log;
  change(openTerms(localToday()));
}

$("log").addEventListener("input", () => {
  const example = chosen && exampleOf(page.examples, chosen);
  if (!example) return check();
  const lines = new Set($("log").value.split("\n"));
  const kept = example.log.split("\n").some((line) => lines.has(line));
  press(null);
  if (kept || $("log").value.trim() === "") check();
  else change(openTerms(localToday()));
});

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-example]");
  if (button) choose(button.dataset.example);
});

$("open-file").addEventListener("click", () => $("file").click());
$("clear").addEventListener("click", () => {
  takeOwn("");
  $("log").focus();
});

acceptFiles({
  page: document.body,
  picker: $("file"),
  onText: (text) => takeOwn(text),
  onTooLarge: (name) => showError(say("file.too-large", { name })),
});

// ---- the deciding clause and reports

document.addEventListener("click", async (event) => {
  const copying = event.target.closest("[data-copy], [data-copies]");
  if (copying) {
    const source = copying.dataset.copies && $(copying.dataset.copies);
    acknowledge(copying, await copy(source ? source.value ?? source.textContent : copying.dataset.copy));
  }
  const quoted = event.target.closest(".quoted, .note, .mark");
  if (quoted) point(quoted);
  const reported = event.target.closest("[data-report]");
  if (reported) openReport(reported.dataset.report);
});

function point(element) {
  const turn = element.dataset.turn ?? element.closest("[data-turn]").dataset.turn;
  const line = document.querySelector(`.turn[data-turn="${turn}"]`);
  line?.scrollIntoView({ block: "nearest", behavior: reducedMotion() ? "auto" : "smooth" });
  line?.classList.add("pointed");
  setTimeout(() => line?.classList.remove("pointed"), 1200);
}

const reducedMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

function acknowledge(button, done) {
  const before = button.dataset.label ?? (button.dataset.label = button.textContent);
  button.textContent = say(done ? "do.copied" : "do.copy-by-hand");
  $("told").textContent = button.textContent;
  setTimeout(() => { button.textContent = before; }, 1800);
}

const stand = { name: say("redact.name"), phone: say("redact.phone"), mail: say("redact.mail"), serial: say("redact.serial") };

const redacted = (choices) => redact($("log").value, { ...choices, known: personalWords(last.answer), stand });

function openReport(phrase) {
  const { text, found } = redacted({ names: true, phones: true });
  const hidden = found.reduce((rest, each) => rest.replaceAll(each, stand.name), phrase);
  const issue = issueOf({ phrase: hidden, log: text, request: request(), answer: last.answer, say });
  $("report-title").value = issue.title;
  $("report-body").value = issue.body;
  showReportLink();
  open($("report"));
}

function showReportLink() {
  const address = issueAddress(page.repository, { title: $("report-title").value, body: $("report-body").value });
  $("report-link").hidden = address === null;
  if (address) $("report-link").href = address;
}

$("report").addEventListener("input", showReportLink);
$("report-phrase").addEventListener("click", () => openReport(selectedWords() || last.answer.artifact.decisive?.quote || ""));

const selectedWords = () => {
  const { selectionStart, selectionEnd, value } = $("log");
  return String(getSelection()).trim() || value.slice(selectionStart, selectionEnd).trim();
};

// ---- taking the verdict along

const artifactText = () => JSON.stringify(last.answer.artifact, null, 2);

$("copy-artifact").addEventListener("click", async (event) => acknowledge(event.currentTarget, await copy(artifactText())));
$("save-artifact").addEventListener("click", () => save("oathra-verdict.json", artifactText()));
$("print").addEventListener("click", () => print());

$("share").addEventListener("click", async () => {
  await previewShare();
  open($("sharing"));
});
$("sharing").addEventListener("change", previewShare);

async function previewShare() {
  const { text, found } = redacted({ names: $("hide-names").checked, phones: $("hide-phones").checked });
  $("share-text").value = text;
  $("share-found").textContent = found.length > 0 ? say("share.found", { words: found.join(say("list.and")) }) : say("share.none");
  const call = { log: text, terms };
  $("share-link").value = `${location.href.split("#")[0]}${await fragmentOf(call)}`;
}

async function openShared() {
  const example = exampleOf(page.examples, /^#example=([\w-]+)$/.exec(location.hash)?.[1]);
  if (example) choose(example.id);
  if (example) return true;
  try {
    const call = await callIn(location.hash);
    if (!call) return false;
    press(null);
    $("log").value = call.log;
    terms = { ...openTerms(localToday()), ...call.terms };
    showTerms();
    return true;
  } catch {
    showError(say("share.broken"));
    return false;
  }
}

window.addEventListener("hashchange", async () => {
  if (await openShared()) check();
});

// ---- the seal

$("sealed").addEventListener("click", () => open($("sealed-dialog")));
$("leak").addEventListener("click", async () => {
  const refused = await tryToLeak(`${base}leak?${encodeURIComponent($("log").value.slice(0, 20))}`);
  $("leaked").textContent = refused ? say("sealed.refused", { refused }) : say("sealed.not-yet");
});

function open(dialog) {
  dialog.showModal();
}

for (const dialog of document.querySelectorAll("dialog")) {
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog || event.target.closest("[data-close]")) dialog.close();
  });
}

// ---- starting

function progress(part) {
  $("progress").value = part;
}

async function keepForOffline() {
  try {
    await navigator.serviceWorker?.register(new URL("sw.js", base), { scope: base });
  } catch {
    // Private windows refuse it; the page then works with a network only.
  }
}

async function begin() {
  const shared = await openShared();
  if (shared) document.body.classList.add("outdated");
  try {
    const engine = await startEngine({ assets: page.assets, base, onProgress: progress, beforeSeal: keepForOffline });
    ask = latestWins(engine, receive);
    // For the console: the same function as in Python, and what is shown now.
    globalThis.oathra = { answer: (text) => engine.answer(text), last: () => last };
    await ask(request());
    document.documentElement.dataset.engine = "ready";
    performance.mark("first-verdict");
    $("loading").hidden = true;
    $("sealed").dataset.state = "sealed";
    $("sealed-state").textContent = say("sealed.on");
  } catch (failure) {
    document.documentElement.dataset.engine = "failed";
    $("loading").classList.add("failed");
    $("progress").hidden = true;
    $("loading-words").textContent = say(`loading.${failure.why ?? "broken"}`, { detail: failure.message });
  }
}

begin();
