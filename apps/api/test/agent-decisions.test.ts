import { adminAgents, agentSchema } from "@sitewright/contracts";
import { expect, test } from "vitest";
import { readProblem } from "./harness/answers.ts";
import type { Browser } from "./harness/browser.ts";
import { createTestApp } from "./harness/test-app.ts";

async function read(owner: Browser, id: string) {
  const { agents } = adminAgents.response.parse(await (await owner.send("GET", adminAgents.path)).json());
  const agent = agents.find((one) => one.id === id);
  if (!agent) throw new Error(`There is no agent ${id}.`);
  return agent;
}
const change = (owner: Browser, id: string, json: object) =>
  owner.send("PUT", `/api/admin/agents/${id}`, {
    json: { isPaused: false, maxAttempts: null, schedules: [], ...json },
  });

test("D-10.22 of two decisions about an agent that were made on the same settings one is refused and gets the stored decision, in sequence and concurrently", async () => {
  const app = await createTestApp();
  const owner = await app.signInAsOwner();
  const { settingsVersion } = await read(owner, "picture-maker");
  const answers = await Promise.all(
    [3, 4].map((maxAttempts) => change(owner, "picture-maker", { maxAttempts, settingsVersion })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  const { maxAttempts, settingsVersion: next } = await read(owner, "picture-maker");
  const late = await readProblem(await change(owner, "picture-maker", { isPaused: true, settingsVersion }));
  expect(late.code).toBe("version-conflict");
  expect(agentSchema.parse(late.current)).toMatchObject({ maxAttempts, isPaused: false });
  const decided = { isPaused: true, maxAttempts, settingsVersion: next };
  expect((await change(owner, "picture-maker", decided)).status).toBe(204);
  expect(await read(owner, "picture-maker")).toMatchObject({ isPaused: true, maxAttempts });
});

test("D-10.23 a paused housekeeper still deletes what people were promised is deleted, and nothing else", async () => {
  const app = await createTestApp();
  const owner = await app.signInAsOwner();
  const { settingsVersion } = await read(owner, "housekeeper");
  expect((await change(owner, "housekeeper", { isPaused: true, settingsVersion })).status).toBe(204);
  const { db } = app.database;
  const kinds = ["housekeeping", "bin-emptying", "drop-off-counts", "chat-retention"];
  for (const kind of [...kinds, "orphan-sweep", "post-pictures"]) await app.jobs.runDue(kind);
  const ran = await db.jobRun.findMany({ where: { outcome: "done" }, select: { kind: true } });
  expect(ran.map(({ kind }) => kind).toSorted()).toEqual(kinds.toSorted());
});
