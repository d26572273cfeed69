import { adminUploadDocument } from "@sitewright/contracts";
import { expect, inject, test } from "vitest";
import { readProblem, readSession } from "./harness/answers.ts";
import type { Browser, SendOptions } from "./harness/browser.ts";
import { mailedToken } from "./harness/mailed-link.ts";
import { ownerEmail, testPassword } from "./harness/owner.ts";
import { dumpTables } from "./harness/planted-account.ts";
import { createTestApp, type TestApp } from "./harness/test-app.ts";

const { provider } = inject("databaseTemplate");
const ann = "ann@harbour.example";
const newPassword = "copper-lantern-42";

/** On Postgres the connection is gone in the middle (SQLSTATE 57P01), on SQLite the statement fails. */
const outcome = provider === "postgresql" ? [503, "unavailable"] : [500, "internal-error"];

/** Lets the next write of this kind to a table fail, and gives how to mend it. */
async function breakWrite({ database: { db } }: TestApp, write: string, table: string) {
  if (provider === "sqlite") {
    await db.$executeRawUnsafe(
      `CREATE TRIGGER fault BEFORE ${write} ON ${table} BEGIN SELECT * FROM nowhere; END`,
    );
    return () => db.$executeRawUnsafe("DROP TRIGGER fault");
  }
  await db.$executeRawUnsafe(
    "CREATE FUNCTION fault() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NEW; END $$",
  );
  await db.$executeRawUnsafe(
    `CREATE TRIGGER fault BEFORE ${write} ON ${table} FOR EACH ROW EXECUTE FUNCTION fault()`,
  );
  return () => db.$executeRawUnsafe(`DROP TRIGGER fault ON ${table}`);
}

/** Everything stored, but for counts of attempts, which outlive what was attempted. */
async function stored(app: TestApp): Promise<Map<string, string>> {
  const tables = await dumpTables(app);
  tables.delete("Throttle");
  return tables;
}

interface Way {
  /** The write that fails, the last one of the call. */
  at: [write: "INSERT" | "DELETE" | "UPDATE", table: string];
  /** Who calls what. */
  call: (app: TestApp) => Promise<[Browser, string, string, SendOptions]>;
  status: number;
}

const inAnns = async (app: TestApp): Promise<Browser> => app.signUp(ann);
const post = (browser: Browser, path: string, json: object): [Browser, string, string, SendOptions] => [
  browser,
  "POST",
  path,
  { json },
];

async function resetOf(app: TestApp) {
  await inAnns(app);
  await app.open().send("POST", "/api/auth/forgot-password", { json: { email: ann } });
  const token = await mailedToken(app, ann, "reset-password");
  return post(app.open(), "/api/auth/reset-password", { token, password: newPassword });
}

async function confirmationOfOwner(app: TestApp) {
  await app.database.db.user.delete({ where: { email: ownerEmail } });
  const browser = await app.signUp(ownerEmail);
  const token = await mailedToken(app, ownerEmail, "verify-email");
  return post(browser, "/api/auth/verify-email", { token });
}

async function documentOf(app: TestApp, title: string) {
  const browser = await inAnns(app);
  const clientId = (await readSession(browser))?.uid;
  const admin = await app.signInAsOwner();
  return { browser, admin, json: { clientId, title, content: "# Terms" } };
}

async function deletionOf(app: TestApp): Promise<[Browser, string, string, SendOptions]> {
  const { admin, json } = await documentOf(app, "Terms");
  const answer = await admin.send("POST", "/api/admin/documents", { json });
  const { id } = adminUploadDocument.response.parse(await answer.json()).document;
  return [admin, "DELETE", `/api/admin/documents/${id}`, {}];
}

const credentials = { email: ann, password: testPassword };
const change = { currentPassword: testPassword, newPassword };

const ways: Record<string, Way> = {
  "signing up": {
    at: ["INSERT", "sessions"],
    call: async (app) => post(app.open(), "/api/auth/sign-up", { ...credentials, name: "Ann" }),
    status: 201,
  },
  "signing up, at its mail": {
    at: ["INSERT", "outbox_messages"],
    call: async (app) => post(app.open(), "/api/auth/sign-up", { ...credentials, name: "Ann" }),
    status: 201,
  },
  "signing in": {
    at: ["INSERT", "sessions"],
    call: async (app) => post(await inAnns(app), "/api/auth/sign-in", credentials),
    status: 200,
  },
  "asking for a link": {
    at: ["INSERT", "outbox_messages"],
    call: async (app) => post(await inAnns(app), "/api/auth/forgot-password", { email: ann }),
    status: 202,
  },
  "choosing a password by a link": { at: ["INSERT", "outbox_messages"], call: resetOf, status: 204 },
  "changing the password": {
    at: ["INSERT", "outbox_messages"],
    call: async (app) => post(await inAnns(app), "/api/account/password", change),
    status: 204,
  },
  "confirming an administrator's address": {
    at: ["INSERT", "sessions"],
    call: confirmationOfOwner,
    status: 204,
  },
  "deleting the account": {
    at: ["DELETE", "users"],
    call: async (app) => [await inAnns(app), "DELETE", "/api/account", { json: { confirm: "DELETE" } }],
    status: 204,
  },
  "making an account for a client": {
    at: ["INSERT", "audit_entries"],
    call: async (app) => post(await app.signInAsOwner(), "/api/admin/users/create-user", credentials),
    status: 201,
  },
  "sharing a document": {
    at: ["INSERT", "audit_entries"],
    call: async (app) => {
      const { admin, json } = await documentOf(app, "Terms");
      return post(admin, "/api/admin/documents", json);
    },
    status: 201,
  },
  "deleting a document": { at: ["INSERT", "audit_entries"], call: deletionOf, status: 204 },
};

test.each(Object.entries(ways))(
  "F9 S-07 %s: cut off at its last write it leaves everything as it was, sends no cookie, and works when tried again",
  async (_, { at: [write, table], call, status }) => {
    const app = await createTestApp();
    const [browser, method, path, options] = await call(app);
    const cookie = browser.cookie;
    const before = await stored(app);
    const mend = await breakWrite(app, write, table);
    const answer = await browser.send(method, path, options);
    expect([answer.status, (await readProblem(answer)).code]).toEqual(outcome);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await stored(app)).toEqual(before);
    if (cookie) expect(await readSession(browser)).not.toBeNull();
    await mend();
    expect((await browser.send(method, path, options)).status).toBe(status);
  },
);
