import { createServer, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";

/** Answers requests, as Hono's `app.fetch` does. */
export type Fetch = Parameters<typeof getRequestListener>[0];

const timeouts = {
  headersTimeout: 15_000,
  requestTimeout: 600_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5000,
};

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

/**
 * Listens and gives the server with the port it got (for port 0, a free one). Slow senders are cut: headers within
 * 15 s, the whole request within 10 min, which is the longest that an upload may take; JSON has its own limit where it
 * is read. An answer that is not as long as it says ends its connection, and `onFault` gets why.
 * @throws ListenError when the address cannot be had
 */
export function listen(
  address: { host: string; port: number },
  fetch: Fetch,
  onFault: (error: unknown) => void,
): Promise<{ server: Server; port: number }> {
  const answer = getRequestListener(fetch);
  const server = createServer(timeouts, async (incoming, outgoing) => {
    // A body shorter than its announced length would be filled up from the next answer on the connection.
    outgoing.strictContentLength = true;
    // Whoever has gone away gets no answer of any length.
    outgoing.once("close", () => {
      outgoing.strictContentLength = false;
    });
    try {
      await answer(incoming, outgoing);
    } catch (error) {
      onFault(error);
      outgoing.destroy();
    }
  });
  return new Promise((resolve, reject) => {
    server.once("error", (error) => reject(explain(error, address)));
    server.listen(address.port, address.host, () => {
      const bound = server.address();
      const port = typeof bound === "object" && bound ? bound.port : address.port;
      resolve({ server, port });
    });
  });
}
