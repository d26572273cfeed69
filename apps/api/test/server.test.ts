import { once } from "node:events";
import { closeSync, existsSync, openSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { openDatabase } from "../src/db/open.ts";
import { testDatabaseTimeouts } from "./harness/database-timeouts.ts";
import { freePorts } from "./harness/free-ports.ts";
import { launchServer } from "./harness/launched-server.ts";
import { startServer, useDataDir } from "./harness/server-process.ts";
import { refusedStart, startHere } from "./harness/started-server.ts";
import { useTestDatabase } from "./harness/test-database.ts";

const signIn = (address: string, password: string) =>
  fetch(`${address}/api/auth/sign-in`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "owner@sitewright.example", password }),
  });

test("the first start prints the owner's password once; it signs in as administrator", async () => {
  const [database, dataDir] = [await useTestDatabase(), useDataDir()];
  const first = startServer({ dataDir, database });
  const address = await first.ready;
  const password = /with the password (\S+) \(shown only now\)/.exec(first.output())?.[1] ?? "";
  expect(password.length).toBeGreaterThanOrEqual(16);
  const { user } = (await (await signIn(address, password)).json()) as { user: { isAdmin: boolean } };
  expect(user.isAdmin).toBe(true);
  first.child.kill("SIGTERM");
  expect(await first.exited).toBe(0);
  expect((await startHere({ dataDir, database })).generatedPassword).toBeUndefined();
});

test("ADMIN_PASSWORD is the owner's at the first start and is never printed", async () => {
  const [database, dataDir] = [await useTestDatabase(), useDataDir()];
  const server = startServer({ dataDir, database, env: { ADMIN_PASSWORD: "chosen-by-the-owner" } });
  const address = await server.ready;
  expect((await signIn(address, "chosen-by-the-owner")).status).toBe(200);
  expect(server.output()).not.toContain("chosen-by-the-owner");
});

test("S-03.5 without any settings the server makes its own SQLite database, readable only by its owner", async () => {
  const dataDir = useDataDir();
  const { address } = await startHere({ dataDir });
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  expect(statSync(join(dataDir, "sitewright.db")).mode & 0o777).toBe(0o600);
});

test("S-14.28 a web process runs no jobs and sends no mail, a worker does both and answers only health calls", async () => {
  const [target, dataDir] = [await useTestDatabase(), useDataDir()];
  const { address } = await startHere({ dataDir, database: target, env: { ROLE: "web" } });
  const json = { email: "maya@client.example", password: "violet-kettle-19", name: "Maya" };
  const headers = { "content-type": "application/json" };
  const signUp = await fetch(`${address}/api/auth/sign-up`, {
    method: "POST",
    headers,
    body: JSON.stringify(json),
  });
  expect(signUp.status).toBe(201);
  const { address: other } = await startHere({ dataDir, database: target, env: { ROLE: "worker" } });
  const statuses = ["/healthz", "/readyz", "/", "/api/auth/session"].map(async (path) => {
    const response = await fetch(other + path);
    return response.status;
  });
  expect(await Promise.all(statuses)).toEqual([200, 200, 404, 404]);
  const { db, close } = openDatabase(target, testDatabaseTimeouts);
  onTestFinished(close);
  const housekeeping = () => db.job.findMany({ where: { kind: "housekeeping" } });
  // Each worker enqueues one at its start: a second one would be the web process's.
  await expect.poll(async () => (await housekeeping()).map(({ status }) => status)).toEqual(["done"]);
  await expect
    .poll(async () => (await db.outboxMessage.findMany()).map(({ status }) => status))
    .toEqual(["sent"]);
});

test("a second process on a SQLite database is refused with what to do, and may start once the first has stopped", async () => {
  const dataDir = useDataDir();
  const { stop } = await startHere({ dataDir });
  expect(await refusedStart({ dataDir })).toMatch(
    /^Another process already .+sitewright\.db\. .+: stop the other/,
  );
  await stop();
  await startHere({ dataDir });
});

test("settings that cannot be used end the start with one line each and code 1", async () => {
  const server = startServer({
    dataDir: useDataDir(),
    env: { DEV_BYPASS: "1", SMTP_URL: "http://x", PASSWORD_MIN: "2" },
  });
  expect(await server.exited).toBe(1);
  const lines = server.output().trim().split("\n");
  expect(lines[0]).toBe("Sitewright cannot start:");
  expect(lines.slice(1).map((line) => line.split(" ")[3])).toEqual([
    "PASSWORD_MIN",
    "SMTP_URL",
    "DEV_BYPASS",
  ]);
});

test("S-03.7 a port that is taken ends the start with one line and code 1, before anything is made: the next start is still the first", async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  const { port } = other.address() as { port: number };
  const database = await useTestDatabase();
  const dataDir = useDataDir();
  const server = startServer({ dataDir, database, env: { PORT: String(port), LOG_LEVEL: "silent" } });
  expect(await server.exited).toBe(1);
  expect(server.output()).toBe(
    `Sitewright cannot start:\n  - Port ${port} on 127.0.0.1 is already in use. Stop what uses it, or set PORT to another.\n`,
  );
  other.close();
  expect((await startHere({ dataDir, database })).generatedPassword).toMatch(/^\S{16}$/);
});

test("a database that cannot be used ends the start with one line", async () => {
  const notes = join(useDataDir(), "notes.db");
  writeFileSync(notes, "These are somebody's notes, not a database.".repeat(50));
  const cases = [
    [
      `file:${notes}`,
      "The database file is damaged, or is no SQLite database. Restore a backup (npm run restore -- FILE), or correct DATA_DIR or DATABASE_URL.",
    ],
    [
      "postgresql://nobody@127.0.0.1:1/none",
      "The database in DATABASE_URL cannot be reached. Start it, or correct its host and port; then start again.",
    ],
  ] as const;
  for (const [url, line] of cases)
    expect(await refusedStart({ dataDir: useDataDir(), env: { DATABASE_URL: url } })).toBe(line);
});

test("F4 a start is refused where the folder that receives uploads cannot be one", async () => {
  const dataDir = useDataDir();
  writeFileSync(join(dataDir, "incoming"), "");
  expect(await refusedStart({ dataDir, database: await useTestDatabase() })).toContain(
    "DATA_DIR, or a folder in it, is a file.",
  );
});

test("F4 a start is refused where its folder is a link to a disk that is not mounted", async () => {
  const dataDir = join(useDataDir(), "data");
  symlinkSync("/nowhere/that/is/mounted", dataDir);
  expect(await refusedStart({ dataDir })).toBe(
    `The folder ${dataDir} cannot be made: look at the path, and whether its disk is mounted.`,
  );
});

/**
 * A sign-in whose body stops half-way until `finish` is called. `arrived`: the server has its headers, which it confirms
 * ("100 Continue", RFC 9110, section 10.1.1).
 */
function slowSignIn(address: string) {
  const text = JSON.stringify({ email: "owner@sitewright.example", password: "chosen-by-the-owner" });
  const headers = {
    "content-type": "application/json",
    "content-length": text.length,
    expect: "100-continue",
  };
  const call = request(`${address}/api/auth/sign-in`, { method: "POST", headers });
  const status = new Promise<number | undefined>((resolve, reject) => {
    call.on("error", reject).on("response", (answer) => resolve(answer.resume().statusCode));
  });
  const arrived = once(call, "continue").then(() => call.write(text.slice(0, 20)));
  call.flushHeaders();
  return { arrived, status, finish: () => call.end(text.slice(20)) };
}

test("F26 S-08.10 SIGTERM: what is in flight is answered, nothing new is taken, the process ends with 0, and the log says when the stop begins and ends", async () => {
  const [database, dataDir] = [await useTestDatabase(), useDataDir()];
  const env = { ADMIN_PASSWORD: "chosen-by-the-owner" };
  const server = startServer({ dataDir, database, env });
  const address = await server.ready;
  const inFlight = Array.from({ length: 10 }, () => slowSignIn(address));
  await Promise.all(inFlight.map(({ arrived }) => arrived));
  server.child.kill("SIGTERM");
  const reach = () =>
    fetch(`${address}/healthz`).then(
      ({ status }) => status,
      () => "refused",
    );
  await expect.poll(reach).toBe("refused");
  for (const { finish } of inFlight) finish();
  const statuses = await Promise.all(inFlight.map(({ status }) => status));
  expect(statuses).toEqual(Array.from({ length: 10 }, () => 200));
  expect(await server.exited).toBe(0);
  const records = server.output().split("\n");
  expect(records.filter((line) => line.includes('"msg":"the server stops"'))).toHaveLength(1);
  expect(records.at(-2)).toMatch(/"durationMs":\d+,"msg":"the server has stopped"/);
});

test("F26 S-07.10 after SIGTERM it first reports that it is not ready, and answers new connections for the configured time", async () => {
  const [database, dataDir] = [await useTestDatabase(), useDataDir()];
  const env = { LOG_LEVEL: "silent", DRAIN_SECONDS: "300" };
  const server = startServer({ dataDir, database, env });
  const address = await server.ready;
  const status = (path: string) =>
    fetch(`${address}${path}`, { headers: { connection: "close" } }).then((answer) => answer.status);
  expect(await status("/readyz")).toBe(200);
  server.child.kill("SIGTERM");
  await expect.poll(() => status("/readyz")).toBe(503);
  expect(await status("/healthz")).toBe(200);
  server.child.kill("SIGKILL");
  await server.exited;
});

test("F26 a second signal ends the process at once, unless it comes with the first", async () => {
  const [database, dataDir] = [await useTestDatabase(), useDataDir()];
  const server = startServer({ dataDir, database, env: { DRAIN_SECONDS: "300" } });
  await server.ready;
  for (const signal of ["SIGINT", "SIGTERM"] as const) server.child.kill(signal);
  await expect.poll(server.output).toContain("the server stops");
  await delay(2100);
  expect(server.child.exitCode).toBeNull();
  server.child.kill("SIGTERM");
  expect(await server.exited).toBe(1);
  expect(server.output()).toContain("the server ends at once, by a second signal");
});

test("F26 S-07.17 one signal to the process group of npm start is one stop for the server", async () => {
  const [database, dataDir] = [await useTestDatabase(), useDataDir()];
  const server = await launchServer({ dataDir, database, env: { DRAIN_SECONDS: "1" } });
  server.signalAll("SIGTERM");
  await server.ended;
  expect(server.output()).toContain("the server has stopped");
});

/** Linux's device that is a full disk to whoever writes to it (full(4)). */
const fullDevice = "/dev/full";

test.skipIf(!existsSync(fullDevice))(
  "F4 with its log on a full disk the server starts, answers and ends with 0",
  async () => {
    const database = await useTestDatabase();
    const [port = 0] = await freePorts(1);
    const env = { PORT: String(port) };
    const stdout = openSync(fullDevice, "w");
    onTestFinished(() => closeSync(stdout));
    const { child, exited } = startServer({ dataDir: useDataDir(), database, env, stdout });
    const status = () =>
      fetch(`http://127.0.0.1:${port}/readyz`).then(
        (answer) => answer.status,
        () => 0,
      );
    await vi.waitFor(async () => expect(await status()).toBe(200), { timeout: 20_000, interval: 100 });
    for (let count = 0; count < 50; count += 1) expect(await status()).toBe(200);
    child.kill("SIGTERM");
    expect(await exited).toBe(0);
  },
);

test("F34 a fault that nobody handled is logged and ends the process with 1", async () => {
  const [database, dataDir] = [await useTestDatabase(), useDataDir()];
  for (const fault of ["throw new Error('loose')", "Promise.reject(new Error('loose'))"]) {
    const preload = `data:text/javascript,process.on("SIGUSR2", () => { ${fault} })`;
    const server = startServer({ dataDir, database, preload });
    await server.ready;
    server.child.kill("SIGUSR2");
    expect(await server.exited).toBe(1);
    expect(server.output()).toMatch(/"level":60.*loose/);
  }
});
