// Takes names, telephone numbers and addresses out of a transcript before it is shared.

const PHONE = /(?<![\w,.:])[+＋(（]?[0-9０-９][0-9０-９\s().\-‐－―ー（）]{7,}[0-9０-９](?![\w:])/g;
const MAIL = /[\w.+-]+@[\w-]+\.[\w.]+/g;
// The second group of each is the name.
const NAMES = [
  /\b((?:my name is|name is|name's|under the name(?: of)?|under|this is|speaking with|Mr\.?|Mrs\.?|Ms\.?|Dr\.?)\s+)(\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+)*)/gu,
  /(^|[\s、。,「])([\p{Script=Han}\p{Script=Katakana}ー]{1,8}?)(?=(?:さん|さま|様)(?!子))/gu,
  /(名前は|名義は|私は|わたくし)([\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー]{1,8}?)(?=です|と申し|で(?:す|ござ|お願い)|、|。|$)/gu,
  /(^|[\s、。,：:])([\p{Script=Han}\p{Script=Katakana}ー]{1,8}?)(?=と申し)/gu,
];
const NOT_NAMES = new Set(["お客", "客", "名", "皆", "皆々", "二名", "三名", "四名", "お連れ", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]);
const COUNTED = /^[\d０-９一二三四五六七八九十]*名$/;

/**
 * Return {text, found}: *text* without the kinds asked for, and the words taken out. `known` are names and numbers
 * that the engine has read; `stand` gives the words that stand in, by kind.
 */
export function redact(text, { names, phones, known = [], stand }) {
  const found = new Map();
  if (phones) for (const [number] of text.matchAll(PHONE)) if (digits(number) >= 9) found.set(number.trim(), stand.phone);
  if (phones) for (const [address] of text.matchAll(MAIL)) found.set(address, stand.mail);
  if (names) for (const name of namesIn(text)) found.set(name, stand.name);
  for (const { field, words } of known) {
    if (field === "name" ? names : phones) found.set(words, stand[field] ?? stand.phone);
  }
  const longestFirst = [...found].filter(([words]) => words).sort(([a], [b]) => b.length - a.length);
  return {
    text: longestFirst.reduce((rest, [words, instead]) => rest.replaceAll(words, instead), text),
    found: longestFirst.map(([words]) => words),
  };
}

const namesIn = (text) =>
  NAMES.flatMap((pattern) => [...text.matchAll(pattern)].map((match) => match[2]))
    .filter((name) => !NOT_NAMES.has(name) && !COUNTED.test(name));

const digits = (text) => text.replace(/[^0-9０-９]/g, "").length;

/** Return what the engine has read as a name, a telephone number or a booking number. */
export const personalWords = (answer) =>
  answer.artifact.graph.nodes
    .filter((node) => node.kind === "value" && ["name", "phone", "serial"].includes(node.name))
    .map((node) => ({ field: node.name, words: node.quote }));
