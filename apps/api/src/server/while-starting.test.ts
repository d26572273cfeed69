import { healthz, readyz } from "@sitewright/contracts";
import { expect, test } from "vitest";
import { whileStarting } from "./while-starting.ts";

test("S-03.10 a server that is still starting is alive, not ready, and asks for a retry", async () => {
  const ask = (path: string) => whileStarting(new Request(`http://127.0.0.1${path}`));
  expect(healthz.response.parse(await ask("/healthz").json())).toEqual({ status: "ok" });
  for (const path of [readyz.path, "/", "/api/session"]) {
    expect(ask(path).status).toBe(503);
    expect(ask(path).headers.get("retry-after")).toBe("1");
  }
});
