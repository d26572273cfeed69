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

/**
 * A connection on which no byte moves for this long is closed: a client may stop sending, or stop reading
 * a download.
 */
const defaultStalledMs = 120_000;

/** The server cannot listen on the address; the message says what to do. */
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
 * Listens and returns the server with its port (for port 0, a free one). Slow clients time out: after 15
 * s for the headers; after 10 min, the longest time of an upload, for the whole request; JSON has its own
 * limit where it is read. A response of which nothing is read times out after 2 to 4 min (Node counts
 * what the kernel has taken as read, once). If a response's length differs from its header, the
 * connection is closed and `onFault` receives the error. @throws ListenError if the address is not
 * available
 */
export function listen(
  { stalledMs = defaultStalledMs, ...address }: Address,
  fetch: Fetch,
  onFault: (error: unknown) => void,
): Promise<{ server: Server; port: number }> {
  const answer = getRequestListener(fetch);
  const server = createServer(timeouts, async (incoming, outgoing) => {
    // If a body is shorter than its Content-Length, the client would read the next response on the
    // connection as its rest.
    outgoing.strictContentLength = true;
    // If the client has disconnected, the length of the response is not checked.
    outgoing.once("close", () => {
      outgoing.strictContentLength = false;
    });
    // A client cannot read a response that has not begun, for example while storage takes long to store a
    // file.
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
