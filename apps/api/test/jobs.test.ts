import { expect, onTestFinished, test, vi } from "vitest";
import { z } from "zod";
import { readClock } from "../src/db/clock.ts";
import { defineJob, slotStart } from "../src/jobs/job.ts";
import { deleteFinishedJobs } from "../src/jobs/job-store.ts";
import { claimJob, findDueKinds } from "../src/jobs/run-store.ts";
import { dayMs, hourMs, minuteMs, secondMs } from "../src/time-units.ts";
import { benchStart, noteJob, noteKind, openBench } from "./harness/job-bench.ts";

const names = (name: string, count: number) => Array.from({ length: count }, (_, i) => `${name}${i + 1}`);

/** A job that notes which runs began. */
function noting() {
  const begun: string[] = [];
  const run = async (name: string) => void begun.push(name) as undefined;
  return { begun, run };
}

/** A run that lasts until it is ended or aborted. */
function lasting() {
  const begun = Promise.withResolvers<AbortSignal>();
  const end = Promise.withResolvers<undefined>();
  const run = (_: string, { signal }: { signal: AbortSignal }) => {
    begun.resolve(signal);
    return end.promise;
  };
  return { run, begun: begun.promise, end: () => end.resolve(undefined) };
}

test("S-14.3 a job is committed with what caused it, and rolled back with it", async () => {
  const { database, queue, rows } = await openBench();
  const enqueueIn = (tx: typeof database.db) => queue.enqueue(tx, { job: noteKind, payload: { name: "a" } });
  await expect(
    database.db.$transaction(async (tx) => {
      await queue.enqueue(tx, { job: noteKind, payload: { name: "rolled back" } });
      throw new Error("no");
    }),
  ).rejects.toThrow("no");
  expect(await enqueueIn(database.db)).toBe(true);
  expect((await rows()).map(({ payload, status }) => [payload, status])).toEqual([
    ['{"name":"a"}', "pending"],
  ]);
});

test("S-14.4 of jobs with one unique key, enqueued at once or after the first is done, there is one", async () => {
  const { database, queue, process, rows } = await openBench();
  const { begun, run } = noting();
  const enqueue = () =>
    database.db.$transaction((tx) =>
      queue.enqueue(tx, { job: noteKind, payload: { name: "a" }, uniqueKey: "key" }),
    );
  const added = await Promise.all(Array.from({ length: 20 }, enqueue));
  expect(added.filter(Boolean)).toHaveLength(1);
  const { worker } = process([noteJob(run)]);
  await worker.runDue();
  expect(await enqueue()).toBe(false);
  await worker.runDue();
  expect([begun, (await rows()).length]).toEqual([["a"], 1]);
});

test("S-14.5 of any number of workers, each job is run by one", async () => {
  const { database, enqueue, process } = await openBench();
  const { begun, run } = noting();
  for (const name of names("job", 30)) await enqueue(name);
  const processes = names("process", 4).map(() => process([noteJob(run)]));
  await Promise.all(processes.map(({ worker }) => worker.runDue()));
  expect(begun.toSorted()).toEqual(names("job", 30).toSorted());
  expect(await database.db.job.count({ where: { status: "done", attempts: 1 } })).toBe(30);
});

test("S-14.6 a job whose process was killed is claimed again when its lease ends, not before", async () => {
  const { database, enqueue, process, advance, row } = await openBench();
  const { begun, run } = noting();
  await enqueue("a");
  await claimJob(database, { kind: "note", workerId: "killed", leaseMs: minuteMs });
  const { worker } = process([noteJob(run)]);
  advance(minuteMs);
  await worker.runDue();
  expect(begun).toEqual([]);
  advance(1);
  await worker.runDue();
  expect(begun).toEqual(["a"]);
  expect(await row()).toMatchObject({ status: "done", attempts: 2, lockedBy: null });
});

test("jobs that were enqueued, claimed or put back while the database's clock was a year ahead are run once it is corrected", async () => {
  const { database, enqueue, process, advance, rows } = await openBench();
  const { begun, run } = noting();
  const fail = async () => {
    throw new Error("no");
  };
  const year = 365 * dayMs;
  const scheduled = new Date(benchStart.getTime() + 2 * year);
  await enqueue("scheduled", { runAt: scheduled });
  advance(year);
  await enqueue("put back");
  await process([noteJob(fail)]).worker.runDue();
  await enqueue("claimed");
  await claimJob(database, { kind: "note", workerId: "killed", leaseMs: minuteMs });
  await enqueue("enqueued");
  advance(-year);
  expect((await findDueKinds(database, ["note"])).kinds).toEqual(new Set(["note"]));
  const { worker } = process([noteJob(run)]);
  await worker.runDue();
  expect(begun.toSorted()).toEqual(["claimed", "enqueued", "put back"]);
  expect(await rows()).toContainEqual(
    expect.objectContaining({ status: "pending", attempts: 0, runAt: scheduled }),
  );
  expect((await findDueKinds(database, ["note"])).kinds).toEqual(new Set());
});

test("a job whose lease was taken while the database's clock was a year ahead makes its kind due", async () => {
  const { database, enqueue, advance } = await openBench();
  advance(365 * dayMs);
  await enqueue("claimed");
  await claimJob(database, { kind: "note", workerId: "killed", leaseMs: minuteMs });
  advance(-365 * dayMs);
  expect((await findDueKinds(database, ["note"])).kinds).toEqual(new Set(["note"]));
});

/** Lets this process's own clock show another time, and the databases keep theirs. */
function fakeProcessClock(): (offsetMs: number) => void {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const real = Date.now();
  return (offsetMs) => vi.setSystemTime(real + offsetMs);
}

test("S-14.7 of two processes whose clocks are six minutes apart, only one holds a lease", async () => {
  const { real, queue } = await openBench();
  const setClock = fakeProcessClock();
  setClock(-3 * minuteMs);
  await queue.enqueue(real.db, { job: noteKind, payload: { name: "a" } });
  const claim = (workerId: string) => claimJob(real, { kind: "note", workerId, leaseMs: minuteMs });
  expect(await claim("behind")).toBeDefined();
  setClock(3 * minuteMs);
  expect(await claim("ahead")).toBeUndefined();
});

test("S-14.8 of two processes whose clocks are six minutes apart, one runs a slot", async () => {
  const { real, process } = await openBench();
  const setClock = fakeProcessClock();
  const schedule = { everyMs: 5 * minuteMs };
  const { begun, run } = noting();
  const first = slotStart(await readClock(real.db, real.clock), schedule);
  for (const offsetMs of [-3 * minuteMs, 3 * minuteMs, 0]) {
    setClock(offsetMs);
    await process([noteJob(run, { schedule })], { isReal: true }).worker.runDue();
  }
  const last = slotStart(await readClock(real.db, real.clock), schedule);
  // One, unless a slot has ended during the test.
  expect(begun).toHaveLength(1 + (last.getTime() - first.getTime()) / schedule.everyMs);
});

test("S-14.9 of workers that begin one slot at once, one runs it; the next slot is run again, once", async () => {
  const { process, advance, rows } = await openBench();
  const { begun, run } = noting();
  const processes = names("process", 4).map(() => process([noteJob(run, { schedule: { everyMs: hourMs } })]));
  const runDue = () => Promise.all(processes.map(({ worker }) => worker.runDue()));
  await runDue();
  advance(39 * minuteMs + 59 * secondMs);
  await runDue();
  expect(begun).toHaveLength(1);
  advance(secondMs);
  await runDue();
  expect((await rows()).map(({ uniqueKey }) => uniqueKey)).toEqual([
    "note@2026-03-01T12:00:00.000Z",
    "note@2026-03-01T13:00:00.000Z",
  ]);
  expect(begun).toHaveLength(2);
});

test("S-14.10 a job of each start runs at the start of a worker, and then from the next slot on", async () => {
  const { process, advance } = await openBench();
  const { begun, run } = noting();
  const { worker, timers } = process([noteJob(run, { schedule: { everyMs: hourMs, atStart: true } })]);
  worker.start();
  await worker.idle();
  expect(begun).toHaveLength(1);
  advance(40 * minuteMs);
  timers.elapse(5 * secondMs);
  await worker.idle();
  expect(begun).toHaveLength(2);
  await worker.stop();
});

test("S-14.11 a job that fails is tried again after 30 s, 1 min, 2 min, and its last error is kept meanwhile", async () => {
  const { enqueue, process, advance, row } = await openBench();
  let attempts = 0;
  const { worker, events } = process([
    noteJob(async () => {
      attempts += 1;
      if (attempts < 4) throw new Error(`no ${attempts}`);
      return "made";
    }),
  ]);
  await enqueue("a");
  for (const [index, waitMs] of [30 * secondMs, minuteMs, 2 * minuteMs].entries()) {
    await worker.runDue();
    advance(waitMs - 1);
    await worker.runDue();
    expect(await row()).toMatchObject({
      status: "pending",
      attempts: index + 1,
      lastError: `no ${index + 1}`,
    });
    advance(1);
  }
  await worker.runDue();
  expect(await row()).toMatchObject({ status: "done", attempts: 4, result: "made", lastError: null });
  expect(events.map(({ event }) => event)).toEqual(["retry", "retry", "retry", "done"]);
});

test("S-14.12 a job is dead after its last attempt, or at once where its payload cannot be read, and that is reported", async () => {
  const { database, queue, enqueue, process, advance, rows } = await openBench();
  const { worker, events } = process([
    noteJob(() => Promise.reject(new Error("the disk is full")), { maxAttempts: 2 }),
  ]);
  await enqueue("a");
  await worker.runDue();
  advance(hourMs);
  await worker.runDue();
  advance(dayMs);
  await worker.runDue();
  await queue.enqueue(database.db, {
    job: { ...noteKind, schema: z.object({ name: z.number() }) },
    payload: { name: 7 },
  });
  await worker.runDue();
  expect((await rows()).map(({ status, lastError }) => [status, lastError])).toEqual([
    ["dead", "the disk is full"],
    ["dead", "Its payload cannot be read: this release does not know its name."],
  ]);
  expect(events.map(({ event }) => event)).toEqual(["retry", "dead", "dead"]);
});

test("S-14.13 a job that ends its process each time is given up without another run", async () => {
  const { database, enqueue, process, row } = await openBench();
  const { begun, run } = noting();
  await enqueue("a");
  await database.db.job.updateMany({ data: { attempts: 5 } });
  await process([noteJob(run)]).worker.runDue();
  expect([begun, (await row()).status]).toEqual([[], "dead"]);
});

test("S-14.14 however many jobs one account has waiting, another's first is run after the one under way", async () => {
  const { database, queue, addAccount } = await openBench();
  for (const account of ["maya", "ben", "ann"]) await addAccount(account);
  const enqueue = (account: string, count: number) =>
    database.db.$transaction(
      async (tx) => {
        for (const name of names(account, count))
          await queue.enqueue(tx, { job: noteKind, payload: { name }, account });
      },
      { timeout: 60_000 },
    );
  const claim = async () => {
    const claimed = await claimJob(database, { kind: "note", workerId: "w", leaseMs: hourMs });
    return /[a-z]+(?=\d+"\}$)/.exec(claimed?.payload ?? "")?.[0];
  };
  await enqueue("maya", 1000);
  expect(await claim()).toBe("maya");
  await enqueue("ben", 3);
  await enqueue("ann", 2);
  const rounds = [];
  for (const count of [3, 3, 2, 2]) {
    const owners = [];
    for (let index = 0; index < count; index++) owners.push(await claim());
    rounds.push(owners.toSorted());
  }
  // Within a round the order is open: the jobs were enqueued in one millisecond.
  const all = ["ann", "ben", "maya"];
  expect(rounds).toEqual([all, all, ["ben", "maya"], ["maya", "maya"]]);
});

test("S-14.15 a run that lasts longer than its lease keeps it", async () => {
  const { enqueue, process, advance, row } = await openBench();
  const long = lasting();
  const { worker, timers } = process([noteJob(long.run)]);
  const idle = noting();
  const other = process([noteJob(idle.run)]);
  await enqueue("a");
  worker.start();
  await long.begun;
  for (let elapsed = 0; elapsed < 10; elapsed++) {
    const before = (await row()).lockedUntil;
    advance(20 * secondMs);
    timers.elapse(20 * secondMs);
    await expect.poll(async () => (await row()).lockedUntil).not.toEqual(before);
    await other.worker.runDue();
  }
  long.end();
  await worker.stop();
  expect([idle.begun, (await row()).status, (await row()).attempts]).toEqual([[], "done", 1]);
});

test("S-14.16 a run's progress is stored in its row, and a cancelled run is aborted where it stores the next", async () => {
  const { database, queue, enqueue, process, row } = await openBench();
  const stored: unknown[] = [];
  const { worker, events } = process([
    noteJob(async (_, { progress, signal }) => {
      await progress(1, 3);
      const { id, progressDone, progressTotal } = await row();
      stored.push([progressDone, progressTotal]);
      await queue.cancel(database.db, id);
      await progress(2, 3);
      stored.push(signal.aborted);
      return "must not be kept";
    }),
  ]);
  await enqueue("a");
  await worker.runDue();
  expect(stored).toEqual([[1, 3], true]);
  expect(await row()).toMatchObject({ status: "cancelled", progressDone: 1, result: null });
  expect(events).toEqual([]);
});

test("S-14.16 a run that stores no progress is aborted when its lease is to be renewed; a cancelled job never begins", async () => {
  const { database, queue, enqueue, process, row } = await openBench();
  const long = lasting();
  const { worker, timers } = process([noteJob(long.run)]);
  await enqueue("a");
  worker.start();
  const signal = await long.begun;
  expect(await queue.cancel(database.db, (await row()).id)).toBe(true);
  timers.elapse(20 * secondMs);
  await expect.poll(() => signal.aborted).toBe(true);
  await worker.stop();
  expect(await queue.cancel(database.db, (await row()).id)).toBe(false);
  await database.db.job.deleteMany();
  await enqueue("b");
  await queue.cancel(database.db, (await row()).id);
  const { begun, run } = noting();
  await process([noteJob(run)]).worker.runDue();
  expect([begun, (await row()).status]).toEqual([[], "cancelled"]);
});

test("S-14.17 a run that takes too long is aborted and tried again, and the next job is run meanwhile", async () => {
  const { enqueue, process, rows } = await openBench();
  const begun: string[] = [];
  const hanging = Promise.withResolvers<AbortSignal>();
  const { worker, timers } = process([
    noteJob(
      async (name, { signal }) => {
        begun.push(name);
        if (name !== "hangs") return undefined;
        hanging.resolve(signal);
        return new Promise<undefined>(() => {});
      },
      { maxMs: 10 * secondMs },
    ),
  ]);
  await enqueue("hangs");
  worker.start();
  const signal = await hanging.promise;
  await enqueue("next");
  timers.elapse(10 * secondMs);
  await worker.idle();
  expect([signal.aborted, begun]).toEqual([true, ["hangs", "next"]]);
  expect((await rows()).map(({ status, lastError }) => [status, lastError]).toSorted()).toEqual([
    ["done", null],
    ["pending", "It took longer than 10 s."],
  ]);
  await worker.stop();
});

test("S-14.18 a stop waits for the run under way and claims nothing more", async () => {
  const { enqueue, process, rows } = await openBench();
  const long = lasting();
  const { worker } = process([noteJob(long.run)]);
  await enqueue("a");
  worker.start();
  await long.begun;
  await enqueue("b");
  let isStopped = false;
  const stopped = worker.stop().then(() => {
    isStopped = true;
  });
  expect(isStopped).toBe(false);
  long.end();
  await stopped;
  expect((await rows()).map(({ status, attempts }) => [status, attempts]).toSorted()).toEqual([
    ["done", 1],
    ["pending", 0],
  ]);
});

test("S-14.18 a run that outlasts a stop is aborted and given back, and the attempt does not count", async () => {
  const { enqueue, process, row } = await openBench();
  const long = lasting();
  const { worker, timers, events } = process([noteJob(long.run)]);
  await enqueue("a");
  worker.start();
  const signal = await long.begun;
  const stopped = worker.stop();
  timers.elapse(10 * secondMs);
  await stopped;
  expect(signal.aborted).toBe(true);
  expect(await row()).toMatchObject({ status: "pending", attempts: 0, lockedBy: null, lockedUntil: null });
  expect(events.map(({ event }) => event)).toEqual(["given back"]);
});

test("S-14.19 a run that has lost its lease does not overwrite what the next one has stored", async () => {
  const { enqueue, process, advance, row } = await openBench();
  const long = lasting();
  const slow = process([noteJob(long.run)]);
  await enqueue("a");
  slow.worker.start();
  await long.begun;
  advance(2 * minuteMs);
  await process([noteJob(async () => "second")]).worker.runDue();
  long.end();
  await slow.worker.stop();
  expect(await row()).toMatchObject({ status: "done", result: "second", attempts: 2 });
});

test("S-14.20 an account that is deleted takes its jobs along", async () => {
  const { database, enqueue, addAccount, rows } = await openBench();
  await addAccount("maya");
  await enqueue("a", { account: "maya" });
  await enqueue("b");
  await database.db.user.delete({ where: { id: "maya" } });
  expect((await rows()).map(({ payload }) => payload)).toEqual(['{"name":"b"}']);
});

test("S-14.21 a job of this process is run at once when it wakes the worker, another process's with the next poll", async () => {
  const { database, process } = await openBench();
  const { begun, run } = noting();
  const { worker, queue, timers } = process([noteJob(run)]);
  worker.start();
  await worker.idle();
  const enqueue = (name: string) => queue.enqueue(database.db, { job: noteKind, payload: { name } });
  await enqueue("woken");
  queue.wake(noteKind);
  await worker.idle();
  expect(begun).toEqual(["woken"]);
  await enqueue("polled");
  timers.elapse(5 * secondMs);
  await worker.idle();
  expect(begun).toEqual(["woken", "polled"]);
  await worker.stop();
});

test("S-14.42 a worker without due jobs makes one statement in each interval, however many kinds it runs", async () => {
  const { process } = await openBench();
  const { begun, run } = noting();
  const kinds = names("kind", 10).map((kind) =>
    defineJob({ kind, schema: z.object({}), schedule: { everyMs: hourMs }, run: () => run(kind) }),
  );
  const { worker, timers, statements } = process(kinds);
  worker.start();
  await worker.idle();
  expect(begun.toSorted()).toEqual(names("kind", 10).toSorted());
  const before = statements();
  timers.elapse(2 * secondMs);
  await worker.idle();
  expect(statements() - before).toBe(1);
  await worker.stop();
});

test("S-14.22 a job that is due later waits", async () => {
  const { enqueue, process, advance } = await openBench();
  const { begun, run } = noting();
  const { worker } = process([noteJob(run)]);
  await enqueue("a", { runAt: new Date("2026-03-01T12:30:00.000Z") });
  await worker.runDue();
  expect(begun).toEqual([]);
  advance(10 * minuteMs);
  await worker.runDue();
  expect(begun).toEqual(["a"]);
});

test("S-14.23 finished jobs are deleted when their time is over, dead ones later, unfinished ones never", async () => {
  const { database, enqueue, process, advance, rows } = await openBench();
  const fail = () => Promise.reject(new Error("no"));
  const { worker } = process([
    noteJob(async (name) => (name === "fails" ? fail() : undefined), { maxAttempts: 1 }),
  ]);
  for (const name of ["done", "fails"]) await enqueue(name);
  await worker.runDue();
  await enqueue("waits", { runAt: new Date("2027-01-01T00:00:00.000Z") });
  const sweep = () => deleteFinishedJobs(database, { keptMs: 7 * dayMs, deadKeptMs: 30 * dayMs });
  advance(7 * dayMs);
  expect(await sweep()).toBe(0);
  advance(1);
  expect(await sweep()).toBe(1);
  advance(23 * dayMs);
  expect(await sweep()).toBe(1);
  expect((await rows()).map(({ payload }) => payload)).toEqual(['{"name":"waits"}']);
});

test("S-14.41 the newest job of a schedule is kept while its slot may last, so that a restart does not run it again", async () => {
  const { process, database, advance, rows } = await openBench();
  const { begun, run } = noting();
  const monthly = [noteJob(run, { schedule: { everyMs: 30 * dayMs } })];
  const sweep = () => deleteFinishedJobs(database, { keptMs: 7 * dayMs, deadKeptMs: 30 * dayMs });
  // Early in a slot of thirty days.
  advance(7 * dayMs);
  await process(monthly).worker.runDue();
  advance(8 * dayMs);
  await sweep();
  await process(monthly).worker.runDue();
  expect([begun.length, (await rows()).length]).toEqual([1, 1]);
  advance(30 * dayMs);
  await process(monthly).worker.runDue();
  advance(8 * dayMs);
  await sweep();
  expect([begun.length, (await rows()).length]).toEqual([2, 1]);
});

test("S-14.24 F9 a database that fails is reported, and the jobs are run once it works again", async () => {
  const { database, enqueue, process } = await openBench();
  const { begun, run } = noting();
  const { worker, timers, events } = process([noteJob(run)]);
  await enqueue("a");
  await database.db.$executeRaw`ALTER TABLE jobs RENAME TO away`;
  worker.start();
  await worker.idle();
  expect(events.map(({ event }) => event)).toEqual(["fault"]);
  await database.db.$executeRaw`ALTER TABLE away RENAME TO jobs`;
  timers.elapse(5 * secondMs);
  await worker.idle();
  expect(begun).toEqual(["a"]);
  await worker.stop();
});

test("S-14.29 F9 a stop succeeds where the database has gone away, and says so", async () => {
  const { database, process } = await openBench();
  const { worker, events } = process([noteJob(async () => undefined)]);
  worker.start();
  await worker.idle();
  await database.db.$executeRaw`ALTER TABLE jobs RENAME TO away`;
  await worker.stop();
  expect(events.map(({ event }) => event)).toEqual(["fault"]);
});
