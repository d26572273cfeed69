import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { compoundFile, genuineFiles, zip } from "../../test/fixtures/sample-files.ts";
import { identifyFile } from "./identify-file.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "sitewright-identify-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function mediaTypeOf(content: string | Buffer, extension: string): Promise<string | undefined> {
  const file = join(folder, "file");
  writeFileSync(file, content);
  const found = await identifyFile(file, extension === "" ? "file" : `file.${extension}`);
  return typeof found === "object" ? found.mediaType : found;
}

const office = "application/vnd.openxmlformats-officedocument";

// The media types as IANA registers them.
test.each([
  ["jpg", "image/jpeg"],
  ["jpeg", "image/jpeg"],
  ["png", "image/png"],
  ["gif", "image/gif"],
  ["webp", "image/webp"],
  ["pdf", "application/pdf"],
  ["doc", "application/msword"],
  ["ppt", "application/vnd.ms-powerpoint"],
  ["docx", `${office}.wordprocessingml.document`],
  ["pptx", `${office}.presentationml.presentation`],
])("S47 a genuine %s is %s", async (extension, contentType) => {
  expect(await mediaTypeOf(genuineFiles[extension]!, extension)).toBe(contentType);
});

const heic = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1");
const openHeif = Buffer.from("\0\0\0\x18ftypmif1\0\0\0\0mif1heic", "latin1");
const avif = Buffer.from("\0\0\0\x18ftypavif\0\0\0\0mif1avif", "latin1");

describe("P-41.1 a picture is what its content says, whichever picture its name says", () => {
  test.each([
    ["a PNG named .jpg", genuineFiles.png!, "jpg", "image/png"],
    ["a JPEG named .png", genuineFiles.jpg!, "png", "image/jpeg"],
    ["a JPEG named .JFIF", genuineFiles.jpg!, "JFIF", "image/jpeg"],
    ["a WebP named .png", genuineFiles.webp!, "png", "image/webp"],
    ["a GIF named .heic", genuineFiles.gif!, "heic", "image/gif"],
    ["a PNG named .svg", genuineFiles.png!, "svg", "image/png"],
    ["a HEIC named .jpg", heic, "jpg", "heic"],
    ["a HEIC of an open brand", openHeif, "heic", "heic"],
    ["an AVIF named .heic", avif, "heic", undefined],
  ])("%s", async (_, content, extension, mediaType) => {
    expect(await mediaTypeOf(content, extension)).toBe(mediaType);
  });
});

describe("S47 what is no picture has to be what its name says", () => {
  test.each([
    ["JSON named .webp", '{"a":1}', "webp"],
    ["HTML named .png", "<!doctype html><script>alert(1)</script>", "png"],
    ["a program named .pdf", Buffer.concat([Buffer.from("MZ"), Buffer.alloc(200)]), "pdf"],
    ["an archive named .docx", zip({ "a.txt": "hello" }), "docx"],
    ["a Word file named .pptx", genuineFiles.docx!, "pptx"],
    ["an installer named .doc", compoundFile("!_StringData"), "doc"],
    ["a workbook named .ppt", compoundFile("Workbook"), "ppt"],
    ["a PDF named .png", genuineFiles.pdf!, "png"],
    ["a PNG named .html", genuineFiles.png!, "html"],
    ["a PNG without extension", genuineFiles.png!, ""],
    ["a PNG named after an object's own property", genuineFiles.png!, "constructor"],
    ["text named .docx", "PK hello", "docx"],
    ["an empty file", "", "png"],
  ])("%s is refused", async (_, content, extension) => {
    expect(await mediaTypeOf(content, extension)).toBeUndefined();
  });
});

test("S47 the name in a compound file is found wherever the reader's blocks are cut", async () => {
  const name = compoundFile("WordDocument");
  for (const shift of [65_000, 65_536 - 512 - 128 - 7, 131_072 - 600]) {
    const padded = Buffer.concat([name.subarray(0, 512), Buffer.alloc(shift), name.subarray(512)]);
    expect(await mediaTypeOf(padded, "doc")).toBe("application/msword");
  }
});
