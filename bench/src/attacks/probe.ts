// Loaded into the server by `node --import`: reports over a socket how long the main thread was blocked.
import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { monitorEventLoopDelay, PerformanceObserver, performance } from "node:perf_hooks";

const resolutionMs = 2;
/** Shorter delays of a turn are ignored. */
const longMs = 5;
const socket = process.env.BENCH_PROBE;

interface Span {
  readonly from: number;
  readonly to: number;
}

interface Turn extends Span {
  /** How long other programs had the processor during this turn of the event loop. */
  readonly queuedMs: number;
}

/**
 * How long this thread was ready to run while another program had the processor, in milliseconds since it
 * started: the second number of `schedstat` (proc(5)). 0 if the system does not report it.
 */
function queuedMs(): number {
  try {
    return Number(readFileSync("/proc/self/schedstat", "utf8").split(" ")[1]) / 1e6;
  } catch {
    return 0;
  }
}

/**
 * Runs a timer every few milliseconds; the returned function returns the long delays since its last call.
 */
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

/** Records garbage collector pauses; the returned function returns those since its last call. */
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

/** The part of a delay that the thread itself used, and the part of that without garbage collection. */
function splitDelay(turn: Turn, pauses: readonly Span[]): { ownMs: number; workMs: number } {
  const wallMs = turn.to - turn.from;
  const ownMs = Math.max(0, wallMs - turn.queuedMs);
  const pausedMs = pauses.reduce((sum, pause) => sum + overlapMs(turn, pause), 0);
  // A pause is measured in wall-clock time: other programs slowed it down as much as the rest of the
  // turn.
  return { ownMs, workMs: ownMs * Math.max(0, 1 - pausedMs / wallMs) };
}

if (socket) {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs });
  const takeTurns = watchTurns();
  const takePauses = watchPauses();
  delay.enable();
  const net = (ns: number): number => Math.max(0, ns / 1e6 - resolutionMs);
  // Every connection receives the measurements since the previous one.
  const server = createServer((connection) => {
    const p99Ms = delay.count > 0 ? net(delay.percentile(99)) : 0;
    const maxMs = delay.count > 0 ? net(delay.max) : 0;
    delay.reset();
    const pauses = takePauses();
    const shares = takeTurns().map((turn) => splitDelay(turn, pauses));
    const ownMaxMs = Math.max(0, ...shares.map(({ ownMs }) => ownMs));
    const workMaxMs = Math.max(0, ...shares.map(({ workMs }) => workMs));
    connection.on("error", () => {});
    connection.end(JSON.stringify({ p99Ms, maxMs, ownMaxMs, workMaxMs }));
  });
  server.listen(socket).unref();
}
