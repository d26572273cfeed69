import { mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Upload, uploadSchema } from "@sitewright/contracts";
import { expect, onTestFinished } from "vitest";
import { type Schedule, scheduleByTimer } from "../../src/schedule.ts";
import { createDiskStorage } from "../../src/storage/disk-storage.ts";
import type { Storage } from "../../src/storage/storage.ts";
import type { Browser } from "./browser.ts";
import { removeFolder } from "./remove-folder.ts";
import { createTestApp } from "./test-app.ts";

interface StudioOptions {
  /** Changes the storage's behaviour for the test. */
  change?: (storage: Storage) => Storage;
  schedule?: Schedule;
}

/** The application with a storage whose files can be listed, and a client signed in. */
export async function openStudio({
  change = (storage) => storage,
  schedule = scheduleByTimer,
}: StudioOptions = {}) {
  const folder = mkdtempSync(join(tmpdir(), "sitewright-previews-"));
  onTestFinished(() => removeFolder(folder));
  const storage = change(createDiskStorage(join(folder, "files")));
  const app = await createTestApp({ storage, stagingFolder: join(folder, "incoming"), schedule });
  app.jobs.start();
  const files = () =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      // Marks of deleted accounts are not stored files.
      .filter((entry) => entry.isFile() && !entry.parentPath.endsWith(".deleted"))
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + "/files/".length))
      .toSorted();
  /** Every file, once the previews of the uploads are made. */
  const settled = async () => {
    await app.jobs.idle();
    return files();
  };
  const rows = () => app.database.db.upload.findMany();
  const jobsOf = ({ id }: Upload) =>
    app.database.db.job.findMany({ where: { uniqueKey: `upload-preview:${id}` } });
  return { app, storage, files, settled, rows, jobsOf, maya: await app.signUp("maya@client.example") };
}

/** Uploads a file, which must be accepted. */
export async function store(
  browser: Browser,
  content: Buffer,
  name: string,
  category = "media",
): Promise<Upload> {
  const form = new FormData();
  form.append("category", category);
  form.append("file", new File([new Uint8Array(content)], name));
  const response = await browser.send("POST", "/api/uploads", { body: form });
  expect(response.status).toBe(201);
  return uploadSchema.parse(await response.json());
}

/** The path of an upload's preview. */
export const previewOf = ({ id }: Upload) => `/api/uploads/${id}/preview`;

/** A response's body. */
export const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

/** Whether bytes are a WebP (RFC 9649, section 2.4). */
export const isWebp = (bytes: Buffer) =>
  bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, 12) === "WEBP";
