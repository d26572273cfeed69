import { randomUUID } from "node:crypto";
import type { Readable } from "node:stream";
import type { Upload } from "@sitewright/contracts";
import sharp from "sharp";
import { expect, test } from "vitest";
import { createPreviewJob } from "../src/features/uploads/preview-job.ts";
import { defaultSettings } from "../src/jobs/agent-settings.ts";
import { createJobQueue } from "../src/jobs/job-queue.ts";
import { createJobWorker } from "../src/jobs/worker.ts";
import type { Storage } from "../src/storage/storage.ts";
import type { Browser } from "./harness/browser.ts";
import { createManualTimers } from "./harness/manual-timers.ts";
import { testPassword } from "./harness/owner.ts";
import { bytesOf, isWebp, openStudio, previewOf, store } from "./harness/picture-studio.ts";
import { testOrigin } from "./harness/test-app.ts";

const photo = await sharp({ create: { width: 800, height: 500, channels: 3, background: "#7A2414" } })
  .jpeg()
  .toBuffer();

/** A storage that takes previews once the gate is open, and notes whose they are. */
function gated() {
  const gate = Promise.withResolvers<void>();
  const reached = Promise.withResolvers<void>();
  const previews: string[] = [];
  const change = (storage: Storage): Storage => ({
    ...storage,
    async put(path, content) {
      if (path.startsWith("preview/")) {
        previews.push(/_([a-z]+\d*)\.webp$/.exec(path)?.[1] ?? path);
        reached.resolve();
        await gate.promise;
      }
      await storage.put(path, content);
    },
  });
  return { change, previews, open: gate.resolve, reached: reached.promise };
}

const names = (name: string, count: number) => Array.from({ length: count }, (_, i) => `${name}${i + 1}.jpg`);

test("S-05.19 S69 an upload answers while its preview waits; the picture itself is shown until then, and revalidated", async () => {
  const gate = gated();
  const { maya, rows, settled } = await openStudio(gate);
  const upload = await store(maya, photo, "shop.jpg");
  expect((await rows())[0]?.previewPath).toBeNull();
  const meanwhile = await maya.send("GET", previewOf(upload));
  expect(meanwhile.headers.get("cache-control")).toBe("private, no-cache");
  expect((await bytesOf(meanwhile)).equals(photo)).toBe(true);
  gate.open();
  await settled();
  const etag = meanwhile.headers.get("etag") ?? "";
  const later = await maya.send("GET", previewOf(upload), { headers: { "if-none-match": etag } });
  expect(later.status).toBe(200);
  expect(isWebp(await bytesOf(later))).toBe(true);
});

test("S-05.19 who looks at a picture while its preview is made waits for it and gets it, not the picture back", async () => {
  const gate = gated();
  // No time passes, so that only the preview ends the wait.
  const { maya } = await openStudio({ ...gate, schedule: createManualTimers().schedule });
  const upload = await store(maya, photo, "shop.jpg");
  const looked = maya.send("GET", previewOf(upload));
  await gate.reached;
  gate.open();
  const answer = await looked;
  expect(answer.headers.get("content-type")).toBe("image/webp");
  expect(isWebp(await bytesOf(answer))).toBe(true);
});

test("S-05.19 S69 however many pictures one client has waiting, another's is made after the running one and one more", async () => {
  const gate = gated();
  const { app, maya, settled } = await openStudio(gate);
  for (const name of names("maya", 12)) await store(maya, photo, name);
  await store(await app.signUp("ben@client.example"), photo, "ben1.jpg");
  await gate.reached;
  gate.open();
  await settled();
  expect(gate.previews[0]).toBe("maya1");
  expect(gate.previews.slice(1, 3)).toContain("ben1");
  expect(gate.previews).toHaveLength(13);
});

test("S-05.20 however many pictures wait, each gets its preview; one whose job is gone gets it when somebody looks", async () => {
  const gate = gated();
  const { app, maya, rows, settled } = await openStudio(gate);
  const { db } = app.database;
  const uploads: Upload[] = [];
  for (const name of names("maya", 53)) uploads.push(await store(maya, photo, name));
  gate.open();
  await settled();
  expect((await rows()).filter(({ previewPath }) => previewPath === null)).toEqual([]);
  const last = uploads.at(-1);
  if (!last) throw new Error("Nothing was uploaded.");
  await db.job.deleteMany();
  await db.upload.update({ where: { id: last.id }, data: { previewPath: null } });
  expect(isWebp(await bytesOf(await maya.send("GET", previewOf(last))))).toBe(true);
});

test("S-05.22 at a shutdown the running preview is finished, and waiting ones stay for the next start", async () => {
  const gate = gated();
  const { app, maya, rows } = await openStudio(gate);
  for (const name of names("maya", 2)) await store(maya, photo, name);
  await gate.reached;
  const stopped = app.jobs.stop();
  gate.open();
  await stopped;
  expect(gate.previews).toEqual(["maya1"]);
  expect((await rows()).filter(({ previewPath }) => previewPath !== null)).toHaveLength(1);
  const waiting = { kind: "upload-preview", status: "pending", attempts: 0 };
  expect(await app.database.db.job.count({ where: waiting })).toBe(1);
});

async function signedInRequest(browser: Browser, signal: AbortSignal): Promise<Request> {
  const body = new FormData();
  body.append("file", new File([new Uint8Array(photo)], "shop.jpg"));
  const headers = { origin: testOrigin, cookie: browser.cookie ?? "" };
  return new Request(`${testOrigin}/api/uploads`, { method: "POST", body, headers, signal });
}

test("S69 an upload whose browser has gone away gets no row, no file and no preview", async () => {
  const gate = gated();
  const browserGone = new AbortController();
  const change = (storage: Storage): Storage => {
    const { put, ...others } = gate.change(storage);
    return {
      ...others,
      async put(path, content) {
        await put(path, content);
        browserGone.abort();
      },
    };
  };
  const { app, maya, rows, settled } = await openStudio({ change });
  gate.open();
  const answer = await app.app.request(await signedInRequest(maya, browserGone.signal));
  expect(answer.status).toBe(400);
  expect(await settled()).toEqual([]);
  expect(await rows()).toEqual([]);
  expect(gate.previews).toEqual([]);
});

test("S69 an upload, and an account, that is deleted while previews wait leaves the queue", async () => {
  const gate = gated();
  const { app, maya, settled, rows } = await openStudio(gate);
  const ben = await app.signUp("ben@client.example");
  const first = await store(maya, photo, "maya1.jpg");
  await gate.reached;
  const second = await store(maya, photo, "maya2.jpg");
  await store(ben, photo, "ben1.jpg");
  expect((await maya.send("DELETE", `/api/uploads/${second.id}`)).status).toBe(204);
  const left = await ben.send("DELETE", "/api/account", {
    json: { confirm: "DELETE", password: testPassword },
  });
  expect(left.status).toBe(204);
  gate.open();
  const files = await settled();
  expect(gate.previews).toEqual(["maya1"]);
  expect(files).toEqual([first.storagePath, (await rows())[0]?.previewPath].toSorted());
});

test("S69 S65 of an upload that is deleted while its preview is made nothing is left", async () => {
  const gate = gated();
  const { maya, settled } = await openStudio(gate);
  const upload = await store(maya, photo, "shop.jpg");
  await gate.reached;
  expect((await maya.send("DELETE", `/api/uploads/${upload.id}`)).status).toBe(204);
  gate.open();
  expect(await settled()).toEqual([]);
});

test("S69 S65 of an upload that is deleted between the preview's storing and its noting nothing is left", async () => {
  let remove = async () => {};
  const change = (storage: Storage): Storage => ({
    ...storage,
    async put(path, content) {
      await storage.put(path, content);
      if (path.startsWith("preview/")) await remove();
    },
  });
  const { app, maya, settled } = await openStudio({ change });
  const gate = Promise.withResolvers<void>();
  let deleted: number | undefined;
  remove = async () => {
    await gate.promise;
    const { id } = (await app.database.db.upload.findFirst()) ?? { id: "" };
    deleted = (await maya.send("DELETE", `/api/uploads/${id}`)).status;
  };
  await store(maya, photo, "shop.jpg");
  gate.resolve();
  expect(await settled()).toEqual([]);
  expect(deleted).toBe(204);
});

test("S69 a preview that hangs gives its place up, and the next one is made", async () => {
  const timers = createManualTimers();
  const hanging = Promise.withResolvers<void>();
  const change = (storage: Storage): Storage => ({
    ...storage,
    get(path) {
      if (!path.includes("hangs")) return storage.get(path);
      hanging.resolve();
      return new Promise<Readable>(() => {});
    },
  });
  const { app, maya, rows, settled } = await openStudio({ change, schedule: timers.schedule });
  await store(maya, photo, "hangs.jpg");
  await store(maya, photo, "next.jpg");
  await hanging.promise;
  timers.elapse(30_000);
  await settled();
  const made = (await rows()).filter(({ previewPath }) => previewPath !== null);
  expect(made.map(({ name }) => name)).toEqual(["next.jpg"]);
  expect(app.logged.map(({ msg }) => msg)).toContain("a job failed and is tried again");
});

test("S-05.21 S68 a picture of which no preview can be made is kept, and its preview is not found from then on", async () => {
  const { maya, rows, settled } = await openStudio();
  const large = await sharp({ create: { width: 6000, height: 4002, channels: 3, background: "#7A2414" } })
    .webp({ quality: 100 })
    .toBuffer();
  for (const [name, content] of [
    ["broken.jpg", photo.subarray(0, photo.length / 2)],
    ["large.webp", large],
  ] as const) {
    const upload = await store(maya, content, name);
    await settled();
    expect((await maya.send("GET", previewOf(upload))).status, name).toBe(404);
    expect((await bytesOf(await maya.send("GET", upload.url))).equals(content), name).toBe(true);
  }
  expect(await rows()).toHaveLength(2);
});

test("S-05.23 that a picture has no preview is known after a restart, and in every process", async () => {
  const { app, maya, settled, jobsOf } = await openStudio();
  const upload = await store(maya, photo.subarray(0, photo.length / 2), "broken.jpg");
  await settled();
  await app.jobs.stop();
  expect(await jobsOf(upload)).toMatchObject([{ status: "done", result: "none", attempts: 1 }]);
  expect((await maya.send("GET", previewOf(upload))).status).toBe(404);
});

test("S-05.24 a preview that another process makes is waited for too", async () => {
  const timers = createManualTimers();
  const { app, maya, storage } = await openStudio({ schedule: timers.schedule });
  await app.jobs.stop();
  const upload = await store(maya, photo, "shop.jpg");
  const looked = maya.send("GET", previewOf(upload));
  const job = createPreviewJob({
    db: app.database.db,
    storage,
    makePreview: async () => Buffer.from("made elsewhere"),
  });
  const other = createJobWorker({
    ...app.database,
    jobs: [job],
    queue: createJobQueue({ database: app.database, newId: randomUUID }),
    newId: randomUUID,
    workerId: "other",
    agent: "tester",
    settings: defaultSettings,
    random: () => 1,
    schedule: timers.schedule,
    report: () => {},
  });
  await other.runDue();
  timers.elapse(250);
  expect((await bytesOf(await looked)).toString()).toBe("made elsewhere");
});
