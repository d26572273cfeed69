import { connect, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { openSession } from "../client.ts";
import { closedPort } from "../cuttable-proxy.ts";
import type { Fault, Machine } from "../fault.ts";
import type { Testbed } from "../testbed.ts";
import { repeatUntilStopped, slowest, tally, unexpected, writeOnce } from "../workload.ts";

const idleConnections = 10_000;
/** The number of files that a process has open besides its connections. */
const spareFiles = 500;

/** Opens many connections. Returns those that stay open; they are closed with the testbed. */
async function openMany(
  testbed: Testbed,
  { address, count }: { address: string; count: number },
): Promise<Set<Socket>> {
  const { hostname, port } = new URL(address);
  const open = new Set<Socket>();
  testbed.atEnd(() => {
    for (const socket of open) socket.destroy();
  });
  for (let at = 0; at < count; at += 200) {
    const batch = Array.from({ length: Math.min(200, count - at) }, () => {
      const socket = connect(Number(port), hostname);
      socket.on("error", () => open.delete(socket)).on("close", () => open.delete(socket));
      open.add(socket);
      return new Promise((resolve) => socket.once("connect", resolve).once("error", resolve));
    });
    await Promise.all(batch);
  }
  return open;
}

async function idle(testbed: Testbed) {
  await testbed.start();
  const client = await testbed.newClient();
  const open = await openMany(testbed, { address: client.address, count: idleConnections });
  const answers = await writeOnce(client, "beside idle connections");
  return {
    seen: [`${open.size} connections open; writes ${tally(answers)}, ${slowest(answers)}`],
    wrong: unexpected(answers, [200, 201]),
  };
}

async function trickle(testbed: Testbed) {
  await testbed.start();
  const client = await testbed.newClient();
  const sockets = await openMany(testbed, { address: client.address, count: 200 });
  const length = 200_000;
  for (const [at, socket] of [...sockets].entries()) {
    const head =
      at % 2 === 0
        ? "GET / HTTP/1.1\r\nHost: x\r\n"
        : `POST /api/auth/sign-in HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;
    socket.write(head);
  }
  const drip = setInterval(() => {
    for (const socket of sockets) socket.write("x");
  }, 1000);
  const workload = repeatUntilStopped((count) => client.draft(`beside slow senders ${count}`), 50);
  await delay(testbed.isQuick ? 3000 : 75_000);
  clearInterval(drip);
  await workload.stop();
  return {
    seen: [
      `200 senders of a byte a second, ${sockets.size} still connected; writes ${tally(workload.answers)}, ${slowest(workload.answers)}`,
    ],
    wrong: [
      ...unexpected(workload.answers, [200]),
      ...(!testbed.isQuick && sockets.size > 0 ? [`${sockets.size} slow senders were never cut`] : []),
    ],
  };
}

async function googleGone(testbed: Testbed) {
  const google = {
    GOOGLE_ISSUER: `http://127.0.0.1:${await closedPort()}`,
    GOOGLE_CLIENT_ID: "x",
    GOOGLE_CLIENT_SECRET: "x",
  };
  await testbed.start({ env: google });
  const client = await testbed.newClient();
  const begun = await client.send({ method: "GET", path: "/api/auth/google" });
  const cookie = await openSession(client.address, { email: client.email, isNew: false });
  const where = begun.headers.location === undefined ? "" : ` to ${String(begun.headers.location)}`;
  return {
    seen: [`signing in by Google ${begun.status}${where}, by password ${cookie ? "200" : "refused"}`],
    wrong: [
      ...(begun.status >= 500 && begun.status !== 503
        ? [`signing in by Google answers ${begun.status}`]
        : []),
      ...(cookie ? [] : ["nobody can sign in by password"]),
    ],
  };
}

const lacksFiles = ({ openMax }: Machine) =>
  openMax < idleConnections + spareFiles
    ? `a process may have ${openMax} files open here, it takes ${idleConnections + spareFiles}`
    : undefined;

/** Failures of networks and external services. */
export const networkFaults: readonly Fault[] = [
  { id: "F29", title: "200 senders of a byte a second", run: trickle },
  { id: "F30", title: "10,000 idle connections", lacks: lacksFiles, run: idle },
  { id: "F32", title: "Google out of reach", run: googleGone },
];
