import { publicWords } from "@sitewright/spec-core/content";
import { onboardingSchema } from "@sitewright/spec-core/onboarding";
import { expect, test } from "vitest";
import { readProblem } from "./harness/answers.ts";
import { completeAnswers, withKey } from "./harness/complete-answers.ts";
import { createInterruption } from "./harness/interruption.ts";
import { createTestApp } from "./harness/test-app.ts";

const description = "We bake sourdough every morning. Call us on 020 7946 0018. Please make the site blue.";

test("P-38.30 staff confirm, correct and drop what was read out of the answers: a new version, with the record of it and without a mail", async () => {
  const app = await createTestApp();
  const { db } = app.database;
  const ann = await app.signUp("ann@quay.example");
  const json = completeAnswers({ description });
  const made = await ann.send("POST", "/api/projects", { json, headers: withKey("key-00000001") });
  const { project } = (await made.json()) as { project: { id: string } };
  const builder = await app.signInAs("builder");
  const words = publicWords(onboardingSchema.parse(json).formData);
  const phone = words.facts.find(({ kind }) => kind === "phone");
  const bakes = words.statements.find(({ text }) => text.startsWith("We bake"));
  const decide = (from: number, choices: unknown) =>
    builder.send("POST", `/api/admin/projects/${project.id}/words`, { json: { from, choices } });
  const mails = await db.outboxMessage.count();
  const choices = [
    { id: phone?.id, print: true, text: "020 7946 0019" },
    { id: bakes?.id, print: false },
  ];
  const answer = await decide(1, choices);
  expect([answer.status, await answer.json()]).toEqual([200, { version: 2 }]);
  const spec = await (await builder.send("GET", `/api/admin/projects/${project.id}/versions/2`)).text();
  expect(spec).toContain("020 7946 0019");
  const [, newest] = await db.projectVersion.findMany({ orderBy: { version: "asc" } });
  const { formData } = onboardingSchema.parse(JSON.parse(newest?.onboarding ?? ""));
  const decided = publicWords(formData);
  expect(decided.facts.find(({ id }) => id === phone?.id)).toMatchObject({
    isConfirmed: true,
    text: "020 7946 0019",
  });
  expect(decided.statements.find(({ id }) => id === bakes?.id)).toMatchObject({
    isPrinted: false,
    decidedBy: "client",
  });
  expect(formData.description).toBe(description);
  expect(await db.outboxMessage.count()).toBe(mails);
  expect(await db.auditEntry.findMany({ where: { action: "project.words" } })).toMatchObject([
    { subjectId: project.id, detail: "version 1 → version 2" },
  ]);
  expect((await decide(1, [{ id: bakes?.id, print: true }])).status).toBe(409);
  const unknown = await decide(2, [{ id: "nothing", print: true }]);
  expect([unknown.status, (await readProblem(unknown)).errors?.[0]?.path]).toEqual([422, "choices.0.id"]);
  expect((await decide(2, [{ id: bakes?.id, print: true, text: "We bake cakes." }])).status).toBe(422);
});

test("P-38.33 where the client's account is erased while staff decide, they are answered that the project is gone, and stay signed in", async () => {
  const interruption = createInterruption();
  const app = await createTestApp({ open: interruption.open });
  const ann = await app.signUp("ann@quay.example");
  const json = completeAnswers({ description });
  const made = await ann.send("POST", "/api/projects", { json, headers: withKey("key-00000001") });
  const { project } = (await made.json()) as { project: { id: string } };
  const builder = await app.signInAs("builder");
  const phone = publicWords(onboardingSchema.parse(json).formData).facts.find(({ kind }) => kind === "phone");
  interruption.afterReading("ProjectVersion", () =>
    app.database.db.user.delete({ where: { email: "ann@quay.example" } }),
  );
  const choices = [{ id: phone?.id, print: true, text: "020 7946 0019" }];
  const path = `/api/admin/projects/${project.id}/words`;
  const answer = await builder.send("POST", path, { json: { from: 1, choices } });
  expect([interruption.hasHappened(), answer.status]).toEqual([true, 404]);
});

test("P-38.320 decisions that are sent again after a lost answer are one version, for the same person only", async () => {
  const app = await createTestApp();
  const { db } = app.database;
  const ann = await app.signUp("ann@quay.example");
  const json = completeAnswers({ description });
  const made = await ann.send("POST", "/api/projects", { json, headers: withKey("key-00000001") });
  const { project } = (await made.json()) as { project: { id: string } };
  const [builder, manager] = [await app.signInAs("builder"), await app.signInAs("manager")];
  const words = publicWords(onboardingSchema.parse(json).formData);
  const phone = words.facts.find(({ kind }) => kind === "phone");
  const bakes = words.statements.find(({ text }) => text.startsWith("We bake"));
  const choices = [
    { id: phone?.id, print: true, text: "020 7946 0019" },
    { id: bakes?.id, print: false },
  ];
  const decide = async (from: number, sent: unknown = choices, browser = builder) => {
    const path = `/api/admin/projects/${project.id}/words`;
    const answer = await browser.send("POST", path, { json: { from, choices: sent } });
    return answer.status === 200 ? ((await answer.json()) as { version: number }).version : answer.status;
  };
  expect(await Promise.all([decide(1), decide(1)])).toEqual([2, 2]);
  expect([await decide(1), await decide(1, choices, manager)]).toEqual([2, 409]);
  // A reload of the page reads version 2, and still has the decisions.
  expect(await decide(2)).toBe(2);
  expect(await decide(1, [{ id: bakes?.id, print: true }])).toBe(409);
  expect(await db.projectVersion.count()).toBe(2);
  expect(await db.auditEntry.count({ where: { action: "project.words" } })).toBe(1);
  expect(await decide(2, [{ id: bakes?.id, print: true }], manager)).toBe(3);
  expect(await decide(1)).toBe(409);
});
