import { spawnSync } from "node:child_process";
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { adminDownloadBundle, endpointUrl } from "@sitewright/contracts";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { createDiskStorage } from "../src/storage/disk-storage.ts";
import { annEmail } from "./harness/endpoint-calls.ts";
import { plantAccount } from "./harness/planted-account.ts";
import { useDataDir } from "./harness/server-process.ts";
import { createTestApp, type TestApp } from "./harness/test-app.ts";

const marker = "quokka-ann";

async function startWithProject() {
  const storage = createDiskStorage(useDataDir());
  const app = await createTestApp({ storage });
  const { projectId } = await plantAccount(app, { marker, storage });
  return { app, storage, projectId };
}

async function download(app: TestApp, id: string) {
  const owner = await app.signInAsOwner();
  const answer = await owner.send("GET", endpointUrl(adminDownloadBundle, { params: { id } }));
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  return { disposition: answer.headers.get("content-disposition"), files };
}

test("D-04.1 the bundle holds answers, summary, client, specification, renderings and files, named after the business", async () => {
  const { app, projectId } = await startWithProject();
  const { disposition, files } = await download(app, projectId);
  expect(disposition).toContain("filename=quokka_ann_project_data.zip");
  for (const path of [
    "project-data.json",
    "project-summary.txt",
    "client-information.txt",
    "uploaded-files-list.txt",
    "spec.json",
    "AGENTS.md",
    "tokens.json",
    "starter-site/index.html",
  ])
    expect(Object.keys(files)).toContain(path);
  const text = (path: string) => strFromU8(files[path] ?? new Uint8Array());
  expect(JSON.parse(text("project-data.json"))).toMatchObject({ id: projectId, version: 2 });
  expect(text("client-information.txt")).toContain(`${marker}@client.example`);
  const media = Object.keys(files).filter((path) => path.startsWith("uploaded-media/"));
  expect(media).toHaveLength(1);
  expect(text(media[0] ?? "")).toContain(`% ${marker}`);
  expect(text("uploaded-files-list.txt")).toContain(`${marker}.pdf`);
});

test("D-04.2 a file that is not stored any more is listed as missing, and the rest is there", async () => {
  const { app, storage, projectId } = await startWithProject();
  const upload = await app.database.db.upload.findFirstOrThrow();
  await storage.delete(upload.storagePath);
  const { files } = await download(app, projectId);
  expect(Object.keys(files).filter((path) => path.startsWith("uploaded-media/"))).toEqual([]);
  expect(strFromU8(files["uploaded-files-list.txt"] ?? new Uint8Array())).toContain(`MISSING ${marker}.pdf`);
  expect(Object.keys(files)).toContain("spec.json");
});

const many = { count: 200, bytes: 2_000_000 };
const tooMuchBytes = 100_000_000;

test.runIf(process.env.TEST_FULL)(
  "D-04.3 two hundred files of two megabytes are sent as they are read, into an archive that opens",
  async () => {
    const { app, storage, projectId } = await startWithProject();
    const { db } = app.database;
    const { userId } = await db.project.findUniqueOrThrow({ where: { id: projectId } });
    const content = Buffer.alloc(many.bytes, "harbour");
    for (let at = 0; at < many.count; at += 1) {
      const [id, storagePath] = [`photo-${at}`, `media/${userId}/${at}_a_photo.jpg`];
      if (at !== 7) await storage.put(storagePath, Readable.from([content]));
      const file = { category: "media", name: `${id}.jpg`, contentType: "image/jpeg", sha256: "" };
      const stored = { id, userId, sizeBytes: many.bytes, storagePath, createdAt: new Date(), ...file };
      await db.upload.create({ data: stored });
      await db.projectFile.create({ data: { projectId, uploadId: id } });
    }
    const owner = await app.signInAsOwner();
    const answer = await owner.send("GET", endpointUrl(adminDownloadBundle, { params: { id: projectId } }));
    const held: number[] = [];
    const archive = join(useDataDir(), "bundle.zip");
    await pipeline(
      answer.body ?? Readable.from([]),
      async function* (chunks: AsyncIterable<Uint8Array>) {
        for await (const chunk of chunks) {
          held.push(process.memoryUsage().arrayBuffers);
          yield chunk;
        }
      },
      createWriteStream(archive),
    );
    expect(Math.max(...held) - Math.min(...held)).toBeLessThan(tooMuchBytes);
    expect(spawnSync("unzip", ["-tq", archive], { encoding: "utf8" })).toMatchObject({ status: 0 });
    const listed = spawnSync("unzip", ["-p", archive, "uploaded-files-list.txt"], { encoding: "utf8" });
    expect(listed.stdout.split("\n").filter((line) => line.startsWith("MISSING"))).toEqual([
      "MISSING photo-7.jpg (media, image/jpeg): it is not stored any more.",
    ]);
  },
  300_000,
);

test("D-02.17 the owner's account stays, whoever asks; a manager deletes clients, and nobody on the staff", async () => {
  const app = await createTestApp();
  const { db } = app.database;
  await app.signUp(annEmail);
  const manager = await app.signInAs("manager");
  await app.signInAs("builder");
  const id = async (where: { email: string } | { role: string }) =>
    (await db.user.findFirstOrThrow({ where, select: { id: true } })).id;
  const remove = async (uid: string) =>
    (await manager.send("DELETE", `/api/admin/users/delete-user/${uid}`)).status;
  expect(await remove(await id({ role: "owner" }))).toBe(409);
  expect(await remove(await id({ role: "builder" }))).toBe(409);
  expect(await remove(await id({ role: "manager" }))).toBe(409);
  expect(await remove(await id({ email: annEmail }))).toBe(204);
  expect(await remove("nobody")).toBe(404);
  expect(await db.user.count({ where: { email: annEmail } })).toBe(0);
});
