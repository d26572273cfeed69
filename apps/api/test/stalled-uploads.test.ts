import { mkdtempSync, readdirSync, statSync } from "node:fs";
import { type ClientRequest, type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { userQuota } from "../src/features/uploads/limits.ts";
import { listen } from "../src/server/listen.ts";
import { createDiskStorage } from "../src/storage/disk-storage.ts";
import { genuineFiles } from "./fixtures/sample-files.ts";
import type { Browser } from "./harness/browser.ts";
import { createManualTimers } from "./harness/manual-timers.ts";
import { removeFolder } from "./harness/remove-folder.ts";
import { createTestApp, testOrigin } from "./harness/test-app.ts";

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;
const head = Buffer.from('--B\r\nContent-Disposition: form-data; name="file"; filename="x.pdf"\r\n\r\n');
const tail = Buffer.from("\r\n--B--\r\n");
const whole = Buffer.concat([head, genuineFiles.pdf!, tail]);

/** The application behind a real socket, with timers that go off when the test says so. */
async function serve() {
  const folder = mkdtempSync(join(tmpdir(), "sitewright-stalled-"));
  const stagingFolder = join(folder, "incoming");
  const timers = createManualTimers();
  const storage = createDiskStorage(join(folder, "files"));
  const app = await createTestApp({ storage, stagingFolder, schedule: timers.schedule });
  const { server, port } = await listen({ host: "127.0.0.1", port: 0 }, app.app.fetch, () => {});
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
    removeFolder(folder);
  });
  /** Sizes of the files that are on their way. */
  const staged = (): number[] => {
    try {
      return readdirSync(stagingFolder).map((name) => statSync(join(stagingFolder, name)).size);
    } catch {
      return [];
    }
  };
  const post = ({ cookie }: Browser, announcedBytes: number, path = "/api/uploads") =>
    request({
      port,
      host: "127.0.0.1",
      method: "POST",
      path,
      headers: {
        cookie,
        origin: testOrigin,
        "content-type": "multipart/form-data; boundary=B",
        "content-length": announcedBytes,
      },
    });
  return { app, timers, staged, post, rows: () => app.database.db.upload.count() };
}

type Served = Awaited<ReturnType<typeof serve>>;

function answerOf(sent: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    sent.on("response", (response) => resolve(response.resume()));
    sent.on("error", reject);
  });
}

/** Begins an upload of 10 MB that stops after its first bytes, and gives its answer, whenever that comes. */
function stall({ post }: Served, browser: Browser, firstBytes = kilobyte) {
  const sent = post(browser, 10 * megabyte);
  const answer = answerOf(sent);
  sent.write(head);
  sent.write(Buffer.alloc(firstBytes, 7));
  return { sent, answer };
}

function upload({ post }: Served, browser: Browser): Promise<IncomingMessage> {
  const sent = post(browser, whole.length);
  const answer = answerOf(sent);
  sent.end(whole);
  return answer;
}

test("S69 one client's stalled uploads: four are taken, the next is 429 with the time to wait, and another client uploads meanwhile", async () => {
  const served = await serve();
  const maya = await served.app.signUp("maya@client.example");
  const ben = await served.app.signUp("ben@client.example");
  for (let i = 0; i < 4; i++) stall(served, maya).answer.catch(() => {});
  await expect.poll(() => served.staged().length).toBe(4);
  const refused = await stall(served, maya).answer;
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect(served.staged()).toHaveLength(4);
  expect((await upload(served, ben)).statusCode).toBe(201);
});

test("S69 an upload of which nothing comes for half a minute is cut off: it leaves nothing, and its place is free", async () => {
  const served = await serve();
  const maya = await served.app.signUp("maya@client.example");
  const stalled = Array.from({ length: 4 }, () => stall(served, maya));
  const closed = stalled.map(({ sent }) => new Promise((resolve) => sent.on("close", resolve)));
  await expect.poll(() => served.staged().length).toBe(4);
  served.timers.elapse(30_000);
  const answers = await Promise.all(stalled.map(({ answer }) => answer));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400]);
  // Not only the answer is given: the connection ends as well.
  await Promise.all(closed);
  expect(served.staged()).toEqual([]);
  expect((await upload(served, maya)).statusCode).toBe(201);
  expect(await served.rows()).toBe(1);
});

test("S69 an upload that sends almost nothing is cut off, a slow one continues until it is complete", async () => {
  const served = await serve();
  const maya = await served.app.signUp("maya@client.example");
  const content = Buffer.concat([genuineFiles.pdf!, Buffer.alloc(200 * kilobyte)]);
  const slow = served.post(maya, head.length + content.length + tail.length);
  const stored = answerOf(slow);
  const drips = stall(served, maya, 100 * kilobyte);
  await expect.poll(() => served.staged()).toEqual([100 * kilobyte]);
  slow.write(head);
  const pieceBytes = 64 * kilobyte;
  for (let sentBytes = pieceBytes; sentBytes < content.length; sentBytes += pieceBytes) {
    slow.write(content.subarray(sentBytes - pieceBytes, sentBytes));
    drips.sent.write(Buffer.alloc(1));
    await expect.poll(() => served.staged().includes(sentBytes)).toBe(true);
    served.timers.elapse(30_000);
  }
  expect((await drips.answer).statusCode).toBe(400);
  slow.write(content.subarray(content.length - (content.length % pieceBytes)));
  slow.end(tail);
  expect((await stored).statusCode).toBe(201);
});

test("S69 no upload takes longer than ten minutes, however steadily it comes", async () => {
  const served = await serve();
  const maya = await served.app.signUp("maya@client.example");
  const { sent, answer } = stall(served, maya, 40 * kilobyte);
  for (let window = 1; window <= 20; window++) {
    await expect.poll(() => served.staged()[0]).toBe(window * 40 * kilobyte);
    served.timers.elapse(30_000);
    if (window < 20) sent.write(Buffer.alloc(40 * kilobyte));
  }
  expect((await answer).statusCode).toBe(400);
  expect(served.staged()).toEqual([]);
});

test("S69 bytes on their way count towards the account's room: two of 10 MB do not fit into 15", async () => {
  const served = await serve();
  const maya = await served.app.signUp("maya@client.example");
  expect((await upload(served, maya)).statusCode).toBe(201);
  await served.app.database.db.upload.updateMany({
    data: { sizeBytes: userQuota.bytes - 15 * megabyte },
  });
  const first = stall(served, maya);
  await expect.poll(() => served.staged().length).toBe(1);
  expect((await stall(served, maya).answer).statusCode).toBe(409);
  expect((await upload(served, maya)).statusCode).toBe(201);
  first.sent.destroy();
  await expect(first.answer).rejects.toThrow();
});

test("S69 a document that an administrator shares is cut off alike when nothing more of it comes", async () => {
  const served = await serve();
  const owner = await served.app.signInAsOwner();
  const sent = served.post(owner, 100 * kilobyte, "/api/admin/documents/files");
  const answer = answerOf(sent);
  sent.write(head);
  sent.write(Buffer.alloc(kilobyte, 7));
  await expect.poll(() => served.staged().length).toBe(1);
  served.timers.elapse(30_000);
  expect((await answer).statusCode).toBe(400);
  expect(served.staged()).toEqual([]);
});
