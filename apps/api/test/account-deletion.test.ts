import { randomUUID } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { strFromU8, unzipSync } from "fflate";
import { expect, onTestFinished, test, vi } from "vitest";
import { accountFields, accountOf } from "../src/access/account-row.ts";
import { actorFor } from "../src/access/actor.ts";
import { secretDigest } from "../src/auth/secret-digest.ts";
import { forgetUncommitted } from "../src/features/account-deletion/feature.ts";
import { createAccountDeletionService } from "../src/features/account-deletion/service.ts";
import { createDeletionsUnderWay } from "../src/files/deletions-under-way.ts";
import { sweepOrphans } from "../src/files/sweep-orphans.ts";
import type { PersonalData } from "../src/personal-data/personal-data.ts";
import { scheduleByTimer } from "../src/schedule.ts";
import { createDiskStorage } from "../src/storage/disk-storage.ts";
import type { Storage } from "../src/storage/storage.ts";
import { dayMs } from "../src/time-units.ts";
import { storedPaths } from "../src/wiring/features.ts";
import { readProblem, readSession } from "./harness/answers.ts";
import type { Browser } from "./harness/browser.ts";
import { completeAnswers, withKey } from "./harness/complete-answers.ts";
import { testOnOne } from "./harness/on-one-database.ts";
import { ownerEmail } from "./harness/owner.ts";
import { answerTo, dumpFolder, dumpTables, plantAccount } from "./harness/planted-account.ts";
import { removeFolder } from "./harness/remove-folder.ts";
import { pathsOf } from "./harness/stored-paths.ts";
import { createTestApp, type TestApp, testOrigin } from "./harness/test-app.ts";

const ann = "quokka-ann";
const bob = "wombat-bob";

function useFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "api-test-deletion-"));
  onTestFinished(() => removeFolder(folder));
  return folder;
}

async function recordsIn(storage: Storage): Promise<string[]> {
  const digests: string[] = [];
  for await (const { digest } of storage.listDeletions()) digests.push(digest);
  return digests;
}

const remove = (browser: Browser, confirm: unknown = "DELETE") =>
  browser.send("DELETE", "/api/account", { json: { confirm } });

/** The tables, rows and files that contain a word. */
async function findWord(app: TestApp, folder: string, word: string): Promise<string[]> {
  const found = [...(await dumpTables(app)), ...(await dumpFolder(folder))];
  return found.flatMap(([where, content]) => (where.includes(word) || content.includes(word) ? [where] : []));
}

test.each([true, false])(
  "S65 A-07.6 after DELETE no table and no file holds anything of the account (address confirmed: %s), and others keep theirs",
  async (isVerified) => {
    const folder = useFolder();
    const storage = createDiskStorage(folder);
    const app = await createTestApp({ storage });
    const planted = await plantAccount(app, { marker: ann, storage, isVerified });
    await plantAccount(app, { marker: bob, storage });
    const before = await findWord(app, folder, bob);
    // Every table that can hold something of an account does, so that the search below can fail.
    const tables = new Set(await findWord(app, folder, planted.id));
    for (const table of ["User", "Session", "AccountToken", "Identity", "Draft", "Project", "Upload"])
      expect(tables).toContain(table);
    for (const table of ["IdempotencyRecord", "OutboxMessage", "SavedDesign", "NdaRecord", "ClientDocument"])
      expect(tables).toContain(table);
    for (const table of ["ClientDocumentVersion", "DocumentReceipt", "AuditEntry", "ContactMessage"])
      expect(tables).toContain(table);
    expect((await remove(planted.browser)).status).toBe(204);
    for (const word of [ann, planted.id, planted.email, planted.projectId])
      expect(await findWord(app, folder, word), word).toEqual([]);
    expect(await findWord(app, folder, bob)).toEqual(before);
    expect(await app.database.db.auditEntry.count()).toBe(6);
  },
);

testOnOne(
  "S17 S65 the account's sessions are dead at once, everywhere, and its cookie is cleared",
  async () => {
    const storage = createDiskStorage(useFolder());
    const app = await createTestApp({ storage });
    const { browser, email } = await plantAccount(app, { marker: ann, storage });
    const elsewhere = app.open();
    await elsewhere.send("POST", "/api/auth/sign-in", { json: { email, password: "violet-kettle-19" } });
    expect((await elsewhere.send("GET", "/api/projects")).status).toBe(200);
    const cookie = browser.cookie;
    await remove(browser);
    expect(browser.cookie).toBeUndefined();
    expect((await elsewhere.send("GET", "/api/projects")).status).toBe(401);
    expect((await app.open().send("GET", "/api/projects", { headers: { cookie } })).status).toBe(401);
  },
);

test.each(["delete", " DELETE", "DELETE ", "Delete", "", "DELETE\n", "ＤＥＬＥＴＥ"])(
  "A-07.5 S65 typed as %j nothing is deleted: 'Please type DELETE to confirm'",
  async (typed) => {
    const app = await createTestApp();
    const browser = await app.signUp("ann@harbour.example");
    const problem = await readProblem(await remove(browser, typed));
    expect(problem).toMatchObject({ status: 422, detail: "Please type DELETE to confirm" });
    expect(await readSession(browser)).not.toBeNull();
  },
);

testOnOne("S8 what is not a text deletes nothing", async () => {
  const app = await createTestApp();
  const browser = await app.signUp("ann@harbour.example");
  for (const confirm of [true, null, ["DELETE"], { equals: "DELETE" }, undefined])
    expect((await browser.send("DELETE", "/api/account", { json: { confirm } })).status).toBe(400);
  expect((await browser.send("DELETE", "/api/account")).status).toBe(415);
  expect(await readSession(browser)).not.toBeNull();
});

testOnOne(
  "S36 the owner's account and the last administrator's stay, another administrator's may go",
  async () => {
    const app = await createTestApp();
    const { db } = app.database;
    const owner = await app.signInAsOwner();
    const ann = await app.signUp("ann@harbour.example");
    await db.user.update({ where: { email: "ann@harbour.example" }, data: { role: "manager" } });
    expect((await readProblem(await remove(owner))).code).toBe("account-protected");
    await db.user.update({ where: { email: ownerEmail }, data: { role: null } });
    expect((await readProblem(await remove(ann))).code).toBe("account-protected");
    await db.user.update({ where: { email: ownerEmail }, data: { role: "owner" } });
    expect((await remove(ann)).status).toBe(204);
    expect(await db.user.findMany({ select: { email: true } })).toEqual([{ email: ownerEmail }]);
  },
);

testOnOne("what somebody wrote from an address that was never confirmed stays", async () => {
  const app = await createTestApp();
  const words = { name: "Ann", email: "ann@harbour.example", message: "Hello" };
  await app.open().send("POST", "/api/contact", { json: words });
  await remove(await app.signUp("ann@harbour.example"));
  expect(await app.database.db.contactMessage.count()).toBe(1);
});

testOnOne(
  "S64 S65 what another account wrote under this address is that account's: neither taken along nor deleted",
  async () => {
    const app = await createTestApp();
    const other = await app.signUp("bob@forge.example", "Bob");
    const words = { name: "Bob", email: "ann@harbour.example", message: "wombat-words" };
    expect((await other.send("POST", "/api/contact", { json: words })).status).toBe(202);
    await other.send("POST", "/api/contact", { json: { ...words, type: "logout_feedback" } });
    const browser = await app.signUp("ann@harbour.example");
    await app.database.db.user.updateMany({ data: { emailVerifiedAt: new Date() } });
    const archive = await (await browser.send("GET", "/api/account/export")).arrayBuffer();
    const files = Object.values(unzipSync(new Uint8Array(archive))).map((file) => strFromU8(file));
    expect(files.join()).not.toContain("wombat-words");
    expect((await remove(browser)).status).toBe(204);
    expect(await app.database.db.contactMessage.count()).toBe(2);
    expect(await app.database.db.outboxMessage.count({ where: { kind: "contact-notice" } })).toBe(2);
  },
);

testOnOne(
  "S65 whoever registers somebody's address and leaves again takes no answer away that waits for its owner",
  async () => {
    const storage = createDiskStorage(useFolder());
    const app = await createTestApp({ storage });
    const { browser, email } = await plantAccount(app, { marker: ann, storage });
    await answerTo(app, email);
    expect((await remove(browser)).status).toBe(204);
    expect(await app.database.db.outboxMessage.findMany({ where: { recipient: email } })).toMatchObject([
      { kind: "contact-answer", status: "pending" },
    ]);
  },
);

testOnOne(
  "A-07.310 the feedback of an address that was never confirmed goes with its account, and so does the answer that quotes it",
  async () => {
    const app = await createTestApp();
    const { db } = app.database;
    const owner = await app.signInAsOwner();
    const words = { name: "Ann", email: "ann@harbour.example", message: "wombat-words" };
    await app.open().send("POST", "/api/contact", { json: { ...words, type: "logout_feedback" } });
    const { id } = await db.contactMessage.findFirstOrThrow();
    const json = { answer: "Next week.", answeredAt: null };
    expect((await owner.send("POST", `/api/admin/messages/${id}/answer`, { json })).status).toBe(202);
    const quoting = () => db.outboxMessage.count({ where: { text: { contains: "wombat-words" } } });
    expect(await quoting()).toBe(2);
    expect((await remove(await app.signUp("ann@harbour.example"))).status).toBe(204);
    expect([await db.contactMessage.count(), await quoting()]).toEqual([0, 0]);
  },
);

testOnOne(
  "S65 whoever registers the agency's address and leaves again takes no mail to the agency away",
  async () => {
    const app = await createTestApp();
    await app.database.db.user.delete({ where: { email: ownerEmail } });
    const words = { name: "Ann", email: "ann@harbour.example", message: "Hello" };
    await app.open().send("POST", "/api/contact", { json: words });
    const client = await app.signUp("ann@harbour.example");
    await client.send("POST", "/api/projects", { json: completeAnswers(), headers: withKey("key-of-ann-1") });
    const toAgency = () =>
      app.database.db.outboxMessage.count({
        where: { recipient: ownerEmail, kind: { in: ["agency-notice", "contact-notice"] } },
      });
    expect(await toAgency()).toBe(2);
    expect((await remove(await app.signUp(ownerEmail))).status).toBe(204);
    expect(await toAgency()).toBe(2);
  },
);

testOnOne("what an administrator shared stays with its client, without who shared it", async () => {
  const folder = useFolder();
  const storage = createDiskStorage(folder);
  const app = await createTestApp({ storage });
  const { id: clientId } = await plantAccount(app, { marker: bob, storage });
  const admin = await app.signUp("second@agency.example");
  const user = await app.database.db.user.update({
    where: { email: "second@agency.example" },
    data: { role: "manager" },
  });
  await app.database.db.clientDocument.updateMany({
    where: { clientId },
    data: { uploadedBy: user.id, uploadedByEmail: user.email },
  });
  await remove(admin);
  expect(await findWord(app, folder, user.id)).toEqual([]);
  expect(await findWord(app, folder, user.email)).toEqual([]);
  expect(await app.database.db.clientDocument.count({ where: { clientId } })).toBe(1);
});

testOnOne(
  "a storage that fails costs no deletion: the files are left for the sweep, and that is logged",
  async () => {
    const folder = useFolder();
    const disk = createDiskStorage(folder);
    const storage: Storage = { ...disk, delete: () => Promise.reject(new Error("read-only")) };
    const app = await createTestApp({ storage });
    const { browser, id } = await plantAccount(app, { marker: ann, storage });
    expect((await remove(browser)).status).toBe(204);
    expect(await app.database.db.user.count({ where: { id } })).toBe(0);
    expect(app.logged.some(({ msg }) => /left for the next sweep/.test(String(msg)))).toBe(true);
  },
);

testOnOne("a file that no row names yet goes too", async () => {
  const folder = useFolder();
  const storage = createDiskStorage(folder);
  const app = await createTestApp({ storage });
  const { browser, id } = await plantAccount(app, { marker: ann, storage });
  await storage.put(`media/${id}/9_b_late.png`, Readable.from(["late"]));
  await remove(browser);
  expect(await findWord(app, folder, id)).toEqual([]);
});

const versionsPlanted = 30;

/** Gives a project more than one transaction may erase. */
async function plantHistory({ database: { db } }: TestApp, projectId: string): Promise<void> {
  const text = JSON.stringify("x".repeat(200_000));
  const versions = Array.from({ length: versionsPlanted }, (_, index) => ({
    id: `${projectId}-${index}`,
    projectId,
    version: 3 + index,
    onboarding: text,
    spec: text,
    createdAt: new Date(),
  }));
  await db.projectVersion.createMany({ data: versions });
  await db.project.update({ where: { id: projectId }, data: { version: 2 + versionsPlanted } });
}

/** Watches the transactions: how many versions the largest one deletes, and in how many turns of the event loop one begins. */
function watchTransactions({ database: { db } }: TestApp) {
  const { $transaction } = db;
  const beganIn = new Set<number>();
  let [turn, mostAtOnce] = [0, 0];
  let next = setImmediate(function count() {
    turn += 1;
    next = setImmediate(count);
  });
  onTestFinished(() => clearImmediate(next));
  vi.spyOn(db, "$transaction").mockImplementation(async (...input: unknown[]) => {
    beganIn.add(turn);
    const before = await db.projectVersion.count();
    const result = await Reflect.apply($transaction, db, input);
    mostAtOnce = Math.max(mostAtOnce, before - (await db.projectVersion.count()));
    return result;
  });
  return () => ({ mostAtOnce, turns: beganIn.size });
}

test("S68 a long history is erased a little at a time, and others get their turn in between", async () => {
  const storage = createDiskStorage(useFolder());
  const app = await createTestApp({ storage });
  const { browser, projectId } = await plantAccount(app, { marker: ann, storage });
  await plantHistory(app, projectId);
  const watched = watchTransactions(app);
  expect((await remove(browser)).status).toBe(204);
  expect(watched().mostAtOnce).toBe(1);
  expect(watched().turns).toBeGreaterThan(versionsPlanted);
  expect(await app.database.db.projectVersion.count()).toBe(0);
});

test("S68 so is a project with a long history", async () => {
  const storage = createDiskStorage(useFolder());
  const app = await createTestApp({ storage });
  const { browser, projectId } = await plantAccount(app, { marker: ann, storage });
  await plantHistory(app, projectId);
  const watched = watchTransactions(app);
  expect((await browser.send("DELETE", `/api/projects/${projectId}`)).status).toBe(204);
  expect(watched().mostAtOnce).toBe(1);
  expect(watched().turns).toBeGreaterThan(versionsPlanted);
  expect(await app.database.db.projectVersion.count()).toBe(0);
});

test("S68 S-07.9 a deletion that ends half-way leaves an account that can be opened, with only whole projects, and can be asked for again", async () => {
  const storage = createDiskStorage(useFolder());
  const app = await createTestApp({ storage });
  const { browser, projectId, id } = await plantAccount(app, { marker: ann, storage });
  await plantHistory(app, projectId);
  await app.database.db.projectVersion.update({
    where: { projectId_version: { projectId, version: 32 } },
    data: { onboarding: JSON.stringify(completeAnswers()) },
  });
  let steps = 0;
  const { $transaction } = app.database.db;
  const cut = vi.spyOn(app.database.db, "$transaction").mockImplementation((...input: unknown[]) => {
    steps += 1;
    if (steps > 10) throw new Error("The process ends here.");
    return Reflect.apply($transaction, app.database.db, input);
  });
  expect((await remove(browser)).status).toBe(500);
  cut.mockRestore();
  expect(await app.database.db.projectVersion.count()).toBeGreaterThan(1);
  expect((await browser.send("GET", `/api/projects/${projectId}`)).status).toBe(200);
  expect((await remove(browser)).status).toBe(204);
  expect(await app.database.db.user.count({ where: { id } })).toBe(0);
});

testOnOne("S68 deleting an account lists only its own files, in the bin too", async () => {
  const folder = useFolder();
  const disk = createDiskStorage(folder);
  const storage: Storage = {
    ...disk,
    list: () => {
      throw new Error("All files of everybody are listed.");
    },
  };
  const app = await createTestApp({ storage });
  const { browser, id } = await plantAccount(app, { marker: ann, storage });
  await storage.put(`media/${id}/9_b_late.png`, Readable.from(["late"]));
  await storage.moveToBin(`media/${id}/9_b_late.png`, new Date());
  expect((await remove(browser)).status).toBe(204);
  expect(await findWord(app, folder, id)).toEqual([]);
});

test("S-17.27 the record of a deletion that was never committed is removed, but for one from before a restore", async () => {
  const storage = createDiskStorage(useFolder());
  const app = await createTestApp({ storage });
  const { id } = await plantAccount(app, { marker: ann, storage });
  const { db } = app.database;
  for (const gone of [id, "erased"]) await storage.noteDeletion(secretDigest(gone));
  // Records get the real clock's time, which the test's does not follow.
  const [earlier, later] = [-60_000, 60_000].map(
    (ms) => new Date(performance.timeOrigin + performance.now() + ms),
  );
  expect(await forgetUncommitted({ db, storage }, later!)).toBe(0);
  expect(await recordsIn(storage)).toHaveLength(2);
  expect(await forgetUncommitted({ db, storage }, earlier!)).toBe(1);
  expect(await recordsIn(storage)).toEqual([secretDigest("erased")]);
  await storage.noteDeletion(secretDigest(id));
  expect(await forgetUncommitted({ db, storage }, null)).toBe(1);
  expect(await recordsIn(storage)).toEqual([secretDigest("erased")]);
});

testOnOne(
  "S-17.83 a deletion is answered once its rows are gone; a stop ends its files' deletion, and the next sweep finishes it",
  async () => {
    const disk = createDiskStorage(useFolder());
    const { promise: bucket, resolve: answer } = Promise.withResolvers<void>();
    const storage: Storage = { ...disk, delete: (path) => bucket.then(() => disk.delete(path)) };
    const app = await createTestApp({ storage });
    const { browser, id } = await plantAccount(app, { marker: ann, storage });
    for (const index of [1, 2, 3]) await disk.put(`media/${id}/${index}_b_x.png`, Readable.from(["x"]));
    const { origin, cookie } = { origin: testOrigin, cookie: browser.cookie ?? "" };
    const answered = await app.app.request("/api/account", {
      method: "DELETE",
      headers: { origin, cookie, "sec-fetch-site": "same-origin", "content-type": "application/json" },
      body: JSON.stringify({ confirm: "DELETE" }),
    });
    expect([answered.status, await app.database.db.user.count({ where: { id } })]).toEqual([204, 0]);
    const stopped = app.fileDeletions.stop();
    answer();
    await stopped;
    const left = await pathsOf(disk.list());
    expect(left.length).toBeGreaterThan(0);
    expect(app.logged.some(({ msg }) => /left for the next sweep/.test(String(msg)))).toBe(true);
    const tomorrow = new Date(performance.timeOrigin + performance.now() + dayMs);
    await sweepOrphans({ db: app.database.db, storedPaths, storage: disk, now: tomorrow });
    expect(await pathsOf(disk.list())).toEqual([]);
  },
);

test("D-19.16 an account that is restored while its data is being erased stays, with what is left", async () => {
  const app = await createTestApp();
  const { db } = app.database;
  await app.signUp("ann@quay.example");
  const where = { email: "ann@quay.example" };
  const { id } = await db.user.update({ where, data: { deletedAt: new Date() }, select: { id: true } });
  const erased: string[] = [];
  const restoredMeanwhile: PersonalData = {
    tables: [],
    countBytes: async () => 10_000_000,
    erase: async (tx) => {
      erased.push(id);
      await tx.user.update({ where: { id }, data: { deletedAt: null } });
      return erased.length < 3;
    },
  };
  const storage = createDiskStorage(useFolder());
  const service = createAccountDeletionService({
    db,
    database: app.database,
    now: () => new Date(),
    newId: randomUUID,
    settings: { adminEmails: [ownerEmail] },
    personalData: [restoredMeanwhile],
    storedPaths: [],
    fileDeletions: createDeletionsUnderWay(scheduleByTimer),
    storage,
    log: { warn: vi.fn() },
  });
  const record = vi.fn();
  expect(await service.eraseBinned(id, record)).toMatchObject({ code: "not-found" });
  expect([erased.length, record.mock.calls]).toEqual([1, []]);
  expect(await db.user.count({ where: { id, deletedAt: null } })).toBe(1);
  expect(await recordsIn(storage)).toEqual([]);
});

test("S36 S77 who becomes staff while their data is being erased is not deleted by the judgement from before", async () => {
  const app = await createTestApp();
  const { db } = app.database;
  await app.signUp("ann@quay.example");
  const row = await db.user.findUniqueOrThrow({
    where: { email: "ann@quay.example" },
    select: accountFields,
  });
  // More than one transaction may erase, so that there are steps before the one that takes the account.
  const promotedMeanwhile: PersonalData = {
    tables: [],
    countBytes: async () => 10_000_000,
    erase: async (tx) => {
      await tx.user.update({ where: { id: row.id }, data: { role: "manager" } });
      return false;
    },
  };
  const service = createAccountDeletionService({
    db,
    database: app.database,
    now: () => new Date(),
    newId: randomUUID,
    settings: { adminEmails: [ownerEmail] },
    personalData: [promotedMeanwhile],
    storedPaths: [],
    fileDeletions: createDeletionsUnderWay(scheduleByTimer),
    storage: createDiskStorage(useFolder()),
    log: { warn: vi.fn() },
  });
  const refused = await service.remove(actorFor(accountOf(row), "token"), "DELETE");
  expect(refused).toMatchObject({ code: "account-protected" });
  expect(await db.user.findUnique({ where: { id: row.id } })).toMatchObject({ role: "manager" });
});
