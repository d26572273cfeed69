import { randomUUID } from "node:crypto";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { type Database, openDatabase } from "../src/db/open.ts";
import { defaultSettings } from "../src/jobs/agent-settings.ts";
import type { MailTransport, SendResult } from "../src/mail/mail-transport.ts";
import { claimMails } from "../src/outbox/claim-store.ts";
import { enqueueMail, enqueueProjectMails, type MailMessage } from "../src/outbox/mail-store.ts";
import { type Settlement, settleMail } from "../src/outbox/settle-store.ts";
import { createOutboxWorker, maxAttempts, type OutboxEvent } from "../src/outbox/worker.ts";
import { dayMs, hourMs, minuteMs, secondMs } from "../src/time-units.ts";
import { testDatabaseTimeouts } from "./harness/database-timeouts.ts";
import { testClock } from "./harness/test-clock.ts";
import { useTestDatabase } from "./harness/test-database.ts";

const start = new Date("2026-03-01T12:00:00.123Z");
const later = (ms: number) => new Date(start.getTime() + ms);

async function open(): Promise<Database> {
  const database = openDatabase(await useTestDatabase(), testDatabaseTimeouts);
  onTestFinished(() => database.close());
  return database;
}

function mail(dedupeKey: string): MailMessage {
  return {
    id: randomUUID(),
    dedupeKey,
    kind: "thank-you",
    recipient: "maya@client.example",
    userId: null,
    projectId: null,
    subject: `Subject of ${dedupeKey}`,
    html: "<p>Hello</p>",
    text: "Hello",
  };
}

async function enqueue({ db }: Database, ...keys: string[]): Promise<void> {
  for (const key of keys) await enqueueMail(db, mail(key), start);
}

const rows = ({ db }: Database) => db.outboxMessage.findMany({ orderBy: { dedupeKey: "asc" } });
const row = async (database: Database, key: string) =>
  (await rows(database)).find((r) => r.dedupeKey === key)!;

/** A provider with idempotency keys, as Resend's: a key is delivered once. `answer` may fail before or after that. */
function provider(
  answer: (key: string, attempt: number) => SendResult | "accept" | "accept and lose the answer",
) {
  const delivered: string[] = [];
  const attempts: string[] = [];
  const transport: MailTransport = {
    name: "resend",
    isOncePerKey: true,
    async send(_mail, { idempotencyKey: key }) {
      attempts.push(key);
      const result = answer(key, attempts.filter((tried) => tried === key).length);
      if (typeof result === "object") return result;
      if (!delivered.includes(key)) delivered.push(key);
      return result === "accept"
        ? { outcome: "sent", providerId: `id-${key}` }
        : { outcome: "retry", reason: "lost" };
    },
  };
  return { transport, delivered, attempts };
}

function createWorker(
  database: Database,
  transport: MailTransport,
  { workerId = randomUUID(), random = 1 }: { workerId?: string; random?: number } = {},
) {
  const clock = { now: start };
  const events: OutboxEvent[] = [];
  const scheduled: { run: () => void; delayMs: number }[] = [];
  const worker = createOutboxWorker({
    ...database,
    clock: testClock(database.provider, () => clock.now),
    transport,
    workerId,
    now: () => clock.now,
    random: () => random,
    schedule(run, delayMs) {
      scheduled.push({ run, delayMs });
      return () => scheduled.splice(0);
    },
    report: (event) => events.push(event),
    settings: defaultSettings,
    newId: randomUUID,
  });
  return { worker, clock, events, scheduled };
}

const retry: SendResult = { outcome: "retry", reason: "resend 500: no" };

describe("S-04 enqueueing", () => {
  test("a mail is committed with what caused it, and rolled back with it", async () => {
    const database = await open();
    const failed = database.db.$transaction(async (tx) => {
      await enqueueMail(tx, mail("rolled-back"), start);
      throw new Error("no");
    });
    await expect(failed).rejects.toThrow("no");
    await database.db.$transaction((tx) => enqueueMail(tx, mail("committed"), start));
    expect((await rows(database)).map((r) => r.dedupeKey)).toEqual(["committed"]);
    expect(await row(database, "committed")).toMatchObject({ status: "pending", attempts: 0, runAt: start });
  });

  test("a key that is there already is no fault and leaves the transaction usable", async () => {
    const database = await open();
    const added = await database.db.$transaction(async (tx) => [
      await enqueueMail(tx, mail("a"), start),
      await enqueueMail(tx, mail("a"), start),
      await enqueueMail(tx, mail("b"), start),
    ]);
    expect(added).toEqual([true, false, true]);
    expect(await rows(database)).toHaveLength(2);
  });

  test("of twenty transactions with one key at once, one adds the mail", async () => {
    const database = await open();
    const add = () => database.db.$transaction((tx) => enqueueMail(tx, mail("a"), start));
    const added = await Promise.all(Array.from({ length: 20 }, add));
    expect(added.filter(Boolean)).toHaveLength(1);
    expect(await rows(database)).toHaveLength(1);
  });
});

test("an unconfirmed address gets ten mails within a day; those made while the clock was a year ahead do not count", async () => {
  const database = await open();
  const add = async (key: string, now: Date) =>
    enqueueProjectMails(database.db, [mail(key)], { now, isVerified: false });
  for (let index = 0; index < 10; index += 1) expect(await add(`ahead ${index}`, later(365 * dayMs))).toBe(1);
  for (let index = 0; index < 10; index += 1) expect(await add(`now ${index}`, start)).toBe(1);
  expect(await add("one more", start)).toBe(0);
});

describe("S-10 claiming", () => {
  const options = { limit: 7, leaseMs: minuteMs };
  const at = (database: Database, now: Date): Database => ({
    ...database,
    clock: testClock(database.provider, () => now),
  });

  test("four workers at once get every mail, none of them twice", async () => {
    const database = await open();
    await enqueue(database, ...Array.from({ length: 60 }, (_, i) => `m${i}`));
    const taken: string[] = [];
    const work = async (workerId: string) => {
      for (;;) {
        const mails = await claimMails(database, { ...options, workerId });
        if (mails.length === 0) return;
        expect(mails.length).toBeLessThanOrEqual(7);
        taken.push(...mails.map((claimed) => claimed.dedupe_key));
      }
    };
    await Promise.all(["w1", "w2", "w3", "w4"].map(work));
    expect(taken).toHaveLength(60);
    expect(new Set(taken).size).toBe(60);
  });

  test("S-07 a dead worker's mail is free when its lease ends, not before, and its attempt counts", async () => {
    const database = await open();
    await enqueue(database, "a");
    expect(await claimMails(at(database, start), { ...options, workerId: "dead" })).toHaveLength(1);
    const claimAt = (now: Date) => claimMails(at(database, now), { ...options, workerId: "other" });
    expect(await claimAt(later(59 * secondMs))).toEqual([]);
    expect(await claimAt(later(61 * secondMs))).toMatchObject([{ dedupe_key: "a", attempts: 2 }]);
  });

  test("S-14.1 a lease ends by the database's clock, whatever the workers' own clocks show", async () => {
    const database = await open();
    await enqueue(database, "a");
    vi.useFakeTimers({ toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    const real = Date.now();
    vi.setSystemTime(real - 3 * minuteMs);
    expect(await claimMails(database, { ...options, workerId: "slow clock" })).toHaveLength(1);
    vi.setSystemTime(real + 3 * minuteMs);
    expect(await claimMails(database, { ...options, workerId: "fast clock" })).toEqual([]);
  });

  test("S-14.2 a new mail is due at once, also where the process that wrote it has a clock that is ahead", async () => {
    const database = await open();
    await enqueueMail(database.db, mail("a"), later(3 * minuteMs));
    expect(await claimMails(at(database, start), { ...options, workerId: "w" })).toHaveLength(1);
  });

  test("mails claimed or put back while the database's clock was a year ahead are due once it is corrected", async () => {
    const database = await open();
    await enqueue(database, "put back");
    const ahead = later(365 * dayMs);
    const [{ id = "" } = {}] = await claimMails(at(database, ahead), { ...options, workerId: "w" });
    const run = { agent: "mail-courier", kind: "mail", jobId: id, attempt: 1, outcome: "retry" } as const;
    await settleMail(
      { ...at(database, ahead), newId: randomUUID, settings: defaultSettings },
      {
        lease: { id, workerId: "w" },
        settlement: { status: "pending", delayMs: dayMs, lastError: "no" },
        run: { ...run, dueAt: start, startedAt: ahead, durationMs: 1 },
      },
    );
    expect(await claimMails(at(database, ahead), { ...options, workerId: "w" })).toEqual([]);
    await enqueue(database, "leased");
    await claimMails(at(database, ahead), { ...options, workerId: "killed" });
    const mails = await claimMails(at(database, start), { ...options, workerId: "w" });
    expect(mails.map((claimed) => claimed.dedupe_key).toSorted()).toEqual(["leased", "put back"]);
  });

  test("a worker that lost its lease does not overwrite what the next one wrote", async () => {
    const database = await open();
    await enqueue(database, "a");
    const [claimed] = await claimMails(at(database, start), { ...options, workerId: "slow" });
    await claimMails(at(database, later(2 * minuteMs)), { ...options, workerId: "next" });
    const { id } = claimed!;
    const times = { dueAt: start, startedAt: start, durationMs: 1 };
    const run = { agent: "mail-courier", kind: "mail", jobId: id, attempt: 1, ...times };
    const settle = (workerId: string, settlement: Settlement, outcome: "done" | "dead") =>
      settleMail(
        { ...database, newId: randomUUID, settings: defaultSettings },
        { lease: { id, workerId }, settlement, run: { ...run, outcome } },
      );
    const sent = {
      status: "sent",
      transport: "resend",
      providerId: "x",
      sentAt: later(2 * minuteMs),
    } as const;
    expect(await settle("next", sent, "done")).toBe(true);
    const dead = { status: "dead", lastError: "no", isKeyRefused: false } as const;
    expect(await settle("slow", dead, "dead")).toBe(false);
    expect(await database.db.jobRun.count()).toBe(1);
    expect(await row(database, "a")).toMatchObject({ status: "sent", providerId: "x", lastError: null });
  });
});

describe("F10 sending", () => {
  test("a mail that the provider takes is sent, once, with transport and provider's id", async () => {
    const database = await open();
    await enqueue(database, "a", "b");
    const { transport, delivered } = provider(() => "accept");
    const { worker, events } = createWorker(database, transport);
    expect(await worker.runBatch()).toBe(2);
    expect(await worker.runBatch()).toBe(0);
    expect(delivered.sort()).toEqual(["a", "b"]);
    const sent = { status: "sent", transport: "resend", providerId: "id-a", sentAt: start, lockedBy: null };
    expect(await row(database, "a")).toMatchObject(sent);
    expect(events.map(({ event }) => event)).toEqual(["sent", "sent"]);
  });

  test("a provider that fails gets it again after 30 s, 1 min, 2 min, and then it is delivered", async () => {
    const database = await open();
    await enqueue(database, "a");
    const { transport, delivered, attempts } = provider((_, attempt) => (attempt < 4 ? retry : "accept"));
    const { worker, clock } = createWorker(database, transport);
    for (const [beforeMs, dueMs] of [
      [0, 0],
      [29, 30],
      [89, 90],
      [209, 210],
    ].map((pair) => pair.map((s) => s * secondMs))) {
      clock.now = later(beforeMs!);
      if (beforeMs) expect(await worker.runBatch()).toBe(0);
      clock.now = later(dueMs!);
      expect(await worker.runBatch()).toBe(1);
    }
    expect(attempts).toHaveLength(4);
    expect(delivered).toEqual(["a"]);
    expect(await row(database, "a")).toMatchObject({ status: "sent", attempts: 4, lastError: null });
  });

  test("the reason of the last failure is kept while it waits", async () => {
    const database = await open();
    await enqueue(database, "a");
    await createWorker(database, provider(() => retry).transport).worker.runBatch();
    expect(await row(database, "a")).toMatchObject({
      status: "pending",
      lastError: "resend 500: no",
      runAt: later(30 * secondMs),
      lockedBy: null,
    });
  });

  test("Retry-After is honoured", async () => {
    const database = await open();
    await enqueue(database, "a");
    const { transport } = provider(() => ({ ...retry, retryAfterMs: 10 * minuteMs }));
    await createWorker(database, transport).worker.runBatch();
    expect((await row(database, "a")).runAt).toEqual(later(10 * minuteMs));
  });

  test("F10 S-04.14 a mail is tried for at least four days, even with the shortest delays, then it is dead and reported once", async () => {
    // RFC 5321, section 4.5.4.1: "the give-up time generally needs to be at least 4-5 days".
    const database = await open();
    await enqueue(database, "a");
    const { transport, attempts } = provider(() => retry);
    const { worker, clock, events } = createWorker(database, transport, { random: 0 });
    for (let day = 0; day <= 4; ) {
      await worker.runBatch();
      const { status, runAt } = await row(database, "a");
      if (status === "dead") break;
      clock.now = runAt;
      day = (runAt.getTime() - start.getTime()) / dayMs;
    }
    expect(await row(database, "a")).toMatchObject({ status: "pending", lastError: "resend 500: no" });
    for (let hours = 0; hours < 30; hours += 6) {
      await worker.runBatch();
      clock.now = new Date(clock.now.getTime() + 6 * hourMs);
    }
    expect(await row(database, "a")).toMatchObject({ status: "dead", lastError: "resend 500: no" });
    expect(attempts).toHaveLength(maxAttempts);
    expect(events.filter(({ event }) => event === "dead")).toHaveLength(1);
    expect(events[0]).toMatchObject({ event: "retry", attempt: 1, reason: "resend 500: no" });
  });

  test("S-04.15 a mail whose link has expired is not sent any more, and staff read why", async () => {
    const database = await open();
    const linked = { ...mail("reset"), kind: "password-reset" } as const;
    await enqueueMail(database.db, linked, start);
    const { transport, attempts } = provider((_key, attempt) => (attempt === 1 ? retry : "accept"));
    const { worker, clock } = createWorker(database, transport);
    await worker.runBatch();
    // The mail says that its link works for one hour.
    clock.now = later(hourMs);
    await worker.runBatch();
    expect(attempts).toEqual(["reset"]);
    expect(await row(database, "reset")).toMatchObject({
      status: "dead",
      lastError: expect.stringContaining("expired"),
    });
  });

  test("a refused key parks the mail and reports it; a start with a good key delivers it exactly once", async () => {
    const database = await open();
    await enqueue(database, "a");
    const refused: SendResult = {
      outcome: "permanent-failure",
      reason: "resend 401: API key is invalid",
      isTransportFault: true,
    };
    const bad = createWorker(database, provider(() => refused).transport);
    await bad.worker.runBatch();
    expect(await row(database, "a")).toMatchObject({
      status: "dead",
      lastError: "key refused: resend 401: API key is invalid",
    });
    expect(bad.events).toMatchObject([{ event: "dead", reason: "resend 401: API key is invalid" }]);
    const good = provider(() => "accept");
    const { worker } = createWorker(database, good.transport);
    worker.start();
    await expect.poll(async () => (await row(database, "a")).status).toBe("sent");
    await worker.stop();
    expect(good.delivered).toEqual(["a"]);
    expect(good.attempts).toEqual(["a"]);
  });

  test("a refused message is parked and stays so over a start", async () => {
    const database = await open();
    await enqueue(database, "a");
    const refused: SendResult = {
      outcome: "permanent-failure",
      reason: "resend 422: bad address",
      isTransportFault: false,
    };
    await createWorker(database, provider(() => refused).transport).worker.runBatch();
    const { worker, scheduled } = createWorker(database, provider(() => "accept").transport);
    worker.start();
    await expect.poll(() => scheduled.length).toBe(1);
    await worker.stop();
    expect(await row(database, "a")).toMatchObject({ status: "dead", lastError: "resend 422: bad address" });
  });

  test("S-07 an answer lost after delivery does not deliver twice: the same key goes out again", async () => {
    const database = await open();
    await enqueue(database, "a");
    const { transport, delivered, attempts } = provider((_, attempt) =>
      attempt === 1 ? "accept and lose the answer" : "accept",
    );
    const { worker, clock } = createWorker(database, transport);
    await worker.runBatch();
    clock.now = later(minuteMs);
    await worker.runBatch();
    expect(attempts).toEqual(["a", "a"]);
    expect(delivered).toEqual(["a"]);
    expect((await row(database, "a")).status).toBe("sent");
  });
});

describe("F34 one bad row does not stop the queue", () => {
  test("a transport that throws on one mail sends all the others", async () => {
    const database = await open();
    await enqueue(database, "a", "b", "poison", "z");
    const { transport, delivered } = provider((key) => {
      if (key === "poison") throw new Error("cannot be serialised");
      return "accept";
    });
    const { worker } = createWorker(database, transport);
    expect(await worker.runBatch()).toBe(4);
    expect(delivered.sort()).toEqual(["a", "b", "z"]);
    expect(await row(database, "poison")).toMatchObject({
      status: "pending",
      lastError: "cannot be serialised",
    });
  });

  test("a mail that kills its worker each time is given up without another try", async () => {
    const database = await open();
    await enqueue(database, "a");
    await database.db.outboxMessage.updateMany({ data: { attempts: maxAttempts } });
    const { transport, attempts } = provider(() => "accept");
    const { worker, events } = createWorker(database, transport);
    await worker.runBatch();
    expect(attempts).toEqual([]);
    expect(await row(database, "a")).toMatchObject({ status: "dead" });
    expect(events).toMatchObject([{ event: "dead" }]);
  });

  test("a mail cancelled while it was being sent stays cancelled", async () => {
    const database = await open();
    await enqueue(database, "a");
    const transport: MailTransport = {
      name: "resend",
      isOncePerKey: true,
      async send() {
        await database.db.outboxMessage.updateMany({ data: { status: "cancelled" } });
        return retry;
      },
    };
    await createWorker(database, transport).worker.runBatch();
    expect((await row(database, "a")).status).toBe("cancelled");
  });
});

describe("F26 starting and stopping", () => {
  test("a started worker empties the outbox, looks again by itself, and at once when woken", async () => {
    const database = await open();
    await enqueue(database, ...Array.from({ length: 13 }, (_, i) => `m${i}`));
    const { transport, delivered } = provider(() => "accept");
    const { worker, scheduled } = createWorker(database, transport);
    worker.start();
    await expect.poll(() => scheduled.length).toBe(1);
    expect(delivered).toHaveLength(13);
    await enqueue(database, "by-itself");
    for (const { run } of scheduled.splice(0)) run();
    await expect.poll(() => delivered.includes("by-itself")).toBe(true);
    await enqueue(database, "woken");
    worker.wake();
    await expect.poll(() => delivered.includes("woken")).toBe(true);
    await worker.stop();
  });

  test("a stop waits for the attempt in the air, claims nothing more and gives its leases back", async () => {
    const database = await open();
    await enqueue(database, "a");
    let answer = (_: SendResult) => {};
    let attempts = 0;
    const transport: MailTransport = {
      name: "resend",
      isOncePerKey: true,
      send() {
        attempts += 1;
        return new Promise((resolve) => {
          answer = resolve;
        });
      },
    };
    const { worker } = createWorker(database, transport, { workerId: "w1" });
    worker.start();
    await expect.poll(() => attempts).toBe(1);
    let isStopped = false;
    const stopped = worker.stop().then(() => {
      isStopped = true;
    });
    await enqueue(database, "b");
    worker.wake();
    expect(isStopped).toBe(false);
    answer({ outcome: "sent", providerId: "x" });
    await stopped;
    expect(await row(database, "a")).toMatchObject({ status: "sent" });
    expect(await row(database, "b")).toMatchObject({ status: "pending", lockedBy: null, attempts: 0 });
  });

  test("S-07.11 a provider that hangs holds no stop up: the attempt ends, and the mail goes out again under its key", async () => {
    const database = await open();
    await database.db.$transaction((tx) => enqueueMail(tx, mail("a"), start));
    const hanging: MailTransport = {
      name: "resend",
      isOncePerKey: true,
      send: (_mail, { signal }) =>
        new Promise((resolve) => {
          signal?.addEventListener("abort", () => resolve({ outcome: "retry", reason: "stopped" }));
        }),
    };
    const { worker, scheduled } = createWorker(database, hanging);
    worker.start();
    await expect.poll(async () => (await row(database, "a")).status).toBe("sending");
    const stopped = worker.stop();
    scheduled.at(-1)?.run();
    await stopped;
    expect(await row(database, "a")).toMatchObject({ status: "pending", lockedBy: null, attempts: 1 });
  });

  test("S-07.16 a mail server that knows no keys is let finish at a stop and at a restart, so that the mail goes out once", async () => {
    const database = await open();
    await enqueue(database, "a");
    let isAborted = false;
    let answer = (_: SendResult) => {};
    const scanning: MailTransport = {
      name: "smtp",
      isOncePerKey: false,
      send: (_mail, { signal }) =>
        new Promise((resolve) => {
          answer = resolve;
          signal?.addEventListener("abort", () => {
            isAborted = true;
          });
        }),
    };
    const { worker, scheduled } = createWorker(database, scanning);
    worker.start();
    await expect.poll(async () => (await row(database, "a")).status).toBe("sending");
    // As at a restart, which waits for no job.
    const stopped = worker.stop(0);
    for (const { run, delayMs } of [...scheduled]) if (delayMs < 10_000) run();
    expect(isAborted).toBe(false);
    answer({ outcome: "sent", providerId: "x" });
    await stopped;
    expect(await row(database, "a")).toMatchObject({ status: "sent", attempts: 1 });
  });

  test("leases that could not be settled are given back at the stop", async () => {
    const database = await open();
    await enqueue(database, "a");
    await claimMails(database, { workerId: "w1", limit: 1, leaseMs: hourMs });
    await createWorker(database, provider(() => "accept").transport, { workerId: "w1" }).worker.stop();
    expect(await row(database, "a")).toMatchObject({ status: "pending", lockedBy: null, lockedUntil: null });
  });

  test("F9 a database that fails is reported and tried again", async () => {
    const database = await open();
    const { worker, events, scheduled } = createWorker(database, provider(() => "accept").transport);
    await database.db.$executeRaw`ALTER TABLE outbox_messages RENAME TO away`;
    worker.start();
    await expect.poll(() => events.map(({ event }) => event)).toEqual(["fault"]);
    await database.db.$executeRaw`ALTER TABLE away RENAME TO outbox_messages`;
    await enqueue(database, "a");
    await expect.poll(() => scheduled.length).toBe(1);
    for (const { run } of scheduled.splice(0)) run();
    await expect.poll(async () => (await row(database, "a")).status).toBe("sent");
    await worker.stop();
  });
});
