import { connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { listen } from "../src/server/listen.ts";
import { annEmail } from "./harness/endpoint-samples.ts";
import { createTestApp, testOrigin } from "./harness/test-app.ts";

/** The application behind a real socket, with a client signed in. */
async function serve(jsonBodyMaxMs: number) {
  const app = await createTestApp({ jsonBodyMaxMs });
  const { cookie } = await app.signUp(annEmail);
  const { server, port } = await listen({ host: "127.0.0.1", port: 0 }, app.app.fetch, () => {});
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });
  return { port, cookie: cookie ?? "" };
}

/** Sends a request by hand, byte after byte of its body until the other side has enough; gives all that came back. */
async function drip(port: number, head: readonly string[], body: string, everyMs: number): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  socket.on("error", () => {});
  let answer = "";
  socket.setEncoding("latin1").on("data", (chunk: string) => {
    answer += chunk;
  });
  await new Promise((resolve) => socket.once("connect", resolve));
  socket.write([...head, "Host: localhost", "", ""].join("\r\n"));
  let sent = 0;
  const timer = setInterval(() => {
    if (sent < body.length) socket.write(body[sent++] ?? "");
  }, everyMs);
  // Writing on after the other side has closed is an error and no answer: what came before it counts.
  await new Promise((resolve) => socket.once("close", resolve));
  clearInterval(timer);
  return answer;
}

const endless = `{"email":"${"a".repeat(900)}`;
const chunks = Array.from(endless, (character) => `1\r\n${character}\r\n`).join("");

test.each([
  ["announced, by a visitor", "POST /api/auth/sign-in", "Content-Length: 1000", endless],
  ["in chunks, by a visitor", "POST /api/contact", "Transfer-Encoding: chunked", chunks],
  ["announced, by a client", "PUT /api/draft", "Content-Length: 1000000", endless],
  ["in chunks, by a client", "POST /api/projects", "Transfer-Encoding: chunked", chunks],
])(
  "S67 JSON that drips, %s, is cut when its time is over: 408, and the connection ends",
  async (_, call, size, body) => {
    const { port, cookie } = await serve(150);
    const answer = await drip(
      port,
      [
        `${call} HTTP/1.1`,
        size,
        "Content-Type: application/json",
        `Origin: ${testOrigin}`,
        `Cookie: ${cookie}`,
        "Idempotency-Key: some-key-1",
      ],
      body,
      10,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer.toLowerCase()).toContain("\r\nconnection: close\r\n");
    expect(answer).toContain('"code":"too-slow"');
  },
);

test("S67 a client that is refused before its body is read cannot hold the connection by sending it slowly", async () => {
  const { port } = await serve(600_000);
  const head = ["PUT /api/draft HTTP/1.1", "Content-Length: 1000", "Content-Type: application/json"];
  expect(await drip(port, head, endless, 10)).toMatch(/^HTTP\/1\.1 401 /);
});

test("S67 a file may take longer than JSON: an upload that drips is stored", async () => {
  const { port, cookie } = await serve(1);
  const part = (name: string) => `--B\r\nContent-Disposition: form-data; name=${name}\r\n\r\n`;
  const form = `${part('"category"')}document\r\n${part('"file"; filename="x.txt"')}Opening hours\r\n--B--\r\n`;
  const answer = await drip(
    port,
    [
      "POST /api/uploads HTTP/1.1",
      `Content-Length: ${form.length}`,
      "Content-Type: multipart/form-data; boundary=B",
      `Origin: ${testOrigin}`,
      `Cookie: ${cookie}`,
      "Connection: close",
    ],
    form,
    2,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 201 /);
});
