// The terms of the call: what is required, which limits hold, what counts as a confirmation, which day it is.

import { html } from "./markup.js";

export const FIELDS = [
  "date", "endDate", "nights", "time", "partySize", "quantity", "price", "breakfast", "smoking", "name", "phone", "serial",
  "confirmed",
];
const OPERATORS = ["eq", "ne", "lte", "lt", "gte", "gt", "one_of"];
const NUMBERS = ["price", "partySize", "nights"];
const CHOICES = ["breakfast", "smoking"];

/** The terms when nothing was chosen: everything is read from the call. */
export const openTerms = (today) => ({ require: null, constraints: [], confirmation: "callee_statement", today, language: null, callers: null });

/** Return the bridge's request for *log* under *terms*, explained in the page's language. */
export const requestFor = (log, terms, explainIn) => ({
  log,
  contract: { require: terms.require, constraints: limitsByField(terms.constraints), confirmation: terms.confirmation },
  today: terms.today || null,
  language: terms.language,
  explainIn,
  callers: terms.callers,
});

function limitsByField(rows) {
  const byField = {};
  for (const { field, operator, value } of rows) {
    if (value.trim() !== "") (byField[field] ??= {})[operator] = limitValue(field, operator, value);
  }
  return byField;
}

const limitValue = (field, operator, text) =>
  operator === "one_of" ? text.split(/[,、，]/).map((each) => single(field, each.trim())) : single(field, text.trim());

const single = (field, text) => {
  if (CHOICES.includes(field)) return /^(yes|true|はい|あり|有)$/i.test(text);
  const number = Number(text.replace(/[,，]/g, ""));
  return NUMBERS.includes(field) && Number.isFinite(number) ? number : text;
};

/** Return the form; `required` are the fields that the last verdict required. */
export const termsForm = (terms, required, { say }) => html`
  <fieldset class="require"><legend>${say("terms.require")}</legend>
    <div class="choices">${FIELDS.map((field) => html`
      <label class="choice"><input type="checkbox" name="require" value="${field}" ${required.includes(field) && html`checked`}><span>${say(`field.${field}`)}</span></label>`)}</div>
    <p class="fine"><span>${say(terms.require ? "terms.require.chosen" : "terms.require.read")}</span>
      ${terms.require && html`<button type="button" class="quiet" data-do="read-require">${say("terms.require.reset")}</button>`}</p>
  </fieldset>
  <fieldset class="limits"><legend>${say("terms.limits")}</legend>
    ${terms.constraints.map((row, index) => limitRow(row, index, say))}
    ${terms.constraints.length === 0 && html`<p class="fine">${say("terms.limits.none")}</p>`}
    <button type="button" class="quiet" data-do="add-limit">${say("terms.limits.add")}</button>
  </fieldset>
  <fieldset><legend>${say("terms.confirmation")}</legend>${["callee_statement", "callee_acceptance"].map((mode) => html`
    <label class="option"><input type="radio" name="confirmation" value="${mode}" ${terms.confirmation === mode && html`checked`}>
      <span>${say(`terms.confirmation.${mode}`)}</span></label>`)}
  </fieldset>
  <div class="pair">
    <label class="labelled"><span>${say("terms.today")}</span><input type="date" name="today" value="${terms.today}"></label>
    <button type="button" class="quiet" data-do="today">${say("terms.today.now")}</button>
  </div>
  <label class="labelled"><span>${say("terms.language")}</span>
    <select name="language">${[["", "read"], ["en", "en"], ["ja", "ja"], ["es", "es"]].map(([value, key]) => html`
      <option value="${value}" ${(terms.language ?? "") === value && html`selected`}>${say(`terms.language.${key}`)}</option>`)}</select></label>`;

const limitRow = ({ field, operator, value }, index, say) => html`
  <div class="limit" role="group" aria-label="${say("terms.limits.one", { number: index + 1 })}" data-limit="${index}">
    <select name="limit-field" aria-label="${say("terms.limits.field")}">${FIELDS.slice(0, -1).map((name) => html`
      <option value="${name}" ${name === field && html`selected`}>${say(`field.${name}`)}</option>`)}</select>
    <select name="limit-operator" aria-label="${say("terms.limits.operator")}">${OPERATORS.map((name) => html`
      <option value="${name}" ${name === operator && html`selected`}>${say(`operator.${name}`)}</option>`)}</select>
    <input name="limit-value" value="${value}" aria-label="${say("terms.limits.value")}" placeholder="${say(`terms.limits.like.${field}`)}">
    <button type="button" class="quiet" data-do="drop-limit" aria-label="${say("terms.limits.drop")}">×</button>
  </div>`;

/** Read the form back into terms; `by` is the control that changed. */
export function termsFrom(form, terms, by) {
  const chosen = [...form.querySelectorAll("[name=require]:checked")].map((box) => box.value);
  return {
    ...terms,
    require: by?.name === "require" ? chosen : terms.require,
    constraints: [...form.querySelectorAll("[data-limit]")].map((row) => ({
      field: row.querySelector("[name=limit-field]").value,
      operator: row.querySelector("[name=limit-operator]").value,
      value: row.querySelector("[name=limit-value]").value,
    })),
    confirmation: form.querySelector("[name=confirmation]:checked").value,
    today: form.querySelector("[name=today]").value,
    language: form.querySelector("[name=language]").value || null,
  };
}
