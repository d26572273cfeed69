import { expect, test } from "vitest";
import type { Browser } from "./harness/browser.ts";
import { echoingSite as builds } from "./harness/echoing-site.ts";
import { createTestApp } from "./harness/test-app.ts";

const typed = { email: "reader@x.example", homepage: "", source: "/news" };

const post = (browser: Browser, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  browser.send("POST", "/newsletter", {
    body: String(new URLSearchParams(fields)),
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
  });

test("M-11.7 the form works without a script: it is read, and leads to a page that says what is next", async () => {
  const app = await createTestApp({ builds });
  const answer = await post(app.open(), typed);
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/newsletter/sent"]);
  await app.jobs.runDue("newsletter-asks");
  expect(await app.database.db.subscriber.findMany()).toMatchObject([
    { email: typed.email, status: "pending", source: "/news" },
  ]);
  const from = `/${"a".repeat(300)}`;
  expect((await post(app.open(), { ...typed, source: from })).status).toBe(303);
});

test("M-11.8 where it is refused, the page says why, with the address as it was typed", async () => {
  const app = await createTestApp({ builds });
  const values = { ...typed, email: "reader@" };
  const answer = await post(app.open(), values);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({
    url: "/newsletter",
    values,
    errors: { email: "Please enter an e-mail address." },
  });
  expect((await post(app.open(), {})).status).toBe(400);
  expect(await app.database.db.job.count({ where: { kind: "newsletter-asks" } })).toBe(0);
});

test("M-11.21 where the network has used up its limit, the page says so, with the address as it was typed", async () => {
  const app = await createTestApp({ builds });
  for (let sent = 0; sent < 10; sent++)
    await app.open().send("POST", "/api/newsletter", { json: { email: typed.email } });
  const answer = await post(app.open(), typed);
  expect([answer.status, Number(answer.headers.get("retry-after")) > 0]).toEqual([429, true]);
  expect(await answer.json()).toMatchObject({ url: "/newsletter", values: typed });
});

test("S44 another site cannot post the form for its visitors, and what is no form or too large is refused", async () => {
  const app = await createTestApp({ builds });
  for (const headers of [{ origin: "https://evil.example" }, { "sec-fetch-site": "cross-site" }])
    expect((await post(app.open(), typed, headers as Record<string, string>)).status).toBe(403);
  expect((await post(app.open(), typed, { "content-type": "application/json" })).status).toBe(415);
  expect((await post(app.open(), { ...typed, source: "a".repeat(70_000) })).status).toBe(413);
});
