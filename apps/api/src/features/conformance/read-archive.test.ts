import { strToU8, type Zippable, zipSync } from "fflate";
import { expect, test } from "vitest";
import { archiveFault, archiveLimits, type ListedEntry } from "./archive-rules.ts";
import { readArchive } from "./read-archive.ts";

const page = strToU8("<!doctype html><title>Quay</title>");
const pack = (files: Zippable): Buffer => Buffer.from(zipSync({ "index.html": page, ...files }));
const refusalOf = async (bytes: Buffer) => {
  const read = await readArchive(bytes);
  return "refused" in read ? read.refused : undefined;
};

/** An archive whose file `aaaa.html` has another name of as many bytes: packing programs write no such name. */
function renamed(name: string, bytes = pack({ ["a".repeat(name.length)]: page })): Buffer {
  return Buffer.from(bytes.toString("latin1").replaceAll("a".repeat(name.length), name), "latin1");
}

test("S76 a site's texts are read, its other files are there, what packing programs add is left out", async () => {
  const bytes = pack({
    "a/logo.png": new Uint8Array([1, 2]),
    "__MACOSX/._index.html": page,
    ".DS_Store": page,
  });
  expect(await readArchive(bytes)).toEqual({
    files: { "index.html": "<!doctype html><title>Quay</title>", "a/logo.png": "" },
  });
});

test.each([
  "../../x.html",
  "/etc/pass.html",
  "C:/site/a.html",
  "..\\..\\x.html",
  "a/../../x.html",
  "a//b.html",
  "a\u0000b.html",
  "./x.html",
])("S76 a path that leads out of the folder, or is invalid, is refused: %j", async (name) => {
  expect(await refusalOf(renamed(name))).toMatch(
    /is not a path inside the site's folder|ZIP archive could not be read/,
  );
});

test("S76 links, devices, nested archives and duplicate names are refused", async () => {
  const link = { os: 3, attrs: 0o120_777 * 65_536 } as const;
  expect(await refusalOf(pack({ "link.html": [strToU8("/etc/passwd"), link] }))).toContain(
    "is a link or a device",
  );
  for (const name of ["x.zip", "x.tar.gz", "deep/x.7z"])
    expect(await refusalOf(pack({ [name]: page }))).toContain("an archive inside the archive");
  expect(await refusalOf(pack({ "A.html": page, "a.HTML": page }))).toContain("twice");
});

test("S76 a bomb is refused before it is unpacked, and one that lies about its size while it is", async () => {
  const bomb = pack({ "x.html": new Uint8Array(3 * 1024 * 1024) });
  expect(await refusalOf(bomb)).toContain("compressed far more");
  const lying = pack({ "x.html": [strToU8("a".repeat(900_000)), { level: 9 }] });
  // The size that the directory claims (APPNOTE 4.3.12, offset 24) becomes 10.
  const entry = lying.lastIndexOf(Buffer.from("PK\u0001\u0002", "latin1"));
  lying.writeUInt32LE(10, entry + 24);
  expect(await refusalOf(lying)).toContain("ZIP archive could not be read");
});

test("S76 what is cut, empty or encrypted is refused", async () => {
  const whole = pack({});
  for (const bytes of [whole.subarray(0, whole.length - 30), Buffer.from("PK\u0003\u0004"), Buffer.alloc(0)])
    expect(await refusalOf(bytes)).toContain("ZIP archive could not be read");
  expect(await refusalOf(Buffer.from(zipSync({ "logo.png": page })))).toContain("no HTML page");
});

const entry = (more: Partial<ListedEntry>): ListedEntry => ({
  path: "index.html",
  packedBytes: 10,
  unpackedBytes: 10,
  unixMode: 0o100_644,
  isEncrypted: false,
  ...more,
});

test.each([
  [
    "more than 5,000 files",
    Array.from({ length: archiveLimits.entries + 1 }, (_, i) => entry({ path: `${i}.html` })),
  ],
  [
    "larger than 300 MB",
    [entry({}), entry({ path: "a.mp4", packedBytes: 300_000_000, unpackedBytes: 400_000_000 })],
  ],
  [
    "larger than 24 MB",
    Array.from({ length: 9 }, (_, i) => entry({ path: `${i}.css`, packedBytes: 3e6, unpackedBytes: 3e6 })),
  ],
  ["larger than 4 MB", [entry({ packedBytes: 5e6, unpackedBytes: 5e6 })]],
  ["encrypted", [entry({ isEncrypted: true })]],
  ["archive overlap", [entry({ packedBytes: 2e6 }), entry({ path: "b.html", packedBytes: 2e9 })]],
  ["is not a path", [entry({ path: `${"a/".repeat(30)}x.html` })]],
])("S76 refused: %s", (words, entries) => {
  expect(archiveFault(entries, 1e9)).toContain(words);
});
