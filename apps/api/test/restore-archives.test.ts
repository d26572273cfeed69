import { createHash } from "node:crypto";
import { existsSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { strToU8, unzipSync, zipSync } from "fflate";
import { expect, test } from "vitest";
import { backUp } from "../src/backup/backup.ts";
import { manifestSchema } from "../src/backup/manifest.ts";
import { createDiskStorage } from "../src/storage/disk-storage.ts";
import { archivePath, backUpTo, createInstalledApp, emptyPlace, restoreTo } from "./harness/archives.ts";
import { migrationsFolder } from "./harness/folders.ts";
import { plantAccount } from "./harness/planted-account.ts";

test.each(["files//etc/evil", "files/.deleted/evil", "files/.installation.json"])(
  "an archive with %s, which no stored file is called, is refused before anything is written",
  async (path) => {
    const { place } = await createInstalledApp();
    const contents = unzipSync(readFileSync(await backUpTo(archivePath(), place)));
    const manifest = manifestSchema.parse(
      JSON.parse(Buffer.from(contents["manifest.json"] ?? []).toString()),
    );
    const evil = strToU8("evil");
    const sha256 = createHash("sha256").update(evil).digest("hex");
    const entries = [...manifest.entries, { path, bytes: evil.length, sha256 }];
    const file = archivePath();
    const altered = strToU8(JSON.stringify({ ...manifest, entries }));
    writeFileSync(file, zipSync({ ...contents, [path]: evil, "manifest.json": altered }));
    const target = emptyPlace();
    await expect(restoreTo(target, { file })).rejects.toThrow(
      `${path} is no path of a stored file. Nothing was changed.`,
    );
    expect(existsSync(target.folder)).toBe(false);
  },
);

test("a manifest with a flipped bit that is still one is refused: nothing else says of when the archive is", async () => {
  const { place } = await createInstalledApp();
  const contents = unzipSync(readFileSync(await backUpTo(archivePath(), place)));
  const bytes = Buffer.from(zipSync(contents, { level: 0 }));
  const year = bytes.indexOf("2", bytes.indexOf('"takenAt"'));
  bytes[year] = (bytes[year] ?? 0) ^ 1; // "3": still a time.
  const file = archivePath();
  writeFileSync(file, bytes);
  await expect(restoreTo(emptyPlace(), { file })).rejects.toThrow(
    "manifest.json is not as it was written. Nothing was changed.",
  );
});

test("an archive of rows only, restored where their files are not, says how many are missing and where", async () => {
  const { app, place } = await createInstalledApp();
  const storage = createDiskStorage(place.folder);
  await plantAccount(app, { marker: "ann", storage });
  const file = archivePath();
  const { target } = place;
  await backUp({ target, storage, migrations: migrationsFolder, file, now: new Date(), withFiles: false });
  const elsewhere = emptyPlace();
  const { lines } = await restoreTo(elsewhere, { file });
  expect(lines.find((line) => line.includes("holds no files"))).toMatch(
    new RegExp(`, and (\\d+) of the \\1 files that its rows name are not in ${elsewhere.folder}\\.`),
  );
  await app.jobs.stop();
  await app.database.close();
  const { lines: beside } = await restoreTo(place, { file, isConfirmed: true });
  expect(beside.join()).not.toContain("holds no files");
  expect(existsSync(join(place.folder, ".installation.json"))).toBe(true);
});

test("a restore to a disk that is not mounted says so", async () => {
  const { place } = await createInstalledApp();
  const file = await backUpTo(archivePath(), place);
  const elsewhere = emptyPlace();
  const link = join(elsewhere.folder, "../unmounted");
  symlinkSync("/nowhere/that/is/mounted", link);
  await expect(restoreTo({ ...elsewhere, folder: join(link, "files") }, { file })).rejects.toThrow(
    `The folder ${link} cannot be made: look at the path, and whether its disk is mounted.`,
  );
});
