import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strToU8, zipSync } from "fflate";
import { expect, onTestFinished, test } from "vitest";
import { createBackupJob } from "./backup-job.ts";

const signal = new AbortController().signal;
const progress = async () => {};

function arrange(command: string) {
  const root = mkdtempSync(join(tmpdir(), "backup-job-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const [folder, program] = [join(root, "archives"), join(root, "command.mjs")];
  writeFileSync(program, command);
  let time = new Date(0);
  const job = createBackupJob(
    { folder, everyMs: 86_400_000, keep: 2, command: program },
    { now: () => time },
  );
  const prepared = job.prepare("{}");
  const run = async (at: string, isLastTry = false) => {
    time = new Date(at);
    return prepared.isReadable ? prepared.value({ signal, progress, isLastTry }) : undefined;
  };
  return { folder, program, run };
}

/** An archive with as much as the job reads of one. */
const archiveOf = (id: string, { stored = 0, missing = 0 } = {}) => {
  const paths = (count: number) => Array.from({ length: count }, (_, index) => `media/u1/${index}_a_x.png`);
  const entries = paths(stored).map((path) => ({ path: `files/${path}` }));
  const manifest = { installation: { id, count: 1 }, entries, missing: paths(missing) };
  return zipSync({ "manifest.json": strToU8(JSON.stringify(manifest)) });
};

/** A command that writes an archive of the installation `home`. */
const copiesOf = (files?: { stored: number; missing: number }) =>
  `import { writeFileSync } from "node:fs"; writeFileSync(process.argv[3], Buffer.from("${Buffer.from(archiveOf("home", files)).toString("base64")}", "base64"));`;
const copies = copiesOf();

test("S-09.8 a scheduled backup is made by the operator's command, and the newest slots' are kept", async () => {
  const { folder, run } = arrange(copies);
  expect(await run("2026-03-01T03:00:00Z")).toBe("sitewright-20260301T030000Z.zip");
  writeFileSync(join(folder, "mine.zip"), "");
  await run("2026-03-02T03:00:00Z");
  await run("2026-03-03T03:00:00Z");
  expect(readdirSync(folder).sort()).toEqual([
    "mine.zip",
    "sitewright-20260302T030000Z.zip",
    "sitewright-20260303T030000Z.zip",
  ]);
});

test("S-09.27 more frequent backups displace none of an earlier slot, and within a slot the first and the last stay", async () => {
  const { folder, run } = arrange(copies);
  await run("2026-03-01T03:00:00Z");
  for (const minute of ["00", "01", "02", "03"]) await run(`2026-03-02T03:${minute}:00Z`);
  expect(readdirSync(folder).sort()).toEqual([
    "sitewright-20260301T030000Z.zip",
    "sitewright-20260302T030000Z.zip",
    "sitewright-20260302T030300Z.zip",
  ]);
});

test("S-09.28 files of a killed backup are deleted when the next one begins", async () => {
  const { folder, run } = arrange('console.error("The disk is full."); process.exit(1);');
  await run("2026-03-01T03:00:00Z").catch(() => {});
  const old = ["sitewright-20260301T030000Z.zip.4711.part", "mine.zip.4711.part"];
  const written = "sitewright-20260302T030000Z.zip.4711.part";
  for (const name of [...old, written]) {
    writeFileSync(join(folder, name), "");
    const changedAt = new Date(name === written ? "2026-03-02T02:59:00Z" : "2026-03-01T03:00:00Z");
    utimesSync(join(folder, name), changedAt, changedAt);
  }
  await run("2026-03-02T03:00:00Z").catch(() => {});
  // Another installation may be writing the newer one.
  expect(readdirSync(folder).sort()).toEqual(["mine.zip.4711.part", written]);
});

test("S-09.33 in a folder that several installations share, each deletes only its own archives, and none that it cannot read", async () => {
  const { folder, run } = arrange(copies);
  await run("2026-03-01T03:00:00Z");
  const [theirs, cut] = [1, 2].map((day) => `sitewright-2026020${day}T030000Z.zip`);
  writeFileSync(join(folder, `${theirs}`), archiveOf("elsewhere"));
  writeFileSync(join(folder, `${cut}`), archiveOf("home").subarray(0, 40));
  for (const day of [2, 3]) await run(`2026-03-0${day}T03:00:00Z`);
  expect(readdirSync(folder).sort()).toEqual([
    theirs,
    cut,
    "sitewright-20260302T030000Z.zip",
    "sitewright-20260303T030000Z.zip",
  ]);
});

test("S-09.36 archives of a clock that was ahead displace none of the right time", async () => {
  const { folder, run } = arrange(copies);
  const ahead = ["2027-03-01", "2027-03-02"];
  const right = ["2026-03-01", "2026-03-02", "2026-03-03"];
  for (const day of [...ahead, ...right]) await run(`${day}T03:00:00Z`);
  expect(readdirSync(folder).sort()).toEqual([
    "sitewright-20260302T030000Z.zip",
    "sitewright-20260303T030000Z.zip",
    "sitewright-20270301T030000Z.zip",
    "sitewright-20270302T030000Z.zip",
  ]);
});

test("S-09.94 an archive without nearly all files fails and displaces none; one with a single file lost among a hundred counts", async () => {
  const { folder, program, run } = arrange(copiesOf({ stored: 99, missing: 1 }));
  for (const day of [1, 2]) await run(`2026-03-0${day}T03:00:00Z`);
  const whole = readdirSync(folder);
  writeFileSync(program, copiesOf({ stored: 9, missing: 1 }));
  const reason = /^1 of 10 files that the database names were not stored/;
  for (const hour of ["03", "04"]) await expect(run(`2026-03-03T${hour}:00:00Z`)).rejects.toThrow(reason);
  expect(readdirSync(folder)).toEqual(whole);
  await expect(run("2026-03-03T05:00:00Z", true)).rejects.toThrow(reason);
  expect(readdirSync(folder).sort()).toEqual([...whole, "sitewright-20260303T050000Z.zip"].sort());
});

test("S-09.8 one that fails deletes no older one and says why", async () => {
  const { folder, run } = arrange('console.error("The disk is full."); process.exit(1);');
  const kept = Array.from({ length: 3 }, (_, day) => `sitewright-2026020${day + 1}T030000Z.zip`);
  await run("2026-03-01T03:00:00Z").catch(() => {});
  for (const name of kept) writeFileSync(join(folder, name), "");
  await expect(run("2026-03-02T03:00:00Z")).rejects.toThrow("The disk is full.");
  expect(readdirSync(folder)).toEqual(kept);
});
