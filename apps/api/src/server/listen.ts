import { createServer, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";

/** Handles requests, as Hono's `app.fetch` does. */
export type Fetch = Parameters<typeof getRequestListener>[0];

const timeouts = {
  headersTimeout: 15_000,
  requestTimeout: 600_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5000,
};

/** A connection on which nothing moves for this long is closed: a client may stop sending, or reading a download. */
const defaultStalledMs = 120_000;

/** The address cannot be listened on; the message says what to do. */
export class ListenError extends Error {
  override name = "ListenError";
}

function explain(error: Error, { host, port }: { host: string; port: number }): Error {
  const code = "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE")
    return new ListenError(
      `Port ${port} on ${host} is already in use. Stop what uses it, or set PORT to another.`,
    );
  if (code === "EACCES")
    return new ListenError(`Port ${port} needs more rights. Set PORT to one above 1023.`);
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return new ListenError(`HOST ${host} is no address of this machine.`);
  return error;
}

interface Address {
  host: string;
  port: number;
  /** The longest time without a byte sent or received, in milliseconds. */
  stalledMs?: number;
}

/**
 * Listens and returns the server with its port (for port 0, a free one). Slow clients time out: headers
 * within 15 s, the whole request within 10 min, the longest time of an upload; JSON has its own limit where
 * it is read; a response of which nothing is read, after 2 to 4 min (Node counts what the kernel took as
 * read, once). A response whose length differs from its header ends its connection, and `onFault` gets the
 * error. @throws ListenError when the address is not available
 */
export function listen(
  { stalledMs = defaultStalledMs, ...address }: Address,
  fetch: Fetch,
  onFault: (error: unknown) => void,
): Promise<{ server: Server; port: number }> {
  const answer = getRequestListener(fetch);
  const server = createServer(timeouts, async (incoming, outgoing) => {
    // A body shorter than its Content-Length would be filled up from the next response on the connection.
    outgoing.strictContentLength = true;
    // A client that has disconnected gets no response of any length.
    outgoing.once("close", () => {
      outgoing.strictContentLength = false;
    });
    // A client cannot read a response that has not begun: storage may take longer than this to take a file.
    outgoing.on("timeout", () => {
      if (outgoing.headersSent || !incoming.complete) outgoing.destroy();
    });
    try {
      await answer(incoming, outgoing);
    } catch (error) {
      onFault(error);
      outgoing.destroy();
    }
  });
  server.setTimeout(stalledMs);
  return new Promise((resolve, reject) => {
    server.once("error", (error) => reject(explain(error, address)));
    server.listen(address.port, address.host, () => {
      const bound = server.address();
      const port = typeof bound === "object" && bound ? bound.port : address.port;
      resolve({ server, port });
    });
  });
}
