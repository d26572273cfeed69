import { connect, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** A proxied connection to a server that can be cut and restored. */
export interface CuttableLine {
  port: number;
  /** Ends all connections and refuses new ones. */
  cut: () => Promise<void>;
  mend: () => Promise<void>;
  /** Keeps all connections open, but forwards nothing any more. */
  freeze: () => void;
}

/** Opens such a proxy on this machine to a server. */
export async function openLine(to: { host: string; port: number }): Promise<CuttableLine> {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(to.port, to.host);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("error", () => {}).on("close", () => sockets.delete(socket));
    }
    near.pipe(far).pipe(near);
  });
  function freeze(): void {
    for (const socket of sockets) socket.unpipe().pause();
  }
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  async function cut(): Promise<void> {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const socket of sockets) socket.destroy();
    await closed;
  }
  await listen(0);
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  onTestFinished(async () => {
    if (server.listening) await cut();
  });
  return { port, cut, mend: () => listen(port), freeze };
}
