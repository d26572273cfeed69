import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { type Upload, uploadSchema } from "@sitewright/contracts";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { userQuota } from "../src/features/uploads/limits.ts";
import { restoreOrDeleteBinned, sweepOrphans } from "../src/files/sweep-orphans.ts";
import { createDiskStorage } from "../src/storage/disk-storage.ts";
import type { Storage } from "../src/storage/storage.ts";
import { storedPaths } from "../src/wiring/features.ts";
import { genuineFiles, zip } from "./fixtures/sample-files.ts";
import { readProblem } from "./harness/answers.ts";
import type { Browser } from "./harness/browser.ts";
import { testStart } from "./harness/owner.ts";
import { removeFolder } from "./harness/remove-folder.ts";
import { pathsOf } from "./harness/stored-paths.ts";
import { createTestApp, type TestApp } from "./harness/test-app.ts";
import { collectUncaught } from "./harness/uncaught.ts";

const png = genuineFiles.png!;
const maxBytes = 10_485_760;

interface Studio {
  app: TestApp;
  storage: Storage;
  /** Every file in the storage's and the staging folder, as a path. */
  files: () => string[];
  signUp: (email?: string) => Promise<Browser>;
}

async function open(change: (storage: Storage) => Storage = (storage) => storage): Promise<Studio> {
  const folder = mkdtempSync(join(tmpdir(), "sitewright-uploads-"));
  onTestFinished(() => removeFolder(folder));
  const storage = change(createDiskStorage(join(folder, "files")));
  const app = await createTestApp({ storage, stagingFolder: join(folder, "files", ".tmp") });
  const files = () =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + "/files/".length));
  return { app, storage, files, signUp: (email = "maya@client.example") => app.signUp(email) };
}

const rows = ({ app }: Studio) => app.database.db.upload.findMany();

function send(browser: Browser, content: Buffer, name: string, category?: string): Promise<Response> {
  const form = new FormData();
  form.append("file", new File([new Uint8Array(content)], name));
  if (category !== undefined) form.append("category", category);
  return browser.send("POST", "/api/uploads", { body: form });
}

async function store(browser: Browser, content = png, name = "logo.png", category = "logo"): Promise<Upload> {
  const response = await send(browser, content, name, category);
  expect(response.status).toBe(201);
  return uploadSchema.parse(await response.json());
}

async function expectNothingStored(studio: Studio): Promise<void> {
  expect(studio.files()).toEqual([]);
  expect(await rows(studio)).toEqual([]);
}

const padded = (content: Buffer, sizeBytes: number) =>
  Buffer.concat([content, Buffer.alloc(sizeBytes - content.length)]);

describe("S-05 storing", () => {
  test("answers with id, name, type, size, address and the documented path, and keeps file and row alike", async () => {
    const studio = await open();
    const browser = await studio.signUp();
    const upload = await store(browser);
    const [row] = await rows(studio);
    expect(upload).toEqual({
      id: row?.id,
      name: "logo.png",
      type: "logo",
      size: png.length,
      url: `/api/uploads/${row?.id}/content`,
      storagePath: row?.storagePath,
    });
    const owner = row?.userId;
    expect(upload.storagePath).toMatch(
      new RegExp(`^logo/${owner}/${testStart.getTime()}_[0-9a-f]{32}_logo\\.png$`),
    );
    expect(studio.files()).toEqual([upload.storagePath]);
    expect(row).toMatchObject({ contentType: "image/png", sizeBytes: png.length });
  });

  test("without a category the type is media", async () => {
    const studio = await open();
    const response = await send(await studio.signUp(), png, "photo.png");
    expect(await response.json()).toMatchObject({ type: "media" });
  });

  test.each(Object.keys(genuineFiles))(
    "S47 a genuine %s is accepted and comes back byte for byte",
    async (extension) => {
      const studio = await open();
      const browser = await studio.signUp();
      const { url } = await store(browser, genuineFiles[extension], `file.${extension}`, "media");
      const response = await browser.send("GET", url);
      expect(response.status).toBe(200);
      expect(Buffer.from(await response.arrayBuffer()).equals(genuineFiles[extension]!)).toBe(true);
    },
  );

  test("S-02 without a session 401, an unknown category 400, no file 400, JSON 415; nothing is stored", async () => {
    const studio = await open();
    const browser = await studio.signUp();
    expect((await send(studio.app.open(), png, "a.png")).status).toBe(401);
    const category = await readProblem(await send(browser, png, "a.png", "../x"));
    expect(category).toMatchObject({ status: 400, errors: [{ path: "category" }] });
    const form = new FormData();
    form.append("category", "logo");
    const missing = await readProblem(await browser.send("POST", "/api/uploads", { body: form }));
    expect(missing).toMatchObject({ status: 400, errors: [{ path: "file" }] });
    expect((await browser.send("POST", "/api/uploads", { json: { file: "x" } })).status).toBe(415);
    await expectNothingStored(studio);
  });

  test("S20 from another site 403, nothing is stored", async () => {
    const studio = await open();
    const browser = await studio.signUp();
    const form = new FormData();
    form.append("file", new File([new Uint8Array(png)], "a.png"));
    const headers = { origin: "https://evil.example" };
    expect((await browser.send("POST", "/api/uploads", { body: form, headers })).status).toBe(403);
    await expectNothingStored(studio);
  });
});

describe("S46 limits", () => {
  test("10 MB exactly is accepted, one byte more is 413 and leaves nothing", async () => {
    const studio = await open();
    const browser = await studio.signUp();
    const problem = await readProblem(
      await send(browser, padded(genuineFiles.pdf!, maxBytes + 1), "big.pdf"),
    );
    expect(problem).toMatchObject({ status: 413, code: "too-large" });
    await expectNothingStored(studio);
    const { size } = await store(browser, padded(genuineFiles.pdf!, maxBytes), "big.pdf", "media");
    expect(size).toBe(maxBytes);
  });

  test("an announced length beyond the limit is refused before a byte is read", async () => {
    const studio = await open();
    const browser = await studio.signUp();
    const headers = { "content-type": "multipart/form-data; boundary=B", "content-length": "500000000" };
    expect((await browser.send("POST", "/api/uploads", { body: "--B", headers })).status).toBe(413);
    await expectNothingStored(studio);
  });

  test("an empty file is 400 and leaves nothing", async () => {
    const studio = await open();
    const problem = await readProblem(await send(await studio.signUp(), Buffer.alloc(0), "empty.png"));
    expect(problem).toMatchObject({ status: 400, detail: "The file is empty." });
    await expectNothingStored(studio);
  });

  test("a form that is cut off is 400 and leaves nothing", async () => {
    const studio = await open();
    const head = '--B\r\nContent-Disposition: form-data; name="file"; filename="x.png"\r\n\r\n';
    const response = await (await studio.signUp()).send("POST", "/api/uploads", {
      body: Buffer.concat([Buffer.from(head), png]),
      headers: { "content-type": "multipart/form-data; boundary=B" },
    });
    expect(response.status).toBe(400);
    await expectNothingStored(studio);
  });

  test("an account's quota of files is kept, another account's is its own", async () => {
    const studio = await open();
    const browser = await studio.signUp();
    const first = await store(browser);
    const [row] = await rows(studio);
    const copies = Array.from({ length: userQuota.files - 1 }, (_, i) => ({
      ...row!,
      id: `c${i}`,
      storagePath: `c/${i}`,
    }));
    await studio.app.database.db.upload.createMany({ data: copies });
    const problem = await readProblem(await send(browser, png, "one-more.png"));
    expect(problem).toMatchObject({ status: 409, code: "quota-full" });
    expect(problem.detail).toContain("Remove files that you no longer need");
    expect(studio.files()).toEqual([first.storagePath]);
    await store(await studio.signUp("other@client.example"));
  });

  test("an account's quota of bytes is kept", async () => {
    const studio = await open();
    const browser = await studio.signUp();
    await store(browser);
    await studio.app.database.db.upload.updateMany({ data: { sizeBytes: userQuota.bytes - png.length + 1 } });
    const problem = await readProblem(await send(browser, png, "one-more.png"));
    expect(problem.code).toBe("quota-full");
    expect(studio.files()).toHaveLength(1);
  });
});

test("S-05.95 a received file that is gone before it is stored fails the upload and ends no process", async () => {
  const folder = mkdtempSync(join(tmpdir(), "sitewright-uploads-"));
  onTestFinished(() => removeFolder(folder));
  const stagingFolder = join(folder, "incoming");
  const disk = createDiskStorage(join(folder, "files"));
  // Time enough for a stream that cannot be opened to say so.
  const put: Storage["put"] = (...sent) => wait(50).then(() => disk.put(...sent));
  const newId = () => {
    rmSync(stagingFolder, { recursive: true, force: true });
    mkdirSync(stagingFolder);
    return randomUUID();
  };
  const app = await createTestApp({ storage: { ...disk, put }, stagingFolder, newId });
  const browser = await app.signUp("maya@client.example");
  const uncaught = collectUncaught();
  expect((await send(browser, png, "logo.png", "logo")).status).toBe(500);
  await wait(100);
  expect([uncaught, await app.database.db.upload.count(), await pathsOf(disk.list())]).toEqual([[], 0, []]);
});

test("S-05.96 a name with a sign that deceives is refused with the sign and the way out", async () => {
  const studio = await open();
  const problem = await readProblem(await send(await studio.signUp(), png, "Menu; summer.png", "media"));
  expect(problem).toMatchObject({ status: 415, code: "unsupported-type" });
  expect(problem.detail).toContain("holds a semicolon (;)");
  expect(problem.detail).not.toContain("Accepted are");
  await expectNothingStored(studio);
});

describe("S47 content and name", () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script><path d="M0 0"/></svg>';

  test.each([
    ["JSON named .webp", Buffer.from('{"a":1}'), "x.webp"],
    ["HTML named .png", Buffer.from("<html><script>alert(1)</script></html>"), "x.png"],
    ["a program named .pdf", Buffer.concat([Buffer.from("MZ"), Buffer.alloc(300)]), "x.pdf"],
    ["an archive named .docx", zip({ "a.txt": "x" }), "x.docx"],
    ["a second extension", png, "x.png.html"],
    ["a semicolon", png, "x.html;.png"],
    ["an escaped NUL", png, "x.png%00.html"],
    ["an escaped NUL before a good extension", png, "x.html%00.png"],
    ["a direction override", png, "x\u202Egnp.exe"],
    ["a direction override before a good extension", png, "x\u202Eexe.png"],
    ["no extension", png, "x"],
    ["a vector drawing that is no logo", Buffer.from(svg), "x.svg"],
  ])("%s is 415 and leaves nothing", async (_, content, name) => {
    const studio = await open();
    const problem = await readProblem(await send(await studio.signUp(), content, name, "media"));
    expect(problem).toMatchObject({ status: 415, code: "unsupported-type" });
    await expectNothingStored(studio);
  });

  test("a vector logo is stored without its script, and served in a sandbox", async () => {
    const studio = await open();
    const browser = await studio.signUp();
    const { url, size } = await store(browser, Buffer.from(svg), "logo.svg");
    const response = await browser.send("GET", url);
    expect(response.headers.get("content-type")).toBe("image/svg+xml");
    expect(response.headers.get("content-security-policy")).toMatch(/^sandbox; default-src 'none';/);
    const text = await response.text();
    expect(text).toBe('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"></path></svg>');
    expect(size).toBe(text.length);
  });

  test("a document is no logo", async () => {
    const studio = await open();
    expect((await send(await studio.signUp(), genuineFiles.pdf!, "x.pdf", "logo")).status).toBe(415);
    await expectNothingStored(studio);
  });
});

describe("S48 serving", () => {
  test.each([
    ["png", "image/png", "inline"],
    ["pdf", "application/pdf", "attachment"],
    ["docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document", "attachment"],
  ])("a %s is served as %s, %s, unsniffed and sandboxed", async (extension, contentType, disposition) => {
    const studio = await open();
    const browser = await studio.signUp();
    const { url } = await store(browser, genuineFiles[extension], `file.${extension}`, "media");
    const { headers } = await browser.send("GET", url);
    expect(headers.get("content-type")).toBe(contentType);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-disposition")).toMatch(
      new RegExp(`^${disposition}; filename="?file\\.${extension}"?$`),
    );
    expect(headers.get("content-security-policy")).toContain("sandbox; default-src 'none'");
    expect(headers.get("cache-control")).toBe("private, no-cache");
  });

  test("a name with other letters is encoded as RFC 6266 asks", async () => {
    const studio = await open();
    const browser = await studio.signUp();
    const { url } = await store(browser, png, "Bäckerei 'Süß' 🥖.png");
    const disposition = (await browser.send("GET", url)).headers.get("content-disposition") ?? "";
    expect(disposition).toContain("filename*=UTF-8''B%C3%A4ckerei%20%27S%C3%BC%C3%9F%27%20%F0%9F%A5%96.png");
    expect(disposition).toMatch(/^[\x20-\x7E]+$/);
  });

  test("an unchanged file is not sent again, a range is sent by itself, a range after the end is 416", async () => {
    const studio = await open();
    const browser = await studio.signUp();
    const { url } = await store(browser);
    const get = (headers: Record<string, string>) => browser.send("GET", url, { headers });
    const etag = (await get({})).headers.get("etag") ?? "";
    expect(etag).toMatch(/^"[0-9a-f]{64}"$/);
    const known = await get({ "if-none-match": `W/${etag}` });
    expect([known.status, (await known.arrayBuffer()).byteLength]).toEqual([304, 0]);
    const part = await get({ range: "bytes=2-5", "if-range": etag });
    expect(part.status).toBe(206);
    expect(part.headers.get("content-range")).toBe(`bytes 2-5/${png.length}`);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(png.subarray(2, 6));
    expect((await get({ range: "bytes=2-5", "if-range": '"other"' })).status).toBe(200);
    expect((await get({ range: "bytes=9999-" })).status).toBe(416);
  });

  test("HEAD returns the length without the bytes", async () => {
    const studio = await open();
    const browser = await studio.signUp();
    const { url } = await store(browser);
    const response = await browser.send("HEAD", url);
    expect(response.headers.get("content-length")).toBe(String(png.length));
    expect((await response.arrayBuffer()).byteLength).toBe(0);
  });
});

describe("S28 whose file it is", () => {
  test("another client's get and delete are 404, as for a file that never existed, and the file stays", async () => {
    const studio = await open();
    const { id, url, storagePath } = await store(await studio.signUp());
    const otherClient = await studio.signUp("other@client.example");
    const missing = await (await otherClient.send("GET", "/api/uploads/none/content")).json();
    const foreign = await otherClient.send("GET", url);
    expect(foreign.status).toBe(404);
    expect({ ...((await foreign.json()) as object), requestId: "" }).toEqual({
      ...(missing as object),
      requestId: "",
    });
    expect((await otherClient.send("DELETE", `/api/uploads/${id}`)).status).toBe(404);
    expect((await otherClient.send("DELETE", `/api/uploads/${encodeURIComponent(storagePath)}`)).status).toBe(
      404,
    );
    expect((await studio.app.open().send("GET", url)).status).toBe(401);
    expect(studio.files()).toEqual([storagePath]);
  });

  test("an administrator reads it, and does not delete it", async () => {
    const studio = await open();
    const { id, url } = await store(await studio.signUp());
    const owner = await studio.app.signInAsOwner();
    expect((await owner.send("GET", url)).status).toBe(200);
    expect((await owner.send("DELETE", `/api/uploads/${id}`)).status).toBe(404);
    expect(studio.files()).toHaveLength(1);
  });

  test("S48b hostile names store a plain path inside the root", async () => {
    const studio = await open();
    const browser = await studio.signUp();
    const names = [
      "../../x.png",
      "..\\x.png",
      "/etc/x.png",
      "C:\\x.png",
      "CON.png",
      "🥖.png",
      `${"a".repeat(300)}.png`,
    ];
    for (const name of names) {
      const { storagePath } = await store(browser, png, name);
      expect(storagePath).toMatch(/^logo\/[\w-]+\/\d+_[0-9a-f]{32}_[A-Za-z0-9_-]+\.png$/);
    }
    expect(studio.files()).toHaveLength(names.length);
  });
});

describe("S-05 deleting", () => {
  test("the owner deletes row and file; a second time there is nothing and nothing breaks", async () => {
    const studio = await open();
    const browser = await studio.signUp();
    const { id, url } = await store(browser);
    expect((await browser.send("DELETE", `/api/uploads/${id}`)).status).toBe(204);
    await expectNothingStored(studio);
    expect((await browser.send("DELETE", `/api/uploads/${id}`)).status).toBe(404);
    expect((await browser.send("GET", url)).status).toBe(404);
  });

  test("P-27.6 a file that a stored project, or an earlier version of it, names is kept, 409; without the project it can be deleted", async () => {
    const studio = await open();
    const browser = await studio.signUp();
    const upload = await store(browser);
    const formData = {
      businessName: "Bakehouse",
      description: "Bread.",
      niche: "Bakery",
      goals: ["Share Information"],
      audience: "People",
      pages: ["Home"],
      tone: "Modern",
      contentStyle: "Casual",
    };
    const submitted = await browser.send("POST", "/api/projects", {
      json: { formData, uploadedFiles: [upload] },
      headers: { "idempotency-key": "key-of-a-submit" },
    });
    const { project } = (await submitted.json()) as { project: { id: string } };
    const problem = await readProblem(await browser.send("DELETE", `/api/uploads/${upload.id}`));
    expect(problem).toMatchObject({ status: 409, code: "in-use" });
    const changed = await browser.send("PUT", `/api/projects/${project.id}`, {
      json: { formData, uploadedFiles: [] },
      headers: { "if-match": "1" },
    });
    expect(changed.status).toBe(200);
    expect((await browser.send("DELETE", `/api/uploads/${upload.id}`)).status).toBe(409);
    expect(studio.files()).toEqual([upload.storagePath]);
    await browser.send("DELETE", `/api/projects/${project.id}`);
    expect((await browser.send("DELETE", `/api/uploads/${upload.id}`)).status).toBe(204);
  });

  test("F12 storage that fails at deleting is no fault of the caller's: the row goes, the file is swept later", async () => {
    const studio = await open((storage) => ({ ...storage, delete: () => Promise.reject(new Error("down")) }));
    const browser = await studio.signUp();
    const { id } = await store(browser);
    expect((await browser.send("DELETE", `/api/uploads/${id}`)).status).toBe(204);
    expect(await rows(studio)).toEqual([]);
    expect(studio.app.logged.some(({ msg }) => /could not be deleted/.test(String(msg)))).toBe(true);
  });
});

describe("F12 failing storage", () => {
  const failing = (fault: Error) => (storage: Storage) => ({
    ...storage,
    async put(_: string, content: Readable) {
      content.destroy();
      throw fault;
    },
  });

  test("a fault is a visible 500, and neither row nor file is left", async () => {
    const studio = await open(failing(new Error("down")));
    const response = await send(await studio.signUp(), png, "a.png");
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain("down");
    await expectNothingStored(studio);
  });

  test("F4 a full disk is 507", async () => {
    const studio = await open(
      failing(Object.assign(new Error("no space"), { code: "ENOSPC", syscall: "write" })),
    );
    expect((await send(await studio.signUp(), png, "a.png")).status).toBe(507);
    await expectNothingStored(studio);
  });

  test("a row that cannot be written takes its file with it", async () => {
    const studio = await open();
    const browser = await studio.signUp();
    await studio.app.database.db
      .$executeRaw`ALTER TABLE uploads ADD COLUMN hindrance INTEGER NOT NULL DEFAULT 0`;
    await studio.app.database.db.$executeRaw`CREATE UNIQUE INDEX hindrance_key ON uploads (hindrance)`;
    await store(browser);
    expect((await send(browser, png, "second.png")).status).toBe(500);
    expect(studio.files()).toHaveLength(1);
    expect(await rows(studio)).toHaveLength(1);
  });
});

test("S69 many files from one network are refused until an address is confirmed, and taken from another network", async () => {
  const studio = await open();
  const { db } = studio.app.database;
  const browser = await studio.signUp();
  await store(browser);
  await db.throttle.updateMany({ data: { count: 1000 } });
  const refused = await send(browser, png, "second.png");
  expect(refused.status).toBe(429);
  expect((await readProblem(refused)).detail).toContain("Confirm your email address");
  const other = studio.app.open("203.0.113.9");
  other.cookie = browser.cookie;
  await store(other);
  await db.user.updateMany({ data: { emailVerifiedAt: new Date() } });
  await store(browser);
  expect(await rows(studio)).toHaveLength(3);
});

test("S-05.40 a file whose row may be stored stays when the database is lost on commit", async () => {
  const studio = await open();
  const browser = await studio.signUp();
  const { db } = studio.app.database;
  const lost = Object.assign(new Error("Connection terminated"), { code: "ECONNRESET" });
  const transaction = vi.spyOn(db, "$transaction").mockImplementationOnce(async (run: unknown) => {
    // Committed, and then the connection ends.
    await (run as (tx: typeof db) => Promise<unknown>)(db);
    throw lost;
  });
  expect((await send(browser, png, "photo.png")).status).toBe(503);
  transaction.mockRestore();
  const [row] = await rows(studio);
  expect(studio.files()).toHaveLength(1);
  expect(await studio.storage.exists(row?.storagePath ?? "")).toBe(true);
});

describe("S-05 orphans", () => {
  test("F13 a file without a row is swept after an hour, one with a row and a young one stay", async () => {
    const studio = await open();
    const { storagePath } = await store(await studio.signUp());
    await studio.storage.put("media/u9/1_x_orphan.png", Readable.from([png]));
    const { db } = studio.app.database;
    const realNow = performance.timeOrigin + performance.now();
    const sweepAt = (ms: number) =>
      sweepOrphans({ db, storedPaths, storage: studio.storage, now: new Date(realNow + ms) });
    expect(await sweepAt(59 * 60_000)).toEqual({ kind: "swept", binned: 0 });
    expect(await sweepAt(61 * 60_000)).toEqual({ kind: "swept", binned: 1 });
    expect(await pathsOf(studio.storage.list())).toEqual([storagePath]);
  });

  test("S65 a deleted account's files go with the next sweep", async () => {
    const studio = await open();
    await store(await studio.signUp());
    const { db } = studio.app.database;
    await db.user.deleteMany({ where: { email: "maya@client.example" } });
    const now = new Date(performance.timeOrigin + performance.now() + 7_200_000);
    const { storage } = studio;
    expect(await sweepOrphans({ db, storedPaths, storage, now })).toEqual({ kind: "swept", binned: 1 });
    const muchLater = new Date(now.getTime() + 31 * 86_400_000);
    const sweep = { db, storedPaths, storage, now: muchLater, mayDeleteByAge: true };
    expect(await restoreOrDeleteBinned(sweep)).toEqual({ restored: 0, deleted: 1 });
    expect(studio.files().some((file) => existsSync(file))).toBe(false);
    await expectNothingStored(studio);
  });
});
