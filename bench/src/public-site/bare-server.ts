import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";

const builtSite = resolve(import.meta.dirname, "../../../apps/marketing/dist/client");
const packed: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
};

/** A document with its scripts removed. */
const withoutScripts = (html: string): string =>
  html.replace(/<script(?: type="module"[^>]*)?>[^<]*<\/script>/g, "");

/**
 * Security headers that the page is sent with: the browser's work on them is not caused by the page
 * itself.
 */
const securityHeaders = [
  "content-security-policy",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
  "permissions-policy",
  "referrer-policy",
  "x-content-type-options",
];

export interface BarePage {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The page of an answer without its scripts, under the same security headers. */
export async function barePage(answer: Response): Promise<BarePage> {
  const headers = [...answer.headers].filter(([name]) => securityHeaders.includes(name));
  return { html: withoutScripts(await answer.text()), headers: Object.fromEntries(headers) };
}

interface Sent {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** Reads and compresses each response once. */
function prepare(name: string, body: Buffer): Sent {
  const type = packed[extname(name)];
  return type === undefined
    ? { body, headers: {} }
    : { body: brotliCompressSync(body), headers: { "content-type": type, "content-encoding": "br" } };
}

/**
 * Serves the built site's files as the simplest possible server would, and the given pages under their
 * paths.
 */
export async function serveBare(
  pages: ReadonlyMap<string, BarePage>,
): Promise<{ readonly origin: string; stop(): void }> {
  const kept = new Map(
    [...pages].map(([path, { html, headers }]) => {
      const page = prepare("page.html", Buffer.from(html));
      return [path, { ...page, headers: { ...page.headers, ...headers } }] as const;
    }),
  );
  const find = (path: string): Sent => {
    const known = kept.get(path);
    if (known) return known;
    const read = prepare(path, readFileSync(join(builtSite, path)));
    kept.set(path, read);
    return read;
  };
  const server = createServer(({ url = "/" }, response) => {
    try {
      const { body, headers } = find(url);
      response.writeHead(200, { ...headers, "content-length": body.length }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The bare server has no port.");
  return { origin: `http://localhost:${address.port}`, stop: () => void server.close() };
}
