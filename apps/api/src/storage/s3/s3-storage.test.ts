import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { open as openFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer, text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { type S3Fault, type S3Front, startS3Front } from "../../../test/harness/s3/s3-front.ts";
import { published } from "../../../test/harness/s3/sigv4.fixture.ts";
import { signatureOf } from "../../../test/harness/s3/sigv4.ts";
import { collectUncaught } from "../../../test/harness/uncaught.ts";
import { S3Error } from "./s3-error.ts";
import { createS3Storage, defaultS3Timeouts, type S3Settings } from "./s3-storage.ts";
import { s3Remedy } from "./texts.ts";

const path = "media/u1/1_a_photo.png";
const key = `studio/files/${path}`;
const content = Buffer.from(Array.from({ length: 300_000 }, (_, i) => i % 251));
const of = (bytes: Buffer | string) => Readable.from([Buffer.from(bytes)]);

interface Opened {
  change?: Partial<S3Settings>;
  now?: () => Date;
  /** Per attempt; the whole is ten times that. */
  attemptMs?: number;
}

/** A storage on its own bucket, whose waits are only recorded. */
async function open({ change, now = () => new Date(), attemptMs = 5_000 }: Opened = {}) {
  const front = await startS3Front();
  const spoolFolder = mkdtempSync(join(tmpdir(), "sitewright-spool-"));
  onTestFinished(async () => {
    await front.close();
    rmSync(spoolFolder, { recursive: true, force: true });
  });
  const waits: number[] = [];
  let waited = 0;
  const wait = async (ms: number) => {
    waits.push(ms);
    waited += ms;
  };
  const settings = { ...front.account, prefix: "studio", spoolFolder, ...change };
  const limits = (maxMs: number) => ({ maxMs, attemptMs });
  const storage = createS3Storage(
    settings,
    { operation: limits(defaultS3Timeouts.operation.maxMs), upload: limits(defaultS3Timeouts.upload.maxMs) },
    { now, random: () => 1, elapsedMs: () => waited, wait, retryMs: 400 },
  );
  return { front, storage, waits, spoolFolder };
}

/** The first requests of a kind go wrong, the later ones do not. */
function failing(front: S3Front, method: string, faults: readonly S3Fault[]): void {
  const left = [...faults];
  front.fault = (request) => (request.method === method && request.key !== "" ? left.shift() : undefined);
}

test.each(published.examples)("S-05.32 the judge signs $name as AWS publishes it", (example) => {
  const sha256 = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
  const headers = {
    host: "examplebucket.s3.amazonaws.com",
    "x-amz-content-sha256": sha256,
    "x-amz-date": "20130524T000000Z",
    ...example.headers,
  };
  const { secret, scope } = published;
  const { target, signedHeaders } = example;
  expect(signatureOf({ method: "GET", target, headers }, { secret, scope, signedHeaders })).toBe(
    example.signature,
  );
});

const wrong: [string, Opened, string][] = [
  ["secret", { change: { secretAccessKey: "another" } }, "S3_SECRET_ACCESS_KEY"],
  ["key", { change: { accessKeyId: "AKIAOTHER" } }, "S3_ACCESS_KEY_ID"],
  ["clock", { now: () => new Date(Date.now() + 16 * 60_000) }, "clock"],
  ["region", { change: { region: "us-east-1" } }, "S3_REGION"],
  ["bucket", { change: { bucket: "another-one" } }, "S3_BUCKET does not exist"],
];

test.each(wrong)(
  "S-05.32 a wrong %s is refused at once, nothing passes for missing, and the operator reads what to do",
  async (_name, opened, words) => {
    const { front, storage, waits } = await open(opened);
    front.objects.set(key, { bytes: content, modifiedAt: new Date() });
    for (const ask of [
      () => storage.get(path),
      () => storage.exists(path),
      () => storage.readMark(),
      () => storage.put(path, of("x")),
    ]) {
      const error = await ask().then(
        () => undefined,
        (fault: unknown) => fault,
      );
      expect(error instanceof S3Error && s3Remedy(error)).toContain(words);
    }
    expect([waits, front.objects.get(key)?.bytes]).toEqual([[], content]);
  },
);

test("S-05.32 what does not match its hash is not stored", async () => {
  const { front, storage } = await open();
  const send = globalThis.fetch;
  onTestFinished(() => {
    globalThis.fetch = send;
  });
  globalThis.fetch = (input, init) => send(input, init?.body ? { ...init, body: "y".repeat(5) } : init);
  await expect(storage.put(path, of("x".repeat(5)))).rejects.toThrow("XAmzContentSHA256Mismatch");
  expect(front.objects.size).toBe(0);
});

const passing: [string, S3Fault][] = [
  ["a 500", { kind: "status", status: 500, code: "InternalError" }],
  ["a request to slow down", { kind: "status", status: 503, code: "SlowDown" }],
  ["a dropped line", { kind: "drop" }],
  ["an answer that is lost", { kind: "drop-answer" }],
];

test.each(passing)("F12 %s is waited out, for reading, writing and deleting", async (_name, fault) => {
  const { front, storage, waits, spoolFolder } = await open();
  failing(front, "PUT", [fault, fault]);
  await storage.put(path, of(content));
  expect(front.objects.get(key)?.bytes).toEqual(content);
  expect([waits, readdirSync(spoolFolder)]).toEqual([[400, 800], []]);
  failing(front, "GET", [fault, fault]);
  expect(await buffer((await storage.get(path)) ?? of(""))).toEqual(content);
  failing(front, "DELETE", [fault]);
  await storage.delete(path);
  expect(front.objects.size).toBe(0);
});

test("F12 a request to a hanging bucket times out, and is retried", async () => {
  const { front, storage } = await open({ attemptMs: 300 });
  failing(front, "PUT", [{ kind: "slow", ms: 2_000 }]);
  await storage.put(path, of(content));
  expect(front.objects.get(key)?.bytes).toEqual(content);
});

test("S-05.37 F12 an upload that nobody waits for any more is not tried again", async () => {
  const { front, storage, spoolFolder } = await open();
  const gone = new AbortController();
  front.fault = () => {
    gone.abort();
    return { kind: "status", status: 503, code: "SlowDown" };
  };
  await expect(storage.put(path, of("x"), gone.signal)).rejects.toThrow(S3Error);
  expect([front.requests.length, readdirSync(spoolFolder)]).toEqual([1, []]);
});

test("S-05.93 a file that is lost before it is sent again fails the upload and ends no process", async () => {
  const { front, storage, spoolFolder } = await open();
  const uncaught = collectUncaught();
  front.fault = () => {
    for (const name of readdirSync(spoolFolder)) rmSync(join(spoolFolder, name));
    return { kind: "status", status: 503, code: "SlowDown" };
  };
  await expect(storage.put(path, of("x"))).rejects.toThrow("ENOENT");
  expect([front.requests.length, uncaught]).toEqual([1, []]);
});

test("S-05.94 a file that was opened for a spool folder that cannot be made is closed", async () => {
  const { spoolFolder } = await open();
  writeFileSync(join(spoolFolder, "sent"), "x");
  const { storage } = await open({ change: { spoolFolder: join(spoolFolder, "sent") } });
  const opened = (await openFile(join(spoolFolder, "sent"))).createReadStream();
  await expect(storage.put(path, opened)).rejects.toThrow("EEXIST");
  await expect.poll(() => opened.closed).toBe(true);
});

test.each([
  [
    "an operation within 120 s",
    120_000,
    (storage: Awaited<ReturnType<typeof open>>["storage"]) => storage.delete(path),
  ],
  [
    "an upload within 600 s",
    600_000,
    (storage: Awaited<ReturnType<typeof open>>["storage"]) => storage.put(path, of("x")),
  ],
])("S-05.33 a bucket that never recovers ends %s, and not sooner than that", async (_name, maxMs, run) => {
  const { front, storage, waits } = await open();
  front.fault = () => ({ kind: "status", status: 503, code: "SlowDown" });
  await expect(run(storage)).rejects.toThrow("S3 503 SlowDown");
  const waited = waits.reduce((sum, ms) => sum + ms, 0);
  expect(waited).toBeLessThan(maxMs);
  expect(waited).toBeGreaterThan(maxMs - 20_000);
});

test.each([0, 7, 100_000])(
  "F12 an object whose line breaks after %i bytes is read on from there",
  async (bytes) => {
    const { front, storage } = await open();
    await storage.put(path, of(content));
    failing(front, "GET", [{ kind: "truncate", bytes }, { kind: "drop" }, { kind: "truncate", bytes: 11 }]);
    expect(await buffer((await storage.get(path)) ?? of(""))).toEqual(content);
    failing(front, "GET", [{ kind: "truncate", bytes: 3 }]);
    const range = { start: 1000, end: 1999 };
    expect(await buffer((await storage.get(path, range)) ?? of(""))).toEqual(content.subarray(1000, 2000));
  },
);

test("F12 an object that changes while it is read is no mixture of both", async () => {
  const { front, storage } = await open();
  await storage.put(path, of(content));
  failing(front, "GET", [{ kind: "truncate", bytes: 10 }]);
  const stream = await storage.get(path);
  front.objects.set(key, { bytes: Buffer.alloc(300_000), modifiedAt: new Date() });
  await expect(buffer(stream ?? of(""))).rejects.toThrow("412 PreconditionFailed");
});

test("S-05.31 a listing that is cut off or refused in the middle is asked for again, and names nothing twice", async () => {
  const { front, storage } = await open();
  const paths = Array.from({ length: 5 }, (_, index) => `media/u1/${index}_b_x.pdf`);
  for (const one of paths) await storage.put(one, of("x"));
  const faults: S3Fault[] = [
    { kind: "truncate", bytes: 60 },
    { kind: "status", status: 503, code: "SlowDown" },
  ];
  front.fault = ({ query }) => (query.has("continuation-token") ? faults.shift() : undefined);
  const listed: string[] = [];
  for await (const stored of storage.list()) listed.push(stored.path);
  expect([listed, faults]).toEqual([paths, []]);
});

test("S-17.22 a copy that fails after its 200 takes nothing away, and is made again", async () => {
  const { front, storage } = await open();
  await storage.put(path, of("photo"));
  front.fault = ({ headers }) => (headers["x-amz-copy-source"] ? { kind: "copy-fails" } : undefined);
  await expect(storage.moveToBin(path, new Date())).rejects.toThrow("InternalError");
  expect([...front.objects.keys()]).toEqual([key]);
  failing(front, "PUT", [{ kind: "copy-fails" }]);
  await storage.moveToBin(path, new Date());
  expect(await storage.exists(path)).toBe(false);
  const found = await storage.get(path);
  expect(found && (await text(found))).toBe("photo");
});

test("S-17.22 a sweep that ended between its copy and its deletion, or that runs while a file is read, loses no file", async () => {
  const { front, storage } = await open();
  await storage.put(path, of("photo"));
  front.fault = ({ method }) =>
    method === "DELETE" ? { kind: "status", status: 403, code: "AccessDenied" } : undefined;
  await expect(storage.moveToBin(path, new Date())).rejects.toThrow("AccessDenied");
  // The copy is young: the sweep that made it may be about to delete the file.
  front.fault = () => undefined;
  expect(await storage.restore(path)).toBe(true);
  expect(front.objects.size).toBe(2);
  await Promise.all([storage.moveToBin(path, new Date()), storage.restore(path), storage.get(path)]);
  const found = await storage.get(path);
  expect(found && (await text(found))).toBe("photo");
});

test("S-17.22 a left-over copy of a file that is stored goes once it is an hour old", async () => {
  let now = new Date("2026-03-01T12:00:00Z");
  const { front, storage } = await open();
  const later = createS3Storage({ ...front.account, prefix: "studio", spoolFolder: tmpdir() });
  await storage.put(path, of("photo"));
  await storage.moveToBin(path, now);
  front.objects.set(key, { bytes: Buffer.from("photo"), modifiedAt: now });
  now = new Date();
  expect(await later.restore(path)).toBe(true);
  expect([...front.objects.keys()]).toEqual([key]);
});

test("S-17.21 a bucket that knows no conditions is looked at before it is taken", async () => {
  const { front, storage } = await open();
  front.hasConditions = false;
  expect([await storage.claimMark("ours"), await storage.claimMark("theirs")]).toEqual([true, false]);
  expect(await storage.readMark()).toBe("ours");
});

test("S75 a redirect is not followed: the signature is only for the configured host", async () => {
  const { front, storage } = await open();
  front.fault = () => ({ kind: "status", status: 307, code: "TemporaryRedirect" });
  await expect(storage.readMark()).rejects.toThrow("307");
});
