import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";

/** A mail provider on this machine with Resend's protocol, including idempotency keys, which counts mails. */
export interface MailProvider {
  baseUrl: string;
  /** The number of times that a mail was sent, by its key; a repeated key gets the first response and sends no mail. */
  left: Map<string, number>;
  /** The number of requests, by key. */
  asked: Map<string, number>;
  /** Delays responses from now on until the returned function is called. */
  hold(): () => void;
  close(): Promise<void>;
}

const countUp = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);

/** Starts one at a free port. */
export async function startMailProvider(): Promise<MailProvider> {
  const [left, asked] = [new Map<string, number>(), new Map<string, number>()];
  let gate = Promise.resolve();
  const server: Server = createServer(async (request, response) => {
    const key = String(request.headers["idempotency-key"]);
    await json(request);
    if (!left.has(key)) countUp(left, key);
    countUp(asked, key);
    await gate;
    response.setHeader("content-type", "application/json").end(JSON.stringify({ id: key }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    left,
    asked,
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return () => {
        gate = Promise.resolve();
        resolve();
      };
    },
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
