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
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
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

test("S-05 what was put comes back byte for byte, whole or in part", async () => {
  const storage = createDiskStorage(root);
  const content = Buffer.from(Array.from({ length: 200_000 }, (_, i) => i % 251));
  await storage.put(path, Readable.from([content.subarray(0, 7), content.subarray(7)]));
  expect(await buffer((await storage.get(path))!)).toEqual(content);
  expect(await buffer((await storage.get(path, { start: 10, end: 19 }))!)).toEqual(content.subarray(10, 20));
  expect(await storage.exists(path)).toBe(true);
});

test("S-05 files and folders are private to the service's account", async () => {
  await createDiskStorage(root).put(path, text("x"));
  expect(statSync(join(root, path)).mode & 0o777).toBe(0o600);
  expect(statSync(join(root, "logo")).mode & 0o777).toBe(0o700);
});

test("a missing file is nothing, and deleting it is no fault", async () => {
  const storage = createDiskStorage(root);
  expect(await storage.get(path)).toBeUndefined();
  expect(await storage.exists(path)).toBe(false);
  await storage.put(path, text("x"));
  await storage.delete(path);
  await storage.delete(path);
  expect(await storage.exists(path)).toBe(false);
});

test("F12 a stream that breaks half-way leaves nothing", async () => {
  const broken = Readable.from(
    (async function* () {
      yield Buffer.alloc(100_000);
      throw new Error("reset");
    })(),
  );
  await expect(createDiskStorage(root).put(path, broken)).rejects.toThrow("reset");
  expect(files()).toEqual([]);
});

test("F12 a stream that breaks half-way leaves the earlier file as it was", async () => {
  const storage = createDiskStorage(root);
  await storage.put(path, text("first"));
  const broken = new Readable({
    read() {
      this.destroy(new Error("reset"));
    },
  });
  await expect(storage.put(path, broken)).rejects.toThrow("reset");
  expect(String(await buffer((await storage.get(path))!))).toBe("first");
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
test("S68 a listing of one owner holds that owner's files alone, and knows what of theirs is in the bin", async () => {
  const storage = createDiskStorage(root);
  for (const stored of ["logo/u1/1_a_x.png", "media/u1/2_b_y.pdf", "media/u2/3_c_z.pdf", "u1/u2/4_d_z.pdf"])
    await storage.put(stored, text("x"));
  await storage.moveToBin("media/u1/2_b_y.pdf", new Date());
  const listed: string[] = [];
  for await (const stored of storage.listOf("u1")) listed.push(stored);
  expect(listed.sort()).toEqual(["logo/u1/1_a_x.png", "media/u1/2_b_y.pdf"]);
});

test.each(["..", ".", "", "a/b", "..%2f", ".bin"])(
  "S48b %j is no owner whose files could be listed",
  async (owner) => {
    const listing = createDiskStorage(root).listOf(owner)[Symbol.asyncIterator]();
    await expect(listing.next()).rejects.toThrow(/^Not a/);
  },
);

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
