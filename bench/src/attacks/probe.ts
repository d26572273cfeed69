// Loaded into the server by `node --import`: tells over a socket how long its main thread kept everything waiting.
import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { monitorEventLoopDelay, PerformanceObserver, performance } from "node:perf_hooks";

const resolutionMs = 2;
/** Shorter waits for a turn are not looked into. */
const longMs = 5;
const socket = process.env.BENCH_PROBE;

interface Span {
  readonly from: number;
  readonly to: number;
}

interface Turn extends Span {
  /** For how long another program had the processor meanwhile. */
  readonly queuedMs: number;
}

/**
 * For how long this thread was ready to run and another program had the processor, in milliseconds since it began: the
 * second number of `schedstat` (proc(5)). 0 where the system does not tell.
 */
function queuedMs(): number {
  try {
    return Number(readFileSync("/proc/self/schedstat", "utf8").split(" ")[1]) / 1e6;
  } catch {
    return 0;
  }
}

/** Asks for a turn every few milliseconds; gives the long waits for one since it was last asked. */
function watchTurns(): () => Turn[] {
  let long: Turn[] = [];
  let last = { at: performance.now(), queuedMs: queuedMs() };
  setInterval(() => {
    const now = { at: performance.now(), queuedMs: queuedMs() };
    const from = last.at + resolutionMs;
    if (now.at - from > longMs) long.push({ from, to: now.at, queuedMs: now.queuedMs - last.queuedMs });
    last = now;
  }, resolutionMs).unref();
  return () => {
    const taken = long;
    long = [];
    return taken;
  };
}

/** The pauses of the garbage collector since it was last asked. */
function watchPauses(): () => Span[] {
  let pauses: Span[] = [];
  const keep = (entries: readonly PerformanceEntry[]): void => {
    for (const { startTime, duration } of entries) pauses.push({ from: startTime, to: startTime + duration });
  };
  const observer = new PerformanceObserver((list) => keep(list.getEntries()));
  observer.observe({ entryTypes: ["gc"] });
  return () => {
    keep(observer.takeRecords());
    const taken = pauses;
    pauses = [];
    return taken;
  };
}

const overlapMs = (a: Span, b: Span): number => Math.max(0, Math.min(a.to, b.to) - Math.max(a.from, b.from));

/** What of a wait was the thread's own doing, and what of that was not the garbage collector's. */
function shareOut(turn: Turn, pauses: readonly Span[]): { ownMs: number; workMs: number } {
  const wallMs = turn.to - turn.from;
  const ownMs = Math.max(0, wallMs - turn.queuedMs);
  const pausedMs = pauses.reduce((sum, pause) => sum + overlapMs(turn, pause), 0);
  // A pause is told by the clock: it was held up by other programs as much as the rest of the turn.
  return { ownMs, workMs: ownMs * Math.max(0, 1 - pausedMs / wallMs) };
}

if (socket) {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs });
  const takeTurns = watchTurns();
  const takePauses = watchPauses();
  delay.enable();
  const net = (ns: number): number => Math.max(0, ns / 1e6 - resolutionMs);
  // Every connection is told what was seen since the one before.
  const server = createServer((connection) => {
    const p99Ms = delay.count > 0 ? net(delay.percentile(99)) : 0;
    const maxMs = delay.count > 0 ? net(delay.max) : 0;
    delay.reset();
    const pauses = takePauses();
    const shares = takeTurns().map((turn) => shareOut(turn, pauses));
    const ownMaxMs = Math.max(0, ...shares.map(({ ownMs }) => ownMs));
    const workMaxMs = Math.max(0, ...shares.map(({ workMs }) => workMs));
    connection.on("error", () => {});
    connection.end(JSON.stringify({ p99Ms, maxMs, ownMaxMs, workMaxMs }));
  });
  server.listen(socket).unref();
}
