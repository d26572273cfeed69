import { Agent, createServer, request as forward } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** A load balancer that sends each request once, round-robin, to the servers that report ready. */
export interface PlainProxy {
  origin: string;
  /** The ports that it currently sends requests to. */
  ready(): readonly number[];
  close(): Promise<void>;
}

const lookEveryMs = 250;
const requestTimeoutMs = 20_000;

/** Starts one at a port, in front of servers at these ports; it retries nothing. */
export async function startProxy(port: number, targets: readonly number[]): Promise<PlainProxy> {
  const isReady = new Map<number, boolean>();
  const ready = () => targets.filter((target) => isReady.get(target));
  let turn = 0;
  let isClosed = false;
  const agent = new Agent({ keepAlive: true });
  async function watch(target: number): Promise<void> {
    while (!isClosed) {
      // Only a 'not ready' or a refused connection removes a server: on a busy machine a response may be
      // slow.
      const options = { signal: AbortSignal.timeout(requestTimeoutMs) };
      const answer = await fetch(`http://127.0.0.1:${target}/readyz`, options).catch(() => undefined);
      isReady.set(target, answer?.ok === true);
      await wait(lookEveryMs);
    }
  }
  const watching = targets.map(watch);
  const server = createServer((request, response) => {
    const among = ready();
    const target = among[turn++ % among.length];
    if (target === undefined) {
      response.writeHead(502).end();
      return;
    }
    const headers = { ...request.headers, "x-forwarded-for": request.socket.remoteAddress };
    const { method, url: path } = request;
    const onward = forward({ host: "127.0.0.1", port: target, method, path, headers, agent }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on("error", () => (response.headersSent ? response.destroy() : response.writeHead(502).end()));
    request.pipe(onward);
  });
  while (ready().length < targets.length) await wait(20);
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ready,
    async close() {
      isClosed = true;
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      agent.destroy();
      await Promise.all(watching);
    },
  };
}
