import type { MiddlewareHandler } from "hono";
import type { AppContext, AppEnv } from "./app-env.ts";

const always = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
  // For responses that are not one of our pages, which set their own policy: nothing may load, and no
  // page may frame them.
  "Content-Security-Policy":
    "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
} as const;

/** One year (RFC 6797), without subdomains: other hosts of the agency may not support HTTPS. */
const strictTransportSecurity = "max-age=31536000";

/**
 * Safe default headers on every response; a handler may replace them. `isSecure`: the public address is
 * https.
 */
export function setHeaders(isSecure: boolean): MiddlewareHandler<AppEnv> {
  const headers = Object.entries(
    isSecure ? { ...always, "Strict-Transport-Security": strictTransportSecurity } : always,
  );
  const notKept = [...headers, ["Cache-Control", "no-store"] as const];
  return (c, next) => {
    const base = c.req.path.startsWith("/api/") ? notKept : headers;
    c.set("baseHeaders", base);
    for (const [name, value] of base) c.header(name, value);
    return next();
  };
}

/** Headers about the request and its sender, not the resource. */
const ofTheRequest: ReadonlySet<string> = new Set(["x-request-id", "traceparent", "set-cookie", "allow"]);

/**
 * Removes the headers of a response that is not sent after all, such as a file's length, name and policy:
 * with a wrong length, clients would misread the next response on the connection.
 */
export function clearHeaders(c: AppContext): void {
  for (const name of [...c.res.headers.keys()]) if (!ofTheRequest.has(name)) c.header(name, undefined);
  for (const [name, value] of c.get("baseHeaders") ?? []) c.header(name, value);
}
