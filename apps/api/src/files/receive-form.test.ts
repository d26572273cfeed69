import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Refusal } from "../http/refusal.ts";
import { scheduleByTimer } from "../schedule.ts";
import { type FormBody, type ReceiveOptions, receiveForm } from "./receive-form.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sitewright-receive-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const megabyte = 1024 * 1024;

function formOf(parts: Record<string, string | File>): Request {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) form.append(name, value);
  return new Request("http://localhost/", { method: "POST", body: form });
}

function receive(request: Request, options: Partial<FormBody & ReceiveOptions> = {}) {
  const form = {
    body: request.body!,
    contentType: request.headers.get("content-type") ?? "",
    maxBytes: 10 * megabyte,
    tooLarge: "At most 10 MB.",
    ...options,
  };
  return receiveForm(form, { stagingFolder: folder, schedule: scheduleByTimer, id: "staged", ...options });
}

const tooLarge = { code: "too-large", details: { detail: "At most 10 MB." } };
const unreadable = {
  code: "invalid-request",
  details: { detail: "The form was not received completely. Please try again." },
};
const tooSlow = {
  code: "invalid-request",
  details: { detail: "The file stopped arriving. Please try again." },
};

function streamed(chunks: AsyncIterable<Uint8Array>): Request {
  const headers = { "content-type": "multipart/form-data; boundary=B" };
  return new Request("http://localhost/", {
    method: "POST",
    body: ReadableStream.from(chunks),
    duplex: "half",
    headers,
  });
}

const head = Buffer.from('--B\r\nContent-Disposition: form-data; name="file"; filename="x.png"\r\n\r\n');

test("S-05 a form arrives whole: name, size, hash, bytes and fields, whatever their order", async () => {
  const content = Buffer.from(Array.from({ length: 300_000 }, (_, i) => i % 253));
  for (const parts of [
    { file: new File([content], "Crème 🥖.png"), category: "logo" },
    { category: "logo", file: new File([content], "Crème 🥖.png") },
  ]) {
    const received = await receive(formOf(parts));
    expect(received).toEqual({
      file: {
        path: join(folder, "staged"),
        rawName: "Crème 🥖.png",
        contentType: "application/octet-stream",
        sizeBytes: 300_000,
        sha256: createHash("sha256").update(content).digest("hex"),
      },
      fields: { category: "logo" },
    });
    expect(readFileSync(join(folder, "staged")).equals(content)).toBe(true);
    rmSync(join(folder, "staged"));
  }
});

test("S46 exactly the limit is accepted, one byte more is refused and leaves nothing", async () => {
  const maxBytes = 10_485_760;
  const exact = await receive(formOf({ file: new File([new Uint8Array(maxBytes)], "x") }), { maxBytes });
  expect(exact).toMatchObject({ file: { sizeBytes: maxBytes } });
  rmSync(join(folder, "staged"));
  expect(
    await receive(formOf({ file: new File([new Uint8Array(maxBytes + 1)], "x") }), { maxBytes }),
  ).toMatchObject(tooLarge);
  expect(readdirSync(folder)).toEqual([]);
});

test("S46 an endless body is cut at the limit, and memory stays flat", async () => {
  let sentBytes = 0;
  async function* endless() {
    yield head;
    for (;;) {
      sentBytes += megabyte;
      yield new Uint8Array(megabyte);
    }
  }
  const before = process.memoryUsage().rss;
  expect(await receive(streamed(endless()))).toMatchObject(tooLarge);
  expect(sentBytes).toBeLessThan(20 * megabyte);
  expect(process.memoryUsage().rss - before).toBeLessThan(64 * megabyte);
  expect(readdirSync(folder)).toEqual([]);
});

test("F12 a connection that breaks half-way leaves nothing", async () => {
  async function* broken() {
    yield head;
    yield new Uint8Array(100_000);
    throw new Error("reset");
  }
  expect(await receive(streamed(broken()))).toMatchObject(unreadable);
  expect(readdirSync(folder)).toEqual([]);
});

test("F12 a body that ends before the form does leaves nothing", async () => {
  async function* short() {
    yield head;
    yield new Uint8Array(100_000);
  }
  expect(await receive(streamed(short()))).toMatchObject(unreadable);
  expect(readdirSync(folder)).toEqual([]);
});

test("F12 a form cut off after any of its bytes leaves nothing and ends nothing", async () => {
  const parts = ["other", "file", "file"].map(
    (name) => `--B\r\nContent-Disposition: form-data; name="${name}"; filename="x.png"\r\n\r\nbytes\r\n`,
  );
  const form = `--B\r\nContent-Disposition: form-data; name="category"\r\n\r\nlogo\r\n${parts.join("")}`;
  for (let length = 0; length < form.length; length++) {
    async function* cut() {
      yield Buffer.from(form.slice(0, length));
    }
    expect(await receive(streamed(cut()))).toMatchObject(unreadable);
    expect(readdirSync(folder)).toEqual([]);
  }
});

test("S-05 an upload that takes too long is cut off and leaves nothing", async () => {
  async function* slow() {
    yield head;
    for (;;) {
      yield new Uint8Array(10);
      await new Promise((resume) => setTimeout(resume, 20));
    }
  }
  expect(await receive(streamed(slow()), { schedule: (run) => scheduleByTimer(run, 150) })).toMatchObject(
    tooSlow,
  );
  expect(readdirSync(folder)).toEqual([]);
});

test.each(["", "text/plain", "multipart/form-data"])(
  "a body of type %j is unreadable",
  async (contentType) => {
    expect(await receive(formOf({ file: new File(["x"], "x") }), { contentType })).toMatchObject(unreadable);
  },
);

test("only the first file of the form is kept, and only under its name", async () => {
  const form = new FormData();
  form.append("other", new File(["other"], "other.png"));
  form.append("file", new File(["first"], "first.png"));
  form.append("file", new File(["second"], "second.png"));
  const received = await receive(new Request("http://localhost/", { method: "POST", body: form }));
  expect(readdirSync(folder).length).toBeLessThanOrEqual(1);
  expect(received).not.toMatchObject({ file: { rawName: "second.png" } });
});

test("F12 a fault of the disk is thrown, not blamed on the client", async () => {
  const file = join(folder, "not-a-folder");
  writeFileSync(file, "");
  await expect(receive(formOf({ file: new File(["x"], "x") }), { stagingFolder: file })).rejects.toThrow(
    /EEXIST|ENOTDIR/,
  );
});

test("S17 the form of somebody who was signed out while it arrived is refused, and leaves no file", async () => {
  const refusal = new Refusal("sign-in-required");
  const request = formOf({ file: new File(["content"], "x.png") });
  const staged: string[][] = [];
  const refuseFormer = async () => {
    staged.push(readdirSync(folder));
    return refusal;
  };
  expect(await receive(request, { refuseFormer })).toBe(refusal);
  expect([staged, readdirSync(folder)]).toEqual([[["staged"]], []]);
});
