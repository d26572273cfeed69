import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import type { DiskReserve } from "../src/disk/reserve.ts";
import { createDiskStorage } from "../src/storage/disk-storage.ts";
import { readProblem } from "./harness/answers.ts";
import { ownerEmail, testPassword } from "./harness/owner.ts";
import { startServer, useDataDir } from "./harness/server-process.ts";
import { testOnSmallDisk } from "./harness/small-disk.ts";
import { createTestApp } from "./harness/test-app.ts";

const uploadOf = (text: string): FormData => {
  const form = new FormData();
  form.set("category", "document");
  form.set("file", new File([text], "a.txt"));
  return form;
};
const idSchema = z.object({ id: z.string() });

test("F4 with its reserve spent the server signs in, reads and deletes, and refuses what takes room", async () => {
  let isSpent = false;
  const reserve: DiskReserve = { check: async () => false, release() {}, isSpent: () => isSpent };
  const app = await createTestApp({ reserve, storage: createDiskStorage(useDataDir()) });
  const email = "ann@harbour.example";
  const ann = await app.signUp(email);
  const upload = () => ann.send("POST", "/api/uploads", { body: uploadOf("hello") });
  const { id } = idSchema.parse(await (await upload()).json());
  expect(await (await ann.send("GET", "/readyz")).json()).toEqual({ status: "ready" });
  isSpent = true;
  expect(await readProblem(await upload())).toMatchObject({ status: 507, code: "storage-full" });
  expect(await (await ann.send("GET", "/readyz")).json()).toEqual({ status: "ready", room: "low" });
  const credentials = { email, password: testPassword };
  expect((await app.open().send("POST", "/api/auth/sign-in", { json: credentials })).status).toBe(200);
  expect((await ann.send("DELETE", `/api/uploads/${id}`)).status).toBe(204);
  isSpent = false;
  expect((await upload()).status).toBe(201);
});

test("F4 a write that finds the disk full gives the reserve away", async () => {
  let released = 0;
  const reserve: DiskReserve = {
    check: async () => false,
    release() {
      released += 1;
    },
    isSpent: () => released > 0,
  };
  const app = await createTestApp({ reserve });
  await app.database.db.$queryRaw`PRAGMA max_page_count = 1`;
  let status = 0;
  for (let attempt = 0; attempt < 30 && status !== 507; attempt += 1) {
    const json = { email: `a${attempt}@x.example`, password: testPassword, name: "x".repeat(100) };
    ({ status } = await app.open().send("POST", "/api/auth/sign-up", { json }));
  }
  expect([status, released]).toEqual([507, 1]);
});

/** The server looks at its disk every ten seconds: only in the long run. */
const inTheLongRun = process.env.TEST_FULL ? test : () => {};

testOnSmallDisk(
  "F4 on a disk that is really full people sign in and delete a file, also after a start",
  { megabytes: 60, define: inTheLongRun },
  async (disk) => {
    const env = { ADMIN_PASSWORD: testPassword };
    const run = () => startServer({ dataDir: disk.folder, env });
    const first = run();
    const address = await first.ready;
    const ready = async (at: string) => {
      const response = await fetch(`${at}/readyz`);
      return [response.status, await response.json()];
    };
    const signIn = async (at: string) => {
      const headers = { "content-type": "application/json", origin: at.replace("127.0.0.1", "localhost") };
      const body = JSON.stringify({ email: ownerEmail, password: testPassword });
      const response = await fetch(`${at}/api/auth/sign-in`, { method: "POST", headers, body });
      const cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
      return { status: response.status, headers: { origin: headers.origin, cookie } };
    };
    const { headers } = await signIn(address);
    const upload = () =>
      fetch(`${address}/api/uploads`, { method: "POST", headers, body: uploadOf("hello") });
    const { id } = idSchema.parse(await (await upload()).json());
    await expect.poll(async () => existsSync(join(disk.folder, ".disk-reserve"))).toBe(true);
    disk.fill();
    await expect.poll(() => ready(address)).toEqual([200, { status: "ready", room: "low" }]);
    expect((await upload()).status).toBe(507);
    expect((await signIn(address)).status).toBe(200);
    expect((await fetch(`${address}/api/uploads/${id}`, { method: "DELETE", headers })).status).toBe(204);
    first.child.kill("SIGTERM");
    await first.exited;
    const second = run();
    const again = await second.ready;
    expect((await signIn(again)).status).toBe(200);
    disk.clear();
    await expect.poll(() => ready(again)).toEqual([200, { status: "ready" }]);
  },
);

testOnSmallDisk(
  "F4 a start on a disk that is full or cannot be written ends in one sentence",
  { megabytes: 2, define: inTheLongRun },
  async (disk) => {
    const dataDir = join(disk.folder, "data");
    mkdirSync(dataDir);
    for (const spoil of [disk.fill, disk.protect]) {
      spoil();
      const server = startServer({ dataDir });
      server.ready.catch(() => {});
      expect(await server.exited).toBe(1);
      expect(server.output()).toMatch(/^Sitewright cannot start:\n {2}- [^\n]+\n$/);
    }
  },
);
