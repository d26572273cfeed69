import type { MiddlewareHandler } from "hono";
import type { AppContext, AppEnv } from "./app-env.ts";

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
  const notKept = [...headers, ["Cache-Control", "no-store"] as const];
  return (c, next) => {
    const base = c.req.path.startsWith("/api/") ? notKept : headers;
    c.set("baseHeaders", base);
    for (const [name, value] of base) c.header(name, value);
    return next();
  };
}

/** Headers about the request and its sender, not about the resource. */
const ofTheRequest: ReadonlySet<string> = new Set(["x-request-id", "traceparent", "set-cookie", "allow"]);

/**
 * Takes back what a handler said about an answer that it does not give after all, such as a file's length, name and
 * policy: with a length that is not its own, the next answer on the connection would be read wrongly.
 */
export function clearHeaders(c: AppContext): void {
  for (const name of [...c.res.headers.keys()]) if (!ofTheRequest.has(name)) c.header(name, undefined);
  for (const [name, value] of c.get("baseHeaders") ?? []) c.header(name, value);
}
