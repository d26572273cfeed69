import { existsSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { explainStart } from "../server/explain-start.ts";
import { FolderError, makeFolder } from "./make-folder.ts";

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "sitewright-folder-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test("a folder is made with those that it lies in, for its owner alone, and may be there already", async () => {
  const folder = join(emptyFolder(), "new", "deeper");
  for (const _ of ["missing", "there"]) await makeFolder(folder);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test("a file in a folder's place stays, and is what is wrong", async () => {
  const file = join(emptyFolder(), "file");
  writeFileSync(file, "");
  await expect(makeFolder(file)).rejects.toMatchObject({ code: "EEXIST" });
  await expect(makeFolder(join(file, "in it"))).rejects.toMatchObject({ code: "ENOTDIR" });
});

test("a link to a disk that is not mounted ends a start with what to look at", async () => {
  const link = join(emptyFolder(), "data");
  symlinkSync("/nowhere/that/is/mounted", link);
  const error = await makeFolder(link).catch((reason: unknown) => reason);
  expect(explainStart(error)?.join()).toMatch(/data cannot be made: .* whether its disk is mounted/);
});

test("where nothing can be made and every try answers that nothing is there, the tries end", async () => {
  // Linux's process table, as an automounter without its host.
  if (existsSync("/proc/self"))
    await expect(makeFolder("/proc/none/data")).rejects.toBeInstanceOf(FolderError);
});
