import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createDiskStorage } from "../src/storage/disk-storage.ts";
import type { Browser } from "./harness/browser.ts";
import { completeAnswers, withKey } from "./harness/complete-answers.ts";
import { createObjects } from "./harness/endpoint-objects.ts";
import { annEmail } from "./harness/endpoint-samples.ts";
import { onSqlite } from "./harness/on-one-database.ts";
import { useDataDir } from "./harness/server-process.ts";
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

// Postgres answers over a connection, between which everything else has its turn anyway.
onSqlite(
  "S68 of a hundred calls that arrive together each begins in a separate turn of the event loop",
  async () => {
    const turns = countTurns();
    const begun: number[] = [];
    const disk = createDiskStorage(join(useDataDir(), "files"));
    const get: typeof disk.get = (path, range) => {
      begun.push(turns());
      return disk.get(path, range);
    };
    const app = await createTestApp({ storage: { ...disk, get } });
    const ann = await app.signUp(annEmail);
    const { uploadId } = await createObjects(app, ann);
    begun.length = 0;
    const read = async () => (await ann.send("GET", `/api/uploads/${uploadId}/content`)).arrayBuffer();
    await Promise.all(Array.from({ length: 100 }, read));
    expect(new Set(begun).size).toBe(100);
  },
);
