import type { Context } from "hono";

/**
 * What our own pages may load: everything from this origin, nothing inline, nothing from others (CSP Level 3).
 * `blob:` is for previews of files that have not been uploaded yet.
 */
export const pagePolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

/** Hashed files never change; documents are asked for anew each time. */
export const cacheFor = {
  hashedAsset: "public, max-age=31536000, immutable",
  plainAsset: "public, max-age=3600",
  document: "no-cache",
} as const;

/** Answers with a page. */
export function sendPage(c: Context, html: string, status = 200): Response {
  c.header("Content-Security-Policy", pagePolicy);
  c.header("Cache-Control", cacheFor.document);
  return c.html(html, status === 404 ? 404 : 200);
}
