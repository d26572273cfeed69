import type { MiddlewareHandler } from "hono";
import type { Logger } from "pino";
import type { AppEnv } from "./app-env.ts";

/** Gives the request its id and logs how it ended. Queries and bodies are not logged: they may hold secrets. */
export function logRequests({ log, id }: { log: Logger; id: () => string }): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const startMs = performance.now();
    const requestId = id();
    c.set("requestId", requestId);
    c.header("X-Request-Id", requestId);
    await next();
    const { status } = c.res;
    const level = status >= 500 ? "error" : status === 401 || status === 403 ? "warn" : "info";
    log[level]({
      requestId,
      method: c.req.method,
      path: c.req.path,
      status,
      userId: c.get("userId"),
      durationMs: Math.round(performance.now() - startMs),
    });
  };
}
