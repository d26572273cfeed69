import type { Context } from "hono";

/** The host of Google's profile pictures: the only foreign origin that our pages load from. */
const pictureHost = "lh3.googleusercontent.com";

/**
 * The sources from which our own pages may load: everything from this origin, nothing inline, nothing from
 * others but profile pictures (CSP Level 3). `blob:` is for previews of files that are not uploaded yet.
 */
export const pagePolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  `img-src 'self' data: blob: https://${pictureHost}`,
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self' blob:",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

/**
 * The policy for pages of the public site, which may load only from this server. `frames`: origins that a
 * page may show in a frame after its visitor has requested it; `scripts`: hashes of its inline scripts.
 */
export const sitePolicy = ({
  frames = [],
  scripts = [],
}: {
  readonly frames?: readonly string[] | undefined;
  readonly scripts?: readonly string[] | undefined;
}): string =>
  [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts].join(" ")}`,
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${["'self'", ...frames].join(" ")}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");

/**
 * The policy of the document that shows a client's site in the portal: it runs its only script in an
 * opaque origin, so that it cannot access ours, and loads only our fonts. It receives pictures as bytes
 * in messages.
 */
export const previewFramePolicy = [
  "sandbox allow-scripts",
  "default-src 'none'",
  "script-src 'self'",
  "font-src 'self'",
  "img-src blob:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join("; ");

/**
 * The policy of the worker that shrinks pictures and converts those of iPhones: it may run its own code
 * and the decoder, which is WebAssembly. Our pages may not compile WebAssembly (CSP Level 3, 4.4.1; a
 * worker has the policy of its own response).
 */
export const pictureWorkerPolicy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "connect-src 'self'",
].join("; ");

/** Hashed files never change; documents are revalidated each time. */
export const cacheFor = {
  hashedAsset: "public, max-age=31536000, immutable",
  plainAsset: "public, max-age=3600",
  document: "no-cache",
} as const;

/**
 * How a page is isolated from windows that it opens or was opened by (HTML, cross-origin opener
 * policies). `same-origin-allow-popups`: it can check whether its pop-up was closed; `unsafe-none`: it is
 * such a pop-up.
 */
export type OpenerPolicy = "same-origin" | "same-origin-allow-popups" | "unsafe-none";

interface PageOptions {
  status?: 200 | 400 | 404 | 410 | 429 | 500;
  /** Cache-Control. */
  caching?: string;
  policy?: string;
  opener?: OpenerPolicy;
}

/** Sets the headers that every page of ours has. */
export function setPageHeaders(
  c: Context,
  { policy = pagePolicy, opener = "same-origin", caching = cacheFor.document }: PageOptions = {},
): void {
  c.header("Content-Security-Policy", policy);
  c.header("Cross-Origin-Opener-Policy", opener);
  c.header("Cache-Control", caching);
}

/** Responds with a page. */
export function sendPage(c: Context, html: string, options: PageOptions = {}): Response {
  setPageHeaders(c, options);
  return c.html(html, options.status ?? 200);
}
