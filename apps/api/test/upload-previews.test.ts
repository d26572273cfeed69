import sharp from "sharp";
import { expect, test } from "vitest";
import { sweepOrphans } from "../src/files/sweep-orphans.ts";
import { storedPaths } from "../src/wiring/features.ts";
import { genuineFiles } from "./fixtures/sample-files.ts";
import { bytesOf, isWebp, openStudio, previewOf, store } from "./harness/picture-studio.ts";
import { pathsOf } from "./harness/stored-paths.ts";

const photo = await sharp({ create: { width: 1600, height: 1000, channels: 3, background: "#7A2414" } })
  .jpeg()
  .toBuffer();

test("S-05.15 a large picture is stored whole with a small preview beside it, made once", async () => {
  const { settled, rows, maya } = await openStudio();
  const upload = await store(maya, photo, "Shop front.jpg");
  const files = await settled();
  const [row] = await rows();
  expect(row?.previewPath).toMatch(
    new RegExp(`^preview/${row?.userId}/\\d+_[0-9a-f]{32}_Shop_front\\.webp$`),
  );
  expect(files).toEqual([upload.storagePath, row?.previewPath].toSorted());
  expect((await bytesOf(await maya.send("GET", upload.url))).equals(photo)).toBe(true);
  const preview = await bytesOf(await maya.send("GET", previewOf(upload)));
  expect(isWebp(preview)).toBe(true);
  expect(preview.length).toBeLessThan(photo.length);
});

test("S-05.16 the preview is shown in the page as data, cached only by the caller's browser, and not sent twice", async () => {
  const { settled, maya } = await openStudio();
  const upload = await store(maya, photo, "Bäckerei.jpg");
  await settled();
  const { headers } = await maya.send("GET", previewOf(upload));
  expect(headers.get("content-type")).toBe("image/webp");
  expect(headers.get("content-disposition")).toMatch(/^inline; .*B%C3%A4ckerei\.webp$/);
  expect(headers.get("content-security-policy")).toContain("sandbox; default-src 'none'");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("cache-control")).toBe("private, max-age=86400");
  expect(headers.get("vary")).toBe("Cookie");
  const etag = headers.get("etag") ?? "";
  const known = await maya.send("GET", previewOf(upload), { headers: { "if-none-match": etag } });
  expect([known.status, (await known.arrayBuffer()).byteLength]).toEqual([304, 0]);
  const head = await maya.send("HEAD", previewOf(upload));
  expect(Number(head.headers.get("content-length"))).toBeGreaterThan(100);
  expect((await head.arrayBuffer()).byteLength).toBe(0);
  const content = await maya.send("GET", upload.url, { headers: { "if-none-match": etag } });
  expect(content.status).toBe(200);
});

test("S-05.16 S28 another client's preview is 404, an administrator sees it, without a session it is 401", async () => {
  const { app, settled, maya } = await openStudio();
  const upload = await store(maya, photo, "shop.jpg");
  await settled();
  const otherClient = await app.signUp("other@client.example");
  expect((await otherClient.send("GET", previewOf(upload))).status).toBe(404);
  expect((await (await app.signInAsOwner()).send("GET", previewOf(upload))).status).toBe(200);
  expect((await app.open().send("GET", previewOf(upload))).status).toBe(401);
});

test("S-05.15 a small picture and a sanitised drawing are their own preview; a document has none", async () => {
  const { files, settled, maya } = await openStudio();
  const small = await store(maya, genuineFiles.png!, "dot.png");
  await settled();
  const answer = await maya.send("GET", previewOf(small));
  expect((await bytesOf(answer)).equals(genuineFiles.png!)).toBe(true);
  expect(answer.headers.get("cache-control")).toBe("private, max-age=86400");
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>');
  const logo = await store(maya, svg, "logo.svg", "logo");
  const drawing = await maya.send("GET", previewOf(logo));
  expect(drawing.headers.get("content-type")).toBe("image/svg+xml");
  expect(drawing.headers.get("content-security-policy")).toMatch(/^sandbox/);
  const document = await store(maya, genuineFiles.pdf!, "prices.pdf");
  expect((await maya.send("GET", previewOf(document))).status).toBe(404);
  expect(files().filter((path) => path.startsWith("preview/"))).toEqual([]);
});

test("S-05.14 a picture that breaks off half-way is stored all the same, without a preview", async () => {
  const { app, settled, rows, maya } = await openStudio();
  const upload = await store(maya, photo.subarray(0, photo.length / 2), "half.jpg");
  expect(await settled()).toEqual([upload.storagePath]);
  expect((await rows())[0]?.previewPath).toBeNull();
  expect(app.logged.map(({ msg }) => msg)).toContain("no preview could be made of a picture");
});

test("S-05.14 a storage that takes the picture and not its preview fails no upload", async () => {
  const { settled, rows, maya } = await openStudio({
    change: (storage) => ({
      ...storage,
      put: (path, content) => {
        if (!path.startsWith("preview/")) return storage.put(path, content);
        content.destroy();
        return Promise.reject(new Error("no room"));
      },
    }),
  });
  const upload = await store(maya, photo, "shop.jpg");
  await settled();
  expect((await rows())[0]?.previewPath).toBeNull();
  expect((await bytesOf(await maya.send("GET", previewOf(upload)))).equals(photo)).toBe(true);
});

test("S-05.17 a deleted picture takes its preview with it", async () => {
  const { files, settled, maya } = await openStudio();
  const { id } = await store(maya, photo, "shop.jpg");
  expect(await settled()).toHaveLength(2);
  expect((await maya.send("DELETE", `/api/uploads/${id}`)).status).toBe(204);
  expect(files()).toEqual([]);
});

test("S-05.17 the sweep spares a preview with its row, and takes one whose row is gone", async () => {
  const { app, storage, files, settled, maya } = await openStudio();
  await store(maya, photo, "shop.jpg");
  await settled();
  const { db } = app.database;
  const later = new Date(Date.now() + 365 * 24 * 3_600_000);
  expect(await sweepOrphans({ db, storedPaths, storage, now: later })).toEqual({ kind: "swept", binned: 0 });
  expect(files()).toHaveLength(2);
  await db.upload.deleteMany();
  expect(await sweepOrphans({ db, storedPaths, storage, now: later })).toEqual({ kind: "swept", binned: 2 });
  expect(await pathsOf(storage.list())).toEqual([]);
});

test("S-05.17 a preview that got lost gives way to the picture itself, and is made again", async () => {
  const { storage, settled, rows, maya } = await openStudio();
  const upload = await store(maya, photo, "shop.jpg");
  const before = await settled();
  await storage.delete((await rows())[0]?.previewPath ?? "");
  const answer = await maya.send("GET", previewOf(upload));
  expect(answer.headers.get("cache-control")).toBe("private, no-cache");
  expect((await bytesOf(answer)).equals(photo)).toBe(true);
  expect(await settled()).toEqual(before);
  expect(isWebp(await bytesOf(await maya.send("GET", previewOf(upload))))).toBe(true);
});

test("S-05.18 a text is taken as a document when it is text; a program that calls itself one is not", async () => {
  const { files, maya } = await openStudio();
  const text = Buffer.from("# Prices\n\nSourdough, 4 £\n");
  const upload = await store(maya, text, "prices.md", "document");
  const { headers } = await maya.send("GET", upload.url);
  expect(headers.get("content-type")).toBe("text/markdown; charset=utf-8");
  expect(headers.get("content-disposition")).toMatch(/^attachment;/);
  for (const [content, name, category] of [
    [Buffer.from([0x4d, 0x5a, 0x90, 0x00, 0x03]), "run.txt", "document"],
    [Buffer.from([0xff, 0xfe, 0x41, 0x00]), "utf-16.txt", "document"],
    [text, "prices.md", "media"],
    [text, "page.html", "document"],
  ] as const) {
    const form = new FormData();
    form.append("category", category);
    form.append("file", new File([content], name));
    expect((await maya.send("POST", "/api/uploads", { body: form })).status, name).toBe(415);
  }
  expect(files()).toEqual([upload.storagePath]);
});
