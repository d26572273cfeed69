import { copyFileSync, renameSync, rmSync, truncateSync, unlinkSync, writeFileSync } from "node:fs";
import { cp, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { fileOf } from "../client.ts";
import type { Fault, Machine } from "../fault.ts";
import { mountSmall, remount, unmount } from "../machine.ts";
import type { Answer } from "../send.ts";
import type { Testbed } from "../testbed.ts";
import { tally, unexpected, writeOnce } from "../workload.ts";

const mounting = ({ canMount }: Machine) =>
  canMount ? undefined : "it mounts a small file system, which takes Linux and root";

/** Fills the rest of a file system. Returns the function that frees the space again. */
function fill(folder: string): () => void {
  const file = join(folder, "filler");
  let left = 0;
  for (const block of [1_000_000, 10_000, 500])
    try {
      for (;;) {
        writeFileSync(file, Buffer.alloc(block), { flag: "a" });
        left += block;
      }
    } catch {
      // Fills until less than a block of this size is free.
    }
  if (left === 0) throw new Error("Nothing could be filled.");
  return () => unlinkSync(file);
}

const statusOf = async (testbed: Testbed, path: string): Promise<number> =>
  (await testbed.clients[0]?.send({ method: "GET", path }))?.status ?? 0;

/** Space for the kept builds of the apps, the reserve and a small installation. */
const smallDiskKb = 64_000;

async function mountData(testbed: Testbed): Promise<void> {
  if (!mountSmall(testbed.dataDir, smallDiskKb))
    throw new Error("The small file system could not be mounted.");
  testbed.atEnd(() => void unmount(testbed.dataDir));
}

async function fullDisk(testbed: Testbed) {
  await mountData(testbed);
  await testbed.start();
  const client = await testbed.newClient();
  const before = await writeOnce(client, "before");
  const makeRoom = fill(testbed.dataDir);
  const during: Answer[] = [];
  for (let round = 0; round < 5; round += 1) {
    during.push(
      await client.draft(`full ${round} ${"x".repeat(4000)}`),
      await client.submit(`full-submit-${round}`),
    );
    during.push(await client.upload(fileOf(`full ${round}`, 200_000)));
  }
  const reads = [await statusOf(testbed, "/api/projects"), await statusOf(testbed, "/healthz")];
  const ready = await statusOf(testbed, "/readyz");
  makeRoom();
  const after = await writeOnce(client, "after");
  const allowed = testbed.provider === "sqlite" ? [507, 503] : [200, 201, 507, 503];
  return {
    seen: [
      `writes while full ${tally(during)}`,
      `reads ${reads.join(", ")}`,
      `/readyz ${ready}`,
      `after ${tally(after)}`,
    ],
    wrong: [
      ...unexpected(during, allowed),
      ...unexpected([...before, ...after], [200, 201]),
      ...(reads.some((status) => status !== 200) ? ["reads fail on a full disk"] : []),
    ],
  };
}

/** A start that has to be refused with a message, not a stack trace. */
async function refusedStart(testbed: Testbed): Promise<{ seen: string; wrong: string[] }> {
  const server = testbed.launch();
  const code = await Promise.race([server.exited, server.ready.then(() => "ready")]);
  const text = server.output().trim();
  if (code === "ready") {
    await server.end("SIGTERM");
    return { seen: "started", wrong: [] };
  }
  const hasTrace = /\n\s+at /.test(text);
  return {
    seen: `start ended with ${code}: ${text.split("\n").at(-1)?.trim()}`,
    wrong: hasTrace || code !== 1 ? [`a start that ended with ${code}: ${text.slice(-300)}`] : [],
  };
}

async function badStart(testbed: Testbed) {
  await mountData(testbed);
  const server = await testbed.start();
  await writeOnce(await testbed.newClient(), "before");
  await server.end("SIGKILL");
  const makeRoom = fill(testbed.dataDir);
  const full = await refusedStart(testbed);
  makeRoom();
  remount(testbed.dataDir, "ro");
  const readOnly = await refusedStart(testbed);
  remount(testbed.dataDir, "rw");
  return {
    seen: [`full: ${full.seen}`, `read-only: ${readOnly.seen}`],
    wrong: [...full.wrong, ...readOnly.wrong],
  };
}

async function fullStorage(testbed: Testbed) {
  const server = await testbed.start();
  const client = await testbed.newClient();
  await client.upload(fileOf("before", 20_000));
  await server.end("SIGTERM");
  // A separate disk for the files, as an operator may add one.
  const files = join(testbed.dataDir, "files");
  const aside = `${files}.aside`;
  renameSync(files, aside);
  await mkdir(files);
  if (!mountSmall(files, 3000)) throw new Error("The small file system could not be mounted.");
  await cp(aside, files, { recursive: true });
  testbed.atEnd(() => void unmount(files));
  await testbed.start();
  const during = [];
  for (let round = 0; round < 4; round += 1)
    during.push(await client.upload(fileOf(`full ${round}`, 2_000_000)));
  remount(files, "ro");
  const readOnly = [await client.upload(fileOf("read-only", 1000))];
  remount(files, "rw");
  const small = [await client.upload(fileOf("after", 1000))];
  return {
    seen: [
      `files of 2 MB into 3 MB: ${tally(during)}`,
      `read-only ${tally(readOnly)}`,
      `after ${tally(small)}`,
    ],
    wrong: [
      ...unexpected(during, [201, 507, 503]),
      ...unexpected(readOnly, [507, 503]),
      ...unexpected(small, [201]),
    ],
  };
}

type Damage = (file: string) => void;

const damages: Readonly<Record<string, Damage>> = {
  "moved away": (file) => renameSync(file, `${file}.moved`),
  deleted: (file) => rmSync(file),
  "cut to nothing": (file) => truncateSync(file, 0),
  "replaced by an older copy": (file) => {
    copyFileSync(file, `${file}.old`);
    renameSync(`${file}.old`, file);
  },
  "its first page zeroed": (file) => writeFileSync(file, Buffer.alloc(4096), { flag: "r+" }),
};

async function damagedFile(testbed: Testbed) {
  const file = join(testbed.dataDir, "sitewright.db");
  const seen: string[] = [];
  const wrong: string[] = [];
  for (const [name, damage] of Object.entries(damages)) {
    const server = await testbed.start();
    const client = testbed.clients[0] ?? (await testbed.newClient());
    await client.draft(`before ${name}`);
    await testbed.database.run("PRAGMA wal_checkpoint(TRUNCATE)").catch(() => {});
    const copy = `${file}.kept`;
    copyFileSync(file, copy);
    damage(file);
    const written = [await client.draft(`after ${name}`), await client.submit(`after-${name}`)];
    const [ready, alive] = [await statusOf(testbed, "/readyz"), await statusOf(testbed, "/healthz")];
    await server.end("SIGKILL");
    const again = name === "replaced by an older copy" ? undefined : await refusedStart(testbed);
    seen.push(`${name}: writes ${tally(written)}, /readyz ${ready}${again ? `, ${again.seen}` : ""}`);
    wrong.push(...unexpected(written, [500, 503, 507]), ...(again?.wrong ?? []));
    if (ready !== 503) wrong.push(`${name}: /readyz says ${ready}`);
    if (alive !== 200) wrong.push(`${name}: /healthz says ${alive}`);
    for (const end of ["-wal", "-shm"]) rmSync(file + end, { force: true });
    renameSync(copy, file);
  }
  return { seen, wrong };
}

/** The disk is full or read-only, or its files have changed. */
export const diskFaults: readonly Fault[] = [
  { id: "F4a", title: "disk full while working", lacks: mounting, run: fullDisk },
  { id: "F4b", title: "start on a full or read-only disk", lacks: mounting, run: badStart },
  {
    id: "F8",
    title: "database file moved, deleted, emptied, replaced, damaged",
    only: "sqlite",
    run: damagedFile,
  },
  { id: "F12a", title: "disk of the files full or read-only", lacks: mounting, run: fullStorage },
];
