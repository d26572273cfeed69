import type { Server } from "node:http";
import { setImmediate as oneTurn, setTimeout as wait } from "node:timers/promises";

/** Everything that is stopped, in this order, once the last response is sent. */
interface ShutdownOptions {
  server: Server;
  /** Called first: from then on the process is not ready. */
  onStart: () => void;
  /**
   * Refuses the requests that have no response yet; one second later the remaining connections are
   * closed.
   */
  refuseRest: () => void;
  /** Stops workers and closes the database. */
  release: () => Promise<void>;
  /**
   * How long new requests are still answered, so that pollers of `/readyz` stop sending more; in
   * milliseconds.
   */
  noticeMs: number;
  /** The longest time for current requests to finish. */
  drainMs: number;
}

const sweepMs = 50;
/** The longest time for sending the last refusals. */
const lastResponsesMs = 1000;

/**
 * The number of connections that the system queues while a process accepts none: Node's default for
 * `listen`.
 */
const maxBacklog = 511;
/**
 * The number of event loop turns without a new connection after which the queue counts as empty; in the
 * first turn the system's queue may not have been polled yet.
 */
const quietTurns = 2;
/** The share (1 in 4) of the shutdown time that may be used to accept queued connections. */
const backlogDivisor = 4;

/**
 * Accepts the connections that the system has queued while the process was busy, one in each event loop
 * turn: closing the server would reset them. Ends after `maxMs` if new ones keep arriving.
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
 * Reports not ready, stops accepting connections, lets current requests finish within the given time,
 * then releases resources. From the start of the shutdown each response closes its connection, because
 * the next request on a kept-alive one would arrive while it is being closed.
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
  // The time is counted from the stop signal, because a supervisor's timeout includes all of it.
  const refuse = setTimeout(refuseRest, drainMs);
  const cut = setTimeout(() => server.closeAllConnections(), drainMs + lastResponsesMs);
  await takeWaiting(server, drainMs / backlogDivisor);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A kept-alive connection becomes idle only after its response, so check repeatedly.
  const sweep = setInterval(() => server.closeIdleConnections(), sweepMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(refuse);
  clearTimeout(cut);
  await release();
}
