import { connect, createServer, type Socket } from "node:net";

/** A proxied connection to a server that can be cut, restored and frozen. */
export interface CuttableProxy {
  readonly port: number;
  /** Ends all connections and refuses new ones. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  /** Keeps all connections open but no longer forwards anything on them. */
  freeze(): void;
}

/** Opens such a proxy on this machine to a server. */
export async function openProxy(to: { host: string; port: number }): Promise<CuttableProxy> {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(to.port, to.host);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("error", () => {}).on("close", () => sockets.delete(socket));
    }
    near.pipe(far).pipe(near);
  });
  const listen = (port: number) => new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
  await listen(0);
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    port,
    async cut() {
      const closed = new Promise<void>((done) => server.close(() => done()));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    mend: () => listen(port),
    freeze() {
      for (const socket of sockets) socket.unpipe().pause();
    },
  };
}

/** A port on this machine that nothing listens on. */
export async function closedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  await new Promise<void>((done) => server.close(() => done()));
  return typeof address === "object" && address ? address.port : 0;
}
