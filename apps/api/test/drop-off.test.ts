import { adminDropOff, type DraftState, type DropOffStep } from "@sitewright/contracts";
import { defaultOnboarding, type StepKey } from "@sitewright/spec-core/onboarding";
import { expect, test } from "vitest";
import { dayMs } from "../src/time-units.ts";
import type { Browser } from "./harness/browser.ts";
import { completeAnswers, withKey } from "./harness/complete-answers.ts";
import { createTestApp, type TestApp } from "./harness/test-app.ts";

function stateAt(
  step: StepKey,
  visited: readonly StepKey[],
  answers: { businessName?: string; niche?: string },
): DraftState {
  const visitedTabs = Object.fromEntries(visited.map((one) => [one, true]));
  return {
    onboarding: { ...defaultOnboarding, formData: { ...defaultOnboarding.formData, ...answers } },
    position: { activeTab: step, journeyStarted: true, visitedTabs, completionStatus: {} },
  };
}

async function save(browser: Browser, version: number, state: DraftState): Promise<void> {
  const answer = await browser.send("PUT", "/api/draft", { json: { version, state } });
  expect(answer.status).toBe(200);
}

/** Somebody who names their business within 40 s, continues to the fonts and stops there after 10 s. */
async function stopAtFonts(app: TestApp, email: string): Promise<Browser> {
  const browser = await app.signUp(email);
  await save(browser, 0, stateAt("questionnaire", ["welcome"], {}));
  app.advance(40_000);
  await save(browser, 1, stateAt("questionnaire", ["welcome"], { businessName: "Quay" }));
  app.advance(10_000);
  await save(browser, 2, stateAt("typography", ["welcome", "questionnaire"], { businessName: "Quay" }));
  return browser;
}

async function read(app: TestApp, days = "30") {
  const owner = await app.signInAsOwner();
  const answer = await owner.send("GET", `/api/admin/drop-off?days=${days}`);
  const report = adminDropOff.response.parse(await answer.json());
  const step = (key: StepKey): DropOffStep | undefined => report.steps.find((one) => one.step === key);
  return { ...report, step };
}

test("D-18.1 what was shown, left and how long it took is read off the saves of drafts; who is still at it has not left", async () => {
  const app = await createTestApp();
  await stopAtFonts(app, "ann@quay.example");
  const now = await read(app);
  expect(now).toMatchObject({ begun: 1, submitted: 0, left: 0 });
  app.advance(dayMs + 1000);
  const bob = await app.signUp("bob@quay.example");
  await save(bob, 0, stateAt("questionnaire", [], { niche: "Joinery" }));
  await bob.send("POST", "/api/projects", { json: completeAnswers(), headers: withKey("key-00000001") });
  const later = await read(app);
  expect(later).toMatchObject({ begun: 2, submitted: 1, left: 1 });
  expect(later.step("welcome")).toMatchObject({ shown: 1, left: 0 });
  expect(later.step("typography")).toMatchObject({ shown: 1, left: 1 });
  const questionnaire = later.step("questionnaire");
  expect(questionnaire).toMatchObject({ shown: 2, left: 0 });
  const name = questionnaire?.questions.find(({ question }) => question === "businessName");
  expect(name).toMatchObject({ answered: 1, left: 0 });
  // Forty seconds, within a fifth.
  expect(name?.medianS).toBeGreaterThan(32);
  expect(name?.medianS).toBeLessThan(48);
});

test("D-18.2 thirty days after the last touch only counts are left, and the year still has them; before that they go with the account", async () => {
  const app = await createTestApp();
  const { db } = app.database;
  await stopAtFonts(app, "ann@quay.example");
  app.advance(31 * dayMs);
  const bob = await stopAtFonts(app, "bob@quay.example");
  await app.jobs.runDue("drop-off-counts");
  expect(await db.form.count()).toBe(1);
  await bob.send("DELETE", "/api/account", { json: { confirm: "DELETE" } });
  expect([await db.form.count(), await db.formVisit.count()]).toEqual([0, 0]);
  expect((await read(app)).begun).toBe(0);
  const year = await read(app, "365");
  expect(year).toMatchObject({ begun: 1, submitted: 0, left: 1 });
  expect(year.step("typography")).toMatchObject({ shown: 1, left: 1 });
  expect(JSON.stringify(await db.formCount.findMany())).not.toMatch(/Quay|ann@/);
});

test("D-18.3 changes to a submitted project do not count as a new form, and a refused save counts nothing", async () => {
  const app = await createTestApp();
  const ann = await app.signUp("ann@quay.example");
  const made = await ann.send("POST", "/api/projects", {
    json: completeAnswers(),
    headers: withKey("key-00000001"),
  });
  const { project } = (await made.json()) as { project: { id: string } };
  const json = { version: 0, state: stateAt("theme", [], {}) };
  expect((await ann.send("PUT", `/api/draft?project=${project.id}`, { json })).status).toBe(200);
  expect(await app.database.db.form.count()).toBe(0);
  await save(ann, 0, stateAt("theme", [], {}));
  expect(
    (await ann.send("PUT", "/api/draft", { json: { version: 0, state: stateAt("media", [], {}) } })).status,
  ).toBe(409);
  expect(await app.database.db.form.findMany()).toMatchObject([{ step: "theme" }]);
});
