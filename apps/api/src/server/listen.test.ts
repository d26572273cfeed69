import { connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { listen } from "./listen.ts";

test("S69 a download that its client stops reading is ended, and the connection closed", async () => {
  const cancelled = Promise.withResolvers<string>();
  const endless = () =>
    new Response(
      new ReadableStream({
        pull: (controller) => controller.enqueue(new Uint8Array(65_536)),
        cancel: () => cancelled.resolve("cancelled"),
      }),
    );
  const address = { host: "127.0.0.1", port: 0, stalledMs: 100 };
  const { server, port } = await listen(address, endless, () => {});
  const socket = connect(port, "127.0.0.1");
  onTestFinished(() => {
    socket.destroy();
    server.closeAllConnections();
    server.close();
  });
  const closed = new Promise<string>((resolve) => {
    server.once("connection", (connection) => connection.once("close", () => resolve("closed")));
  });
  // Without a listener for data nothing is read.
  socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  expect(await Promise.all([cancelled.promise, closed])).toEqual(["cancelled", "closed"]);
});
