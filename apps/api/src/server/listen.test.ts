import { once } from "node:events";
import { connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { type Fetch, listen } from "./listen.ts";

/** A server that closes stalled connections soon. */
async function start(answer: Fetch) {
  const address = { host: "127.0.0.1", port: 0, stalledMs: 100 };
  const { server, port } = await listen(address, answer, () => {});
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { server, port };
}

test("S69 a download that its client stops reading is ended, and the connection closed", async () => {
  const cancelled = Promise.withResolvers<string>();
  const endless = () =>
    new Response(
      new ReadableStream({
        pull: (controller) => controller.enqueue(new Uint8Array(65_536)),
        cancel: () => cancelled.resolve("cancelled"),
      }),
    );
  const { server, port } = await start(endless);
  const socket = connect(port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  const closed = new Promise<string>((resolve) => {
    server.once("connection", (connection) => connection.once("close", () => resolve("closed")));
  });
  // Without a listener for data nothing is read.
  socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  expect(await Promise.all([cancelled.promise, closed])).toEqual(["cancelled", "closed"]);
});

test("S69 a request that its client stops sending is ended, and the connection closed", async () => {
  const { port } = await start(async (request) => new Response(await request.text()));
  const socket = connect(port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  socket.write("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\nhalf");
  await once(socket.resume(), "close");
});

test("a response that takes longer to begin is waited for", async () => {
  const { port } = await start(async (_request, { incoming }) => {
    await once(incoming.socket, "timeout");
    return new Response("stored");
  });
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe("stored");
});
