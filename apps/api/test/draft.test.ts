import { createProject, draftSchema, expectedUserHeader, getDraft } from "@sitewright/contracts";
import { defaultOnboarding } from "@sitewright/spec-core/onboarding";
import { expect, test } from "vitest";
import { readProblem, readSession } from "./harness/answers.ts";
import type { Browser } from "./harness/browser.ts";
import { completeAnswers, withKey } from "./harness/complete-answers.ts";
import { createTestApp } from "./harness/test-app.ts";

const position = {
  activeTab: "theme",
  journeyStarted: true,
  visitedTabs: { welcome: true },
  completionStatus: {},
};

function stateNamed(businessName: string) {
  const formData = { ...defaultOnboarding.formData, businessName };
  return { onboarding: { ...defaultOnboarding, formData }, position };
}

const save = (browser: Browser, version: number, name: string) =>
  browser.send("PUT", "/api/draft", { json: { version, state: stateNamed(name) } });

const read = async (browser: Browser) =>
  getDraft.response.parse(await (await browser.send("GET", "/api/draft")).json()).draft;

test("P-29.1 a draft saved in one browser continues in another", async () => {
  const app = await createTestApp();
  const browser = await app.signUp("ann@harbour.example");
  expect(await read(browser)).toBeNull();
  const saved = await save(browser, 0, "Half-finished");
  expect(await saved.json()).toEqual({ version: 1, savedAt: "2026-03-02T09:00:00.000Z" });
  const elsewhere = app.open();
  elsewhere.cookie = browser.cookie;
  expect(await read(elsewhere)).toEqual({
    version: 1,
    savedAt: "2026-03-02T09:00:00.000Z",
    state: stateNamed("Half-finished"),
  });
});

/** The headers by which a submit names the draft that its answers were saved as. */
const namedDraft = ({ version, savedAt }: { version: number; savedAt: string }) => ({
  "draft-version": String(version),
  "draft-saved-at": savedAt,
});

test("P-22.40 a submit and a save of a project delete the draft that they name, in their own transaction", async () => {
  const app = await createTestApp();
  const browser = await app.signUp("ann@harbour.example");
  const first = draftSchema
    .pick({ version: true, savedAt: true })
    .parse(await (await save(browser, 0, "A")).json());
  const unnamed = await browser.send("POST", "/api/projects", {
    json: completeAnswers(),
    headers: withKey("submit-without-draft"),
  });
  expect([unnamed.status, await read(browser)]).toEqual([201, expect.objectContaining({ version: 1 })]);
  const refused = await browser.send("POST", "/api/projects", {
    json: completeAnswers({ businessName: "" }),
    headers: { ...withKey("submit-incomplete"), ...namedDraft(first) },
  });
  expect([refused.status, await read(browser)]).toEqual([422, expect.objectContaining({ version: 1 })]);
  await save(browser, 1, "B");
  const submit = (key: string, version: number) =>
    browser.send("POST", "/api/projects", {
      json: completeAnswers(),
      headers: { ...withKey(key), ...namedDraft({ ...first, version }) },
    });
  // Saved since on another device.
  expect([(await submit("submit-of-first", 1)).status, (await read(browser))?.version]).toEqual([201, 2]);
  const submitted = await submit("submit-of-second", 2);
  expect([submitted.status, await read(browser)]).toEqual([201, null]);

  const { project } = createProject.response.parse(await submitted.json());
  const draftPath = `/api/draft?project=${project.id}`;
  await browser.send("PUT", draftPath, { json: { version: 0, state: stateNamed("C") } });
  const revised = await browser.send("PUT", `/api/projects/${project.id}`, {
    json: completeAnswers({ businessName: "C" }),
    headers: { "if-match": '"1"', ...namedDraft(first) },
  });
  const left = getDraft.response.parse(await (await browser.send("GET", draftPath)).json());
  expect([revised.status, left.draft]).toEqual([200, null]);
});

test("a submit that is repeated after a lost answer deletes the draft that was saved again meanwhile, and no later one", async () => {
  const app = await createTestApp();
  const browser = await app.signUp("ann@harbour.example");
  const savedAs = async (version: number, name: string) =>
    draftSchema
      .pick({ version: true, savedAt: true })
      .parse(await (await save(browser, version, name)).json());
  const submit = (draft: { version: number; savedAt: string }) =>
    browser.send("POST", "/api/projects", {
      json: completeAnswers(),
      headers: { ...withKey("submit-repeated"), ...namedDraft(draft) },
    });
  const first = await submit(await savedAs(0, "A"));
  const again = await savedAs(0, "A");
  const repeated = await submit(again);
  expect([first.status, repeated.status, await read(browser)]).toEqual([201, 201, null]);
  await savedAs(0, "B");
  app.advance(1000);
  await savedAs(1, "C");
  expect([(await submit(again)).status, (await read(browser))?.version]).toEqual([201, 2]);
});

test("P-24.60 of two saves from one version the later gets 409 with the stored draft, and nothing is overwritten", async () => {
  const app = await createTestApp();
  const browser = await app.signUp("ann@harbour.example");
  await save(browser, 0, "First");
  const answers = await Promise.all([save(browser, 1, "Tab one"), save(browser, 1, "Tab two")]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const lost = answers.find(({ status }) => status === 409);
  const problem = await readProblem(lost!);
  expect(problem.current).toEqual(await read(browser));
  expect((await read(browser))?.version).toBe(2);
});

test("P-24.62 two first saves at once make one draft", async () => {
  const app = await createTestApp();
  const browser = await app.signUp("ann@harbour.example");
  const answers = await Promise.all([save(browser, 0, "Tab one"), save(browser, 0, "Tab two")]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await app.database.db.draft.count()).toBe(1);
});

test("P-24.61 a save that arrives twice after a lost answer is no conflict", async () => {
  const app = await createTestApp();
  const browser = await app.signUp("ann@harbour.example");
  const [first, again] = [await save(browser, 0, "Same"), await save(browser, 0, "Same")];
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(await first.json()).toEqual(await again.json());
});

test.each([
  ["came first", ["Bake", "Bakehouse"], 2],
  ["comes later", ["Bakehouse", "Bake"], 1],
  ["never comes", ["Bakehouse"], 1],
])(
  "P-29.33 what a closing page sends beside a save that is in flight is stored last, where that one %s",
  async (_, order, version) => {
    const app = await createTestApp();
    const browser = await app.signUp("ann@harbour.example");
    const closing = { version: 0, state: stateNamed("Bakehouse"), sentBefore: stateNamed("Bake") };
    for (const name of order)
      await (name === "Bake" ? save(browser, 0, name) : browser.send("PUT", "/api/draft", { json: closing }));
    expect(await read(browser)).toMatchObject({ version, state: stateNamed("Bakehouse") });
  },
);

test("P-29.33 what a closing page sends overwrites no save of another device", async () => {
  const app = await createTestApp();
  const browser = await app.signUp("ann@harbour.example");
  await save(browser, 0, "Another device");
  const closing = { version: 0, state: stateNamed("Bakehouse"), sentBefore: stateNamed("Bake") };
  expect((await browser.send("PUT", "/api/draft", { json: closing })).status).toBe(409);
  expect(await read(browser)).toMatchObject({ version: 1, state: stateNamed("Another device") });
});

test("P-29.30 only its owner can read a draft, and each account has its own", async () => {
  const app = await createTestApp();
  const [ann, bob] = [await app.signUp("ann@harbour.example"), await app.signUp("bob@harbour.example")];
  await save(ann, 0, "Ann's");
  expect(await read(bob)).toBeNull();
  await save(bob, 0, "Bob's");
  expect((await read(ann))?.state.onboarding.formData.businessName).toBe("Ann's");
});

test("P-29.31 a forgotten draft is gone, and forgetting twice is no fault", async () => {
  const app = await createTestApp();
  const browser = await app.signUp("ann@harbour.example");
  await save(browser, 0, "Gone");
  expect((await browser.send("DELETE", "/api/draft")).status).toBe(204);
  expect((await browser.send("DELETE", "/api/draft")).status).toBe(204);
  expect(await read(browser)).toBeNull();
});

test("P-29.16 a page that belongs to somebody who is not signed in any more saves and reads nothing in another's name", async () => {
  const app = await createTestApp();
  const anna = await app.signUp("anna@harbour.example");
  const uid = (await readSession(anna))?.uid;
  const ben = await app.signUp("ben@harbour.example");
  const meant = { headers: { [expectedUserHeader]: uid } };
  const body = { json: { version: 0, state: stateNamed("Anna's") } };
  const refused = await ben.send("PUT", "/api/draft", { ...body, ...meant });
  expect([refused.status, (await readProblem(refused)).code]).toEqual([401, "sign-in-required"]);
  expect((await ben.send("GET", "/api/draft", meant)).status).toBe(401);
  expect(await read(ben)).toBeNull();
  expect((await anna.send("PUT", "/api/draft", { ...body, ...meant })).status).toBe(200);
});
