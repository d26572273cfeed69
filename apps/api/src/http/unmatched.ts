import type { Endpoint } from "@sitewright/contracts";
import type { Hono } from "hono";
import type { AppEnv } from "./app-env.ts";
import { sendProblem } from "./problem-response.ts";
import { Refusal } from "./refusal.ts";

function allowedMethods(endpoints: readonly Endpoint[]): Map<string, string> {
  const methods = new Map<string, string[]>();
  for (const { path, method } of endpoints) {
    const known = methods.get(path) ?? [];
    methods.set(path, [...known, method, ...(method === "GET" ? ["HEAD"] : [])]);
  }
  return new Map([...methods].map(([path, list]) => [path, list.sort().join(", ")]));
}

/**
 * Refuses all other requests to the contract's paths: a known path with another method gets 405, an unknown
 * /api path 404.
 */
export function refuseUnmatched(app: Hono<AppEnv>, endpoints: readonly Endpoint[]): void {
  for (const [path, allow] of allowedMethods(endpoints)) {
    app.all(path, (c) => {
      c.header("Allow", allow);
      return sendProblem(c, new Refusal("method-not-allowed"));
    });
  }
  const unknown = () => new Refusal("not-found", { detail: "There is no such address." });
  app.all("/api", (c) => sendProblem(c, unknown()));
  app.all("/api/*", (c) => sendProblem(c, unknown()));
}
