import { createProject, listProjects, type Project, projectSchema } from "@sitewright/contracts";
import { expect, test } from "vitest";
import { readProblem } from "./harness/answers.ts";
import type { Browser } from "./harness/browser.ts";
import { completeAnswers, withKey } from "./harness/complete-answers.ts";
import { testOnOne } from "./harness/on-one-database.ts";
import { ownerEmail } from "./harness/owner.ts";
import { storePicture } from "./harness/stored-upload.ts";
import { createTestApp, type TestApp } from "./harness/test-app.ts";

const submit = (browser: Browser, key: string, formData = {}) =>
  browser.send("POST", "/api/projects", { json: completeAnswers(formData), headers: withKey(key) });

const projectIn = async (response: Response): Promise<Project> =>
  createProject.response.parse(await response.json()).project;

const mailsOf = (app: TestApp) =>
  app.database.db.outboxMessage.findMany({
    where: { projectId: { not: null } },
    orderBy: { kind: "asc" },
    select: { kind: true, recipient: true, dedupeKey: true, status: true, projectId: true },
  });

test("P-21.30 a retry under the same key answers the same and creates nothing", async () => {
  const app = await createTestApp();
  const browser = await app.signUp("ann@harbour.example");
  const [first, second] = [await submit(browser, "key-00000001"), await submit(browser, "key-00000001")];
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(await first.text()).toBe(await second.text());
  expect(await app.database.db.project.count()).toBe(1);
  expect(await app.database.db.outboxMessage.count({ where: { projectId: { not: null } } })).toBe(3);
});

testOnOne(
  "P-21.41 a retry under the key of a project that staff deleted gets that as the answer, and another key makes a project",
  async () => {
    const app = await createTestApp();
    const browser = await app.signUp("ann@harbour.example");
    await submit(browser, "key-00000001");
    await app.database.db.project.updateMany({ data: { deletedAt: new Date() } });
    const problem = await readProblem(await submit(browser, "key-00000001"));
    expect([problem.status, problem.code]).toEqual([404, "not-found"]);
    expect(problem.detail).toContain("that project has been deleted");
    expect((await submit(browser, "key-00000002")).status).toBe(201);
  },
);

testOnOne("P-21.31 F16 the same key with other content is refused with 409", async () => {
  const app = await createTestApp();
  const browser = await app.signUp("ann@harbour.example");
  await submit(browser, "key-00000001");
  const problem = await readProblem(await submit(browser, "key-00000001", { businessName: "Another" }));
  expect([problem.status, problem.code]).toEqual([409, "key-reused"]);
  expect(problem.detail).toContain("as your project “Harbour Bakery”");
  expect(await app.database.db.project.count()).toBe(1);
});

testOnOne(
  "P-21.42 F16 a retry of answers that an earlier release has stored, without a field that this one adds, is the same submit",
  async () => {
    const app = await createTestApp();
    const browser = await app.signUp("ann@harbour.example");
    const file = await storePicture(browser);
    const send = (formData = {}) =>
      browser.send("POST", "/api/projects", {
        json: { ...completeAnswers(formData), uploadedFiles: [file] },
        headers: withKey("key-00000001"),
      });
    const first = await projectIn(await send());
    const { db } = app.database;
    const { id, onboarding } = await db.projectVersion.findFirstOrThrow();
    const stored = JSON.parse(onboarding);
    expect(stored.formData).toHaveProperty("onlyForUs", "");
    delete stored.formData.onlyForUs;
    await db.projectVersion.update({ where: { id }, data: { onboarding: JSON.stringify(stored) } });
    await db.idempotencyRecord.updateMany({ data: { requestHash: "of an earlier release" } });
    expect((await projectIn(await send())).id).toBe(first.id);
    expect((await readProblem(await send({ tone: "Playful" }))).code).toBe("key-reused");
    expect(await db.project.count()).toBe(1);
  },
);

test("P-21.32 F15 twenty identical submits at once create one project and three mails, and all answers are equal", async () => {
  const app = await createTestApp();
  const browser = await app.signUp("ann@harbour.example");
  const answers = await Promise.all(Array.from({ length: 20 }, () => submit(browser, "key-00000001")));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
  expect(await app.database.db.project.count()).toBe(1);
  expect(await app.database.db.projectVersion.count()).toBe(1);
  expect(await app.database.db.outboxMessage.count({ where: { projectId: { not: null } } })).toBe(3);
});

testOnOne("P-21.33 a key belongs to one account: another client may use the same", async () => {
  const app = await createTestApp();
  const [ann, bob] = [await app.signUp("ann@harbour.example"), await app.signUp("bob@harbour.example")];
  await submit(ann, "key-00000001");
  expect((await submit(bob, "key-00000001")).status).toBe(201);
  expect(await app.database.db.project.count()).toBe(2);
});

testOnOne("P-21.34 a submit without a key is refused", async () => {
  const app = await createTestApp();
  const browser = await app.signUp("ann@harbour.example");
  const response = await browser.send("POST", "/api/projects", { json: completeAnswers() });
  const problem = await readProblem(response);
  expect([problem.status, problem.errors?.[0]?.path]).toEqual([400, "idempotency-key"]);
});

testOnOne("P-22.30 the record has its owner, the three dates and status completed", async () => {
  const app = await createTestApp();
  const browser = await app.signUp("ann@harbour.example");
  const project = await projectIn(await submit(browser, "key-00000001"));
  const user = await app.database.db.user.findUniqueOrThrow({ where: { email: "ann@harbour.example" } });
  const row = await app.database.db.project.findUniqueOrThrow({ where: { id: project.id } });
  const at = new Date("2026-03-02T09:00:00.000Z");
  expect(row).toMatchObject({
    userId: user.id,
    createdAt: at,
    submittedAt: at,
    updatedAt: at,
    status: "completed",
  });
  expect(project).toMatchObject({
    userId: user.id,
    status: "completed",
    version: 1,
    businessName: "Harbour Bakery",
    industry: "Food & Hospitality",
    submittedAt: "2026-03-02T09:00:00.000Z",
    finalizedAt: null,
  });
});

testOnOne(
  "P-22.31 three mails wait: confirmation and thank-you for the client, a notice for the agency",
  async () => {
    const app = await createTestApp();
    const browser = await app.signUp("ann@harbour.example");
    const { id } = await projectIn(await submit(browser, "key-00000001"));
    const mail = { status: "pending", projectId: id };
    expect(await mailsOf(app)).toEqual([
      { ...mail, kind: "agency-notice", recipient: ownerEmail, dedupeKey: `${id}:1:agency-notice` },
      {
        ...mail,
        kind: "project-confirmation",
        recipient: "ann@harbour.example",
        dedupeKey: `${id}:1:project-confirmation`,
      },
      { ...mail, kind: "thank-you", recipient: "ann@harbour.example", dedupeKey: `${id}:1:thank-you` },
    ]);
  },
);

testOnOne("P-22.32 an unverified address may submit", async () => {
  const app = await createTestApp();
  const browser = await app.signUp("ann@harbour.example");
  const user = await app.database.db.user.findUniqueOrThrow({ where: { email: "ann@harbour.example" } });
  expect(user.emailVerifiedAt).toBeNull();
  expect((await submit(browser, "key-00000001")).status).toBe(201);
});

test("P-22.4 project and mails are stored together or not at all", async () => {
  const app = await createTestApp();
  const browser = await app.signUp("ann@harbour.example");
  await app.database.db.$executeRaw`ALTER TABLE outbox_messages RENAME TO elsewhere`;
  expect((await submit(browser, "key-00000001")).status).toBe(500);
  expect(await app.database.db.project.count()).toBe(0);
  expect(await app.database.db.idempotencyRecord.count()).toBe(0);
  await app.database.db.$executeRaw`ALTER TABLE elsewhere RENAME TO outbox_messages`;
  expect((await submit(browser, "key-00000001")).status).toBe(201);
});

test("answers and specification are kept as bytes: key order and odd text survive", async () => {
  const app = await createTestApp();
  const browser = await app.signUp("ann@harbour.example");
  const description = "  ünïcode 🥐 </script> ' \" \\ \u2028 zeros 1.0 ";
  const { id, onboarding } = await projectIn(await submit(browser, "key-00000001", { description }));
  expect(onboarding.formData.description).toBe(description);
  const row = await app.database.db.projectVersion.findFirstOrThrow({ where: { projectId: id } });
  expect(row.onboarding).toBe(JSON.stringify(onboarding));
  const spec = await browser.send("GET", `/api/projects/${id}/spec`);
  expect(await spec.json()).toEqual(JSON.parse(row.spec));
});

test("P-25.1 saving makes a new version, one update mail, and keeps the earlier version", async () => {
  const app = await createTestApp();
  const browser = await app.signUp("ann@harbour.example");
  const { id } = await projectIn(await submit(browser, "key-00000001"));
  app.advance(60_000);
  const response = await browser.send("PUT", `/api/projects/${id}`, {
    json: completeAnswers({ businessName: "Harbour Bread" }),
    headers: { "if-match": '"1"' },
  });
  expect(response.status).toBe(200);
  expect(await projectIn(response)).toMatchObject({
    version: 2,
    businessName: "Harbour Bread",
    submittedAt: "2026-03-02T09:00:00.000Z",
    updatedAt: "2026-03-02T09:01:00.000Z",
    finalizedAt: null,
  });
  expect(await app.database.db.projectVersion.count({ where: { projectId: id } })).toBe(2);
  const update = (await mailsOf(app)).filter(({ kind }) => kind === "project-update");
  expect(update.map(({ dedupeKey, recipient }) => [dedupeKey, recipient])).toEqual([
    [`${id}:2:project-update`, "ann@harbour.example"],
  ]);
  const { text } = await app.database.db.outboxMessage.findFirstOrThrow({
    where: { kind: "project-update" },
  });
  expect(text).toContain("What changed");
  expect(text).toContain("Harbour Bread");
});

testOnOne("P-25.20 finishing marks the project finalised and sends the update mail only", async () => {
  const app = await createTestApp();
  const browser = await app.signUp("ann@harbour.example");
  const { id } = await projectIn(await submit(browser, "key-00000001"));
  app.advance(60_000);
  const response = await browser.send("POST", `/api/projects/${id}/finalise`, {
    json: completeAnswers({ businessName: "Harbour Bread" }),
    headers: { "if-match": "1" },
  });
  expect(await projectIn(response)).toMatchObject({ version: 2, finalizedAt: "2026-03-02T09:01:00.000Z" });
  expect((await mailsOf(app)).map(({ kind }) => kind)).toEqual([
    "agency-notice",
    "project-confirmation",
    "project-update",
    "thank-you",
  ]);
});

testOnOne("P-25.80 saving answers that have not changed makes no version and no mail", async () => {
  const app = await createTestApp();
  const browser = await app.signUp("ann@harbour.example");
  const stored = await projectIn(await submit(browser, "key-00000001"));
  const before = await mailsOf(app);
  app.advance(60_000);
  const response = await browser.send("PUT", `/api/projects/${stored.id}`, {
    json: completeAnswers(),
    headers: { "if-match": "1" },
  });
  expect(await projectIn(response)).toEqual(stored);
  expect(await app.database.db.projectVersion.count()).toBe(1);
  expect(await mailsOf(app)).toEqual(before);
});

testOnOne(
  "P-25.81 finishing without a change makes no version: the stored one is final, which one mail says, also where it had been saved before",
  async () => {
    const app = await createTestApp();
    const browser = await app.signUp("ann@harbour.example");
    const { id } = await projectIn(await submit(browser, "key-00000001"));
    const changed = { json: completeAnswers({ businessName: "Harbour Bread" }) };
    await browser.send("PUT", `/api/projects/${id}`, { ...changed, headers: { "if-match": "1" } });
    app.advance(60_000);
    const finish = () =>
      browser.send("POST", `/api/projects/${id}/finalise`, { ...changed, headers: { "if-match": "2" } });
    const final = await projectIn(await finish());
    expect(final).toMatchObject({ version: 2, finalizedAt: "2026-03-02T09:01:00.000Z" });
    app.advance(60_000);
    expect(await projectIn(await finish())).toEqual(final);
    expect(await app.database.db.projectVersion.count()).toBe(2);
    const updates = (await mailsOf(app)).filter(({ kind }) => kind === "project-update");
    expect(updates.map(({ dedupeKey }) => dedupeKey)).toEqual([
      `${id}:2:project-update`,
      `${id}:2:project-update:final`,
    ]);
  },
);

testOnOne(
  "P-25.340 finishing without a change leaves the date of the version, and a later version is not final",
  async () => {
    const app = await createTestApp();
    const browser = await app.signUp("ann@harbour.example");
    const stored = await projectIn(await submit(browser, "key-00000001"));
    const send = (method: "POST" | "PUT", path: string, businessName?: string) =>
      browser.send(method, `/api/projects/${stored.id}${path}`, {
        json: completeAnswers(businessName === undefined ? {} : { businessName }),
        headers: { "if-match": "1" },
      });
    app.advance(60_000);
    const final = await projectIn(await send("POST", "/finalise"));
    expect(final).toEqual({ ...stored, finalizedAt: "2026-03-02T09:01:00.000Z" });
    app.advance(60_000);
    const changed = await projectIn(await send("PUT", "", "Harbour Bread"));
    expect(changed).toMatchObject({ version: 2, updatedAt: "2026-03-02T09:02:00.000Z" });
    const finish = await browser.send("POST", `/api/projects/${stored.id}/finalise`, {
      json: completeAnswers({ businessName: "Harbour Bread" }),
      headers: { "if-match": "2" },
    });
    expect((await projectIn(finish)).finalizedAt).toBe("2026-03-02T09:02:00.000Z");
  },
);

testOnOne("P-25.82 unchanged answers whose specification cannot be read are stored anew", async () => {
  const app = await createTestApp();
  const browser = await app.signUp("ann@harbour.example");
  const { id } = await projectIn(await submit(browser, "key-00000001"));
  await app.database.db.projectVersion.updateMany({ data: { spec: "no JSON" } });
  const response = await browser.send("PUT", `/api/projects/${id}`, {
    json: completeAnswers(),
    headers: { "if-match": "1" },
  });
  expect(await projectIn(response)).toMatchObject({ version: 2 });
  expect((await browser.send("GET", `/api/projects/${id}/spec`)).status).toBe(200);
});

testOnOne(
  "P-25.10 answers that save themselves while a project is edited make no version and send no mail",
  async () => {
    const app = await createTestApp();
    const browser = await app.signUp("ann@harbour.example");
    const { id, onboarding } = await projectIn(await submit(browser, "key-00000001"));
    const before = await mailsOf(app);
    const formData = { ...onboarding.formData, businessName: "Harbour Bread" };
    const position = { activeTab: "theme", journeyStarted: true, visitedTabs: {}, completionStatus: {} };
    const saved = await browser.send("PUT", `/api/draft?project=${id}`, {
      json: { version: 0, state: { onboarding: { ...onboarding, formData }, position } },
    });
    expect(saved.status).toBe(200);
    const stored = await projectIn(await browser.send("GET", `/api/projects/${id}`));
    expect(stored).toMatchObject({ version: 1, onboarding });
    expect(await app.database.db.projectVersion.count({ where: { projectId: id } })).toBe(1);
    expect(await mailsOf(app)).toEqual(before);
  },
);

test("P-24.60 F18 a save from an older version answers 409 with the stored project and changes nothing", async () => {
  const app = await createTestApp();
  const browser = await app.signUp("ann@harbour.example");
  const { id } = await projectIn(await submit(browser, "key-00000001"));
  const save = (businessName: string) =>
    browser.send("PUT", `/api/projects/${id}`, {
      json: completeAnswers({ businessName }),
      headers: { "if-match": "1" },
    });
  const statuses = await Promise.all(
    ["First", "Second", "Third"].map(async (name) => (await save(name)).status),
  );
  expect(statuses.sort()).toEqual([200, 409, 409]);
  const problem = await readProblem(await save("Fourth"));
  expect(problem.code).toBe("version-conflict");
  const project = projectSchema.parse(problem.current);
  expect(project.version).toBe(2);
  expect(await app.database.db.projectVersion.count({ where: { projectId: id } })).toBe(2);
});

testOnOne("P-24.61 the same save arriving twice after a lost answer is no conflict", async () => {
  const app = await createTestApp();
  const browser = await app.signUp("ann@harbour.example");
  const { id } = await projectIn(await submit(browser, "key-00000001"));
  const save = () =>
    browser.send("PUT", `/api/projects/${id}`, {
      json: completeAnswers({ businessName: "Harbour Bread" }),
      headers: { "if-match": "1" },
    });
  const [first, again] = [await save(), await save()];
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(await first.text()).toBe(await again.text());
  expect((await mailsOf(app)).filter(({ kind }) => kind === "project-update")).toHaveLength(1);
});

test("A-07.2 a client's list holds only their own, newest first, a page at a time, each project once", async () => {
  const app = await createTestApp({ submitsPerHour: 100 });
  const [ann, bob] = [await app.signUp("ann@harbour.example"), await app.signUp("bob@harbour.example")];
  await submit(bob, "key-bob-0001");
  for (let index = 0; index < 7; index++) {
    if (index % 2 === 0) app.advance(1000);
    await submit(ann, `key-ann-000${index}`, { businessName: `Business ${index}` });
  }
  const seen: string[] = [];
  const times: string[] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const query = cursor === "" ? "limit=3&userId=other" : `limit=3&cursor=${cursor}`;
    const page = listProjects.response.parse(await (await ann.send("GET", `/api/projects?${query}`)).json());
    seen.push(...page.projects.map(({ businessName }) => businessName));
    times.push(...page.projects.map(({ submittedAt }) => submittedAt));
    cursor = page.nextCursor;
  }
  expect([...seen].sort()).toEqual(Array.from({ length: 7 }, (_, index) => `Business ${index}`));
  expect(times).toEqual([...times].sort().reverse());
});

testOnOne("A-07.2 an invalid cursor is refused", async () => {
  const app = await createTestApp();
  const browser = await app.signUp("ann@harbour.example");
  for (const cursor of ["x", "AAAA", "..", "%00"]) {
    const problem = await readProblem(await browser.send("GET", `/api/projects?cursor=${cursor}`));
    expect([problem.status, problem.errors?.[0]?.path], cursor).toEqual([400, "cursor"]);
  }
});

test("D-03.1 an administrator sees all projects with their clients and finds them by any case", async () => {
  const app = await createTestApp();
  const ann = await app.signUp("ann@harbour.example", "Ann Client");
  await submit(ann, "key-00000001");
  app.advance(1000);
  await submit(await app.signUp("bob@forge.example", "Bob Smith"), "key-00000002", {
    businessName: "Forge & Sons",
  });
  const owner = await app.signInAsOwner();
  const names = async (query: string) => {
    const { projects, total } = (await (await owner.send("GET", `/api/admin/projects${query}`)).json()) as {
      projects: { businessName: string; clientEmail: string }[];
      total: number;
    };
    return [total, ...projects.map(({ businessName, clientEmail }) => `${businessName} ${clientEmail}`)];
  };
  expect(await names("")).toEqual([
    2,
    "Forge & Sons bob@forge.example",
    "Harbour Bakery ann@harbour.example",
  ]);
  expect(await names("?search=FORGE")).toEqual([1, "Forge & Sons bob@forge.example"]);
  expect(await names("?search=ann%20client")).toEqual([1, "Harbour Bakery ann@harbour.example"]);
  expect(await names("?search=nothing")).toEqual([0]);
});

testOnOne("S27 S39 owner, status, version and dates in a body are ignored", async () => {
  const app = await createTestApp();
  const [ann, bob] = [await app.signUp("ann@harbour.example"), await app.signUp("bob@harbour.example")];
  const other = await projectIn(await submit(bob, "key-bob-0001"));
  const forged = {
    userId: other.userId,
    id: other.id,
    status: "draft",
    version: 9,
    createdAt: "2020-01-01T00:00:00Z",
  };
  const response = await ann.send("POST", "/api/projects", {
    json: { ...completeAnswers(), ...forged },
    headers: withKey("key-ann-0001"),
  });
  const project = await projectIn(response);
  expect(project).toMatchObject({ status: "completed", version: 1, createdAt: "2026-03-02T09:00:00.000Z" });
  expect([project.userId, project.id]).not.toContain(other.userId);
  expect(project.id).not.toBe(other.id);
});

testOnOne("S26 ids are random UUIDs", async () => {
  const app = await createTestApp();
  const { id } = await projectIn(await submit(await app.signUp("ann@harbour.example"), "key-00000001"));
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test("A-07.4 a client deletes a project with its versions and drafts, and an editor cannot bring it back", async () => {
  const app = await createTestApp();
  const browser = await app.signUp("ann@harbour.example");
  const { id, onboarding } = await projectIn(await submit(browser, "key-00000001"));
  const position = { activeTab: "welcome", journeyStarted: true, visitedTabs: {}, completionStatus: {} };
  const saveDraft = () =>
    browser.send("PUT", `/api/draft?project=${id}`, {
      json: { version: 0, state: { onboarding, position } },
    });
  expect((await saveDraft()).status).toBe(200);
  expect((await browser.send("DELETE", `/api/projects/${id}`)).status).toBe(204);
  const { db } = app.database;
  expect(await Promise.all([db.project.count(), db.projectVersion.count(), db.draft.count()])).toEqual([
    0, 0, 0,
  ]);
  expect((await saveDraft()).status).toBe(404);
  expect((await browser.send("GET", `/api/projects/${id}`)).status).toBe(404);
});
