import {
  endingOf,
  pictureHeadBytes,
  pictureKindOf,
  typesOf,
  uploadCategories,
  uploadRefusals,
  uploadTypes,
} from "@sitewright/contracts";
import { fileTypeFromBuffer } from "file-type";
import { expect, test } from "vitest";
import { genuineFiles } from "./fixtures/sample-files.ts";
import { readProblem } from "./harness/answers.ts";
import type { Browser } from "./harness/browser.ts";
import { bytesOf, openStudio, store } from "./harness/picture-studio.ts";

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"></path></svg>');
const samples: Readonly<Record<string, Buffer>> = {
  ...genuineFiles,
  svg,
  txt: Buffer.from("Sourdough, 4 £\n"),
  md: Buffer.from("# Prices\n"),
};
const sampleOf = (ending: string): Buffer => samples[ending] ?? Buffer.alloc(0);

function send(browser: Browser, content: Buffer, [name, category]: [name: string, category: string]) {
  const form = new FormData();
  form.append("category", category);
  form.append("file", new File([new Uint8Array(content)], name));
  return browser.send("POST", "/api/uploads", { body: form });
}

test("P-41.2 every type of the one list is taken in each of its categories, by each of its endings, and served as what it is", async () => {
  const { maya } = await openStudio();
  for (const { endings, categories, mediaType } of uploadTypes)
    for (const ending of endings)
      for (const category of categories) {
        const upload = await store(maya, sampleOf(ending), `file.${ending.toUpperCase()}`, category);
        expect(upload.name).toBe(`file.${ending.toUpperCase()}`);
        const { headers } = await maya.send("GET", upload.url);
        expect(headers.get("content-type")?.split(";")[0], `${ending} as ${category}`).toBe(mediaType);
      }
});

test("P-41.2 every other type is refused in the words that the browser says too, and leaves nothing", async () => {
  const { files, maya } = await openStudio();
  for (const category of uploadCategories) {
    const taken = new Set(typesOf(category).flatMap(({ endings }) => endings));
    const others = Object.entries({
      ...samples,
      html: svg,
      zip: Buffer.from("PK\x03\x04"),
      exe: Buffer.from("MZ"),
    });
    for (const [ending, content] of others.filter(([named]) => !taken.has(named))) {
      const problem = await readProblem(await send(maya, content, [`file.${ending}`, category]));
      const what = `${ending} as ${category}`;
      expect(problem, what).toMatchObject({ status: 415, detail: uploadRefusals.type(category) });
    }
  }
  expect(files()).toEqual([]);
});

test.each([
  ["PNG named .jpg", "png", "holiday.jpg", "holiday.png"],
  ["JPEG named .HEIC", "jpg", "IMG_4711.HEIC", "IMG_4711.jpg"],
  ["JPEG named .jfif, as Windows does", "jpg", "from-windows.jfif", "from-windows.jpg"],
  ["WebP named .png", "webp", "shop.png", "shop.webp"],
  ["PNG named .svg", "png", "logo.svg", "logo.png"],
  ["WebP whose name is as long as can be", "webp", `${"a".repeat(196)}.png`, `${"a".repeat(195)}.webp`],
])("P-41.3 a %s is stored under its true ending, byte for byte", async (_, kind, name, trueName) => {
  const { maya } = await openStudio();
  const upload = await store(maya, sampleOf(kind), name);
  expect(upload.name).toBe(trueName);
  expect(endingOf(upload.storagePath)).toBe(endingOf(trueName));
  expect((await bytesOf(await maya.send("GET", upload.url))).equals(sampleOf(kind))).toBe(true);
});

test("P-41.4 a HEIC that no browser converted is refused with the way out, whatever it is called", async () => {
  const { files, maya } = await openStudio();
  const heic = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1");
  for (const name of ["IMG_4711.HEIC", "IMG_4711.jpg"]) {
    const problem = await readProblem(await send(maya, heic, [name, "media"]));
    expect(problem).toMatchObject({ status: 415, detail: uploadRefusals.heic });
  }
  expect(uploadRefusals.heic).toContain("Settings → Camera → Formats → Most Compatible");
  expect(files()).toEqual([]);
});

// An independent reader of signatures says the same of every sample.
test("P-41.1 the browser's and the server's reading of a picture is that of a known library", async () => {
  for (const [ending, content] of Object.entries(samples)) {
    const known = await fileTypeFromBuffer(content);
    const kind = known?.mime.startsWith("image/") ? known.ext : undefined;
    expect(pictureKindOf(content.subarray(0, pictureHeadBytes)), ending).toBe(kind);
  }
});

test("P-41.2 the documentation of the call names every type", async () => {
  const { app } = await openStudio();
  const documentation = await (await app.open().send("GET", "/api/openapi.json")).text();
  for (const { mediaType } of uploadTypes) expect(documentation).toContain(mediaType);
});
