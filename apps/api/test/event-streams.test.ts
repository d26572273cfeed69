import { Validator } from "@seriousme/openapi-schema-validator";
import { type CallResult, defineEndpoint, type EventStream } from "@sitewright/contracts";
import { expect, test } from "vitest";
import { z } from "zod";
import type { Handler } from "../src/http/mount.ts";
import { openApiDocument } from "../src/http/openapi.ts";
import { Refusal } from "../src/http/refusal.ts";
import { listenTo } from "./harness/listening.ts";
import { createManualTimers } from "./harness/manual-timers.ts";
import { createTestApp } from "./harness/test-app.ts";

const draftText = defineEndpoint({
  name: "draftText",
  summary: "Writes a text piece by piece.",
  method: "POST",
  path: "/api/test/draft-text",
  access: "client",
  body: z.object({ topic: z.string().min(1) }),
  status: 200,
  response: {
    kind: "events",
    event: z.discriminatedUnion("kind", [
      z.object({ kind: z.literal("word"), text: z.string() }),
      z.object({ kind: z.literal("length"), words: z.int() }),
    ]),
  },
  errors: ["too-many-requests"],
});

type Draft = Handler<typeof draftText>;
const word = (text: string) => ({ kind: "word" as const, text });

/** The handler on the real server, and the typed client of somebody who is signed in. */
async function serve(handle: Draft, schedule = createManualTimers().schedule) {
  const app = await createTestApp({ schedule, mountMore: (mount) => mount(draftText, handle) });
  const { cookie } = await app.signUp("ann@harbour.example");
  const { client, origin } = await listenTo(app);
  const api = client(cookie);
  const ask = async (options?: { signal: AbortSignal }) => {
    const result = await api.call(draftText, { body: { topic: "bread" } }, options);
    if (!result.ok) throw new Error(`The call failed: ${result.failure.kind}`);
    return result.data[Symbol.asyncIterator]();
  };
  return { app, ask, api, client, cookie: cookie ?? "", origin };
}

async function readAll<T>(stream: EventStream<T>): Promise<CallResult<T>[]> {
  const values: CallResult<T>[] = [];
  for await (const value of stream) values.push(value);
  return values;
}

test("S-01.9 events arrive typed and one by one, each before the next is made", async () => {
  const mayGoOn = Promise.withResolvers<void>();
  const { ask } = await serve(async function* ({ body, actor }) {
    yield word(`${body.topic} for ${actor.account.displayName}`);
    await mayGoOn.promise;
    yield { kind: "length", words: 4 };
  });
  const events = await ask();
  expect(await events.next()).toEqual({
    done: false,
    value: { ok: true, data: word("bread for Ann Client") },
  });
  mayGoOn.resolve();
  expect(await events.next()).toEqual({
    done: false,
    value: { ok: true, data: { kind: "length", words: 4 } },
  });
  expect((await events.next()).done).toBe(true);
});

test("S-01.20 text of every kind arrives as it was sent", async () => {
  const text = 'line\nbreak\r\n\u2028 "quoted" data: x\n\n日本語 🍞';
  const { api } = await serve(async function* () {
    yield word(text);
  });
  const result = await api.call(draftText, { body: { topic: "bread" } });
  expect(result.ok && (await readAll(result.data))).toEqual([{ ok: true, data: word(text) }]);
});

test("S-01.10 who may not call is refused before the first event, like in any other call", async () => {
  const { api, client } = await serve(async () => new Refusal("too-many-requests", { retryAfterS: 7 }));
  const refusedBy = async (result: CallResult<unknown>) =>
    result.ok || result.failure.kind !== "refused" ? undefined : result.failure.problem.code;
  expect(await refusedBy(await client().call(draftText, { body: { topic: "bread" } }))).toBe(
    "sign-in-required",
  );
  expect(await refusedBy(await api.call(draftText, { body: { topic: "" } }))).toBe("invalid-request");
  const refused = await api.call(draftText, { body: { topic: "bread" } });
  expect(refused).toMatchObject({ failure: { problem: { code: "too-many-requests" }, retryAfterS: 7 } });
});

test.each(["signal", "break"])(
  "S-01.11 a client that stops reading stops the handler, by %s: its signal aborts and it is ended",
  async (how) => {
    const ended = Promise.withResolvers<string>();
    const { ask, app } = await serve(async function* ({ signal }) {
      try {
        yield word("one");
        await new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
      } finally {
        ended.resolve(signal.aborted ? "aborted" : "not aborted");
      }
    });
    const stop = new AbortController();
    const events = await ask({ signal: stop.signal });
    await events.next();
    if (how === "break") await events.return?.();
    else {
      const pending = events.next();
      stop.abort();
      await expect(pending).rejects.toThrow();
    }
    expect(await ended.promise).toBe("aborted");
    expect(app.logged.filter(({ level }) => Number(level) >= 40)).toEqual([]);
  },
);

test("S-01.12 a fault half-way arrives as a problem after what was sent, and is logged whole", async () => {
  const { api, app } = await serve(async function* () {
    yield word("one");
    throw new Error("The model's key is sk-secret.");
  });
  const result = await api.call(draftText, { body: { topic: "bread" } });
  const [first, failure, ...more] = result.ok ? await readAll(result.data) : [];
  expect([first, more]).toEqual([{ ok: true, data: word("one") }, []]);
  const record = app.logged.find(({ msg }) => msg === "request failed");
  expect(record).toMatchObject({ err: { message: "The model's key is sk-secret." } });
  expect(failure).toMatchObject({
    ok: false,
    failure: {
      kind: "refused",
      problem: { code: "internal-error", status: 500, requestId: record?.requestId },
    },
  });
  expect(JSON.stringify(failure)).not.toContain("sk-secret");
});

test("S-01.22 a refusal half-way ends the stream and the handler", async () => {
  let isEnded = false;
  const { api } = await serve(async function* () {
    try {
      yield word("one");
      yield new Refusal("too-many-requests", { detail: "That is enough for today." });
    } finally {
      isEnded = true;
    }
  });
  const result = await api.call(draftText, { body: { topic: "bread" } });
  const [, failure] = result.ok ? await readAll(result.data) : [];
  expect(failure).toMatchObject({
    failure: { kind: "refused", problem: { code: "too-many-requests", error: "That is enough for today." } },
  });
  expect(isEnded).toBe(true);
});

test.each(["after an event", "while idle"])(
  "S17 a stream ends once its reader is signed out, %s, and so does its handler",
  async (when) => {
    const timers = createManualTimers();
    const isSignedOut = Promise.withResolvers<void>();
    const ended = Promise.withResolvers<void>();
    const { ask, app } = await serve(async function* ({ signal }) {
      const aborted = new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));
      try {
        yield word("one");
        await (when === "while idle" ? aborted : isSignedOut.promise);
        yield word("two");
      } finally {
        ended.resolve();
      }
    }, timers.schedule);
    const events = await ask();
    expect(await events.next()).toEqual({ done: false, value: { ok: true, data: word("one") } });
    await app.database.db.session.deleteMany();
    const next = events.next();
    if (when === "while idle") timers.elapse(15_000);
    isSignedOut.resolve();
    expect(await next).toMatchObject({ value: { failure: { problem: { code: "sign-in-required" } } } });
    await ended.promise;
  },
);

test("S-01.13 what the contract does not name does not leave, and an event that is not of the contract is a fault", async () => {
  const { api } = await serve(async function* () {
    yield { ...word("one"), password: "hunter2" };
    yield { kind: "word", text: Number("7") as unknown as string };
  });
  const result = await api.call(draftText, { body: { topic: "bread" } });
  const [first, failure] = result.ok ? await readAll(result.data) : [];
  expect(first).toEqual({ ok: true, data: word("one") });
  expect(failure).toMatchObject({ failure: { problem: { code: "internal-error" } } });
});

test("S-01.21 a client that disconnects before the first event stops the handler too", async () => {
  const asked = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  const { api } = await serve(async ({ signal }) => {
    signal.addEventListener("abort", () => ended.resolve());
    asked.resolve();
    await ended.promise;
    return new Refusal("not-found");
  });
  const stop = new AbortController();
  const call = api.call(draftText, { body: { topic: "bread" } }, { signal: stop.signal });
  await asked.promise;
  stop.abort();
  await expect(call).rejects.toThrow();
  await ended.promise;
});

test("S-01.14 a connection that breaks before the end is distinguished from an end", async () => {
  const isRead = Promise.withResolvers<void>();
  const { ask } = await serve(async function* ({ c }) {
    yield word("one");
    await isRead.promise;
    c.env.incoming?.socket.destroy();
    yield word("two");
  });
  const events = await ask();
  expect((await events.next()).value).toEqual({ ok: true, data: word("one") });
  isRead.resolve();
  expect((await events.next()).value).toEqual({ ok: false, failure: { kind: "offline" } });
  expect((await events.next()).done).toBe(true);
});

test("S-01.15 while no event comes the connection gets a comment every 15 seconds", async () => {
  const timers = createManualTimers();
  const asked = Promise.withResolvers<void>();
  const never = new Promise<void>(() => {});
  const { origin, cookie } = await serve(async function* () {
    asked.resolve();
    await never;
    yield word("never");
  }, timers.schedule);
  const response = await fetch(`${origin}${draftText.path}`, {
    method: "POST",
    headers: { cookie, "content-type": "application/json" },
    body: JSON.stringify({ topic: "bread" }),
  });
  expect(response.headers.get("content-type")).toBe("text/event-stream");
  expect(response.headers.get("cache-control")).toBe("no-store");
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  await asked.promise;
  for (let count = 0; count < 2; count += 1) {
    const read = reader?.read();
    timers.elapse(14_999);
    timers.elapse(1);
    expect(await read).toEqual({ done: false, value: ": idle\n\n" });
  }
  await reader?.cancel();
});

test("S-01.16 an event is made only when the reader has room for it", async () => {
  let made = 0;
  let isAborted = () => false;
  const { app, cookie } = await serve(async function* ({ signal }) {
    isAborted = () => signal.aborted;
    for (;;) {
      made += 1;
      yield word("x".repeat(1000));
    }
  });
  const response = await app.app.request(draftText.path, {
    method: "POST",
    headers: { cookie, "content-type": "application/json" },
    body: JSON.stringify({ topic: "bread" }),
  });
  expect(made).toBe(0);
  const reader = response.body?.getReader();
  for (let count = 1; count <= 5; count += 1) {
    await reader?.read();
    expect(made).toBe(count);
  }
  await reader?.cancel();
  expect([made, isAborted()]).toEqual([5, true]);
});

test("S-01.17 the document describes events, files with ranges and conditional answers, and is valid OpenAPI", async () => {
  const file = defineEndpoint({
    name: "testFile",
    summary: "A file.",
    method: "GET",
    path: "/api/test/file",
    access: "public",
    conditional: true,
    status: 200,
    response: { kind: "file", type: "application/pdf", hasRanges: true },
    errors: [],
  });
  const document = openApiDocument([draftText, file], "https://app.example.com");
  expect(await new Validator().validate(document)).toMatchObject({ valid: true });
  expect(document).toMatchObject({
    paths: {
      "/api/test/draft-text": {
        post: { responses: { 200: { content: { "text/event-stream": { schema: expect.anything() } } } } },
      },
      "/api/test/file": {
        get: {
          parameters: ["If-None-Match", "Range", "If-Range"].map((name) => ({ name, in: "header" })),
          responses: { 200: { headers: { ETag: {} } }, 206: {}, 304: {}, 416: {} },
        },
      },
    },
  });
});
