import { readyz } from "@sitewright/contracts";
import type { MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import type { Logger } from "pino";
import type { Metrics } from "../metrics/metrics.ts";
import type { AppEnv } from "./app-env.ts";
import { loggedPath } from "./logged-path.ts";
import { traceOf, traceparent } from "./trace-context.ts";

interface RequestLogOptions {
  log: Logger;
  id: () => string;
  metrics: Pick<Metrics, "observe">;
}

/**
 * Sets the request's id and trace context, logs its outcome, and counts it by its route pattern. Queries,
 * bodies and the secrets in some URLs are not logged. Readiness is polled every few seconds: only a
 * changed result is logged, and 'not ready' is not logged as an error of the request.
 */
export function logRequests({ log, id, metrics }: RequestLogOptions): MiddlewareHandler<AppEnv> {
  let lastReadiness: number | undefined;
  return async (c, next) => {
    const startMs = performance.now();
    const requestId = id();
    const trace = traceOf(c.req.header("traceparent"), requestId);
    c.set("requestId", requestId);
    c.header("X-Request-Id", requestId);
    c.header("traceparent", traceparent(trace));
    await next();
    const { status } = c.res;
    const { method, path } = c.req;
    const durationMs = performance.now() - startMs;
    // The handler that responded is the last one that was reached.
    metrics.observe({ method, route: routePath(c), status, durationMs });
    const isProbe = path === readyz.path;
    if (isProbe && status === lastReadiness) return;
    if (isProbe) lastReadiness = status;
    const level = status >= 500 && !isProbe ? "error" : status === 401 || status === 403 ? "warn" : "info";
    const { traceId, spanId, parentId } = trace;
    log[level]({
      requestId,
      traceId,
      spanId,
      parentId,
      method,
      path: loggedPath(path),
      status,
      userId: c.get("userId"),
      durationMs: Math.round(durationMs),
    });
  };
}
