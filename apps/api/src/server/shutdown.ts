import type { Server } from "node:http";
import { setImmediate as oneTurn, setTimeout as wait } from "node:timers/promises";

/** What is taken down, in this order, once the last answer is out. */
interface ShutdownOptions {
  server: Server;
  /** Called first: from now on the process is not ready. */
  onStart: () => void;
  /** Refuses the requests that have no answer yet; a second later what is left is cut. */
  refuseRest: () => void;
  /** Stops workers and closes the database. */
  release: () => Promise<void>;
  /** How long new requests are still answered, so that whoever asks `/readyz` sends no more of them; milliseconds. */
  noticeMs: number;
  /** How long requests in flight may take. */
  drainMs: number;
}

const SWEEP_MS = 50;
/** How long the last refusals may take on their way. */
const LAST_WORDS_MS = 1000;

/** How many connections the system keeps for a process that does not take them: Node's default for `listen`. */
const BACKLOG = 511;
/** Turns without a new connection after which none waits; in the first one nobody may have looked yet. */
const QUIET_TURNS = 2;
/** The part of a stop's time that may go into taking connections. */
const TAKING_SHARE = 4;

/**
 * Takes the connections that a busy process has left with the system, one in each turn of its loop: closing would reset
 * them. Where others keep coming and each turn is long, it ends with its time.
 */
async function takeWaiting(server: Server, maxMs: number): Promise<void> {
  const end = performance.now() + maxMs;
  let quiet = 0;
  const note = () => {
    quiet = 0;
  };
  server.on("connection", note);
  for (let turn = 0; quiet < QUIET_TURNS && turn < BACKLOG && performance.now() < end; turn += 1) {
    quiet += 1;
    await oneTurn();
  }
  server.off("connection", note);
}

/**
 * Says that it is not ready, stops accepting, lets requests in flight finish within the time given, then releases what is
 * held. From the beginning each answer ends its connection: on one that is kept, the next request would arrive while it closes.
 */
export async function shutDown({
  server,
  onStart,
  refuseRest,
  release,
  noticeMs,
  drainMs,
}: ShutdownOptions): Promise<void> {
  onStart();
  server.prependListener("request", (_, response) => {
    response.shouldKeepAlive = false;
  });
  if (noticeMs > 0) await wait(noticeMs);
  // The time of the stop begins here: a supervisor waits for no more than all of it.
  const refuse = setTimeout(refuseRest, drainMs);
  const cut = setTimeout(() => server.closeAllConnections(), drainMs + LAST_WORDS_MS);
  await takeWaiting(server, drainMs / TAKING_SHARE);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection kept alive is idle only after its answer, so look again and again.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  await closed;
  clearInterval(sweep);
  clearTimeout(refuse);
  clearTimeout(cut);
  await release();
}
