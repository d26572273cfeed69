import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createBackupJob } from "./backup-job.ts";

const signal = new AbortController().signal;
const progress = async () => {};

function arrange(command: string) {
  const root = mkdtempSync(join(tmpdir(), "backup-job-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const [folder, program] = [join(root, "archives"), join(root, "command.mjs")];
  writeFileSync(program, command);
  let day = 0;
  const now = () => new Date(Date.UTC(2026, 2, ++day, 3));
  const job = createBackupJob({ folder, everyMs: 1, keep: 2, command: program }, { now });
  const prepared = job.prepare("{}");
  const run = async () =>
    prepared.isReadable ? prepared.value({ signal, progress, isLastTry: false }) : undefined;
  return { folder, run };
}

test("S-09.8 a scheduled backup is made by the operator's command, and the newest ones are kept", async () => {
  const { folder, run } = arrange(
    'import { writeFileSync } from "node:fs"; writeFileSync(process.argv[3], process.argv[2]);',
  );
  expect(await run()).toBe("sitewright-20260301T030000Z.zip");
  writeFileSync(join(folder, "mine.zip"), "");
  await run();
  await run();
  expect(readdirSync(folder).sort()).toEqual([
    "mine.zip",
    "sitewright-20260302T030000Z.zip",
    "sitewright-20260303T030000Z.zip",
  ]);
});

test("S-09.8 one that fails deletes no older one and says why", async () => {
  const { folder, run } = arrange('console.error("The disk is full."); process.exit(1);');
  const kept = Array.from({ length: 3 }, (_, day) => `sitewright-2026020${day}T030000Z.zip`);
  await run().catch(() => {});
  for (const name of kept) writeFileSync(join(folder, name), "");
  await expect(run()).rejects.toThrow("The disk is full.");
  expect(readdirSync(folder)).toEqual(kept);
});
