import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { createUpload } from "@sitewright/contracts";
import BetterSqlite from "better-sqlite3";
import { expect, inject, onTestFinished, test } from "vitest";
import { migrate, openDatabase } from "../src/db/open.ts";
import type { DatabaseTarget } from "../src/db/target.ts";
import { countHour } from "../src/installation/check.ts";
import { readMark, restoreUnderWay, writeMark } from "../src/installation/mark.ts";
import { createDiskStorage } from "../src/storage/disk-storage.ts";
import { genuineFiles } from "./fixtures/sample-files.ts";
import { migrationsFolder } from "./harness/folders.ts";
import { useBlankDatabase, useForeignDatabase } from "./harness/foreign-database.ts";
import { onSqlite } from "./harness/on-one-database.ts";
import { runOperator } from "./harness/operator-command.ts";
import { startServer, useDataDir } from "./harness/server-process.ts";
import { refusedStart, startHere } from "./harness/started-server.ts";
import { createTestDatabase, useTestDatabase } from "./harness/test-database.ts";

interface Installation {
  database: DatabaseTarget;
  dataDir: string;
}

async function withServer<T>(
  { database, dataDir }: Installation,
  work: (address: string) => Promise<T>,
): Promise<T> {
  const { address, stop } = await startHere({ database, dataDir });
  const result = await work(address);
  await stop();
  return result;
}

async function uploadAs(email: string, address: string): Promise<string> {
  const signedUp = await fetch(`${address}/api/auth/sign-up`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password: "violet-kettle-19", name: "Maya" }),
  });
  const cookie = signedUp.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const form = new FormData();
  form.append("file", new File([new Uint8Array(genuineFiles.pdf ?? [])], "prices.pdf"));
  const response = await fetch(`${address}/api/uploads`, { method: "POST", body: form, headers: { cookie } });
  return createUpload.response.parse(await response.json()).storagePath;
}

const nameOf = (target: DatabaseTarget): string =>
  target.provider === "sqlite" ? target.file : new URL(target.url).pathname.slice(1);

interface InUse extends Installation {
  file: string;
}

/** Installations at rest, by their client: a server made each once, and tests start from copies. */
const atRest = new Map<string, Promise<InUse>>();

async function putToUse(email: string): Promise<InUse> {
  const { target } = await createTestDatabase("empty");
  const dataDir = mkdtempSync(join(inject("databaseTemplate").folder, "in-use-"));
  const installation = { database: target, dataDir };
  const storagePath = await withServer(installation, (address) => uploadAs(email, address));
  return { ...installation, file: join("files", storagePath) };
}

/** An installation with one client and one stored file, as if it were in use for a day. */
async function startInUse(email = "maya@client.example"): Promise<InUse> {
  const made = atRest.get(email) ?? putToUse(email);
  atRest.set(email, made);
  const original = await made;
  const { target, drop } = await createTestDatabase({ copyOf: nameOf(original.database) });
  onTestFinished(drop);
  const dataDir = useDataDir();
  cpSync(join(original.dataDir, "files"), join(dataDir, "files"), { recursive: true });
  return { database: target, dataDir, file: join(dataDir, original.file) };
}

const filesUnder = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

async function query<T>(
  target: DatabaseTarget,
  work: (db: ReturnType<typeof openDatabase>["db"]) => Promise<T>,
) {
  const database = openDatabase(target);
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}

/** As every installation was before there were ids. */
async function forgetIds({ database, dataDir }: Installation): Promise<void> {
  await query(database, (db) => db.installation.deleteMany());
  rmSync(join(dataDir, "files/.installation.json"));
}

/** Each takes several starts of the server; a similar case is in every run. */
const inTheLongRun: (title: string, run: () => Promise<void>) => void = process.env.TEST_FULL
  ? test
  : () => {};

test("S-17.2 two installations' database and files are refused together, both are named, and nothing is changed", async () => {
  const [ann, bob] = [await startInUse("ann@harbour.example"), await startInUse("bob@forge.example")];
  const before = filesUnder(bob.dataDir);
  const { exited, output } = startServer({ database: ann.database, dataDir: bob.dataDir });
  expect(await exited).toBe(1);
  const said = output();
  expect(said).toMatch(/^Sitewright cannot start:\n {2}- .* belong to different installations\./);
  for (const name of [nameOf(ann.database), join(bob.dataDir, "files")]) expect(said).toContain(name);
  expect(said).not.toContain("postgres@");
  expect(filesUnder(bob.dataDir)).toEqual(before);
  await withServer(bob, async (address) => expect((await fetch(`${address}/readyz`)).status).toBe(200));
});

test("S-17.3 a new database beside existing files is refused, and none is made", async () => {
  const { dataDir, file } = await startInUse();
  const database = await useBlankDatabase();
  const said = await refusedStart({ database, dataDir });
  expect(said).toContain(`The database ${database.provider === "sqlite" ? nameOf(database) : ""}`);
  expect(said).toMatch(
    /is missing or empty, but the files in .* belong to an installation with data\. Nothing was changed\./,
  );
  expect(existsSync(file)).toBe(true);
  if (database.provider === "sqlite") expect(existsSync(database.file)).toBe(false);
});

test("S-17.24 a start and a pairing refuse a database that holds another product's tables alone, also beside files", async () => {
  const { target, listTables } = await useForeignDatabase();
  const refusal = `${nameOf(target)} holds tables of another product (orders, users) and none of this one.`;
  const dataDir = useDataDir();
  await createDiskStorage(join(dataDir, "files")).put("media/u/1_a_a.txt", Readable.from(["a"]));
  expect(await refusedStart({ database: target, dataDir })).toContain(refusal);
  for (const words of [["pair", "yes"], ["list"], ["backup", join(dataDir, "backup.zip")]]) {
    const run = await runOperator(words, { database: target, env: { DATA_DIR: dataDir } });
    expect([words, run.exitCode, run.err]).toEqual([words, 1, expect.stringContaining(refusal)]);
  }
  expect(await listTables()).toEqual(["orders", "users"]);
});

onSqlite(
  "S-17.25 F27 after a restore that was killed while it moved database files a start and a pairing say to run it again",
  async () => {
    const dataDir = useDataDir();
    const storage = createDiskStorage(join(dataDir, "files"));
    await storage.writeMark(writeMark({ id: `${restoreUnderWay}1`, count: 0 }));
    const database = { provider: "sqlite", file: join(dataDir, "sitewright.db") } as const;
    const advice = "was not finished. Run it again: npm run restore -- FILE yes";
    expect(await refusedStart({ database, dataDir })).toContain(advice);
    const paired = await runOperator(["pair", "yes"], { database, env: { DATA_DIR: dataDir } });
    expect([paired.exitCode, paired.err]).toEqual([1, expect.stringContaining(advice)]);
    expect(existsSync(database.file)).toBe(false);
  },
);

inTheLongRun("S-17.3 a migrated database without any account is as empty as a new one", async () => {
  const { dataDir, file } = await startInUse();
  const database = await useTestDatabase();
  expect(await refusedStart({ database, dataDir })).toContain("is missing or empty, but the files");
  expect(existsSync(file)).toBe(true);
});

inTheLongRun("S-17.3 a database file of no bytes beside existing files is no new database", async () => {
  const { dataDir, file } = await startInUse();
  const database = { provider: "sqlite", file: join(dataDir, "lost.db") } as const;
  writeFileSync(database.file, "");
  expect(await refusedStart({ database, dataDir })).toContain("is missing or empty, but the files");
  expect([statSync(database.file).size, existsSync(file)]).toEqual([0, true]);
});

test("S-17.8 an installation from before the ids gets one where rows and files agree, and goes on", async () => {
  const installation = await startInUse();
  await forgetIds(installation);
  await withServer(installation, async (address) => {
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
  });
  const mark = JSON.parse(readFileSync(join(installation.dataDir, "files/.installation.json"), "utf8"));
  const row = await query(installation.database, (db) => db.installation.findFirstOrThrow());
  expect(mark).toEqual({ id: row.id, count: row.count });
  expect(existsSync(installation.file)).toBe(true);
});

inTheLongRun(
  "S-17.8 one whose rows and files do not agree is refused with the numbers, and keeps every file",
  async () => {
    const [ann, bob] = [await startInUse("ann@harbour.example"), await startInUse("bob@forge.example")];
    await forgetIds(ann);
    await forgetIds(bob);
    const said = await refusedStart({ database: ann.database, dataDir: bob.dataDir });
    expect(said).toContain("do not fit together: 1 of 1 files that the database names are not stored");
    expect(existsSync(bob.file)).toBe(true);
  },
);

test("S-17.8 a folder that has lost its files is refused, also with an id in the database alone", async () => {
  const { database } = await startInUse();
  const said = await refusedStart({ database, dataDir: useDataDir() });
  expect(said).toContain("1 of 1 files that the database names are not stored");
});

test("S-17.9 the operator pairs two deliberately: first it is only said what would be paired, then both carry a new id", async () => {
  const [ann, bob] = [await startInUse("ann@harbour.example"), await startInUse("bob@forge.example")];
  const both = { database: ann.database, dataDir: bob.dataDir };
  const env = { DATA_DIR: bob.dataDir };
  const looked = await runOperator(["pair"], { database: ann.database, env });
  expect([looked.exitCode, looked.out]).toEqual([1, ""]);
  expect(looked.err).toContain("npm run admin -- pair yes");
  expect(await refusedStart(both)).toContain("different installations");
  const paired = await runOperator(["pair", "yes"], { database: ann.database, env });
  expect([paired.exitCode, paired.err]).toEqual([0, ""]);
  const again = await runOperator(["pair"], { database: ann.database, env });
  expect([again.exitCode, again.out]).toEqual([0, expect.stringContaining("need not be paired")]);
  expect(again.out).not.toContain("pair yes");
  await withServer(both, async (address) => expect((await fetch(`${address}/readyz`)).status).toBe(200));
  // Bob's file has no row in Ann's database; it was not swept on this day.
  expect(existsSync(bob.file)).toBe(true);
  expect(await refusedStart(bob)).toContain("different installations");
  const audited = await query(ann.database, (db) => db.auditEntry.findMany({ select: { action: true } }));
  expect(audited).toContainEqual({ action: "installation.pair" });
});

test("S-17.81 where the storage has lost its mark but rows and files fit, a pairing without a yes says that a start accepts them", async () => {
  const installation = await startInUse();
  const { database, dataDir } = installation;
  const [env, mark] = [{ DATA_DIR: dataDir }, join(dataDir, "files/.installation.json")];
  rmSync(mark);
  const looked = await runOperator(["pair"], { database, env });
  expect([looked.exitCode, looked.out]).toEqual([0, expect.stringContaining("a start accepts them")]);
  writeFileSync(mark, "damaged");
  const damaged = await runOperator(["pair"], { database, env });
  expect([damaged.exitCode, damaged.err]).toEqual([1, expect.stringContaining("pair yes")]);
  rmSync(mark);
  await withServer(installation, async (address) => {
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
  });
});

test("S-17.82 an hour is counted only over the installation's own mark; otherwise staff are notified and nothing is written", async () => {
  const { database, dataDir } = await startInUse();
  const storage = createDiskStorage(join(dataDir, "files"));
  const notices: string[] = [];
  const notifyStaff = async ({ about }: { about: string }) => void notices.push(about);
  const count = () => query(database, (db) => countHour({ db, storage, notifyStaff }));
  const before = readMark(await storage.readMark());
  await count();
  expect(readMark(await storage.readMark())).toEqual({ id: before?.id, count: (before?.count ?? 0) + 1 });
  expect(notices).toEqual([]);
  const other = writeMark({ id: "elsewhere", count: 1 });
  for (const text of [other, "damaged"]) {
    await storage.writeMark(text);
    await count();
    expect(await storage.readMark()).toBe(text);
  }
  rmSync(join(dataDir, "files"), { recursive: true });
  await count();
  expect(await storage.readMark()).toBeUndefined();
  expect(notices).toEqual(["installation-mark", "installation-mark", "installation-mark"]);
  expect(await refusedStart({ database, dataDir })).toContain("do not fit together");
});

/** A database of an earlier release, with the id of an installation: one step was taken away. */
async function useOlderDatabase(): Promise<DatabaseTarget> {
  const installation = await startInUse();
  await query(installation.database, async (db) => {
    const last = readdirSync(join(migrationsFolder, installation.database.provider)).sort().at(-1);
    await db.$executeRaw`DELETE FROM "_prisma_migrations" WHERE migration_name = ${last}`;
  });
  return installation.database;
}

const countSteps = (database: DatabaseTarget) =>
  query(database, async (db) => (await db.$queryRaw<unknown[]>`SELECT id FROM "_prisma_migrations"`).length);

test("S-17.28 the older database of another installation is refused before it is migrated, and a pairing without a yes does not migrate it", async () => {
  const [database, { dataDir }] = [await useOlderDatabase(), await startInUse("bob@forge.example")];
  const before = await countSteps(database);
  expect(await refusedStart({ database, dataDir })).toContain("different installations");
  const looked = await runOperator(["pair"], { database, env: { DATA_DIR: dataDir } });
  expect([looked.exitCode, looked.err]).toEqual([1, expect.stringContaining("of an earlier release")]);
  expect(await countSteps(database)).toBe(before);
});

test("a pairing that brings an older database up to date keeps what it was, and names it", async () => {
  const database = await useBlankDatabase();
  const older = useDataDir();
  const steps = join(migrationsFolder, database.provider);
  for (const name of readdirSync(steps).sort().slice(0, 2))
    cpSync(join(steps, name), join(older, database.provider, name), { recursive: true });
  await migrate(database, older, new Date());
  const dataDir = join(useDataDir(), "data");
  const paired = await runOperator(["pair", "yes"], { database, env: { DATA_DIR: dataDir } });
  const kept = /What it was before is kept: (\S+)\. /.exec(paired.out)?.[1] ?? "";
  expect([paired.exitCode, paired.err, existsSync(kept)]).toEqual([0, "", true]);
  const again = await runOperator(["pair", "yes"], { database, env: { DATA_DIR: dataDir } });
  expect(again.out).not.toContain("What it was");
});

onSqlite(
  "S-17.7 a database that was restored from an earlier start is known as one, and nothing is swept on that day",
  async () => {
    const installation = await startInUse();
    const { database, dataDir } = installation;
    const copy = join(dataDir, "backup.db");
    copyFileSync(nameOf(database), copy);
    const later = await withServer(installation, (address) => uploadAs("bob@forge.example", address));
    copyFileSync(copy, nameOf(database));
    rmSync(`${nameOf(database)}-wal`, { force: true });
    await withServer(installation, async () => {});
    const row = await query(database, (db) => db.installation.findFirstOrThrow());
    expect(row.pairedAt).not.toBeNull();
    expect(existsSync(join(dataDir, "files", later))).toBe(true);
  },
);

/** Signs up, which writes; whether it was done. */
async function write(address: string, email: string): Promise<number> {
  const response = await fetch(`${address}/api/auth/sign-up`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password: "violet-kettle-19", name: "Ann" }),
  });
  return response.status;
}

const emailsIn = (file: string): unknown[] => {
  const db = new BetterSqlite(file, { readonly: true });
  const rows = db.prepare("SELECT email FROM users ORDER BY email").pluck().all();
  db.close();
  return rows;
};

const disturbances: readonly [string, (file: string) => () => void][] = [
  [
    "moved away",
    (file) => {
      renameSync(file, `${file}.moved`);
      return () => renameSync(`${file}.moved`, file);
    },
  ],
  [
    "replaced by a copy",
    (file) => {
      renameSync(file, `${file}.moved`);
      cpSync(`${file}.moved`, file);
      return () => renameSync(`${file}.moved`, file);
    },
  ],
  [
    "moved with its folder",
    (file) => {
      renameSync(dirname(file), `${dirname(file)}-moved`);
      return () => renameSync(`${dirname(file)}-moved`, dirname(file));
    },
  ],
];

for (const [name, disturb] of disturbances)
  onSqlite(
    `S-17.10 F8 a database file that is ${name} under the server: writes are refused and none is acknowledged into it`,
    async () => {
      const dataDir = useDataDir();
      const folder = join(dataDir, "database");
      mkdirSync(folder);
      const file = join(folder, "sitewright.db");
      const database = { provider: "sqlite", file } as const;
      const { address, stop } = await startHere({ database, dataDir });
      expect(await write(address, "ann@harbour.example")).toBe(201);
      const putBack = disturb(file);
      expect(await write(address, "bob@forge.example")).toBe(503);
      expect((await fetch(`${address}/readyz`)).status).toBe(503);
      expect((await fetch(`${address}/healthz`)).status).toBe(200);
      putBack();
      expect(await write(address, "cleo@mill.example")).toBe(201);
      await stop();
      expect(emailsIn(file)).toEqual([
        "ann@harbour.example",
        "cleo@mill.example",
        "owner@sitewright.example",
      ]);
    },
  );

onSqlite("S-17.10 F8 a database file that is emptied under the server: writes are refused", async () => {
  const dataDir = useDataDir();
  const file = join(dataDir, "sitewright.db");
  const { address } = await startHere({ dataDir });
  writeFileSync(file, "");
  expect(await write(address, "bob@forge.example")).toBe(503);
});
