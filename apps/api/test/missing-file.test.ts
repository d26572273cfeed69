import { rmSync, truncateSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { problemSchema } from "@sitewright/contracts";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { listen } from "../src/server/listen.ts";
import { createDiskStorage } from "../src/storage/disk-storage.ts";
import type { Browser } from "./harness/browser.ts";
import { createObjects } from "./harness/endpoint-objects.ts";
import { annEmail } from "./harness/endpoint-samples.ts";
import { useDataDir } from "./harness/server-process.ts";
import { createTestApp, type TestApp } from "./harness/test-app.ts";

afterEach(() => vi.restoreAllMocks());

/** A client with an upload and a document whose files were lost, as after a backup that was restored without them. */
async function startWithoutFiles(): Promise<{ app: TestApp; ann: Browser; paths: string[] }> {
  const folder = join(useDataDir(), "files");
  const app = await createTestApp({ storage: createDiskStorage(folder) });
  const ann = await app.signUp(annEmail);
  const { uploadId, documentId } = await createObjects(app, ann);
  rmSync(folder, { recursive: true });
  const upload = `/api/uploads/${uploadId}`;
  return { app, ann, paths: [`${upload}/content`, `${upload}/preview`, `/api/documents/${documentId}/file`] };
}

interface Answer {
  status: number;
  headers: Headers;
  body: string;
}

/** Reads answers one after the other as their lengths say (RFC 9112, section 6). */
function readAnswers(text: string): Answer[] {
  const answers: Answer[] = [];
  let rest = text;
  while (rest !== "") {
    const end = rest.indexOf("\r\n\r\n");
    const [statusLine = "", ...lines] = rest.slice(0, end).split("\r\n");
    const headers = new Headers(
      lines.map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1).trim()]),
    );
    const bodyEnd = end + 4 + Number(headers.get("content-length"));
    answers.push({
      status: Number(/^HTTP\/1\.1 (\d{3})/.exec(statusLine)?.[1] ?? 0),
      headers,
      body: rest.slice(end + 4, bodyEnd),
    });
    rest = rest.slice(bodyEnd);
  }
  return answers;
}

/** The text of everything that one connection answers to these requests, the last of which ends it. */
async function askOnOneConnection(app: TestApp, cookie: string, paths: string[]): Promise<string> {
  const { server, port } = await listen({ host: "127.0.0.1", port: 0 }, app.app.fetch, () => {});
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  let text = "";
  socket.setEncoding("latin1").on("data", (chunk: string) => {
    text += chunk;
  });
  paths.forEach((path, index) => {
    const connection = index === paths.length - 1 ? "close" : "keep-alive";
    const lines = [
      `GET ${path} HTTP/1.1`,
      "Host: localhost",
      `Cookie: ${cookie}`,
      `Connection: ${connection}`,
    ];
    socket.write([...lines, "", ""].join("\r\n"));
  });
  await new Promise((resolve) => socket.once("close", resolve));
  return text;
}

test("S74 a missing stored file is a server error, and the next response on the connection is complete", async () => {
  const { app, ann, paths } = await startWithoutFiles();
  for (const path of paths) {
    const text = await askOnOneConnection(app, ann.cookie ?? "", [path, "/healthz"]);
    const [lost, next, ...others] = readAnswers(text);
    expect([lost?.status, next?.status, others], path).toEqual([500, 200, []]);
    const problem = problemSchema.parse(JSON.parse(lost?.body ?? ""));
    expect([problem.code, problem.detail]).toEqual(["internal-error", "This file is missing on our side."]);
    for (const name of ["content-disposition", "content-range", "accept-ranges", "etag", "vary"])
      expect(lost?.headers.get(name), `${path} ${name}`).toBeNull();
    expect(lost?.headers.get("cache-control")).toBe("no-store");
  }
});

test("S74 a lost file is written to the log with its request, and asking only for its length reports it too", async () => {
  const { app, ann, paths } = await startWithoutFiles();
  for (const path of paths) {
    app.logged.length = 0;
    const response = await ann.send("HEAD", path);
    expect([response.status, response.headers.get("content-disposition")], path).toEqual([500, null]);
    expect(app.logged.find(({ msg }) => msg === "request failed")).toMatchObject({
      path,
      requestId: response.headers.get("x-request-id"),
      err: { message: expect.stringMatching(/^A row has no file: /) },
    });
  }
});

test("S74 a file that has lost its end ends the connection: no other answer is taken for the rest of it", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const folder = join(useDataDir(), "files");
  const app = await createTestApp({ storage: createDiskStorage(folder) });
  const ann = await app.signUp(annEmail);
  const { uploadId } = await createObjects(app, ann);
  const { storagePath } = await app.database.db.upload.findUniqueOrThrow({ where: { id: uploadId } });
  truncateSync(join(folder, storagePath), 10);
  const paths = [`/api/uploads/${uploadId}/content`, "/healthz"];
  const text = await askOnOneConnection(app, ann.cookie ?? "", paths);
  expect(text.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  expect(text.slice(text.indexOf("\r\n\r\n") + 4)).toHaveLength(10);
});

test("S74 a range beyond the end of a file is refused without its type, name and tag", async () => {
  const app = await createTestApp();
  const ann = await app.signUp(annEmail);
  const { uploadId } = await createObjects(app, ann);
  const path = `/api/uploads/${uploadId}/content`;
  const { headers, status } = await ann.send("GET", path, { headers: { range: "bytes=100000-" } });
  expect(status).toBe(416);
  expect(headers.get("content-range")).toMatch(/^bytes \*\/\d+$/);
  for (const name of ["content-type", "content-disposition", "content-length", "etag", "accept-ranges"])
    expect(headers.get(name), name).toBeNull();
});
