import {
  adminChangeRole,
  adminInviteStaff,
  adminListStaff,
  getStaffInvitation,
  type StaffRole,
} from "@sitewright/contracts";
import { describe, expect, test } from "vitest";
import { dayMs } from "../src/time-units.ts";
import { readProblem, readSession } from "./harness/answers.ts";
import type { Browser } from "./harness/browser.ts";
import { createObjects } from "./harness/endpoint-objects.ts";
import { annEmail, bearer } from "./harness/endpoint-samples.ts";
import { mailedToken } from "./harness/mailed-link.ts";
import { describeOnOne, testOnOne } from "./harness/on-one-database.ts";
import { ownerEmail, testPassword } from "./harness/owner.ts";
import { createTestApp, type TestApp } from "./harness/test-app.ts";

const eve = "eve@quay.example";
const newPassword = "copper-lantern-42";

const uidOf = async (browser: Browser) => (await readSession(browser))?.uid ?? "";
const signIn = (browser: Browser, email: string, password: string) =>
  browser.send("POST", "/api/auth/sign-in", { json: { email, password } });
const invite = (browser: Browser, email = eve, role: StaffRole = "manager") =>
  browser.send("POST", "/api/admin/staff/invitations", { json: { email, role } });
const accept = (browser: Browser, token: string, json: object = { password: newPassword }) =>
  browser.send("POST", "/api/staff/invitation", { json, headers: bearer(token) });
const remove = (browser: Browser, uid: string) => browser.send("DELETE", `/api/admin/staff/${uid}`);
const change = (browser: Browser, uid: string, role: string) =>
  browser.send("PUT", `/api/admin/staff/${uid}`, { json: { role } });
const listOf = async (browser: Browser) =>
  adminListStaff.response.parse(await (await browser.send("GET", "/api/admin/staff")).json());
const roleOf = async ({ database: { db } }: TestApp, email: string) =>
  (await db.user.findUnique({ where: { email } }))?.role;
const auditOf = async ({ database: { db } }: TestApp) =>
  (await db.auditEntry.findMany({ orderBy: [{ createdAt: "asc" }, { action: "asc" }] })).map(
    ({ action, detail }) => [action, detail],
  );

/** The owner's browser, and the secret of the link that they sent to an address. */
async function startInvited(email = eve, role: StaffRole = "manager") {
  const app = await createTestApp();
  const owner = await app.signInAsOwner();
  expect((await invite(owner, email, role)).status).toBe(201);
  return { app, owner, token: await mailedToken(app, email, "invitation") };
}

describe("an invitation", () => {
  testOnOne(
    "A-14.1 makes the account of its address, with the role, and is written down at both ends",
    async () => {
      const { app, owner, token } = await startInvited();
      const shown = await app.open().send("GET", "/api/staff/invitation", { headers: bearer(token) });
      expect(getStaffInvitation.response.parse(await shown.json())).toEqual({
        email: eve,
        role: "manager",
        expiresAt: "2026-03-09T09:00:00.000Z",
        hasAccount: false,
      });
      const browser = app.open();
      expect((await accept(browser, token, { displayName: "Eve", password: newPassword })).status).toBe(204);
      expect(browser.cookie).toBeUndefined();
      expect((await signIn(browser, eve, newPassword)).status).toBe(200);
      expect(await readSession(browser)).toMatchObject({
        displayName: "Eve",
        isAdmin: true,
        role: "manager",
        emailVerified: true,
      });
      expect(await auditOf(app)).toEqual([
        ["invitation.accept", "manager"],
        ["invitation.create", "manager"],
      ]);
      expect((await listOf(owner)).invitations).toEqual([]);
    },
  );

  test("A-14.2 works once, also of two who use it at the same moment", async () => {
    const { app, token } = await startInvited();
    const both = await Promise.all([accept(app.open(), token), accept(app.open(), token)]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 410]);
    const again = await accept(app.open(), token);
    expect((await readProblem(again)).code).toBe("link-invalid");
    expect(await app.database.db.user.count({ where: { email: eve } })).toBe(1);
  });

  testOnOne("A-14.3 works for seven days, and the database holds no secret that would", async () => {
    const { app, owner, token } = await startInvited();
    const [row] = await app.database.db.staffInvitation.findMany();
    expect(row?.id).toMatch(/^[0-9a-f]{64}$/);
    expect((await accept(app.open(), row?.id ?? "")).status).toBe(410);
    app.advance(7 * dayMs - 1);
    const early = await app.open().send("GET", "/api/staff/invitation", { headers: bearer(token) });
    expect(early.status).toBe(200);
    app.advance(1);
    const late = await app.open().send("GET", "/api/staff/invitation", { headers: bearer(token) });
    expect([late.status, (await accept(app.open(), token)).status]).toEqual([410, 410]);
    expect((await listOf(owner)).invitations).toEqual([]);
    expect(await roleOf(app, eve)).toBeUndefined();
  });

  testOnOne(
    "A-14.4 is only for its address: a person signed in as another is refused, and it stays usable",
    async () => {
      const { app, token } = await startInvited();
      const bob = await app.signUp("bob@forge.example");
      const refused = await accept(bob, token, { password: newPassword, email: "bob@forge.example" });
      expect(refused.status).toBe(403);
      expect((await readProblem(refused)).error).toContain("signed in with another account");
      expect(await roleOf(app, "bob@forge.example")).toBeNull();
      const named = { password: newPassword, email: "bob@forge.example", role: "owner" };
      expect((await accept(app.open(), token, named)).status).toBe(204);
      expect([await roleOf(app, eve), await roleOf(app, "bob@forge.example")]).toEqual(["manager", null]);
    },
  );

  testOnOne(
    "A-14.5 gives its role to an account that is there, under a new password and without any session",
    async () => {
      const app = await createTestApp();
      const before = await app.signUp(eve, "Eve Quay");
      await app.database.db.user.update({ where: { email: eve }, data: { emailVerifiedAt: new Date() } });
      await invite(await app.signInAsOwner());
      const token = await mailedToken(app, eve, "invitation");
      expect((await accept(before, token)).status).toBe(204);
      expect(await readSession(before)).toBeNull();
      expect((await signIn(app.open(), eve, testPassword)).status).toBe(401);
      expect((await signIn(before, eve, newPassword)).status).toBe(200);
      expect(await readSession(before)).toMatchObject({ displayName: "Eve Quay", role: "manager" });
    },
  );

  testOnOne(
    "A-14.6 to an address that an attacker had signed up with leaves the attacker nothing",
    async () => {
      const app = await createTestApp();
      const attacker = await app.signUp(eve, "Attacker");
      const { id } = await app.database.db.user.update({ where: { email: eve }, data: { phone: "0123" } });
      const createdAt = new Date();
      const identity = { id: "i", userId: id, provider: "google", subject: "attacker", createdAt };
      await app.database.db.identity.create({ data: identity });
      await invite(await app.signInAsOwner());
      const token = await mailedToken(app, eve, "invitation");
      expect((await accept(app.open(), token, { displayName: "Eve", password: newPassword })).status).toBe(
        204,
      );
      expect(await readSession(attacker)).toBeNull();
      expect((await signIn(attacker, eve, testPassword)).status).toBe(401);
      expect(await app.database.db.identity.count()).toBe(0);
      const row = await app.database.db.user.findUniqueOrThrow({ where: { email: eve } });
      expect(row).toMatchObject({ displayName: "Eve", phone: null, role: "manager" });
    },
  );

  testOnOne(
    "A-14.7 replaces an earlier one of its address, can be withdrawn, and ends with its inviter's right to give roles",
    async () => {
      const { app, owner, token: first } = await startInvited();
      app.advance(1000);
      const second = adminInviteStaff.response.parse(
        await (await invite(owner, ` ${eve.toUpperCase()}`)).json(),
      );
      expect(second.isRepeated).toBe(true);
      const token = await mailedToken(app, eve, "invitation");
      expect((await accept(app.open(), first)).status).toBe(410);
      const path = `/api/admin/staff/invitations/${second.invitation.id}`;
      const statuses = [];
      for (let i = 0; i < 2; i++) statuses.push((await owner.send("DELETE", path)).status);
      expect(statuses).toEqual([204, 404]);
      expect((await accept(app.open(), token)).status).toBe(410);
      const other = await app.signInAs("owner");
      const third = adminInviteStaff.response.parse(await (await invite(other)).json());
      // The second one was withdrawn.
      expect(third.isRepeated).toBe(false);
      const last = await mailedToken(app, eve, "invitation");
      expect((await change(owner, await uidOf(other), "manager")).status).toBe(200);
      expect((await accept(app.open(), last)).status).toBe(410);
    },
  );

  testOnOne(
    "A-14.8 to somebody on the staff, and one whose holder came onto it since, change nobody's role",
    async () => {
      const { app, owner, token } = await startInvited();
      const refused = await invite(owner, ` ${ownerEmail.toUpperCase()} `);
      expect([refused.status, (await readProblem(refused)).errors?.[0]?.path]).toEqual([422, "email"]);
      await app.signUp(eve);
      await app.database.db.user.update({ where: { email: eve }, data: { role: "owner" } });
      expect((await accept(app.open(), token)).status).toBe(410);
      expect([await roleOf(app, ownerEmail), await roleOf(app, eve)]).toEqual(["owner", "owner"]);
    },
  );

  testOnOne(
    "A-14.9 without a secret, or with an invalid one, shows nothing, and a weak password uses nothing up",
    async () => {
      const { app, token } = await startInvited();
      for (const headers of [
        {},
        { authorization: token },
        bearer("none"),
        bearer(`${token}x`),
        bearer("x y"),
      ]) {
        const answer = await app.open().send("GET", "/api/staff/invitation", { headers });
        expect((await readProblem(answer)).code, JSON.stringify(headers)).toBe("link-invalid");
      }
      const weak = await accept(app.open(), token, { password: "12345" });
      expect([weak.status, (await readProblem(weak)).errors?.[0]?.path]).toEqual([422, "password"]);
      expect((await accept(app.open(), token)).status).toBe(204);
    },
  );

  testOnOne(
    "A-14.10 is read in the outbox by nobody on its way, and later only by those who give roles",
    async () => {
      const { app, owner } = await startInvited(eve, "owner");
      const { id } = await app.database.db.outboxMessage.findFirstOrThrow({ where: { recipient: eve } });
      const manager = await app.signInAs("manager");
      const hasLink = async (browser: Browser) =>
        /invitation#[\w-]{43}/.test(await (await browser.send("GET", `/api/admin/outbox/${id}`)).text());
      expect([await hasLink(owner), await hasLink(manager)]).toEqual([false, false]);
      await app.database.db.outboxMessage.update({
        where: { id },
        data: { status: "sent", transport: "local" },
      });
      expect([await hasLink(owner), await hasLink(manager)]).toEqual([true, false]);
    },
  );
});

describeOnOne("a role", () => {
  test("A-14.11 that is changed or taken gives nothing from the next call on, and ends every session", async () => {
    const app = await createTestApp();
    const owner = await app.signInAsOwner();
    const manager = await app.signInAs("manager");
    const uid = await uidOf(manager);
    expect((await manager.send("GET", "/api/admin/projects")).status).toBe(200);
    const answer = await change(owner, uid, "owner");
    expect(adminChangeRole.response.parse(await answer.json()).member).toMatchObject({
      uid,
      role: "owner",
    });
    expect((await manager.send("GET", "/api/admin/projects")).status).toBe(401);
    await signIn(manager, "manager@staff.example", testPassword);
    expect((await manager.send("GET", "/api/admin/staff")).status).toBe(200);
    expect((await remove(owner, uid)).status).toBe(204);
    expect((await manager.send("GET", "/api/admin/staff")).status).toBe(401);
    await signIn(manager, "manager@staff.example", testPassword);
    expect((await manager.send("GET", "/api/admin/projects")).status).toBe(403);
    expect(await readSession(manager)).not.toHaveProperty("role");
    expect(await auditOf(app)).toEqual([
      ["role.change", "manager → owner"],
      ["role.remove", "owner → client"],
    ]);
  });

  test("A-14.12 is read again for each call: one that is taken past the service gives nothing either", async () => {
    const app = await createTestApp();
    const manager = await app.signInAs("manager");
    for (const [role, status] of [
      ["manager", 200],
      ["archivist", 403],
      [null, 403],
    ] as const) {
      await app.database.db.user.update({ where: { email: "manager@staff.example" }, data: { role } });
      expect((await manager.send("GET", "/api/admin/projects")).status, String(role)).toBe(status);
    }
  });

  test("A-14.13 of a client, or of nobody, is neither changed nor taken: a client comes onto the staff by invitation", async () => {
    const app = await createTestApp();
    const owner = await app.signInAsOwner();
    const ann = await app.signUp("ann@harbour.example");
    for (const uid of [await uidOf(ann), "nobody"])
      expect([(await change(owner, uid, "manager")).status, (await remove(owner, uid)).status]).toEqual([
        404, 404,
      ]);
    expect((await change(owner, await uidOf(ann), "emperor")).status).toBe(400);
    expect((await owner.send("GET", "/api/auth/session")).status).toBe(200);
  });

  test("A-14.14 that ADMIN_EMAILS gives is neither taken nor narrowed", async () => {
    const app = await createTestApp({ adminEmails: [ownerEmail, "manager@staff.example"] });
    const owner = await app.signInAsOwner();
    const other = await app.signInAs("owner");
    const uid = await uidOf(await app.signInAs("manager"));
    for (const refused of [
      await change(other, await uidOf(owner), "manager"),
      await remove(other, await uidOf(owner)),
      await remove(other, uid),
    ])
      expect((await readProblem(refused)).error).toContain("ADMIN_EMAILS");
    expect((await change(other, uid, "owner")).status).toBe(200);
    expect((await change(other, uid, "manager")).status).toBe(200);
  });
});

describe("the last owner", () => {
  /** Two owners, neither of them on ADMIN_EMAILS. */
  async function startWithTwo() {
    const app = await createTestApp({ adminEmails: ["none@agency.example"] });
    const [one, two] = [await app.signInAsOwner(), await app.signInAs("owner")];
    return { app, one, two, ids: [await uidOf(one), await uidOf(two)] as const };
  }
  const owners = ({ database: { db } }: TestApp) => db.user.count({ where: { role: "owner" } });

  testOnOne("A-14.15 is neither removed nor given another role, by themselves or by another", async () => {
    const { app, one, two, ids } = await startWithTwo();
    expect((await remove(one, ids[1])).status).toBe(204);
    for (const refused of [await remove(one, ids[0]), await change(one, ids[0], "manager")])
      expect([refused.status, (await readProblem(refused)).error]).toEqual([
        409,
        "This is the last owner. Make someone else an owner first.",
      ]);
    const gone = await one.send("DELETE", "/api/account", { json: { confirm: "DELETE" } });
    expect([gone.status, (await readProblem(gone)).error]).toEqual([
      409,
      "This is the last owner's account. Make someone else an owner first.",
    ]);
    expect([await owners(app), (await two.send("GET", "/api/admin/staff")).status]).toEqual([1, 401]);
  });

  test.each([
    { what: "remove each other", act: (b: Browser, _own: string, other: string) => remove(b, other) },
    { what: "leave", act: (b: Browser, own: string) => remove(b, own) },
    { what: "step back", act: (b: Browser, own: string) => change(b, own, "manager") },
  ])("A-14.16 of two owners who $what at the same moment one is left", async ({ act }) => {
    for (let round = 0; round < 3; round++) {
      const { app, one, two, ids } = await startWithTwo();
      const answers = await Promise.all([act(one, ids[0], ids[1]), act(two, ids[1], ids[0])]);
      const isDone = answers.map(({ status }) => status < 300);
      expect(isDone.sort()).toEqual([false, true]);
      for (const { status } of answers) expect(status).toBeLessThan(500);
      expect(await owners(app)).toBe(1);
    }
  });

  test("A-14.17 stays where one owner leaves while the other deletes their account", async () => {
    const { app, one, two, ids } = await startWithTwo();
    const answers = await Promise.all([
      remove(one, ids[0]),
      two.send("DELETE", "/api/account", { json: { confirm: "DELETE" } }),
    ]);
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
    expect(await owners(app)).toBe(1);
  });
});

describeOnOne("a manager", () => {
  test("A-14.18 reaches neither roles nor the owner, nor makes an account that ADMIN_EMAILS would give a role", async () => {
    const app = await createTestApp({ adminEmails: [ownerEmail, "second@agency.example"] });
    const ownerId = await uidOf(await app.signInAsOwner());
    const manager = await app.signInAs("manager");
    const own = await uidOf(manager);
    for (const answer of [
      await manager.send("GET", "/api/admin/staff"),
      await invite(manager),
      await change(manager, own, "owner"),
      await change(manager, ownerId, "manager"),
      await remove(manager, ownerId),
      await manager.send("POST", "/api/admin/users/create-user", {
        json: { email: "Second@agency.example", password: testPassword },
      }),
    ])
      expect(answer.status).toBe(403);
    expect(await app.database.db.user.count({ where: { email: "second@agency.example" } })).toBe(0);
    expect([await roleOf(app, ownerEmail), await roleOf(app, "manager@staff.example")]).toEqual([
      "owner",
      "manager",
    ]);
  });
});

describeOnOne("a builder", () => {
  test("A-14.23 works with projects, specifications and documents, is no administrator, and reaches nothing else", async () => {
    const app = await createTestApp();
    const { projectId, annId } = await createObjects(app, await app.signUp(annEmail));
    const builder = await app.signInAs("builder");
    expect(await readSession(builder)).toMatchObject({ role: "builder", isAdmin: false });
    const calls = {
      "/api/admin/projects": 200,
      [`/api/projects/${projectId}/spec`]: 200,
      [`/api/admin/documents?client=${annId}`]: 200,
      "/api/admin/outbox": 403,
      "/api/admin/staff": 403,
    };
    for (const [path, status] of Object.entries(calls))
      expect((await builder.send("GET", path)).status, path).toBe(status);
    // A-12: documents and contact details alike.
    const profile = await (await builder.send("GET", `/api/profiles/${annId}`)).json();
    expect(profile).toMatchObject({ view: "full", mayEdit: false, mayManageDocuments: true });
  });
});

test("A-14.24 A-12.4 an editor sees of a client what any client sees, and no project, document or mail", async () => {
  const app = await createTestApp();
  const { projectId, annId, uploadId } = await createObjects(app, await app.signUp(annEmail));
  const editor = await app.signInAs("editor");
  expect(await readSession(editor)).toMatchObject({ role: "editor", isAdmin: false });
  const calls = {
    [`/api/projects/${projectId}`]: 404,
    [`/api/uploads/${uploadId}/content`]: 404,
    [`/api/profiles/${annId}/documents`]: 404,
    "/api/admin/projects": 403,
    "/api/admin/documents/clients": 403,
    "/api/admin/outbox": 403,
  };
  for (const [path, status] of Object.entries(calls))
    expect((await editor.send("GET", path)).status, path).toBe(status);
  const profile = await (await editor.send("GET", `/api/profiles/${annId}`)).text();
  expect(profile).toContain('"introduction"');
  expect(profile).not.toContain(annEmail);
});
