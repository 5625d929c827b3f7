// The seal on the page: after it neither the page nor its worker can send or fetch anything.

export const SEALED_POLICY =
  "default-src 'none'; script-src blob: 'wasm-unsafe-eval'; worker-src blob:; img-src data:; base-uri 'none'; form-action 'none'";

/** Add the second policy; it can only forbid more, and nothing can take it away until the page is loaded anew. */
export function sealPage() {
  const policy = document.createElement("meta");
  policy.httpEquiv = "Content-Security-Policy";
  policy.content = SEALED_POLICY;
  document.head.append(policy);
}

/** Try to reach this site's own server; return what the browser said when it refused, or null when it did not. */
export async function tryToLeak(address) {
  try {
    await fetch(address, { cache: "no-store" });
    return null;
  } catch (error) {
    return String(error.message ?? error);
  }
}
