import { Hono } from "hono";
import { expect, test } from "vitest";
import type { AppEnv } from "./app-env.ts";
import { createEventLoopQueue, yieldBeforeRequest } from "./event-loop-queue.ts";

/** Sends requests from these networks at once, and gives the networks in the order in which they were handled. */
async function handledOf(networks: readonly string[]): Promise<string[]> {
  const handled: string[] = [];
  const app = new Hono<AppEnv>();
  const networkOf = (c: { req: { query: (name: string) => string | undefined } }) =>
    c.req.query("from") ?? "";
  app.use(yieldBeforeRequest(createEventLoopQueue(networkOf)));
  app.get("/", (c) => {
    handled.push(networkOf(c));
    return c.text("");
  });
  await Promise.all(networks.map((network) => app.request(`/?from=${network}`)));
  return handled;
}

test("S69 a hundred requests of one network delay those of others by one turn each, not by a hundred", async () => {
  const many = Array.from({ length: 100 }, () => "a");
  const handled = await handledOf([...many, "b", "c", "b"]);
  expect(handled.slice(0, 6)).toEqual(["a", "b", "c", "a", "b", "a"]);
  expect(handled).toHaveLength(103);
});

test("S68 each request is handled in a turn of its own, also one that comes when none waits any more", async () => {
  let turns = 0;
  const begun: number[] = [];
  const app = new Hono<AppEnv>();
  app.use(yieldBeforeRequest(createEventLoopQueue(() => "a")));
  app.get("/", (c) => {
    begun.push(turns);
    return c.text("");
  });
  const count = (): void => {
    turns += 1;
    if (begun.length < 4) setImmediate(count);
  };
  setImmediate(count);
  await Promise.all([app.request("/"), app.request("/"), app.request("/")]);
  await app.request("/");
  expect(new Set(begun).size).toBe(4);
});
