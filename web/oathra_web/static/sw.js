// Answers requests for this site's own files from the cache, so that it works without a network. It takes no
// messages and sends nothing of its own accord. Filled in by the build: VERSION and FILES.

const VERSION = "{{version}}";
const FILES = {{files}};
const NAME = `oathra-${VERSION}`;

self.addEventListener("install", (event) => {
  // Names carry a hash of the content, so whatever the browser has already is right; pages do not.
  const request = (path) => new Request(path, { cache: path.endsWith(".html") ? "no-cache" : "force-cache" });
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(FILES.map(request))).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  // The version before stays for pages that are open still.
  event.waitUntil(caches.keys().then((names) => {
    const old = names.filter((name) => name.startsWith("oathra-") && name !== NAME);
    return Promise.all(old.slice(0, -1).map((name) => caches.delete(name)));
  }));
});

self.addEventListener("fetch", (event) => {
  if (event.request.method !== "GET" || !event.request.url.startsWith(self.registration.scope)) return;
  event.respondWith(find(event.request));
});

async function find(request) {
  const asked = { ignoreSearch: request.mode === "navigate" };
  const current = await caches.open(NAME);
  const page = request.mode === "navigate" && request.url.split(/[?#]/)[0].endsWith("/");
  const wanted = page ? new URL("index.html", request.url).href : request;
  return (await current.match(wanted, asked)) ?? (await caches.match(wanted, asked)) ?? fetch(request);
}
