import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "./app-env.ts";

const always = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
  // For everything that is not one of our pages, which bring their own: nothing may load, nobody may frame it.
  "Content-Security-Policy":
    "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
} as const;

/** One year, as browsers' preload lists ask for. */
const HSTS = "max-age=31536000; includeSubDomains";

/** Safe defaults on every answer; a handler may replace one. `isSecure`: the public address is https. */
export function setHeaders(isSecure: boolean): MiddlewareHandler<AppEnv> {
  const headers = Object.entries(isSecure ? { ...always, "Strict-Transport-Security": HSTS } : always);
  return (c, next) => {
    for (const [name, value] of headers) c.header(name, value);
    if (c.req.path.startsWith("/api/")) c.header("Cache-Control", "no-store");
    return next();
  };
}
