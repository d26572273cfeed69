import { createServer, type Server } from "node:net";

// Systems hand out higher ports by themselves, so that no other program gets one of these between the probe and its use.
const lowest = 20_000;
const count = 10_000;
const attempts = 100;

/** A server on this port of the loopback address; undefined where another program listens there. */
const listening = (port: number): Promise<Server | undefined> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(undefined));
    server.listen(port, "127.0.0.1", () => resolve(server));
  });

async function hold(): Promise<{ port: number; server: Server }> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const port = lowest + Math.floor(Math.random() * count);
    const server = await listening(port);
    if (server) return { port, server };
  }
  throw new Error(`None of ${attempts} ports from ${lowest} on is free.`);
}

/** Finds different free ports of this machine. */
export async function freePorts(wanted: number): Promise<number[]> {
  const held = await Promise.all(Array.from({ length: wanted }, hold));
  await Promise.all(held.map(({ server }) => new Promise((closed) => server.close(closed))));
  return held.map(({ port }) => port);
}
