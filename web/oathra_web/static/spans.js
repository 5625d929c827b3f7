// Offsets in the artifact count characters as Python does; JavaScript counts some of them twice.

const ASTRAL = /[\ud800-\udbff][\udc00-\udfff]/;

const slicer = (text) => {
  if (!ASTRAL.test(text)) return { length: text.length, slice: (start, end) => text.slice(start, end) };
  const points = Array.from(text);
  return { length: points.length, slice: (start, end) => points.slice(start, end).join("") };
};

/**
 * Cut *text* at every edge of *marks* ({start, end, ...}) and return the pieces in order, each as
 * {text, marks, ends}: the marks that cover it, outermost first, and those that end with it.
 */
export function pieces(text, marks) {
  const { length, slice } = slicer(text);
  const inside = marks.filter((mark) => 0 <= mark.start && mark.start < mark.end && mark.end <= length);
  const outermostFirst = [...inside].sort((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start);
  const edges = [...new Set([0, length, ...inside.flatMap((mark) => [mark.start, mark.end])])].sort((a, b) => a - b);
  return edges.slice(0, -1).map((start, index) => {
    const end = edges[index + 1];
    const marksHere = outermostFirst.filter((mark) => mark.start <= start && end <= mark.end);
    return { text: slice(start, end), marks: marksHere, ends: marksHere.filter((mark) => mark.end === end) };
  });
}
