import type { Server } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

/** What is taken down, in this order, once the last answer is out. */
interface ShutdownOptions {
  server: Server;
  /** Called first: from now on the process is not ready. */
  onStart: () => void;
  /** Stops workers and closes the database. */
  release: () => Promise<void>;
  /** How long new requests are still answered, so that whoever asks `/readyz` sends no more of them; milliseconds. */
  noticeMs: number;
  /** How long requests in flight may take. */
  drainMs: number;
}

const SWEEP_MS = 50;

/** Says that it is not ready, stops accepting, lets requests in flight finish within the time given, then releases what is held. */
export async function shutDown({
  server,
  onStart,
  release,
  noticeMs,
  drainMs,
}: ShutdownOptions): Promise<void> {
  onStart();
  if (noticeMs > 0) await wait(noticeMs);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection kept alive is idle only after its answer, so look again and again.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  const cut = setTimeout(() => server.closeAllConnections(), drainMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
  await release();
}
