import { mkdtempSync, readdirSync } from "node:fs";
import { type ClientRequest, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { listen } from "../src/server/listen.ts";
import { createDiskStorage } from "../src/storage/disk-storage.ts";
import { genuineFiles } from "./fixtures/sample-files.ts";
import { watchHeldBuffers } from "./harness/held-buffers.ts";
import { removeFolder } from "./harness/remove-folder.ts";
import { createTestApp, testOrigin } from "./harness/test-app.ts";

const megabyte = 1024 * 1024;
const head = Buffer.from('--B\r\nContent-Disposition: form-data; name="file"; filename="x.pdf"\r\n\r\n');
const tail = Buffer.from("\r\n--B--\r\n");

/** The application behind a real socket, with a client signed in. */
async function serve() {
  const folder = mkdtempSync(join(tmpdir(), "sitewright-http-"));
  const storage = createDiskStorage(join(folder, "files"));
  const app = await createTestApp({ storage, stagingFolder: join(folder, "files", ".tmp") });
  const browser = await app.signUp("maya@client.example");
  const { server, port } = await listen({ host: "127.0.0.1", port: 0 }, app.app.fetch, () => {});
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
    removeFolder(folder);
  });
  const files = () =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name);
  const post = (headers: Record<string, string>) =>
    request({
      port,
      host: "127.0.0.1",
      method: "POST",
      path: "/api/uploads",
      headers: {
        cookie: browser.cookie,
        origin: testOrigin,
        "content-type": "multipart/form-data; boundary=B",
        ...headers,
      },
    });
  return { app, files, post, rows: () => app.database.db.upload.count() };
}

/** The status of the answer, or why there was none. */
function outcome(sent: ClientRequest): Promise<number | string> {
  return new Promise((resolve) => {
    sent.on("response", (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.on("error", ({ message }) => resolve(message));
  });
}

/** Writes until the other side stops reading or the number of bytes is reached; returns how many were taken. */
async function pour(sent: ClientRequest, sizeBytes: number): Promise<number> {
  let taken = 0;
  let isOver = false;
  sent.on("close", () => {
    isOver = true;
  });
  while (!isOver && taken < sizeBytes) {
    if (sent.write(Buffer.alloc(megabyte))) await new Promise((resume) => setImmediate(resume));
    else
      await Promise.race([
        new Promise((resume) => sent.once("drain", resume)),
        new Promise((r) => setTimeout(r, 500)),
      ]);
    taken += megabyte;
  }
  return taken;
}

test("S46 twenty uploads of 10 MB at once, four of each account, are stored whole, with flat memory", async () => {
  const { app, files, post, rows } = await serve();
  const cookies: string[] = [];
  for (const name of ["ada", "ben", "cleo", "dan", "eve"])
    cookies.push((await app.signUp(`${name}@client.example`)).cookie ?? "");
  const content = Buffer.concat([genuineFiles.pdf!, Buffer.alloc(10_485_760 - genuineFiles.pdf!.length)]);
  const memory = watchHeldBuffers({ atMostBytes: 150 * megabyte });
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => {
      const cookie = cookies[index % cookies.length] ?? "";
      const sent = post({ cookie, "content-length": String(head.length + content.length + tail.length) });
      const answer = outcome(sent);
      sent.write(head);
      sent.write(content);
      sent.end(tail);
      return answer;
    }),
  );
  const heldBytes = memory.stop();
  expect(answers).toEqual(Array.from({ length: 20 }, () => 201));
  expect(files()).toHaveLength(20);
  expect(await rows()).toBe(20);
  // All bodies together are 200 MB: with all of them in memory it would be more.
  expect(heldBytes / megabyte).toBeLessThan(150);
});

test("S41 S46 a body without end is cut at the limit and answered with 413", async () => {
  const { files, post, rows } = await serve();
  const sent = post({ "transfer-encoding": "chunked" });
  const answer = outcome(sent);
  sent.write(head);
  const taken = await pour(sent, 500 * megabyte);
  expect([413, "read ECONNRESET", "write ECONNRESET", "write EPIPE"]).toContain(await answer);
  expect(taken).toBeLessThan(100 * megabyte);
  expect(files()).toEqual([]);
  expect(await rows()).toBe(0);
});

test.each([10_485_761, 11 * megabyte, 40 * megabyte])(
  "S46 a browser that sends a file of %i bytes gets the answer 413, not a cut connection",
  async (sizeBytes) => {
    const { files, post } = await serve();
    const sent = post({ "content-length": String(head.length + sizeBytes + tail.length) });
    const answer = outcome(sent);
    sent.write(head);
    sent.write(Buffer.alloc(sizeBytes));
    sent.end(tail);
    expect(await answer).toBe(413);
    expect(files()).toEqual([]);
  },
  30_000,
);

test("S46 a Content-Length that is too small cuts the body: the form is incomplete and nothing is stored", async () => {
  const { files, post } = await serve();
  const sent = post({ "content-length": String(head.length + 100) });
  const answer = outcome(sent);
  sent.write(head);
  sent.write(genuineFiles.pdf);
  sent.end(Buffer.alloc(megabyte));
  expect(await answer).toBe(400);
  expect(files()).toEqual([]);
});

test("F12 a connection reset half-way leaves nothing and the server keeps working", async () => {
  const { files, post, rows } = await serve();
  const sent = post({ "content-length": String(5 * megabyte) });
  const answer = outcome(sent);
  sent.write(head);
  sent.write(Buffer.alloc(2 * megabyte));
  await expect.poll(() => files().length).toBe(1);
  sent.destroy();
  expect(await answer).toBe("socket hang up");
  await expect.poll(() => files()).toEqual([]);
  expect(await rows()).toBe(0);
  const next = post({});
  const nextAnswer = outcome(next);
  next.end(Buffer.concat([head, genuineFiles.pdf!, tail]));
  expect(await nextAnswer).toBe(201);
});
