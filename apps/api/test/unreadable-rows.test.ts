import { adminListOutbox, getDraft, listDesigns, listProjects } from "@sitewright/contracts";
import { defaultOnboarding } from "@sitewright/spec-core/onboarding";
import { expect, test } from "vitest";
import { readProblem, readSession } from "./harness/answers.ts";
import type { Browser } from "./harness/browser.ts";
import { completeAnswers, withKey } from "./harness/complete-answers.ts";
import { createTestApp, type TestApp } from "./harness/test-app.ts";

/** Values that a row may hold after another release, a restore or a manual change. */
const damages = ["", "{", "null", "[]", '"text"', "{}", '{"onboarding":{"formData":7},"position":{}}'];

const position = {
  activeTab: "theme",
  journeyStarted: true,
  visitedTabs: { welcome: true },
  completionStatus: {},
} as const;
const stateNamed = (businessName: string) => ({
  onboarding: { ...defaultOnboarding, formData: { ...defaultOnboarding.formData, businessName } },
  position,
});

const saveDraft = (browser: Browser, version: number, name: string) =>
  browser.send("PUT", "/api/draft", { json: { version, state: stateNamed(name) } });

const submit = async (browser: Browser, name = "Harbour Bakery"): Promise<string> => {
  const answer = await browser.send("POST", "/api/projects", {
    json: completeAnswers({ businessName: name }),
    headers: withKey(`key-of-${name}`),
  });
  return ((await answer.json()) as { project: { id: string } }).project.id;
};

const noticesIn = async ({ database: { db } }: TestApp): Promise<string[]> =>
  (await db.outboxMessage.findMany({ where: { kind: "staff-notice" } })).map(({ subject }) => subject);

test.each(damages)(
  "S-07.3 a stored draft that reads %j neither blocks saving nor is overwritten, and staff are notified",
  async (damage) => {
    const app = await createTestApp();
    const { db } = app.database;
    const browser = await app.signUp("ann@harbour.example");
    await saveDraft(browser, 0, "First");
    await db.draft.updateMany({ data: { state: damage } });
    const read = await browser.send("GET", "/api/draft");
    expect([read.status, await read.json()]).toEqual([200, { draft: null }]);
    // A page that has the draft open is answered as if it had been deleted elsewhere, and begins another.
    const problem = await readProblem(await saveDraft(browser, 1, "Second"));
    expect([problem.code, problem.current]).toEqual(["version-conflict", null]);
    expect((await saveDraft(browser, 0, "Second")).status).toBe(200);
    expect((await saveDraft(browser, 1, "Third")).status).toBe(200);
    expect(await db.draft.count({ where: { state: damage } })).toBe(1);
    expect(
      getDraft.response.parse(await (await browser.send("GET", "/api/draft")).json()).draft?.state,
    ).toEqual(stateNamed("Third"));
    expect(await noticesIn(app)).toEqual(["A stored draft cannot be read"]);
  },
);

test("S-07.3 the draft on a step that was renamed is set aside as any other, and goes with its project", async () => {
  const app = await createTestApp();
  const { db } = app.database;
  const browser = await app.signUp("ann@harbour.example");
  const id = await submit(browser);
  const state = JSON.stringify({ ...stateNamed("Old"), position: { ...position, activeTab: "colours" } });
  const user = await db.user.findUniqueOrThrow({ where: { email: "ann@harbour.example" } });
  await db.draft.create({
    data: { id: "d1", userId: user.id, projectId: id, version: 4, state, updatedAt: new Date() },
  });
  const save = await browser.send("PUT", `/api/draft?project=${id}`, {
    json: { version: 0, state: stateNamed("New") },
  });
  expect(save.status).toBe(200);
  expect(await db.draft.count({ where: { state } })).toBe(1);
  expect((await browser.send("DELETE", `/api/projects/${id}`)).status).toBe(204);
  expect(await db.draft.count()).toBe(0);
});

test("S-07.4 designs that cannot be read are left out, the others are listed, and staff are notified once", async () => {
  const app = await createTestApp();
  const { db } = app.database;
  const browser = await app.signUp("ann@harbour.example");
  const { id: userId } = await db.user.findUniqueOrThrow({ where: { email: "ann@harbour.example" } });
  const good = { kind: "palette", name: "Good", colors: defaultOnboarding.themeColors };
  expect((await browser.send("POST", "/api/designs", { json: good })).status).toBe(201);
  for (const [index, value] of damages.entries())
    await db.savedDesign.create({
      data: { id: `bad-${index}`, userId, kind: "palette", name: "Bad", value, createdAt: new Date() },
    });
  const { designs } = listDesigns.response.parse(await (await browser.send("GET", "/api/designs")).json());
  expect(designs.map(({ name }) => name)).toEqual(["Good"]);
  await browser.send("GET", "/api/designs");
  expect(await noticesIn(app)).toEqual(["A stored design cannot be read"]);
});

test("S-07.5 a mail in a state that nobody knows is shown as such, and the list with it", async () => {
  const app = await createTestApp();
  const { db } = app.database;
  await app.signUp("ann@harbour.example");
  await db.outboxMessage.updateMany({ data: { status: "bounced" } });
  const owner = await app.signInAsOwner();
  const list = adminListOutbox.response.parse(await (await owner.send("GET", "/api/admin/outbox")).json());
  const strange = list.messages.find(({ status }) => status === "unknown");
  expect((await owner.send("GET", `/api/admin/outbox/${strange?.id}`)).status).toBe(200);
  expect(await noticesIn(app)).toEqual(["A stored mail cannot be read"]);
});

test.each(damages)(
  "S-07.6 a project whose answers read %j is listed, says so when opened, and can be saved anew",
  async (damage) => {
    const app = await createTestApp();
    const { db } = app.database;
    const browser = await app.signUp("ann@harbour.example");
    const [bad, good] = [await submit(browser), await submit(browser, "Other")];
    await db.projectVersion.updateMany({
      where: { projectId: bad },
      data: { onboarding: damage, spec: damage },
    });
    const owner = await app.signInAsOwner();
    for (const [reader, path] of [
      [browser, "/api/projects"],
      [owner, "/api/admin/projects"],
    ] as const) {
      const list = await reader.send("GET", path);
      expect(list.status).toBe(200);
      const { projects } = listProjects.response.parse(await list.json());
      expect(projects.map(({ id }) => id).sort()).toEqual([bad, good].sort());
      expect((await reader.send("GET", `${path}/${good}`)).status).toBe(200);
    }
    // An object without any answer is an empty form.
    const isReadable = damage.startsWith("{") && damage !== "{";
    for (const [reader, path] of [
      [browser, `/api/projects/${bad}/spec`],
      ...(isReadable
        ? []
        : ([
            [browser, `/api/projects/${bad}`],
            [owner, `/api/admin/projects/${bad}`],
          ] as const)),
    ] as const)
      expect((await readProblem(await reader.send("GET", path))).code).toBe("content-unreadable");
    // The same submit again is answered: what was stored under its key is what it sends.
    expect(await submit(browser)).toBe(bad);
    const saved = await browser.send("PUT", `/api/projects/${bad}`, {
      json: completeAnswers({ businessName: "Mended" }),
      headers: { "if-match": "1" },
    });
    expect(saved.status).toBe(200);
    expect((await browser.send("GET", `/api/projects/${bad}`)).status).toBe(200);
    expect(await noticesIn(app)).toContain("A stored specification cannot be read");
  },
);

test("S-07.7 a list with an invalid stored time is still shown: the time is listed as unknown, and staff are notified", async () => {
  const app = await createTestApp();
  const { db } = app.database;
  const browser = await app.signUp("ann@harbour.example");
  await submit(browser);
  const owner = await app.signInAsOwner();
  // SQLite keeps any text as a time, Postgres infinity.
  const bad = app.database.provider === "sqlite" ? "soon" : "infinity";
  for (const [table, column] of [
    ["projects", "updated_at"],
    ["users", "created_at"],
    ["outbox_messages", "sent_at"],
    ["sessions", "created_at"],
  ])
    await db.$executeRawUnsafe(`UPDATE ${table} SET ${column} = '${bad}'`);
  const { uid } = (await readSession(browser)) ?? {};
  for (const path of ["/api/projects", `/api/profiles/${uid}`, "/api/auth/session", "/api/account/security"])
    expect((await browser.send("GET", path)).status, path).toBe(200);
  for (const path of [
    "/api/admin/projects",
    "/api/admin/outbox",
    "/api/admin/users",
    "/api/admin/users?limit=1",
    "/api/admin/documents/clients",
    "/api/admin/documents/clients?limit=1",
  ])
    expect((await owner.send("GET", path)).status, path).toBe(200);
  const { projects } = listProjects.response.parse(await (await browser.send("GET", "/api/projects")).json());
  expect(projects[0]?.updatedAt).toBe("1970-01-01T00:00:00.000Z");
  expect(await noticesIn(app)).toContain("A stored project cannot be read");
});
