import { Readable } from "node:stream";
import { defineEndpoint } from "@sitewright/contracts";
import { afterEach, expect, test, vi } from "vitest";
import type { FileAnswer } from "../src/http/send-file.ts";
import { listenTo } from "./harness/listening.ts";
import { createTestApp } from "./harness/test-app.ts";

const download = defineEndpoint({
  name: "download",
  summary: "A file that is made while it is read.",
  method: "GET",
  path: "/api/test/download",
  access: "public",
  status: 200,
  response: { kind: "file", type: "text/plain" },
  errors: [],
});

const chunk = Buffer.alloc(1000, "a");

/** The file on the real server, and what is printed outside the log. */
async function serve(file: Pick<FileAnswer, "sizeBytes">, content: () => AsyncGenerator<Buffer>) {
  const printed = [vi.spyOn(console, "error"), vi.spyOn(console, "info")];
  const app = await createTestApp({
    mountMore: (mount) =>
      mount(download, async () => ({
        ...file,
        name: "file.txt",
        open: async () => Readable.from(content()),
      })),
  });
  const { origin, faults } = await listenTo(app);
  return { app, printed, faults, ask: (init?: RequestInit) => fetch(origin + download.path, init) };
}

afterEach(() => void vi.restoreAllMocks());

test.each([{}, { sizeBytes: 100_000 }])(
  "S-08.32 a download that breaks off after its first byte is cut, and logged once with its request's id and the cause (%o)",
  async (file) => {
    const { app, printed, faults, ask } = await serve(file, async function* () {
      yield chunk;
      await new Promise((resolve) => setTimeout(resolve, 20));
      throw new Error("The disk is gone: /var/lib/secret.");
    });
    const answer = await ask();
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow("terminated");
    const records = app.logged.filter(({ level }) => Number(level) >= 40);
    expect(records).toMatchObject([
      {
        msg: "request failed",
        requestId: answer.headers.get("x-request-id"),
        path: download.path,
        err: { message: "The disk is gone: /var/lib/secret." },
      },
    ]);
    expect([faults, ...printed.map(({ mock }) => mock.calls)]).toEqual([[], [], []]);
  },
);

test("S-08.33 a download that its client leaves is ended, and logged as no fault", async () => {
  const ended = Promise.withResolvers<void>();
  const { app, printed, faults, ask } = await serve({}, async function* () {
    try {
      for (;;) {
        yield chunk;
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    } finally {
      ended.resolve();
    }
  });
  const leave = new AbortController();
  const answer = await ask({ signal: leave.signal });
  await answer.body?.getReader().read();
  leave.abort();
  await ended.promise;
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(app.logged.filter(({ level }) => Number(level) >= 40)).toEqual([]);
  expect([faults, ...printed.map(({ mock }) => mock.calls)]).toEqual([[], [], []]);
});
