import { expect, test } from "vitest";
import type { Browser } from "./harness/browser.ts";
import { echoingSite as builds } from "./harness/echoing-site.ts";
import { createTestApp, testOrigin } from "./harness/test-app.ts";

const filled = {
  name: "Maya",
  email: "maya@client.example",
  company: "",
  message: "Bread?\r\nAnd rye.",
  homepage: "",
};

const post = (browser: Browser, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  browser.send("POST", "/contact", {
    body: String(new URLSearchParams(fields)),
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
  });

test("M-07.11 a message sent without a script is kept and mailed, and its sender led to the thanks", async () => {
  const app = await createTestApp({ builds });
  const answer = await post(app.open(), filled);
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/contact?sent"]);
  expect(await app.database.db.contactMessage.findMany()).toMatchObject([
    { type: "contact", name: "Maya", company: null, message: "Bread?\r\nAnd rye." },
  ]);
  expect(await app.database.db.outboxMessage.count()).toBe(1);
});

test("M-07.12 what is missing is said by field, with all that was typed, and nothing is stored", async () => {
  const app = await createTestApp({ builds });
  const answer = await post(app.open(), { ...filled, email: "maya", message: " " });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({
    url: "/contact",
    status: 400,
    values: { ...filled, email: "maya", message: " " },
    errors: {
      email: expect.stringContaining("such as anna@bakery.example."),
      message: "Please write a message.",
    },
    message: "Please check the marked fields. Nothing has been sent yet.",
  });
  expect(await app.database.db.contactMessage.count()).toBe(0);
});

test("S44 the form shares the limit of its call, and gives back what was typed where that is used up", async () => {
  const app = await createTestApp({ builds });
  for (let sent = 0; sent < 9; sent++)
    await app.open().send("POST", "/api/contact", { json: { ...filled, message: `${sent}` } });
  expect((await post(app.open(), filled)).status).toBe(303);
  const refused = await post(app.open(), filled);
  expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
  expect(await refused.json()).toMatchObject({
    values: filled,
    message: expect.stringContaining("Too many attempts"),
  });
  expect(await app.database.db.contactMessage.count()).toBe(10);
});

test("S44 a bot that fills in the hidden field gets the success page and nothing is stored", async () => {
  const app = await createTestApp({ builds });
  expect((await post(app.open(), { ...filled, homepage: "https://spam.example" })).status).toBe(303);
  expect(await app.database.db.contactMessage.count()).toBe(0);
});

test("M-07.13 another site's page cannot post the form, nor anything be posted that is no form", async () => {
  const app = await createTestApp({ builds });
  const foreign = await post(app.open(), filled, {
    origin: "https://evil.example",
    "sec-fetch-site": "cross-site",
  });
  expect(foreign.status).toBe(403);
  expect((await post(app.open(), filled, { "content-type": "text/plain" })).status).toBe(415);
  expect((await post(app.open(), { ...filled, message: "x".repeat(70_000) })).status).toBe(413);
  expect((await post(app.open(), { ...filled, message: "a\0b" })).status).toBe(400);
  expect((await post(app.open(), filled, { origin: testOrigin })).status).toBe(303);
  expect(await app.database.db.contactMessage.count()).toBe(1);
});
