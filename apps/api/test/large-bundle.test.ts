import { spawnSync } from "node:child_process";
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { adminDownloadBundle, endpointUrl } from "@sitewright/contracts";
import { expect, test } from "vitest";
import { createDiskStorage } from "../src/storage/disk-storage.ts";
import { plantAccount } from "./harness/planted-account.ts";
import { useDataDir } from "./harness/server-process.ts";
import { createTestApp } from "./harness/test-app.ts";

const many = { count: 200, bytes: 2_000_000 };
const tooMuchBytes = 100_000_000;

test("D-04.3 two hundred files of two megabytes are sent as they are read, into an archive that opens", async () => {
  const storage = createDiskStorage(useDataDir());
  const app = await createTestApp({ storage });
  const { projectId } = await plantAccount(app, { marker: "quokka-ann", storage });
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
}, 300_000);
