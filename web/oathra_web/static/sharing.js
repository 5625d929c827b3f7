// A call in the fragment of an address: the part behind # never travels to a server.

const KEY = "call";

/** Return the fragment that holds *call*, any JSON value. */
export async function fragmentOf(call) {
  const packed = await through(new CompressionStream("deflate-raw"), new TextEncoder().encode(JSON.stringify(call)));
  const base64 = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(""));
  return `#${KEY}=${base64.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "")}`;
}

/** Return the call in *fragment*, null when it holds none; throws when what it holds cannot be read. */
export async function callIn(fragment) {
  const [key, text] = fragment.replace(/^#/, "").split("=");
  if (key !== KEY || !text) return null;
  const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
  const call = JSON.parse(new TextDecoder().decode(await through(new DecompressionStream("deflate-raw"), bytes)));
  if (typeof call?.log !== "string") throw new Error("the link holds no call");
  return call;
}

// Response would do this in one line, but a sealed page may not even read a blob of its own by fetch.
async function through(stream, bytes) {
  const writer = stream.writable.getWriter();
  const [parts] = await Promise.all([read(stream.readable), writer.write(bytes).then(() => writer.close())]);
  return Uint8Array.from(parts);
}

async function read(readable) {
  const parts = [];
  for (const reader = readable.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) return parts;
    parts.push(...value);
  }
}
