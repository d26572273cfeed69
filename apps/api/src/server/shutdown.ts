import type { Server } from "node:http";
import { setImmediate as oneTurn, setTimeout as wait } from "node:timers/promises";

/** Everything that is stopped, in this order, once the last response is sent. */
interface ShutdownOptions {
  server: Server;
  /** Called first: from then on the process is not ready. */
  onStart: () => void;
  /** Refuses the requests that have no response yet; a second later the remaining connections are closed. */
  refuseRest: () => void;
  /** Stops workers and closes the database. */
  release: () => Promise<void>;
  /**
   * The time in which new requests are still answered, so that pollers of `/readyz` stop sending more;
   * milliseconds.
   */
  noticeMs: number;
  /** The most time for current requests. */
  drainMs: number;
}

const sweepMs = 50;
/** The most time for sending the last refusals. */
const lastResponsesMs = 1000;

/** Connections that the system queues while a process accepts none: Node's default for `listen`. */
const maxBacklog = 511;
/**
 * Turns without a new connection after which none is queued; the first one may come before the system's queue
 * is polled.
 */
const quietTurns = 2;
/** The fraction (1 in 4) of the stop's time for accepting queued connections. */
const backlogDivisor = 4;

/**
 * Accepts the connections that the system has queued for a busy process, one in each event loop turn: closing
 * would reset them. Stops after `maxMs` if others keep arriving.
 */
async function takeWaiting(server: Server, maxMs: number): Promise<void> {
  const end = performance.now() + maxMs;
  let quiet = 0;
  const note = () => {
    quiet = 0;
  };
  server.on("connection", note);
  for (let turn = 0; quiet < quietTurns && turn < maxBacklog && performance.now() < end; turn += 1) {
    quiet += 1;
    await oneTurn();
  }
  server.off("connection", note);
}

/**
 * Reports not ready, stops accepting, lets current requests finish within the given time, then releases
 * resources. From the start each response closes its connection: on a kept-alive one, the next request would
 * arrive during the close.
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
  // The time of the stop begins here: a supervisor's timeout covers all of it.
  const refuse = setTimeout(refuseRest, drainMs);
  const cut = setTimeout(() => server.closeAllConnections(), drainMs + lastResponsesMs);
  await takeWaiting(server, drainMs / backlogDivisor);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A kept-alive connection is idle only after its response, so check repeatedly.
  const sweep = setInterval(() => server.closeIdleConnections(), sweepMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(refuse);
  clearTimeout(cut);
  await release();
}
