import { expect, onTestFinished, test } from "vitest";
import type { Browser } from "./harness/browser.ts";
import { completeAnswers, withKey } from "./harness/complete-answers.ts";
import { createTestApp } from "./harness/test-app.ts";

/** Counts the turns of the event loop, in which other requests are served. */
function countTurns(): () => number {
  let turns = 0;
  let next = setImmediate(function count() {
    turns += 1;
    next = setImmediate(count);
  });
  onTestFinished(() => clearImmediate(next));
  return () => turns;
}

const submit = (browser: Browser, key: string) =>
  browser.send("POST", "/api/projects", { json: completeAnswers(), headers: withKey(key) });

test("S68 between the parts of a submit, and of a new version, other requests get their turn", async () => {
  const app = await createTestApp();
  const browser = await app.signUp("ann@harbour.example");
  const turns = countTurns();
  const before = turns();
  const { project } = (await (await submit(browser, "key-of-ann-1")).json()) as { project: { id: string } };
  const between = turns();
  // Specification, three mails.
  expect(between - before).toBeGreaterThanOrEqual(4);
  const saved = await browser.send("PUT", `/api/projects/${project.id}`, {
    json: completeAnswers({ audience: "Others" }),
    headers: { "if-match": "1" },
  });
  expect(saved.status).toBe(200);
  // Specification, what has changed.
  expect(turns() - between).toBeGreaterThanOrEqual(2);
});
