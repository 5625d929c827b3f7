// HTML as values: what is put into a template is escaped, unless it is markup itself.

class Markup {
  constructor(text) {
    this.text = text;
  }

  toString() {
    return this.text;
  }
}

const ESCAPES = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

const shown = (value) => {
  if (value instanceof Markup) return value.text;
  if (Array.isArray(value)) return value.map(shown).join("");
  if (value === null || value === undefined || value === false) return "";
  return String(value).replace(/[&<>"']/g, (sign) => ESCAPES[sign]);
};

/** Return the template's HTML; lists are joined, null and false show nothing. */
export const html = (strings, ...values) =>
  new Markup(strings.reduce((text, part, index) => text + shown(values[index - 1]) + part));
