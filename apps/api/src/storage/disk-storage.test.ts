import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { open } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createDiskStorage } from "./disk-storage.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "sitewright-storage-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const path = "logo/u1/1700000000000_abc_logo.png";
const text = (content: string) => Readable.from([Buffer.from(content)]);
const files = () =>
  readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

test("S-05 files and folders are private to the service's account", async () => {
  await createDiskStorage(root).put(path, text("x"));
  expect(statSync(join(root, path)).mode & 0o777).toBe(0o600);
  expect(statSync(join(root, "logo")).mode & 0o777).toBe(0o700);
});

test("F13 half-written files of a crash are swept, those of a running upload stay", async () => {
  mkdirSync(join(root, ".tmp"));
  for (const name of ["old", "new"]) writeFileSync(join(root, ".tmp", name), "half");
  const anHourAgo = new Date(Date.now() - 3_600_000);
  utimesSync(join(root, ".tmp", "old"), anHourAgo, anHourAgo);
  expect(await createDiskStorage(root).sweepUnfinished(new Date(Date.now() - 600_000))).toBe(1);
  expect(readdirSync(join(root, ".tmp"))).toEqual(["new"]);
});

test("a listing names every file once and nothing half-written", async () => {
  const storage = createDiskStorage(root);
  await storage.put(path, text("a"));
  await storage.put("media/u2/1_b_x.pdf", text("b"));
  writeFileSync(join(root, ".tmp", "half"), "half");
  const listed: string[] = [];
  for await (const { path: stored, modifiedAt } of storage.list()) {
    listed.push(stored);
    expect(Math.abs(modifiedAt.getTime() - Date.now())).toBeLessThan(60_000);
  }
  expect(listed.sort()).toEqual([path, "media/u2/1_b_x.pdf"]);
});
test("S-17.79 another program's file in the bin is not listed", async () => {
  mkdirSync(join(root, ".bin"));
  writeFileSync(join(root, ".bin", "my notes.txt"), "");
  const listed: string[] = [];
  for await (const { path: binned } of createDiskStorage(root).listBin()) listed.push(binned);
  expect(listed).toEqual([]);
});

test("S-05.90 a file that was opened for a folder that cannot be made is closed", async () => {
  writeFileSync(join(root, "files"), "");
  writeFileSync(join(root, "sent"), "x");
  const content = (await open(join(root, "sent"))).createReadStream();
  await expect(createDiskStorage(join(root, "files")).put(path, content)).rejects.toThrow("ENOTDIR");
  await expect.poll(() => content.closed).toBe(true);
});

describe("S48b no path leads out of the root", () => {
  const ways = [
    "../secret",
    "logo/../../secret",
    "/etc/passwd",
    "logo//x",
    "logo/./x",
    "logo/..",
    "",
    ".",
    ".tmp/x",
    "logo/.x",
    "C:\\x",
    "logo\\..\\x",
    "logo/x\0.png",
    "logo/%2e%2e/x",
    "logo/a\nb",
    "logo/x/",
    `logo/${"x".repeat(300)}`,
  ];
  test.each(ways)("%j", async (way) => {
    const storage = createDiskStorage(join(root, "files"));
    writeFileSync(join(root, "secret"), "secret");
    await expect(storage.put(way, text("x"))).rejects.toThrow("Not a storage path");
    await expect(storage.get(way)).rejects.toThrow("Not a storage path");
    await expect((async () => storage.delete(way))()).rejects.toThrow("Not a storage path");
    expect(files().map(({ name }) => name)).toEqual(["secret"]);
  });

  test("a link that somebody put into the folder is not listed", async () => {
    symlinkSync("/etc", join(root, "link"));
    const listed: unknown[] = [];
    for await (const stored of createDiskStorage(root).list()) listed.push(stored);
    expect(listed).toEqual([]);
  });
});
