import { defaultTheme } from "@sitewright/spec-core/color";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import type { Browser } from "./harness/browser.ts";
import { completeAnswers, withKey } from "./harness/complete-answers.ts";
import { createTestApp } from "./harness/test-app.ts";

const ann = "ann@harbour.example";
const callCount = 200;
/** The rest are saved designs, which wait for the same row and are less work. */
const submitCount = 10;

/** Keeps an account's row, as a slow transaction of that account would; gives how to let go of it. */
async function holdAccount(url: string, email: string): Promise<() => Promise<unknown>> {
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  onTestFinished(() => other.end());
  await other.query("BEGIN");
  await other.query("SELECT id FROM users WHERE email = $1 FOR NO KEY UPDATE", [email]);
  return () => other.query("COMMIT");
}

const change = (browser: Browser, index: number) =>
  index < submitCount
    ? browser.send("POST", "/api/projects", {
        json: completeAnswers(),
        headers: withKey(`submit-number-${index}`),
      })
    : browser.send("POST", "/api/designs", {
        json: { kind: "palette", name: `Palette ${index}`, colors: defaultTheme },
      });

test("S-16.9 while 200 submits and saves of one account wait for its row, another account is served; what is too much is 429 and none is a server error", async () => {
  const app = await createTestApp({ submitsPerHour: 1000 });
  const { target, database } = app;
  if (target.provider !== "postgresql") throw new Error("This test is about the pool of Postgres.");
  const busy = await app.signUp(ann);
  const other = await app.signUp("bob@forge.example");
  const letGo = await holdAccount(target.url, ann);
  const changes = Array.from({ length: callCount }, (_, index) => change(busy, index));
  // One too many is refused while the others wait.
  expect((await Promise.race(changes)).status).toBe(429);
  expect((await other.send("GET", "/api/projects")).status).toBe(200);
  expect((await change(other, 0)).status).toBe(201);
  await letGo();
  const answers = await Promise.all(changes);
  const stored = answers.filter(({ status }) => status === 201);
  const refused = answers.filter(({ status }) => status === 429);
  expect(stored.length + refused.length).toBe(callCount);
  expect(stored.length).toBeGreaterThan(submitCount);
  expect(refused.length).toBeGreaterThan(submitCount);
  for (const { headers } of refused) expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  const { db } = database;
  const ofBusy = { where: { user: { email: ann } } };
  expect((await db.project.count(ofBusy)) + (await db.savedDesign.count(ofBusy))).toBe(stored.length);
});
