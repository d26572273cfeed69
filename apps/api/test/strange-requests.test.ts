import { connect, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { startServer, useDataDir } from "./harness/server-process.ts";
import { useTestDatabase } from "./harness/test-database.ts";

const password = "chosen-by-the-owner";

async function start() {
  const [database, dataDir] = [await useTestDatabase(), useDataDir()];
  const env = { ADMIN_PASSWORD: password, LOG_LEVEL: "silent" };
  const address = await startServer({ dataDir, database, env }).ready;
  return { address, port: Number(new URL(address).port) };
}

async function open(port: number, bytes: Buffer): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  socket.on("error", () => {});
  await new Promise((resolve) => socket.once("connect", resolve));
  socket.write(bytes);
  return socket;
}

/** The status of the answer to these very bytes, which no client would send; 0 when they are cut off unanswered. */
async function statusOf(port: number, cookie: Buffer, path: string): Promise<number> {
  const head = Buffer.from(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nCookie: `);
  const socket = await open(port, Buffer.concat([head, cookie, Buffer.from("\r\n\r\n")]));
  let answer = "";
  socket.setEncoding("latin1").on("data", (chunk: string) => {
    answer += chunk;
  });
  await new Promise((resolve) => socket.once("close", resolve));
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
}

const session = (value: string | Buffer) => Buffer.concat([Buffer.from("session="), Buffer.from(value)]);

test("S19 a malformed cookie counts as no session or is refused on every kind of call, and is never a server error", async () => {
  const { port } = await start();
  const strange: [string, Buffer, number[]][] = [
    ["two sessions", Buffer.concat([session("a"), Buffer.from("; "), session("b")]), [401]],
    // Refused before it was sent whole: the refusal may get lost with the connection.
    ["64 KB", session("x".repeat(65_536)), [431, 0]],
    ["NUL", session(Buffer.from([0x61, 0x00, 0x62])), [400]],
    ["%00", session("%00"), [401]],
    ["no UTF-8", session(Buffer.from([0xff, 0xfe, 0xc3, 0x28])), [401]],
    ["a broken escape", session("%zz%"), [401]],
    ["a name of a prototype", Buffer.from("__proto__=x; constructor=y; session=z"), [401]],
    ["nothing but separators", Buffer.from(";;;=;=="), [401]],
  ];
  for (const [name, cookie, statuses] of strange) {
    for (const path of ["/api/projects", "/api/account/security", "/api/admin/outbox", "/api/account/export"])
      expect(statuses, `${name} ${path}`).toContain(await statusOf(port, cookie, path));
    const open = statuses.includes(401) ? [200] : statuses;
    expect(open, `${name} on a public call`).toContain(await statusOf(port, cookie, "/api/auth/session"));
  }
});

test("F29 two hundred visitors who never finish their request keep nobody else from signing in", async () => {
  const { address, port } = await start();
  const halves = [
    "POST /api/auth/sign-in HTTP/1.1\r\nHost: localhost\r\nContent-Ty",
    'POST /api/auth/sign-in HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"email":"',
    "GET /api/auth/session HTTP/1.1\r\n",
    "G",
  ];
  await Promise.all(
    Array.from({ length: 200 }, (_, index) => open(port, Buffer.from(halves[index % halves.length] ?? ""))),
  );
  const signIn = () =>
    fetch(`${address}/api/auth/sign-in`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: "owner@sitewright.example", password }),
    });
  const answers = await Promise.all(Array.from({ length: 8 }, signIn));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
});
