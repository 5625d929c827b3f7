// What is chosen stands in the fragment of the address, so that a link brings it back; the server never sees it.

/** Return what *hash* chooses, each key checked by `known[key](text)`, which returns undefined for what it does not know. */
export function chosenIn(hash, known) {
  const given = new URLSearchParams(hash.replace(/^#/, ""));
  const read = Object.entries(known).map(([key, check]) => [key, given.has(key) ? check(given.get(key)) : undefined]);
  return Object.fromEntries(read.filter(([, value]) => value !== undefined));
}

/** Return the fragment that chooses *values*. */
export const fragmentFor = (values) => `#${new URLSearchParams(Object.entries(values).map(([key, value]) => [key, String(value)]))}`;
