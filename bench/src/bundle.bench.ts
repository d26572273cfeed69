import { execFile } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import { createWriteStream, readFileSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { adminDownloadBundle, endpointUrl } from "@sitewright/contracts";
import { openDatabase } from "../../apps/api/src/db/open.ts";
import { createDiskStorage } from "../../apps/api/src/storage/disk-storage.ts";
import { newClient } from "./attacks/client.ts";
import { submit, submittable } from "./attacks/forms.ts";
import { startTarget, type Target } from "./attacks/target.ts";
import { signInOwner } from "./lists/server.ts";
import { digits, type Section, verdict } from "./report.ts";

const fileBytes = 2_000_000;
const [few, many] = [20, 200];
const limitMb = 30;

/**
 * Creates a client's project with `count` stored files of two megabytes, the first one missing. Returns
 * its id.
 */
async function projectWithFiles(target: Target, count: number): Promise<string> {
  const client = await newClient(target);
  const { status } = await submit(target, client, submittable);
  if (status !== 201) throw new Error(`Submitting answered ${status}.`);
  const database = openDatabase({ provider: "sqlite", file: join(target.dataFolder, "sitewright.db") });
  const storage = createDiskStorage(join(target.dataFolder, "files"));
  try {
    const { db } = database;
    const project = await db.project.findFirstOrThrow({ where: { user: { email: client.email } } });
    const bytes = randomBytes(fileBytes);
    for (let at = 0; at < count; at += 1) {
      const [id, storagePath] = [randomUUID(), `media/${project.userId}/${at}_a_photo.jpg`];
      if (at > 0) await storage.put(storagePath, Readable.from([bytes]));
      const file = { category: "media", name: `photo ${at}.jpg`, contentType: "image/jpeg", sha256: "" };
      const data = {
        id,
        userId: project.userId,
        sizeBytes: fileBytes,
        storagePath,
        createdAt: new Date(),
        ...file,
      };
      await db.upload.create({ data });
      await db.projectFile.create({ data: { projectId: project.id, uploadId: id } });
    }
    return project.id;
  } finally {
    await database.close();
  }
}

/** A process's peak memory since the last call, in megabytes (proc(5): `VmHWM`, `clear_refs`). */
function takePeakMb(pid: number): number {
  const [, kb = "NaN"] = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  writeFileSync(`/proc/${pid}/clear_refs`, "5");
  return Number(kb) / 1024;
}

interface Downloaded {
  readonly peakMb: number;
  readonly archiveMb: number;
  readonly isWhole: boolean;
  readonly namesMissing: boolean;
}

async function download(target: Target, cookie: string, id: string): Promise<Downloaded> {
  const folder = await mkdtemp(join(tmpdir(), "sitewright-bundle-"));
  const file = join(folder, "bundle.zip");
  try {
    takePeakMb(target.pid);
    const address = `${target.origin}${endpointUrl(adminDownloadBundle, { params: { id } })}`;
    const response = await fetch(address, { headers: { cookie } });
    if (response.status !== 200 || !response.body) throw new Error(`The bundle answered ${response.status}.`);
    const sent = createWriteStream(file);
    await pipeline(response.body, sent);
    const peakMb = takePeakMb(target.pid);
    const unzip = promisify(execFile);
    const isWhole = await unzip("unzip", ["-tq", file]).then(
      () => true,
      () => false,
    );
    const { stdout } = await unzip("unzip", ["-p", file, "uploaded-files-list.txt"]);
    return {
      peakMb,
      archiveMb: sent.bytesWritten / 1e6,
      isWhole,
      namesMissing: stdout.startsWith("MISSING photo 0.jpg"),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The server's memory use for the archive of a project with many files. */
export async function bundleSection(): Promise<Section> {
  const target = await startTarget();
  try {
    const cookie = await signInOwner(target);
    const ids = [await projectWithFiles(target, few), await projectWithFiles(target, many)] as const;
    // A server's first download loads code that later ones reuse.
    await download(target, cookie, ids[0]);
    const [small, large] = [await download(target, cookie, ids[0]), await download(target, cookie, ids[1])];
    const moreMb = large.peakMb - small.peakMb;
    const row = (count: number, { peakMb, archiveMb, isWhole, namesMissing }: Downloaded): string[] => [
      `${count} files`,
      `${digits(archiveMb)} MB`,
      `${digits(peakMb)} MB`,
      verdict(isWhole),
      verdict(namesMissing),
    ];
    return {
      title: "The bundle of a project with many files",
      note: `The built product on SQLite; files of 2 MB of noise, the first of which is not stored any more. Memory is the highest of the server's process while the archive is sent (\`VmHWM\`). Target: at most ${limitMb} MB more for ${many} files than for ${few}. Measured: ${digits(moreMb)} MB more (${moreMb <= limitMb ? "met" : "MISSED"}).`,
      columns: [
        "project",
        "archive",
        "highest memory",
        "`unzip -t`",
        "the missing file is listed, the rest is there",
      ],
      rows: [row(few, small), row(many, large)],
    };
  } finally {
    await target.stop();
  }
}
