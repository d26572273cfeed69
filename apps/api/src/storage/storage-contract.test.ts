import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { buffer, text } from "node:stream/consumers";
import { describe, expect, onTestFinished, test } from "vitest";
import { startS3Front } from "../../test/harness/s3/s3-front.ts";
import { createDiskStorage } from "./disk-storage.ts";
import { createS3Storage } from "./s3/s3-storage.ts";
import type { Storage } from "./storage.ts";

function useFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "sitewright-storage-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A storage into which another program can put a file. */
type OpenedStorage = Storage & { plant: (path: string) => void };

/** The same tests run on every storage. */
const storages: [string, () => Promise<OpenedStorage>][] = [
  [
    "on disk",
    async () => {
      const folder = useFolder();
      const plant = (path: string) => {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        writeFileSync(join(folder, path), "");
      };
      return { ...createDiskStorage(folder), plant };
    },
  ],
  [
    "in a bucket",
    async () => {
      const { account, close, objects } = await startS3Front();
      onTestFinished(close);
      const storage = createS3Storage({ ...account, prefix: "studio/files", spoolFolder: useFolder() });
      const plant = (path: string) =>
        void objects.set(`studio/files/files/${path}`, { bytes: Buffer.from(""), modifiedAt: new Date() });
      return { ...storage, plant };
    },
  ],
];

const path = "logo/u1/1700000000000_abc_logo.png";
const of = (content: string) => Readable.from([Buffer.from(content)]);
const read = async (storage: Storage, from: string) => {
  const content = await storage.get(from);
  return content && text(content);
};
async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}
const pathsOf = async (items: AsyncIterable<{ path: string }>) =>
  (await all(items)).map((item) => item.path).sort();

function broken(): Readable {
  return Readable.from(
    (async function* () {
      yield Buffer.alloc(100_000);
      throw new Error("reset");
    })(),
  );
}

describe.each(storages)("%s", (_name, open) => {
  test("S-05.30 what was put comes back byte for byte, whole or in part", async () => {
    const storage = await open();
    const content = Buffer.from(Array.from({ length: 200_000 }, (_, i) => i % 251));
    await storage.put(path, Readable.from([content.subarray(0, 7), content.subarray(7)]));
    expect(await buffer((await storage.get(path)) ?? of("none"))).toEqual(content);
    const range = { start: 10, end: 19 };
    expect(await buffer((await storage.get(path, range)) ?? of("none"))).toEqual(content.subarray(10, 20));
    expect(await storage.exists(path)).toBe(true);
    await storage.put(path, of(""));
    expect(await read(storage, path)).toBe("");
  });

  test("S-05.30 a missing file is nothing, and deleting it is no fault", async () => {
    const storage = await open();
    expect([await read(storage, path), await storage.exists(path)]).toEqual([undefined, false]);
    await storage.put(path, of("x"));
    await storage.delete(path);
    await storage.delete(path);
    expect(await storage.exists(path)).toBe(false);
  });

  test("F12 a stream that breaks half-way leaves nothing, or the earlier file as it was", async () => {
    const storage = await open();
    await expect(storage.put(path, broken())).rejects.toThrow("reset");
    expect(await pathsOf(storage.list())).toEqual([]);
    await storage.put(path, of("first"));
    await expect(storage.put(path, broken())).rejects.toThrow("reset");
    expect(await read(storage, path)).toBe("first");
  });

  test("S-05.31 a listing names every file once, whatever fits a page, and nothing of the bin", async () => {
    const storage = await open();
    const paths = Array.from({ length: 5 }, (_, index) => `media/u2/${index}_b_x.pdf`);
    for (const one of [path, ...paths, "media/u3/6_c_y.pdf"]) await storage.put(one, of("a"));
    await storage.moveToBin("media/u3/6_c_y.pdf", new Date());
    await storage.writeMark("mark");
    await storage.noteDeletion("digest");
    expect(await pathsOf(storage.list())).toEqual([path, ...paths]);
    for await (const { modifiedAt } of storage.list())
      expect(Math.abs(modifiedAt.getTime() - Date.now())).toBeLessThan(60_000);
  });

  test("S-17.78 what other programs put there under names that are no storage paths is in no listing", async () => {
    const storage = await open();
    await storage.put(path, of("a"));
    for (const stray of ["my notes.txt", "media/u1/monday (1).zip", "@eaDir/logo/x.png"])
      storage.plant(stray);
    expect(await pathsOf(storage.list())).toEqual([path]);
    expect(await all(storage.listOf("u1"))).toEqual([path]);
  });

  test("S68 a listing of one owner has only that owner's files, also those in the bin", async () => {
    const storage = await open();
    for (const one of ["logo/u1/1_a_x.png", "media/u1/2_b_y.pdf", "media/u12/3_c_z.pdf", "u1/u2/4_d_z.pdf"])
      await storage.put(one, of("x"));
    await storage.moveToBin("media/u1/2_b_y.pdf", new Date());
    expect((await all(storage.listOf("u1"))).sort()).toEqual(["logo/u1/1_a_x.png", "media/u1/2_b_y.pdf"]);
  });

  test.each(["..", ".", "", "a/b", "..%2f", ".bin"])(
    "S48b %j is no owner whose files could be listed",
    async (owner) => {
      const storage = await open();
      await expect(all(storage.listOf(owner))).rejects.toThrow(/^Not a/);
    },
  );

  test.each([
    "../secret",
    "/etc/passwd",
    "logo//x",
    "logo/..",
    "",
    ".tmp/x",
    "logo\\..\\x",
    "logo/%2e%2e/x",
    "a~1/x",
  ])("S48b %j is no path that is stored or read", async (way) => {
    const storage = await open();
    await expect(storage.put(way, of("x"))).rejects.toThrow("Not a storage path");
    await expect(storage.get(way)).rejects.toThrow("Not a storage path");
    await expect((async () => storage.delete(way))()).rejects.toThrow("Not a storage path");
  });

  test("S-17.20 a file in the bin does not count as stored, keeps its time, and returns when it is read or restored", async () => {
    const storage = await open();
    const at = new Date("2026-03-01T12:00:00Z");
    for (const one of [path, "media/u1/2_b_y.pdf"]) {
      await storage.put(one, of(one));
      await storage.moveToBin(one, at);
      await storage.moveToBin(one, at);
    }
    expect(await all(storage.listBin())).toHaveLength(2);
    expect((await all(storage.listBin())).map(({ binnedAt }) => binnedAt)).toEqual([at, at]);
    expect([await storage.exists(path), await pathsOf(storage.list())]).toEqual([false, []]);
    expect(await read(storage, path)).toBe(path);
    expect(await storage.restore("media/u1/2_b_y.pdf")).toBe(true);
    expect(await storage.restore("media/u1/3_b_none.pdf")).toBe(false);
    expect([await pathsOf(storage.listBin()), (await pathsOf(storage.list())).length]).toEqual([[], 2]);
  });

  test("S-17.20 what is deleted is deleted from the bin too", async () => {
    const storage = await open();
    await storage.put(path, of("x"));
    await storage.moveToBin(path, new Date());
    await storage.delete(path);
    expect([await pathsOf(storage.listBin()), await read(storage, path)]).toEqual([[], undefined]);
  });

  test("S-17.21 of several that take a new storage at once one gets it, and its mark can be replaced", async () => {
    const storage = await open();
    expect(await storage.readMark()).toBeUndefined();
    const claims = await Promise.all(["a", "b", "c"].map((mark) => storage.claimMark(mark)));
    expect(claims.filter((isOurs) => isOurs)).toHaveLength(1);
    expect(await storage.readMark()).toBe(["a", "b", "c"][claims.indexOf(true)]);
    await storage.writeMark("later");
    expect(await storage.readMark()).toBe("later");
  });

  test("S65 notes of deleted accounts are kept beside the files and can be taken back", async () => {
    const storage = await open();
    await storage.noteDeletion("digest1");
    await storage.noteDeletion("digest2");
    await storage.forgetDeletion("digest1");
    await storage.forgetDeletion("digest1");
    const [noted, ...others] = await all(storage.listDeletions());
    expect([noted?.digest, others]).toEqual(["digest2", []]);
    expect(Math.abs((noted?.notedAt.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
  });
});
