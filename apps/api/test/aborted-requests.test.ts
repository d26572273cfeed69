import { connect } from "node:net";
import { expect, test } from "vitest";
import { startServer, useDataDir } from "./harness/server-process.ts";
import { useTestDatabase } from "./harness/test-database.ts";

const body = JSON.stringify({ email: "nobody@x.example", password: "violet-kettle-19" });
const post = (content: string, announced: number) =>
  `POST /api/auth/sign-in HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${announced}\r\n\r\n${content}`;

const requests: readonly [string, string][] = [
  ["half a body", post(body.slice(0, 20), body.length)],
  ["a whole sign-in", post(body, body.length)],
  ["a body that is refused", post("[1,1,1]", 7)],
  ["a page", "GET /app HTTP/1.1\r\nHost: x\r\n\r\n"],
  ["a call that reads", "GET /api/auth/session HTTP/1.1\r\nHost: x\r\n\r\n"],
  ["an unknown address", "GET /api/nothing HTTP/1.1\r\nHost: x\r\n\r\n"],
];

/** Sends a request and resets the connection in the given event-loop turn after it was written. */
function sendAndLeave(port: number, request: string, turns: number): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.write(request);
      const leave = (left: number) => {
        if (left === 0) socket.resetAndDestroy();
        else setImmediate(() => leave(left - 1));
      };
      leave(turns);
    });
    socket.on("error", () => {}).on("close", () => resolve());
  });
}

test("S67 a client that disconnects before the answer, at any moment, stops nothing", async () => {
  const server = startServer({
    database: await useTestDatabase(),
    dataDir: useDataDir(),
    env: { LOG_LEVEL: "silent" },
  });
  const address = await server.ready;
  const port = Number(new URL(address).port);
  for (const [name, request] of requests) {
    for (let turns = 0; turns < 40; turns++) await sendAndLeave(port, request, turns * 3);
    expect((await fetch(`${address}/healthz`)).status, name).toBe(200);
    expect(server.child.exitCode, name).toBeNull();
  }
});
