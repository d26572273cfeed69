import type { Hono } from "hono";
import type { AppEnv } from "../http/app-env.ts";
import { sendProblem } from "../http/problem-response.ts";
import { Refusal } from "../http/refusal.ts";
import type { Metrics } from "./metrics.ts";
import { type ScrapeRules, scrapeAccess } from "./scrape-access.ts";

/** The path of the metrics; for monitoring, so not an endpoint of the contract. */
export const metricsPath = "/metrics";

/**
 * Serves the metrics to the operator's monitoring; other clients get 404, or 401 if a token is
 * configured.
 */
export function serveMetrics(
  app: Hono<AppEnv>,
  { metrics, ...rules }: ScrapeRules & { metrics: Metrics },
): void {
  app.get(metricsPath, async (c) => {
    const access = scrapeAccess(rules, {
      authorization: c.req.header("authorization"),
      peer: c.env?.incoming?.socket.remoteAddress,
      host: new URL(c.req.url).hostname,
    });
    if (access === "hidden") return sendProblem(c, new Refusal("not-found"));
    if (access === "refused") {
      const answer = sendProblem(c, new Refusal("sign-in-required", { detail: "METRICS_TOKEN is needed." }));
      // RFC 9110, section 11.6.1.
      answer.headers.set("WWW-Authenticate", 'Bearer realm="metrics"');
      return answer;
    }
    c.header("Content-Type", metrics.contentType);
    c.header("Cache-Control", "no-store");
    return c.body(await metrics.text());
  });
}
