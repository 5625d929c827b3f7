// The page's own words, from the catalogue of its language.

/** Return `say(key, values)`, which fills the placeholders `{like this}`; an unknown key shows itself. */
export const speaking = (catalogue) => (key, values = {}) =>
  (catalogue[key] ?? key).replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);

/** Return `show(field, value, length)`: a value of the artifact as people of this language write it. */
export const showing = (say) => (field, value, length = "long") => {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value)) return value.map((each) => showing(say)(field, each, length)).join(say("value.or"));
  if (typeof value === "boolean") return say(value ? "value.yes" : "value.no");
  if (field === "date" || field === "endDate") return showDate(say, String(value), length);
  if (field === "price" && typeof value === "number") return showNumber(value);
  return typeof value === "object" ? JSON.stringify(value) : String(value);
};

// Written out rather than left to Intl: the build and every browser must show the same.
const showDate = (say, iso, length) => {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(iso) ?? [];
  if (!day) return iso;
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
  return say(`value.date.${length}`, {
    year,
    month: say(`value.months.${length}`).split(" ")[month - 1],
    day: Number(day),
    weekday: say("value.weekdays").split(" ")[weekday],
  });
};

const showNumber = (number) => {
  const [whole, part] = String(number).split(".");
  return whole.replace(/\B(?=(\d{3})+$)/g, ",") + (part ? `.${part}` : "");
};
