// Keeps more files for use without a network than the service worker keeps for every visitor.

/** Let the service worker take over this site, and keep *files* beside what it keeps. */
export async function keepOffline(base, files) {
  if (!("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.register(`${base}sw.js`);
  await navigator.serviceWorker.ready;
  const newest = (await caches.keys()).filter((name) => name.startsWith("oathra-")).at(-1);
  const cache = await caches.open(newest);
  const kept = new Set((await cache.keys()).map((request) => request.url));
  // The browser has them already: what a name holds never changes, it carries a hash.
  const absent = files.map((file) => new URL(file, base).href).filter((url) => !kept.has(url));
  await cache.addAll(absent.map((url) => new Request(url, { cache: "force-cache" })));
}
