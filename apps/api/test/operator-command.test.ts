import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runOperatorCommand } from "../src/server/operator-command.ts";
import { readSession } from "./harness/answers.ts";
import type { Browser } from "./harness/browser.ts";
import { operatorScript } from "./harness/folders.ts";
import { runOperator, startOperator } from "./harness/operator-command.ts";
import { ownerEmail, testPassword } from "./harness/owner.ts";
import { useDataDir } from "./harness/server-process.ts";
import { createTestApp, type TestApp, testOrigin } from "./harness/test-app.ts";

const ann = "ann@harbour.example";
const env = { ADMIN_EMAILS: ownerEmail, APP_URL: testOrigin, TRUST_PROXY: "1" };

/** Runs the command a second later, by which what it records is in order. */
function operate(app: TestApp, ...words: string[]) {
  app.advance(1000);
  return runOperator(words, { database: app.target, env });
}
/** The same as an operator does it: the built command, in a separate process. */
const operateBuilt = (app: TestApp, ...words: string[]) =>
  startOperator(words, { database: app.target, env }).ended;
const isSignedIn = async (browser: Browser) => (await browser.send("GET", "/api/projects")).status === 200;
const audited = async ({ database: { db } }: TestApp) =>
  (await db.auditEntry.findMany({ orderBy: { createdAt: "asc" } })).map(
    ({ action, actorId, subjectType, detail }) => ({ action, actorId, subjectType, detail }),
  );

async function signInAs(app: TestApp, email: string, password = testPassword): Promise<Browser> {
  const browser = app.open();
  await browser.send("POST", "/api/auth/sign-in", { json: { email, password } });
  return browser;
}

test("S-13.1 S17 grant makes an administrator, ends their sessions and is written down", async () => {
  const app = await createTestApp();
  const browser = await app.signUp(ann);
  const run = await operateBuilt(app, "grant", " Ann@Harbour.example ");
  expect(run).toEqual({
    exitCode: 0,
    err: "",
    out: `${ann} has the role manager from the next sign-in on. One session was ended.\nNote: this address is not confirmed. Make sure that it belongs to the right person: anyone can register any address.\n`,
  });
  expect(await isSignedIn(browser)).toBe(false);
  const again = await signInAs(app, ann);
  expect((await readSession(again))?.isAdmin).toBe(true);
  expect(await audited(app)).toEqual([
    { action: "role.change", actorId: null, subjectType: "user", detail: "manager, command line" },
  ]);
});

test("A-14.25 grant gives the role that is named, another one after it, and none that there is not", async () => {
  const app = await createTestApp();
  await app.signUp(ann);
  for (const role of ["builder", "owner"]) {
    const run = await operate(app, "grant", ann, role);
    expect(run.exitCode).toBe(0);
    expect(run.out).toContain(`has the role ${role} from the next sign-in on`);
    expect((await readSession(await signInAs(app, ann)))?.role).toBe(role);
  }
  expect((await operate(app, "grant", ann, "owner")).out).toContain("has the role owner already");
  const none = await operate(app, "grant", ann, "emperor");
  expect([none.exitCode, none.out]).toEqual([2, ""]);
  expect((await audited(app)).map(({ detail }) => detail)).toEqual([
    "builder, command line",
    "owner, command line",
  ]);
});

test("S-13.2 S17 revoke takes the role, ends their sessions and is written down", async () => {
  const app = await createTestApp();
  await app.signUp(ann);
  await operate(app, "grant", ann);
  const browser = await signInAs(app, ann);
  const run = await operate(app, "revoke", ann);
  expect([run.exitCode, run.out]).toEqual([0, `${ann} is a client again. One session was ended.\n`]);
  expect(await isSignedIn(browser)).toBe(false);
  expect((await (await signInAs(app, ann)).send("GET", "/api/admin/projects")).status).toBe(403);
  expect((await audited(app)).map(({ action }) => action)).toEqual(["role.change", "role.remove"]);
});

test("S-13.3 the last administrator is not revoked, nor one whom ADMIN_EMAILS would make one again", async () => {
  const app = await createTestApp();
  await app.signUp(ann);
  await operate(app, "grant", ann);
  const listed = await operate(app, "revoke", ownerEmail);
  expect([listed.exitCode, listed.out]).toEqual([1, ""]);
  expect(listed.err).toContain("is on ADMIN_EMAILS");
  await app.database.db.user.deleteMany({ where: { email: ownerEmail } });
  const last = await operate(app, "revoke", ann);
  expect(last.exitCode).toBe(1);
  expect(last.err).toContain(`${ann} is the last owner or administrator.`);
  expect((await app.database.db.user.findUniqueOrThrow({ where: { email: ann } })).role).toBe("manager");
});

test("S-13.3 of two revocations at once one administrator remains", async () => {
  const app = await createTestApp();
  const both = [ann, "bob@forge.example"];
  for (const email of both) {
    await app.signUp(email);
    await operate(app, "grant", email);
  }
  await app.database.db.user.deleteMany({ where: { email: ownerEmail } });
  const runs = await Promise.all(both.map((email) => operateBuilt(app, "revoke", email)));
  expect(runs.map(({ exitCode }) => exitCode).sort()).toEqual([0, 1]);
  expect(await app.database.db.user.count({ where: { role: "manager" } })).toBe(1);
});

test("S-13.4 list shows who is an administrator, whether confirmed, and the last visit", async () => {
  const app = await createTestApp();
  await app.signUp(ann);
  await app.signUp("bob@forge.example");
  await operate(app, "grant", ann);
  expect((await operate(app, "list")).out).toBe(
    [
      "2 of 3 accounts on the staff.",
      `  ${ann.padEnd(ownerEmail.length)}  Ann Client, manager, address not confirmed, last signed in 2026-03-02 09:00 UTC`,
      `  ${ownerEmail}  owner, owner, address confirmed, never signed in`,
      "",
    ].join("\n"),
  );
});

test("a name with control characters is listed on one line and does nothing to the terminal", async () => {
  const app = await createTestApp();
  await app.signUp(ann, "Ann\u001B[2J\u009B2K\r\nowner@agency.example  Owner");
  await operate(app, "grant", ann);
  const { out } = await operate(app, "list");
  expect(out.split("\n")).toHaveLength(4);
  expect(out).toContain("Ann [2J 2K owner@agency.example  Owner, manager, address not confirmed");
  expect(out.replaceAll("\n", "")).not.toMatch(/\p{Cc}/u);
});

test("S-13.5 reset-password ends every session and the old password, and prints a link that works once", async () => {
  const app = await createTestApp();
  const browser = await app.signUp(ann);
  const run = await operate(app, "reset-password", ann);
  expect(run.exitCode).toBe(0);
  const token =
    /^ {2}https:\/\/app\.example\.com\/app\/reset-password#([\w-]{43})$/m.exec(run.out)?.[1] ?? "";
  expect(await isSignedIn(browser)).toBe(false);
  expect(await isSignedIn(await signInAs(app, ann))).toBe(false);
  const json = { token, password: "copper-lantern-42" };
  const statuses = [];
  for (let i = 0; i < 2; i++)
    statuses.push((await app.open().send("POST", "/api/auth/reset-password", { json })).status);
  expect(statuses).toEqual([204, 410]);
  expect(await isSignedIn(await signInAs(app, ann, json.password))).toBe(true);
  expect((await audited(app)).map(({ action }) => action)).toEqual(["password.reset"]);
});

test("S-13.6 an unknown address, a word too many and a word too few are refused in plain words", async () => {
  const app = await createTestApp();
  const unknown = await operateBuilt(app, "grant", "nobody@harbour.example");
  expect(unknown).toEqual({
    exitCode: 1,
    out: "",
    err: "No account has the address nobody@harbour.example. Sign up first, then run this again.\n",
  });
  expect((await operateBuilt(app)).exitCode).toBe(2);
  for (const words of [
    [],
    ["grant"],
    ["list", "all"],
    ["grant", ann, "now"],
    ["grant", ann, "manager", "now"],
    ["revoke", ann, "manager"],
    ["__proto__", ann],
    ["delete", ann],
  ]) {
    const run = await operate(app, ...words);
    expect([run.exitCode, run.out], words.join(" ")).toEqual([2, ""]);
    expect(run.err).toMatch(/^Usage: npm run admin -- COMMAND\n/);
  }
  expect(await audited(app)).toEqual([]);
});

test("help is printed with exit code 0 and without settings; any other option is misuse, not a file's name", async () => {
  const readSettings = () => expect.fail("settings were read");
  const options = { readSettings, migrations: "" };
  for (const [usage, ...runs] of [
    ["admin", ["help"], ["--help"], ["-h"], ["grant", "--help"]],
    ["backup", ["backup", "--help"], ["backup", "-h"]],
    ["restore", ["restore", "--help"]],
  ] as const)
    for (const words of runs) {
      const { out, err, exitCode } = await runOperatorCommand(words, options);
      expect([exitCode, err], words.join(" ")).toEqual([0, ""]);
      expect(out).toMatch(new RegExp(`^Usage: npm run ${usage} -- `));
    }
  for (const words of [["backup", "--output"], ["restore", "-f"], ["--list"]])
    expect((await runOperatorCommand(words, options)).exitCode).toBe(2);
});

test("npm's script passes options on as they are, and a file's name from the operator's folder", () => {
  const run = (...words: string[]) =>
    spawnSync(process.execPath, [operatorScript, ...words], {
      env: { PATH: process.env.PATH, INIT_CWD: tmpdir() },
      encoding: "utf8",
    });
  expect(run("backup", "--help")).toMatchObject({ status: 0, stdout: expect.stringMatching(/^Usage: /) });
  expect(run("restore", "absent.zip").stderr).toContain(`There is no file ${join(tmpdir(), "absent.zip")}.`);
});

test("S-13.6 without a database a command says so, names the settings, and makes none", async () => {
  const file = join(useDataDir(), "none/none.db");
  for (const words of [["list"], ["backup", join(useDataDir(), "monday.zip")]])
    expect(await runOperator(words, { database: { provider: "sqlite", file } })).toEqual({
      exitCode: 1,
      out: "",
      err: `There is no database at ${file}. If it lies elsewhere, run this with the server's settings (DATA_DIR, DATABASE_URL). If there is none yet, start the server once, which makes it.\n`,
    });
  expect(existsSync(file)).toBe(false);
});

test("S-13.10 a database server that cannot be reached is reported in one line, without the query", async () => {
  const url = "postgresql://nobody@127.0.0.1:1/none";
  const { ended } = startOperator(["list"], { database: { provider: "postgresql", url, poolSize: 1 } });
  expect(await ended).toEqual({
    exitCode: 1,
    out: "",
    err: "The command cannot run:\n  - The database in DATABASE_URL cannot be reached. Start it, or correct its host and port; then start again. Database: 127.0.0.1:1/none\n",
  });
});

test("S-13.9 F24 on the database of a newer release, or of one that no start has brought up to date, nothing is changed", async () => {
  const app = await createTestApp();
  const { db } = app.database;
  await app.signUp(ann);
  const [{ migration_name: last = "" } = {}] = await db.$queryRaw<{ migration_name: string }[]>`
    SELECT migration_name FROM "_prisma_migrations" ORDER BY migration_name DESC LIMIT 1`;
  await db.$executeRaw`UPDATE "_prisma_migrations" SET migration_name = '9999_later' WHERE migration_name = ${last}`;
  for (const words of [["grant", ann], ["list"]]) {
    const newer = await operate(app, ...words);
    expect([newer.exitCode, newer.out]).toEqual([1, ""]);
    expect(newer.err).toContain("migration 9999_later, which this version does not know");
  }
  await db.$executeRaw`DELETE FROM "_prisma_migrations" WHERE migration_name = '9999_later'`;
  expect((await operate(app, "grant", ann)).err).toContain(`lacks ${last}`);
  expect((await db.user.findFirstOrThrow({ where: { email: ann } })).role).not.toBe("manager");
});

test("S-13.20 an account in the bin is given no role and no password: it has to be restored first", async () => {
  const app = await createTestApp();
  await app.signUp(ann);
  await app.database.db.user.update({ where: { email: ann }, data: { deletedAt: new Date() } });
  for (const command of ["grant", "reset-password"]) {
    const run = await operate(app, command, ann);
    expect([run.exitCode, run.out]).toEqual([1, ""]);
    expect(run.err).toContain("is in the bin. Restore it there first");
  }
  expect(await audited(app)).toEqual([]);
});

test("A-14.31 a role that ADMIN_EMAILS gives is recorded, and uses up the address's invitation", async () => {
  const app = await createTestApp({ adminEmails: [ownerEmail, ann] });
  const { db } = app.database;
  await app.signUp(ann);
  const { id } = await db.user.update({ where: { email: ann }, data: { emailVerifiedAt: new Date() } });
  const day = new Date(Date.now() + 86_400_000);
  await db.staffInvitation.create({
    data: { id: "x", email: ann, role: "builder", inviterId: id, createdAt: new Date(), expiresAt: day },
  });
  const session = await readSession(await signInAs(app, ann));
  expect(session?.role).toBe("manager");
  expect(await audited(app)).toEqual([
    { action: "role.change", actorId: null, subjectType: "user", detail: "client → manager, ADMIN_EMAILS" },
  ]);
  expect(await db.staffInvitation.count()).toBe(0);
});

test("S-13.21 a command names a variable that is spelt nearly like a setting, once", async () => {
  const app = await createTestApp();
  const operateWith = (misspelt: Record<string, string>) =>
    startOperator(["list"], { database: app.target, env: { ...env, ...misspelt } }).ended;
  const line = "BACKUP_DIRS is not a setting and is ignored: BACKUP_DIR may have been meant.";
  expect(await operateWith({ BACKUP_DIRS: "/backups" })).toMatchObject({ exitCode: 0, err: `${line}\n` });
  const refused = await operateWith({ BACKUP_DIRS: "/backups", BACKUP_HOURS: "24" });
  expect(refused.exitCode).toBe(1);
  expect(refused.err.split(line)).toHaveLength(2);
});
