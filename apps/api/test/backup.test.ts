import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import BetterSqlite from "better-sqlite3";
import { strToU8, unzipSync, zipSync } from "fflate";
import pg from "pg";
import { expect, inject, onTestFinished, test, vi } from "vitest";
import { backUp } from "../src/backup/backup.ts";
import { backUpBeforeUpgrade } from "../src/backup/before-upgrade.ts";
import { deletionsPath, manifestSchema } from "../src/backup/manifest.ts";
import type { Progress } from "../src/backup/progress.ts";
import { openArchive } from "../src/backup/read-archive.ts";
import { checkRoom } from "../src/backup/room.ts";
import { backupTexts } from "../src/backup/texts.ts";
import { migrate } from "../src/db/open.ts";
import { describeTarget } from "../src/db/target.ts";
import { writeKind } from "../src/features/generator/write-job.ts";
import { publishKind } from "../src/features/posts/due-job.ts";
import { notifyKind } from "../src/features/search-engines/notify-job.ts";
import { holdRole } from "../src/server/hold-role.ts";
import { createDiskStorage } from "../src/storage/disk-storage.ts";
import { createS3Storage } from "../src/storage/s3/s3-storage.ts";
import {
  archivePath,
  backUpTo,
  createInstalledApp,
  emptyPlace,
  filesAt,
  noProgress,
  openAt,
  type Place,
  restoreTo,
  rowsAt,
} from "./harness/archives.ts";
import { migrationsFolder } from "./harness/folders.ts";
import { useForeignDatabase } from "./harness/foreign-database.ts";
import { openNewsletter } from "./harness/newsletter-service.ts";
import { onPostgres, onSqlite, testOnOne } from "./harness/on-one-database.ts";
import { runOperator, startOperator } from "./harness/operator-command.ts";
import { plantAccount } from "./harness/planted-account.ts";
import { addPublishedPost } from "./harness/publishing-objects.ts";
import { startS3Front } from "./harness/s3/s3-front.ts";
import { useDataDir } from "./harness/server-process.ts";
import { testOnSmallDisk } from "./harness/small-disk.ts";
import { pathsOf } from "./harness/stored-paths.ts";
import { tables } from "./harness/tables.ts";
import type { TestApp } from "./harness/test-app.ts";
import { createTestDatabase, useTestDatabase } from "./harness/test-database.ts";

const isPostgres = inject("databaseTemplate").provider === "postgresql";

/** Tables that a restore ends or changes on purpose; S-09.3 is about those. */
const settled = ["sessions", "account_tokens", "staff_invitations", "outbox_messages", "installation"];
/** The rest, without what a restore writes down about itself. */
const unsettled = (rows: Map<string, string[]>) =>
  new Map(
    [...rows]
      .filter(([table]) => !settled.includes(table))
      .map(([table, lines]) => [table, lines.filter((line) => !line.includes('"installation.restore"'))]),
  );

/** An installation with something in every table and folder. */
async function furnish() {
  const { app, place } = await createInstalledApp();
  const storage = createDiskStorage(place.folder);
  const ann = await plantAccount(app, { marker: "ann", storage });
  const odd = 'Line\nbreaks, \\backslashes\\n, \u2028, tabs\t, "quotes", \u{1f9fa} and \\N';
  await app.database.db.user.update({ where: { id: ann.id }, data: { bio: odd, displayName: "" } });
  return { app, place, storage, ann };
}

/** The phases of a restore, with the bytes that each announced and read. */
function recordProgress() {
  const phases: { name: string; announced: number; read: number }[] = [];
  const progress: Progress = {
    begin: (name, announced) => phases.push({ name, announced, read: 0 }),
    read: (bytes) => {
      const phase = phases.at(-1);
      if (phase) phase.read += bytes;
    },
  };
  return { phases, progress };
}

/** Takes the application off its database, as stopping the server does. */
async function stop(app: TestApp): Promise<void> {
  await app.jobs.stop();
  await app.database.close();
}

test("S-09.1 F27 an archive restores to the same rows and files, from either database to either", async () => {
  const { app, place } = await furnish();
  const before = { rows: unsettled(await rowsAt(place.target)), files: await filesAt(place.folder) };
  expect(before.rows.get("users")?.length).toBeGreaterThan(1);
  expect(before.files.size).toBeGreaterThan(1);
  const file = await backUpTo(archivePath(), place);
  const copy = emptyPlace();
  const { phases, progress } = recordProgress();
  const { isDone, lines } = await restoreTo(copy, { file, progress });
  expect([isDone, lines[0]]).toEqual([true, expect.stringContaining("Restored")]);
  // Each phase reads what it announced; the second reads the list of deletions later.
  expect(phases.map(({ name }) => name)).toEqual([
    "Reading and checking the archive",
    "Writing the rows",
    "Writing the files",
    "Bringing database and files together",
  ]);
  for (const { name, announced, read } of phases.slice(0, 3)) {
    expect(announced, name).toBeGreaterThan(0);
    expect(read / announced, name).toBeGreaterThan(0.9);
    expect(read / announced, name).toBeLessThanOrEqual(1);
  }
  expect(unsettled(await rowsAt(copy.target))).toEqual(before.rows);
  expect(await filesAt(copy.folder)).toEqual(before.files);
  // And back over the first one, which is Postgres in that run.
  await stop(app);
  const second = await backUpTo(archivePath(), copy);
  expect((await restoreTo(place, { file: second, isConfirmed: true })).isDone).toBe(true);
  expect(unsettled(await rowsAt(place.target))).toEqual(before.rows);
  expect(await filesAt(place.folder)).toEqual(before.files);
  if (place.target.provider === "sqlite") return;
  app.advance(1000);
  const third = await backUpTo(archivePath(), place);
  expect((await restoreTo(place, { file: third, isConfirmed: true })).isDone).toBe(true);
  expect(unsettled(await rowsAt(place.target))).toEqual(before.rows);
});

testOnOne(
  "S66 S-09.1 an archive is its owner's alone to read, replaces no file, and leaves no part of itself behind",
  async () => {
    const { place } = await createInstalledApp();
    const file = await backUpTo(archivePath(), place);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await expect(backUpTo(file, place)).rejects.toThrow(/exists already/);
    await expect(backUpTo(dirname(file), place)).rejects.toThrow(
      /is a folder\. Name the new archive in it, such as /,
    );
    expect(readdirSync(dirname(file))).toEqual(["backup.zip"]);
  },
);

test("S-09.2 a restore over data asks, keeps what was there, and brings accounts deleted since back to nobody", async () => {
  const { app, place, storage, ann } = await furnish();
  const file = await backUpTo(archivePath(), place);
  await ann.browser.send("DELETE", "/api/account", { json: { confirm: "DELETE" } });
  await app.signUp("late@client.example");
  await storage.put("media/late/1_a_a.txt", Readable.from(["late"]));
  await stop(app);
  const before = await rowsAt(place.target);
  const asked = await restoreTo(place, { file });
  expect([asked.isDone, asked.lines.at(-1)]).toEqual([
    false,
    expect.stringContaining(`npm run restore -- ${file} yes`),
  ]);
  const accounts = before.get("users")?.length;
  expect(asked.lines[1]).toMatch(
    new RegExp(`: ${accounts} accounts? and \\d+ projects?, last changed at \\d{4}-\\d\\d-\\d\\dT`),
  );
  expect(asked.lines[2]).toMatch(/: \d+ files?, the newest of \d{4}-\d\d-\d\dT/);
  expect(asked.lines[3]).toContain("The rows that are there are kept aside.");
  expect(await rowsAt(place.target)).toEqual(before);
  const { isDone, lines } = await restoreTo(place, { file, isConfirmed: true });
  expect([isDone, lines.join("\n")]).toEqual([true, expect.stringContaining("1 account that was deleted")]);
  const users = await openAt(place).user.findMany({ select: { email: true } });
  expect(users.map(({ email }) => email)).not.toContain("ann@client.example");
  expect(users.map(({ email }) => email)).not.toContain("late@client.example");
  expect([...(await filesAt(place.folder)).keys()].join()).not.toContain(ann.id);
  expect(await storage.readMark()).toContain('"home"');
  expect([await pathsOf(storage.listBin()), lines.join()]).toEqual([
    ["media/late/1_a_a.txt"],
    expect.stringContaining("1 file that was stored after the backup is in the bin"),
  ]);
  await expectKept(place, lines);
});

test("S-09.38 a restore brings nobody back to the newsletter who left it since, says so, and keeps the others", async () => {
  const { app, place, storage } = await furnish();
  const { db } = app.database;
  const stay = { email: "stays@x.example", unsubscribeToken: "s".repeat(43) };
  const leave = { email: "leaves@x.example", unsubscribeToken: "l".repeat(43) };
  for (const { email, unsubscribeToken } of [stay, leave])
    await db.subscriber.create({
      data: { id: email, email, unsubscribeToken, status: "confirmed", source: "", createdAt: new Date() },
    });
  const file = await backUpTo(archivePath(), place);
  await openNewsletter(app, { storage }).unsubscribe(leave.unsubscribeToken);
  await stop(app);
  const { lines } = await restoreTo(place, { file, isConfirmed: true });
  expect(lines.join("\n")).toContain("1 subscriber who left the newsletter after the backup");
  const emails = (await openAt(place).subscriber.findMany()).map(({ email }) => email);
  expect(emails).toContain(stay.email);
  expect(emails).not.toContain(leave.email);
});

test("S-09.20 a restore is written down with the instant that the data is from", async () => {
  const { app, place } = await furnish();
  const file = await backUpTo(archivePath(), place);
  const takenAt = new Date().toISOString();
  app.advance(3_600_000);
  const copy = emptyPlace();
  await restoreTo(copy, { file });
  const entries = await openAt(copy).auditEntry.findMany({ where: { action: "installation.restore" } });
  expect(entries).toMatchObject([
    { actorId: null, subjectId: "home", detail: `as of ${takenAt}, command line`, createdAt: new Date() },
  ]);
});

testOnOne(
  "S-09.21 an archive that the disk has no room for is refused before anything is changed",
  async () => {
    const { app, place } = await furnish();
    const file = await backUpTo(archivePath(), place);
    await stop(app);
    const manifest = (await openArchive(file, noProgress)).manifest;
    const entries = manifest.entries.map((entry) => ({
      ...entry,
      path: `${entry.path}.other`,
      bytes: 10 ** 15,
    }));
    const at = { ...emptyPlace(), storage: createDiskStorage(place.folder) };
    await checkRoom(manifest, at);
    await expect(checkRoom({ ...manifest, entries }, at)).rejects.toThrow(
      /^The disk of \S+ has \d+\.\d MB free and the archive takes \d{10,}\.\d MB beside what is there\..*Nothing was changed/,
    );
    expect(readdirSync(dirname(at.folder))).toEqual([]);
  },
);

testOnSmallDisk(
  "S-09.1 an archive for which its disk has no room is refused in words, and leaves nothing there",
  { megabytes: 1, define: testOnOne },
  async (disk) => {
    const { place } = await createInstalledApp();
    const folder = join(disk.folder, "backups");
    mkdirSync(folder);
    disk.fill();
    await expect(backUpTo(join(folder, "backup.zip"), place)).rejects.toThrow(
      `The disk of ${folder} has no room`,
    );
    expect(readdirSync(folder)).toEqual([]);
  },
);

testOnSmallDisk(
  "S-09.22 files are restored onto a separate disk, whose folder cannot be renamed",
  { megabytes: 20, define: testOnOne },
  async ({ folder }) => {
    const { app, place } = await furnish();
    const before = await filesAt(place.folder);
    const file = await backUpTo(archivePath(), place);
    await stop(app);
    const copy = { ...emptyPlace(), folder };
    for (const isConfirmed of [false, true])
      expect((await restoreTo(copy, { file, isConfirmed })).isDone).toBe(true);
    expect(await filesAt(folder)).toEqual(before);
  },
);

testOnOne(
  "S-09.23 files that cannot be put in leave the installation as it was, and able to start",
  async () => {
    const { app, place, storage } = await furnish();
    const file = await backUpTo(archivePath(), place);
    await app.database.db.user.updateMany({ data: { bio: "written since" } });
    await stop(app);
    const before = await rowsAt(place.target);
    const failing = { ...storage, put: () => Promise.reject(new Error("no bucket")) };
    await expect(restoreTo(place, { file, isConfirmed: true, storage: failing })).rejects.toThrow(
      "no bucket",
    );
    expect(await rowsAt(place.target)).toEqual(before);
    expect(await storage.readMark()).toContain('"home"');
  },
);

testOnOne(
  "S-09.24 an installation moves from a disk into a bucket and back by backup and restore",
  async () => {
    const { app, place } = await furnish();
    const before = { rows: unsettled(await rowsAt(place.target)), files: await filesAt(place.folder) };
    const file = await backUpTo(archivePath(), place);
    await stop(app);
    const { account, close, objects } = await startS3Front();
    onTestFinished(close);
    const bucket = createS3Storage({ ...account, prefix: "studio", spoolFolder: useDataDir() });
    const moved = emptyPlace();
    await restoreTo(moved, { file, storage: bucket });
    expect([...objects.keys()].every((key) => key.startsWith("studio/"))).toBe(true);
    expect(await bucket.readMark()).toContain('"home"');
    // A restore over existing data: a file that was stored later is in the bin.
    await bucket.put("media/late/1_a_a.txt", Readable.from(["late"]));
    await restoreTo(moved, { file, storage: bucket, isConfirmed: true });
    expect(await pathsOf(bucket.listBin())).toEqual(["media/late/1_a_a.txt"]);
    const second = archivePath();
    await backUp({
      target: moved.target,
      storage: bucket,
      migrations: migrationsFolder,
      file: second,
      now: new Date(),
    });
    const back = emptyPlace();
    await restoreTo(back, { file: second });
    expect(unsettled(await rowsAt(back.target))).toEqual(before.rows);
    expect(await filesAt(back.folder)).toEqual(before.files);
  },
);

/** The data before the restore is at the place that the output names. */
async function expectKept({ target, folder }: Place, lines: readonly string[]): Promise<void> {
  const line = lines.find((text) => text.startsWith("The rows that were there")) ?? "";
  const names = readdirSync(dirname(folder)).filter((name) => name.includes("before-restore"));
  for (const name of names) expect(line).toContain(name);
  if (target.provider === "postgresql") {
    const schema = /the schema (\w+)/.exec(line)?.[1];
    const kept = await openAt({ target, folder }).$queryRawUnsafe<{ email: string }[]>(
      `SELECT email FROM "${schema}".users`,
    );
    expect(kept.map(({ email }) => email)).toContain("late@client.example");
    return;
  }
  const file = `${target.file}.${/before-restore-\w+/.exec(line)?.[0]}`;
  const users = (await rowsAt({ provider: "sqlite", file })).get("users");
  expect(users?.join()).toContain("late@client.example");
}

/** An archive as older releases wrote it. */
async function withoutDeletions(file: string): Promise<string> {
  const contents = unzipSync(readFileSync(file));
  const manifest = manifestSchema.parse(JSON.parse(Buffer.from(contents["manifest.json"]!).toString()));
  const entries = manifest.entries.filter(({ path }) => path !== deletionsPath);
  expect(entries.length).toBe(manifest.entries.length - 1);
  delete contents[deletionsPath];
  const older = archivePath();
  const altered = strToU8(JSON.stringify({ ...manifest, entries }));
  writeFileSync(older, zipSync({ ...contents, "manifest.json": altered }));
  return older;
}

testOnOne(
  "S-09.34 deletions move with an archive, so that an older one brings no account back at the new place",
  async () => {
    const { app, place, ann } = await furnish();
    const old = await withoutDeletions(await backUpTo(archivePath(), place));
    await ann.browser.send("DELETE", "/api/account", { json: { confirm: "DELETE" } });
    const file = await backUpTo(archivePath(), place);
    await stop(app);
    const copy = emptyPlace();
    await restoreTo(copy, { file });
    const { lines } = await restoreTo(copy, { file: old, isConfirmed: true });
    expect(lines.join()).toContain("1 account that was deleted after the backup was deleted again.");
    const users = await openAt(copy).user.findMany({ select: { email: true } });
    expect(users.map(({ email }) => email)).not.toContain("ann@client.example");
  },
);

test("S-09.3 a restore ends sessions and mailed links, and holds back mails that may have been sent since", async () => {
  const { app, place } = await furnish();
  const file = await backUpTo(archivePath(), place);
  const copy = emptyPlace();
  const [seenAt, agent] = [new Date(), "backup"];
  await app.database.db.agentWorker.create({ data: { id: "w", agent, startedAt: seenAt, seenAt } });
  const waiting = await app.database.db.outboxMessage.count({ where: { status: "pending" } });
  expect(waiting).toBeGreaterThan(0);
  const { lines } = await restoreTo(copy, { file });
  expect(lines.join("\n")).toContain(`${waiting} mail`);
  const db = openAt(copy);
  expect(await db.session.count()).toBe(0);
  expect(await db.accountToken.count()).toBe(0);
  expect(await db.agentWorker.count()).toBe(0);
  expect(await db.outboxMessage.count({ where: { status: { in: ["pending", "sending"] } } })).toBe(0);
  expect((await db.installation.findFirstOrThrow()).pairedAt).not.toBeNull();
});

test("S-09.30 after a restore nothing is published, notified or written that was stopped since the backup, and preview links are invalid", async () => {
  const { app, place } = await createInstalledApp();
  const { db } = app.database;
  const at = new Date();
  const later = new Date(at.getTime() + 3_600_000);
  const postId = await addPublishedPost(app, "to-come");
  const unseen = { status: "scheduled", wasPublished: false, publishedAt: null, scheduledFor: later };
  const preview = { previewDigest: "digest", previewUntil: later };
  await db.post.update({ where: { id: postId }, data: { ...unseen, ...preview, listedAt: later } });
  const wish = { title: "Quay", keyword: "quay", category: "design", model: "m", createdAt: at };
  await db.generation.create({ data: { id: "g", ...wish, state: "writing" } });
  const kinds = [publishKind.kind, notifyKind.kind, writeKind.kind, "site-check"];
  for (const kind of kinds)
    await db.job.create({ data: { id: kind, kind, payload: "{}", turn: 0, runAt: later, createdAt: at } });
  const copy = emptyPlace();
  const { lines } = await restoreTo(copy, { file: await backUpTo(archivePath(), place) });
  expect(lines.join("\n")).toContain("1 post was scheduled");
  const restored = openAt(copy);
  expect(await restored.post.findUniqueOrThrow({ where: { id: postId } })).toMatchObject({
    ...{ status: "draft", scheduledFor: null, listedAt: at, version: 2 },
    ...{ previewDigest: null, previewUntil: null },
  });
  expect((await restored.job.findMany()).map(({ kind }) => kind)).toEqual(["site-check"]);
  expect(await restored.generation.findFirstOrThrow()).toMatchObject({
    state: "failed",
    error: "A backup was restored. Begin the text again.",
    finishedAt: at,
  });
  expect(await restored.alert.findMany()).toMatchObject([
    { kind: "held-back", detail: postId, resolvedAt: null },
  ]);
  const entries = await restored.auditEntry.findMany({ where: { action: "post.unschedule" } });
  expect(entries).toMatchObject([{ subjectId: postId, actorId: null, detail: "held back" }]);
});

testOnOne(
  "S-09.4 a damaged archive is refused with the reason, and so is a file that is no archive",
  async () => {
    const { place } = await furnish();
    const file = await backUpTo(archivePath(), place);
    const whole = readFileSync(file);
    const copy = emptyPlace();
    const [altered, cut, flipped, other] = [archivePath(), archivePath(), archivePath(), archivePath()];
    const contents = unzipSync(whole);
    const changed = { ...contents, "rows/users.jsonl": strToU8("[]\n") };
    writeFileSync(altered, zipSync(changed));
    writeFileSync(cut, whole);
    truncateSync(cut, whole.length - 100);
    await expect(restoreTo(copy, { file: altered })).rejects.toThrow(
      /rows\/users\.jsonl is not what the manifest says/,
    );
    await expect(restoreTo(copy, { file: cut })).rejects.toThrow(/is cut off or empty/);
    const users = Buffer.from(contents["rows/users.jsonl"] ?? []);
    const bad = zipSync({ ...contents, "rows/users.jsonl": [users, { level: 9 }] });
    // The first byte of the packed rows: a block type that DEFLATE has not (RFC 1951, section 3.2.3).
    bad[Buffer.from(bad).indexOf("rows/users.jsonl") + "rows/users.jsonl".length] = 0xff;
    writeFileSync(flipped, bad);
    await expect(restoreTo(copy, { file: flipped })).rejects.toThrow(/rows\/users\.jsonl cannot be unpacked/);
    writeFileSync(other, zipSync({ "manifest.json": strToU8('{"name":"another program"}') }));
    await expect(restoreTo(copy, { file: other })).rejects.toThrow(
      /its manifest\.json is not one that npm run backup writes\. Nothing was changed/,
    );
    await expect(restoreTo(copy, { file: dirname(cut) })).rejects.toThrow(/is a folder/);
    await expect(restoreTo(copy, { file: `${file}.none` })).rejects.toThrow(/There is no file/);
    expect(readdirSync(dirname(copy.folder)).filter((name) => name !== "files")).toEqual([]);
  },
);

testOnOne("S-09.26 a backup into a folder that is not there is refused in words", async () => {
  const { place } = await createInstalledApp();
  const folder = join(useDataDir(), "none");
  await expect(backUpTo(join(folder, "backup.zip"), place)).rejects.toThrow(
    `${folder} is no folder that can be written.`,
  );
});

test("S-09.5 an archive of a newer release is refused, and names what this one does not know", async () => {
  const { place } = await createInstalledApp();
  const contents = unzipSync(readFileSync(await backUpTo(archivePath(), place)));
  const manifest = manifestSchema.parse(JSON.parse(Buffer.from(contents["manifest.json"]!).toString()));
  const write = (change: object) => {
    const file = archivePath();
    const altered = strToU8(JSON.stringify({ ...manifest, ...change }));
    writeFileSync(file, zipSync({ ...contents, "manifest.json": altered }));
    return file;
  };
  const steps = write({ migrations: [...manifest.migrations, "9999_later"] });
  await expect(restoreTo(emptyPlace(), { file: steps })).rejects.toThrow(/does not know 9999_later/);
  await expect(restoreTo(emptyPlace(), { file: write({ format: 2, rows: {} }) })).rejects.toThrow(
    /newer release than this one/,
  );
});

/** The histories as they were after the second migration. */
function historyOfTwo(): string {
  const older = useDataDir();
  for (const provider of ["sqlite", "postgresql"])
    for (const name of readdirSync(join(migrationsFolder, provider)).sort().slice(0, 2))
      cpSync(join(migrationsFolder, provider, name), join(older, provider, name), { recursive: true });
  return older;
}

onPostgres(
  "S-09.10 before an upgrade the rows of Postgres are archived, from which they come back while the files stay",
  async () => {
    const { app, place } = await furnish();
    const options = {
      ...place,
      storage: createDiskStorage(place.folder),
      folder: useDataDir(),
      now: new Date(),
    };
    expect(await backUpBeforeUpgrade({ ...options, migrations: migrationsFolder })).toBeUndefined();
    const newer = useDataDir();
    cpSync(migrationsFolder, newer, { recursive: true });
    mkdirSync(join(newer, "postgresql/9999_later"));
    writeFileSync(join(newer, "postgresql/9999_later/migration.sql"), "SELECT 1;");
    const file = (await backUpBeforeUpgrade({ ...options, migrations: newer }))?.file ?? "";
    const [rows, files] = [unsettled(await rowsAt(place.target)), await filesAt(place.folder)];
    await app.database.db.project.deleteMany();
    await stop(app);
    expect((await restoreTo(place, { file, isConfirmed: true })).isDone).toBe(true);
    expect(unsettled(await rowsAt(place.target))).toEqual(rows);
    expect(await filesAt(place.folder)).toEqual(files);
    expect(await createDiskStorage(place.folder).readMark()).toContain('"home"');
  },
);

onPostgres(
  "S-10.16 an archive before an upgrade waits for a process that is migrating, whose columns it would miss",
  async () => {
    const { folder } = emptyPlace();
    const { target, drop } = await createTestDatabase({ copyOf: "template0" });
    onTestFinished(drop);
    await migrate(target, historyOfTwo(), new Date());
    const other = new pg.Client({ connectionString: target.provider === "postgresql" ? target.url : "" });
    await other.connect();
    await other.query("BEGIN");
    // The lock that `prisma migrate` takes.
    await other.query("SELECT pg_advisory_xact_lock(72707369)");
    await other.query('ALTER TABLE "users" DROP COLUMN "is_admin"');
    const archive = backUpBeforeUpgrade({
      target,
      storage: createDiskStorage(folder),
      folder: useDataDir(),
      now: new Date(),
      migrations: migrationsFolder,
    });
    const waiting =
      "SELECT 1 FROM pg_locks JOIN pg_database ON pg_database.oid = database WHERE datname = current_database() AND NOT granted";
    await expect.poll(async () => (await other.query(waiting)).rowCount).toBe(1);
    await other.query("COMMIT");
    await other.end();
    expect(existsSync((await archive)?.file ?? "")).toBe(true);
  },
);

onPostgres(
  "S-09.37 an upgrade that fails before its first step leaves no archive, one that fails later leaves it",
  async () => {
    const { folder } = emptyPlace();
    const { target, drop } = await createTestDatabase({ copyOf: "template0" });
    onTestFinished(drop);
    await migrate(target, historyOfTwo(), new Date());
    const options = { target, storage: createDiskStorage(folder), folder: useDataDir(), now: new Date() };
    const failAt = (position: number) => {
      const broken = historyOfTwo();
      for (const [index, sql] of ["SELECT 1;", "SELECT 1;"].with(position, "nonsense;").entries()) {
        const step = join(broken, "postgresql", `999${index}_later`);
        mkdirSync(step);
        writeFileSync(join(step, "migration.sql"), sql);
      }
      return broken;
    };
    for (const [position, isKept] of [
      [0, false],
      [1, true],
    ] as const) {
      const migrations = failAt(position);
      const archive = await backUpBeforeUpgrade({ ...options, migrations });
      await expect(migrate(target, migrations, new Date())).rejects.toThrow("syntax error");
      await archive?.deleteIfUnchanged();
      expect([position, existsSync(archive?.file ?? "")]).toEqual([position, isKept]);
    }
  },
);

test("S-09.9 F24 an archive of the release after the second migration is restored into this one, with its files", async () => {
  const place = emptyPlace();
  const { target } = place;
  const older = historyOfTwo();
  await migrate(target, older, new Date());
  const at = "2026-01-01T00:00:00.000+00:00";
  const sqlite = new BetterSqlite(target.provider === "sqlite" ? target.file : "");
  sqlite
    .prepare(
      "INSERT INTO users (id, email, display_name, created_at, updated_at) VALUES ('u', 'old@x.example', 'Old', ?, ?)",
    )
    .run(at, at);
  sqlite
    .prepare(
      "INSERT INTO uploads (id, user_id, category, name, content_type, size_bytes, sha256, storage_path, created_at) VALUES ('f', 'u', 'media', 'a.txt', 'text/plain', 3, '0', 'media/u/1_a_a.txt', ?)",
    )
    .run(at);
  sqlite.close();
  await createDiskStorage(place.folder).put("media/u/1_a_a.txt", Readable.from(["old"]));
  const file = archivePath();
  const storage = createDiskStorage(place.folder);
  await backUp({ target, storage, migrations: older, file, now: new Date() });
  const today = isPostgres ? await useTestDatabase() : emptyPlace().target;
  const copy = { target: today, folder: emptyPlace().folder };
  expect((await restoreTo(copy, { file })).isDone).toBe(true);
  const db = openAt(copy);
  expect(await db.upload.findFirstOrThrow({ include: { user: true } })).toMatchObject({
    name: "a.txt",
    createdAt: new Date(at),
    user: { email: "old@x.example" },
  });
  expect([...(await filesAt(copy.folder)).keys()]).toEqual(["media/u/1_a_a.txt"]);
  expect(await createDiskStorage(copy.folder).readMark()).toContain(
    (await db.installation.findFirstOrThrow()).id,
  );
});

test("S-09.6 another installation's archive is refused over data, also when confirmed", async () => {
  const { app, place } = await furnish();
  const file = await backUpTo(archivePath(), place);
  await app.database.db.installation.updateMany({ data: { id: "elsewhere" } });
  await stop(app);
  const before = await rowsAt(place.target);
  await expect(restoreTo(place, { file, isConfirmed: true })).rejects.toThrow(/another installation/);
  expect(await rowsAt(place.target)).toEqual(before);
});

test("S-09.32 a database that holds only another product's tables is refused, also when confirmed, and stays as it was", async () => {
  const { place } = await createInstalledApp();
  const file = await backUpTo(archivePath(), place);
  const { target, listTables } = await useForeignDatabase();
  const copy = { target, folder: emptyPlace().folder };
  for (const isConfirmed of [false, true])
    await expect(restoreTo(copy, { file, isConfirmed })).rejects.toThrow(
      /holds tables of another product \(orders, users\).*Nothing was changed/,
    );
  expect(await listTables()).toEqual(["orders", "users"]);
  expect(await filesAt(copy.folder)).toEqual(new Map());
});

testOnOne("S-09.88 another program's file among the stored ones stops no restore and stays", async () => {
  const { app, place, storage } = await furnish();
  const file = await backUpTo(archivePath(), place);
  const stray = join(place.folder, "my notes.txt");
  writeFileSync(stray, "mine");
  await storage.put("media/late/1_a_a.txt", Readable.from(["late"]));
  await stop(app);
  expect((await restoreTo(place, { file, isConfirmed: true })).isDone).toBe(true);
  expect(await pathsOf(storage.listBin())).toEqual(["media/late/1_a_a.txt"]);
  expect(readFileSync(stray, "utf8")).toBe("mine");
});

const foreignTables = "CREATE TABLE spatial_ref_sys (srid integer, auth_name varchar(256), extent json)";

test("S-09.89 every table that the migrations make is archived, and another product's are named and left out", async () => {
  const { app, place } = await furnish();
  await app.database.db.$executeRawUnsafe(foreignTables);
  await app.database.db.$executeRawUnsafe("CREATE TABLE orders (id text)");
  const file = archivePath();
  const storage = createDiskStorage(place.folder);
  const options = { target: place.target, storage, migrations: migrationsFolder, file, now: new Date() };
  const manifest = await backUp(options);
  expect(manifest.tables.map(({ name }) => name).toSorted()).toEqual(tables.toSorted());
  expect(manifest.leftOut).toEqual(["orders", "spatial_ref_sys"]);
  const source = { database: "", storage: "" };
  const words = "The tables orders, spatial_ref_sys are not of this product and were left out.";
  expect(backupTexts.done(file, manifest, source)).toContain(words);
  const { isDone, lines } = await restoreTo(emptyPlace(), { file });
  expect([isDone, lines]).toEqual([true, expect.arrayContaining([words])]);
});

testOnOne(
  "S-09.90 an archive of a former release with another product's table is restored without it",
  async () => {
    const { place } = await furnish();
    const contents = unzipSync(readFileSync(await backUpTo(archivePath(), place)));
    const { leftOut: _, ...manifest } = manifestSchema.parse(
      JSON.parse(Buffer.from(contents["manifest.json"]!).toString()),
    );
    const columns = [{ name: "id", kind: "text" }];
    const foreign = { ...manifest, tables: [...manifest.tables, { name: "orders", columns, rows: 1 }] };
    const [file, altered] = [archivePath(), strToU8(JSON.stringify(foreign))];
    writeFileSync(
      file,
      zipSync({ ...contents, "rows/orders.jsonl": strToU8('["1"]\n'), "manifest.json": altered }),
    );
    const copy = emptyPlace();
    const { isDone, lines } = await restoreTo(copy, { file });
    expect([isDone, lines]).toEqual([
      true,
      expect.arrayContaining(["The table orders is not of this product and was left out."]),
    ]);
    expect(unsettled(await rowsAt(copy.target))).toEqual(unsettled(await rowsAt(place.target)));
  },
);

onPostgres(
  "S-09.91 tables of extensions and of other products stop no start, and an extension's stays where it is at a restore",
  async () => {
    const { app, place } = await furnish();
    const { db } = app.database;
    await db.$executeRawUnsafe(foreignTables);
    await db.$executeRawUnsafe("ALTER EXTENSION pg_trgm ADD TABLE spatial_ref_sys");
    await db.$executeRawUnsafe("CREATE TABLE orders (id uuid)");
    const storage = createDiskStorage(place.folder);
    const options = {
      ...place,
      storage,
      folder: useDataDir(),
      now: new Date(),
      migrations: migrationsFolder,
    };
    expect(await backUpBeforeUpgrade(options)).toBeUndefined();
    const file = await backUpTo(archivePath(), place);
    await stop(app);
    expect((await restoreTo(place, { file, isConfirmed: true })).isDone).toBe(true);
    expect(await openAt(place).$queryRawUnsafe("SELECT * FROM public.spatial_ref_sys")).toEqual([]);
  },
);

onSqlite(
  "S-09.92 nothing is restored while a process has a role on the SQLite file, and none gets one during a restore",
  async () => {
    const { app, place } = await furnish();
    const file = await backUpTo(archivePath(), place);
    await stop(app);
    const hold = (role: "web" | "worker") => holdRole({ role, database: place.target });
    for (const role of ["web", "worker"] as const) {
      const release = hold(role);
      await expect(restoreTo(place, { file, isConfirmed: true })).rejects.toThrow(
        /is in use. Stop the server/,
      );
      release();
    }
    const onChange = vi.fn(() => {
      for (const role of ["web", "worker"] as const)
        expect(() => hold(role)).toThrow("none during a restore");
    });
    expect((await restoreTo(place, { file, isConfirmed: true, onChange })).isDone).toBe(true);
    expect(onChange).toHaveBeenCalledOnce();
    hold("web")();
  },
);

test("S-09.7 while the server has the database open nothing is restored into it", async () => {
  const { app, place } = await furnish();
  const file = await backUpTo(archivePath(), place);
  await app.database.db.user.count();
  await expect(restoreTo(place, { file, isConfirmed: true })).rejects.toThrow(/is in use. Stop the server/);
});

testOnOne(
  "S-09.93 a backup into a folder that the server clears is refused, and the folder is named",
  async () => {
    const { place } = await createInstalledApp();
    const dataDir = dirname(place.folder);
    for (const name of ["files", "files/.bin", "incoming"]) {
      mkdirSync(join(dataDir, name), { recursive: true });
      const words = ["backup", join(dataDir, name, "monday.zip")];
      const run = await runOperator(words, { database: place.target, env: { DATA_DIR: dataDir } });
      expect([run.exitCode, run.err]).toEqual([
        1,
        `The server deletes from ${join(dataDir, name.split("/")[0] ?? "")} what it did not put there. Name a place outside it. Nothing was written.\n`,
      ]);
      expect(existsSync(words[1] ?? "")).toBe(false);
    }
  },
);

testOnOne("S-09.28 a backup that gets a signal to stop ends without a trace", async () => {
  const { place } = await furnish();
  const [stored = ""] = [...(await filesAt(place.folder)).keys()];
  // Long enough for the signal to come while it is read.
  truncateSync(join(place.folder, stored), 4e9);
  const file = archivePath();
  const { child, ended } = startOperator(["backup", file], {
    database: place.target,
    env: { DATA_DIR: dirname(place.folder) },
  });
  await expect.poll(() => readdirSync(dirname(file)), { timeout: 60_000 }).not.toEqual([]);
  child.kill("SIGTERM");
  expect((await ended).exitCode).toBe(143);
  expect(readdirSync(dirname(file))).toEqual([]);
});

testOnOne(
  "S-13.7 the operator backs up while the server runs, and reads of which database and files, and what to do",
  async () => {
    const { app, place } = await createInstalledApp();
    const [file, env] = [archivePath(), { DATA_DIR: dirname(place.folder) }];
    const made = await startOperator(["backup", file], { database: place.target, env }).ended;
    expect([made.exitCode, made.err]).toEqual([0, ""]);
    expect(made.out).toContain(`${file} holds 1 account, 0 projects and 0 files (2 rows, `);
    expect(made.out).toContain(`\nDatabase  ${describeTarget(place.target)}\nFiles     ${place.folder}\n`);
    // A server keeps a connection open, also one that nobody asks anything (S-09.31).
    await app.database.db.user.count();
    const refused = await startOperator(["restore", file], { database: place.target, env }).ended;
    expect([refused.exitCode, refused.out]).toEqual([1, ""]);
    expect(refused.err).toMatch(
      /^Reading and checking the archive …\nThe command cannot run:\n {2}- The database .* is in use/,
    );
  },
);
