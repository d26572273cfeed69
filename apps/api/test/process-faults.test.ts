import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import type { CuttableProxy } from "../faults/cuttable-proxy.ts";
import { completeAnswers, withKey } from "./harness/complete-answers.ts";
import { openProxy } from "./harness/cuttable-proxy.ts";
import { ownerEmail, testPassword } from "./harness/owner.ts";
import { type ProcessGroup, startGroup } from "./harness/process-group.ts";
import type { Visitor } from "./harness/visitor.ts";

const processes = [
  { role: "all", shiftMs: 0 },
  { role: "web", shiftMs: 0 },
  { role: "all", shiftMs: 0 },
];

async function open(options: Partial<Parameters<typeof startGroup>[0]> = {}): Promise<ProcessGroup> {
  const group = await startGroup({ processes, env: { SUBMITS_PER_HOUR: "100000" }, ...options });
  onTestFinished(group.close);
  return group;
}

async function signUp(group: ProcessGroup, email: string): Promise<Visitor> {
  const visitor = group.open();
  const json = { email, password: testPassword, name: "Ann" };
  const { status } = await visitor.send("POST", "/api/auth/sign-up", { json });
  expect(status).toBe(201);
  return visitor;
}

/** Mails that have not left yet, by what has become of them. */
async function waiting({ database: { db } }: ProcessGroup): Promise<string[]> {
  // Too many notices within a day are held for the staff to read, and never leave.
  const rows = await db.outboxMessage.findMany({ where: { status: { notIn: ["sent", "cancelled"] } } });
  return rows.map(({ kind, status, attempts, lastError }) => `${kind} ${status} ${attempts} ${lastError}`);
}

/** Nothing is lost and nothing doubled: a project and a notice for each key, and each mail of the outbox that is not held left once. */
async function expectEachOnce(group: ProcessGroup, keys: number): Promise<void> {
  const { db } = group.database;
  await expect.poll(() => waiting(group), { timeout: 180_000, interval: 1000 }).toEqual([]);
  expect(await db.project.count()).toBe(keys);
  expect(await db.outboxMessage.count({ where: { kind: "agency-notice" } })).toBe(keys);
  expect(group.mail.left.size).toBe(await db.outboxMessage.count({ where: { status: "sent" } }));
  expect([...group.mail.left.values()].every((times) => times === 1)).toBe(true);
}

interface Load {
  /** The failures, in words. */
  failures: string[];
  submits: number;
  requests: number;
  stop: () => Promise<void>;
}

/** People who read and submit through the proxy, one request after another, until they are stopped. */
async function load(group: ProcessGroup, people: number): Promise<Load> {
  let isOver = false;
  const state: Load = { failures: [], submits: 0, requests: 0, stop: async () => {} };
  async function act(visitor: Visitor, index: number): Promise<void> {
    for (let round = 0; !isOver; round++) {
      const calls = [
        () => visitor.send("GET", "/api/auth/session"),
        () => visitor.send("GET", "/"),
        () =>
          visitor.send("POST", "/api/projects", {
            json: completeAnswers(),
            headers: withKey(`key-${index}-${round}-0000`),
          }),
      ];
      for (const call of calls) {
        const said = await call().then(
          async (answer) => {
            const text = await answer.text();
            if (answer.status === 201) state.submits += 1;
            return answer.ok ? undefined : `${answer.status} ${text.slice(0, 300)}`;
          },
          (error: unknown) => String(error),
        );
        state.requests += 1;
        if (said !== undefined) state.failures.push(said);
      }
      // As many requests as matter, and not so many mails that their worker is what is measured.
      await wait(250);
    }
  }
  const visitors = await Promise.all(
    Array.from({ length: people }, (_, index) => signUp(group, `ann${index}@harbour.example`)),
  );
  const acting = visitors.map(act);
  state.stop = async () => {
    isOver = true;
    await Promise.all(acting);
  };
  return state;
}

test("S-10.13 three processes that start at once on a database without a table make one installation with one owner", async () => {
  const env = { ADMIN_EMAILS: ownerEmail, ADMIN_PASSWORD: testPassword };
  const group = await open({ env, from: { copyOf: "template0" } });
  expect(await group.database.db.user.count()).toBe(1);
  const owner = group.open();
  const json = { email: ownerEmail, password: testPassword };
  expect((await owner.send("POST", "/api/auth/sign-in", { json })).status).toBe(200);
  expect((await owner.send("GET", "/api/admin/users")).status).toBe(200);
}, 120_000);

test("S-10.10 processes restarted one after another under load fail no request and double nothing", async () => {
  const group = await open();
  const running = await load(group, 4);
  for (const member of group.members) {
    member.server.child.kill("SIGTERM");
    expect(await member.server.exited).toBe(0);
    await member.start();
    await expect.poll(() => group.proxy.ready().length).toBe(3);
  }
  await running.stop();
  expect(running.failures).toEqual([]);
  expect(running.requests).toBeGreaterThan(50);
  await expectEachOnce(group, running.submits);
}, 600_000);

test("S-10.11 when the database restarts under load requests are refused for as long, and nothing is lost or doubled", async () => {
  const lines: CuttableProxy[] = [];
  const group = await open({
    async by(target) {
      if (target.provider !== "postgresql") throw new Error("This test is about Postgres.");
      const { hostname: host, port } = new URL(target.url);
      const line = await openProxy({ host, port: Number(port) });
      lines.push(line);
      return { ...target, url: Object.assign(new URL(target.url), { port: String(line.port) }).href };
    },
  });
  const running = await load(group, 4);
  // A restart cuts all connections, and for a while refuses new ones.
  await lines[0]?.cut();
  await wait(3000);
  await lines[0]?.mend();
  await expect.poll(() => group.proxy.ready().length).toBe(3);
  await running.stop();
  expect(running.failures.filter((said) => !/^50[23] /.test(said))).toEqual([]);
  // A submit whose answer was lost may be stored all the same: its key would find it.
  const stored = await group.database.db.project.count();
  expect(stored).toBeGreaterThanOrEqual(running.submits);
  await expectEachOnce(group, stored);
}, 300_000);

test("S-10.12 a process that is suspended for 150 s loses its leases, by the database's clock, and does no harm when it resumes", async () => {
  const group = await open();
  const { db } = group.database;
  const [first, web, last] = group.members;
  const release = group.mail.hold();
  last.server.child.kill("SIGSTOP");
  const visitor = group.open();
  const json = { email: "dora@harbour.example", password: testPassword, name: "Dora" };
  await visitor.send("POST", "/api/auth/sign-up", { json, at: web.origin });
  await expect.poll(() => group.mail.asked.size).toBe(1);
  first.server.child.kill("SIGSTOP");
  last.server.child.kill("SIGCONT");
  const minimumWait = wait(150_000);
  const [key = ""] = group.mail.asked.keys();
  await expect.poll(() => group.mail.asked.get(key), { timeout: 150_000, interval: 1000 }).toBe(2);
  release();
  await minimumWait;
  first.server.child.kill("SIGCONT");
  await expect.poll(() => waiting(group), { timeout: 60_000 }).toEqual([]);
  expect(group.mail.left.get(key)).toBe(1);
  expect((await db.outboxMessage.findUniqueOrThrow({ where: { dedupeKey: key } })).attempts).toBe(2);
  await expect.poll(() => group.proxy.ready().length).toBe(3);
}, 300_000);

/** A connection that has asked once and stays open, as browsers keep theirs. */
function keepOpen(origin: string): Promise<Socket> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n");
      socket.once("data", () => resolve(socket));
    });
    socket.once("error", reject);
  });
}

test("F30 two thousand connections that stay open keep no submit out, and are not cut", async () => {
  const group = await open();
  const [{ origin }] = group.members;
  const sockets: Socket[] = [];
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  while (sockets.length < 2000)
    sockets.push(...(await Promise.all(Array.from({ length: 100 }, () => keepOpen(origin)))));
  const ann = await signUp(group, "ann@harbour.example");
  const submit = { json: completeAnswers(), headers: withKey("key-00000001"), at: origin };
  expect((await ann.send("POST", "/api/projects", submit)).status).toBe(201);
  expect(sockets.filter(({ destroyed, readableEnded }) => destroyed || readableEnded)).toHaveLength(0);
}, 120_000);
