import type { Server } from "node:http";

/** What is taken down, in this order, once the last answer is out. */
interface ShutdownOptions {
  server: Server;
  /** Called first: from now on the process is not ready. */
  onStart: () => void;
  /** Stops workers and closes the database. */
  release: () => Promise<void>;
  /** How long requests in flight may take. */
  drainMs: number;
}

const SWEEP_MS = 50;

/** Stops accepting, lets requests in flight finish within the time given, then releases what is held. */
export async function shutDown({ server, onStart, release, drainMs }: ShutdownOptions): Promise<void> {
  onStart();
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection kept alive is idle only after its answer, so look again and again.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  const cut = setTimeout(() => server.closeAllConnections(), drainMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
  await release();
}
