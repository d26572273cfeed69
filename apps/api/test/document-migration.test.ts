import { mkdtempSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { getDocument } from "@sitewright/contracts";
import { expect, onTestFinished, test } from "vitest";
import { sweepOrphans } from "../src/files/sweep-orphans.ts";
import { createDiskStorage } from "../src/storage/disk-storage.ts";
import { storedPaths } from "../src/wiring/features.ts";
import { readProblem, readSession } from "./harness/answers.ts";
import type { Browser } from "./harness/browser.ts";
import { removeFolder } from "./harness/remove-folder.ts";
import { createTestApp } from "./harness/test-app.ts";

/** The product with a client and a document from before there was a preview. */
async function start() {
  const folder = mkdtempSync(join(tmpdir(), "documents-test-"));
  onTestFinished(() => removeFolder(folder));
  const storage = createDiskStorage(folder);
  const app = await createTestApp({ storage });
  const ann = await app.signUp("ann@harbour.example");
  const admin = await app.signInAsOwner();
  const clientId = (await readSession(ann))?.uid ?? "";
  const { db } = app.database;
  const insert = (more: { content?: string; storagePath?: string; fileUrl?: string }) =>
    db.clientDocument.create({
      data: {
        id: "old",
        clientId,
        title: "Old",
        description: "",
        icon: "📄",
        fileName: "old.md",
        order: 0,
        createdAt: new Date(),
        updatedAt: new Date(),
        uploadedBy: "x",
        uploadedByEmail: "x@x.example",
        ...more,
      },
    });
  const migrate = async (id = "old") => admin.send("POST", `/api/admin/documents/${id}/migrate`);
  return { app, db, ann, clientId, storage, insert, migrate };
}

const read = async (browser: Browser) =>
  getDocument.response.parse(await (await browser.send("GET", "/api/documents/old")).json()).document;
const put = (storage: ReturnType<typeof createDiskStorage>, path: string, content: string | Uint8Array) =>
  storage.put(path, Readable.from([Buffer.from(content)]));

test("D-05.8 'fix preview' takes the file's text into the document, once", async () => {
  const { db, ann, clientId, storage, insert, migrate } = await start();
  const storagePath = `documents/${clientId}/1_a_old.md`;
  await put(storage, storagePath, "# Old\n\nBäckerei");
  await insert({ storagePath });
  expect(await read(ann)).toMatchObject({
    hasContent: false,
    content: null,
  });
  expect(await (await migrate()).json()).toEqual({
    success: true,
    message: "Content migrated successfully",
  });
  expect(await read(ann)).toMatchObject({
    hasContent: true,
    content: "# Old\n\nBäckerei",
    version: 2,
  });
  expect((await db.clientDocumentVersion.findMany()).map(({ version }) => version).sort()).toEqual([1, 2]);
  expect(await (await migrate()).json()).toEqual({ success: false, message: "Document already has content" });
});

test("D-05.8 a document that is not there, and one without a file", async () => {
  const { insert, migrate } = await start();
  const missing = await migrate("nowhere");
  expect(missing.status).toBe(404);
  expect((await readProblem(missing)).detail).toBe("Document not found");
  await insert({});
  expect(await (await migrate()).json()).toEqual({ success: false, message: "No file URL available" });
});

test("D-05.8 a file on another site is not ours to read", async () => {
  const { insert, migrate } = await start();
  await insert({ fileUrl: "https://files.elsewhere.example/old.md" });
  expect(await (await migrate()).json()).toEqual({
    success: false,
    message: "CORS error - content cannot be migrated",
  });
});

test("D-05.8 a file that is gone, too large or no text", async () => {
  const { clientId, storage, insert, migrate, db } = await start();
  const storagePath = `documents/${clientId}/1_a_old.md`;
  await insert({ storagePath });
  const failed = { success: false, message: "Failed to fetch document content" };
  expect(await (await migrate()).json()).toEqual(failed);
  await put(storage, storagePath, "a".repeat(512 * 1024 + 1));
  expect(await (await migrate()).json()).toEqual(failed);
  await put(storage, storagePath, new Uint8Array([0xff, 0xfe, 0x00]));
  expect(await (await migrate()).json()).toEqual(failed);
  expect((await db.clientDocument.findUniqueOrThrow({ where: { id: "old" } })).content).toBeNull();
});

test("S58 a path outside the client's own folder is not read", async () => {
  const { storage, insert, migrate, db } = await start();
  await put(storage, "documents/somebody/1_a_secret.md", "secret");
  for (const storagePath of ["documents/somebody/1_a_secret.md", "../../etc/passwd", "/etc/passwd"]) {
    await db.clientDocument.deleteMany();
    await insert({ storagePath });
    expect(await (await migrate()).json()).toEqual({
      success: false,
      message: "Failed to fetch document content",
    });
  }
});

test("S58 no address in a row is ever fetched", async () => {
  let connections = 0;
  const canary = createServer((_, response) => response.end("secret"));
  canary.on("connection", () => {
    connections += 1;
  });
  await new Promise<void>((listening) => canary.listen(0, "127.0.0.1", listening));
  onTestFinished(() => void canary.close());
  const address = canary.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const { insert, migrate, db } = await start();
  const hosts = ["127.0.0.1", "localhost", "0.0.0.0", "[::1]", "[::ffff:127.0.0.1]", "2130706433", "0x7f.1"];
  const addresses = [
    ...hosts.map((host) => `http://${host}:${port}/`),
    `http://017700000001:${port}/`,
    "http://169.254.169.254/latest/meta-data/",
    "http://metadata.google.internal/",
    "http://10.0.0.1/",
    "http://192.168.0.1/",
    "http://[fd00::1]/",
    "file:///etc/passwd",
    "gopher://127.0.0.1/",
    "ftp://127.0.0.1/",
    `http://allowed@127.0.0.1:${port}/`,
    "/api/admin/projects",
    "not an address",
  ];
  for (const fileUrl of addresses) {
    await db.clientDocument.deleteMany();
    await insert({ fileUrl });
    const answer = await (await migrate()).json();
    expect(answer, fileUrl).toEqual({ success: false, message: "Failed to fetch document content" });
  }
  expect(connections).toBe(0);
});

test("documents' files are no orphans to the sweep, those of a deleted account are", async () => {
  const { db, clientId, storage, insert } = await start();
  const storagePath = `documents/${clientId}/1_a_old.md`;
  await put(storage, storagePath, "# Old");
  await insert({ storagePath });
  const now = new Date(Date.now() + 20 * 365 * 86_400_000);
  expect(await sweepOrphans({ db, storedPaths, storage, now })).toEqual({ kind: "swept", binned: 0 });
  expect(await storage.exists(storagePath)).toBe(true);
  await db.user.delete({ where: { id: clientId } });
  expect(await sweepOrphans({ db, storedPaths, storage, now })).toEqual({ kind: "swept", binned: 1 });
  expect(await storage.exists(storagePath)).toBe(false);
});
