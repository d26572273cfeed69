import { defineEndpoint } from "@sitewright/contracts";
import { expect, test } from "vitest";
import { z } from "zod";
import { createTestApp } from "./harness/test-app.ts";

const prices = defineEndpoint({
  name: "testPrices",
  summary: "Prices.",
  method: "GET",
  path: "/api/test/prices",
  access: "public",
  conditional: true,
  status: 200,
  response: z.object({ amount: z.number() }),
  errors: [],
});
const ownPrices = defineEndpoint({ ...prices, path: "/api/test/own-prices", access: "client" });

async function serve() {
  const current = { amount: 49, secret: "not in the contract" };
  const app = await createTestApp({
    mountMore: (mount) => {
      mount(prices, async () => current);
      mount(ownPrices, async () => current);
    },
  });
  return { app, current };
}

test("S-01.18 a conditional answer that the caller has already is not sent again, and a changed one is", async () => {
  const { app, current } = await serve();
  const browser = app.open();
  const first = await browser.send("GET", prices.path);
  const etag = first.headers.get("etag") ?? "";
  expect([await first.json(), first.headers.get("cache-control")]).toEqual([{ amount: 49 }, "no-cache"]);
  const headers = { "if-none-match": `"other", ${etag}` };
  const again = await browser.send("GET", prices.path, { headers });
  expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", etag]);
  current.secret = "changed";
  expect((await browser.send("GET", prices.path, { headers })).status).toBe(304);
  current.amount = 52;
  const changed = await browser.send("GET", prices.path, { headers });
  expect([changed.status, await changed.json()]).toEqual([200, { amount: 52 }]);
});

test("S-01.19 a response for signed-in people is cached only by their browser, and refused without a session whatever ETag is sent", async () => {
  const { app } = await serve();
  const ann = await app.signUp("ann@harbour.example");
  const first = await ann.send("GET", ownPrices.path);
  expect(first.headers.get("cache-control")).toBe("private, no-cache");
  const headers = { "if-none-match": first.headers.get("etag") ?? "" };
  expect((await ann.send("GET", ownPrices.path, { headers })).status).toBe(304);
  const anonymous = await app.open().send("GET", ownPrices.path, { headers });
  expect([anonymous.status, anonymous.headers.get("etag")]).toEqual([401, null]);
});
