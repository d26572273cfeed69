import { connect, type Socket } from "node:net";
import type { LoadCase } from "./cases.ts";
import { type LoadResult, putLoad } from "./measure-load.ts";
import type { Servers } from "./servers.ts";

function openOne(origin: string): Promise<Socket> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      // Like a browser that has sent one request and keeps its connection alive.
      socket.write("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n");
      socket.once("data", () => resolve(socket));
    });
    socket.once("error", reject);
  });
}

/** Loads the servers while `count` other connections are open; returns how many of these are still open afterwards. */
export async function loadBesideConnections(
  servers: Servers,
  { loadCase, count, seconds }: { loadCase: LoadCase; count: number; seconds: number },
): Promise<LoadResult & { readonly stillOpen: number }> {
  const sockets: Socket[] = [];
  // In batches: the accept queue of a socket holds 511 connections.
  while (sockets.length < count) {
    const origin = servers.origins[sockets.length % servers.origins.length] ?? servers.appUrl;
    sockets.push(...(await Promise.all(Array.from({ length: 100 }, () => openOne(origin)))));
  }
  const result = await putLoad(servers, loadCase, { seconds });
  const stillOpen = sockets.filter(({ destroyed, readableEnded }) => !destroyed && !readableEnded).length;
  for (const socket of sockets) socket.destroy();
  return { ...result, stillOpen };
}
