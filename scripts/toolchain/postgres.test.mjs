import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { removeLeftovers } from "./postgres.mjs";

const endedPid = () => spawnSync(process.execPath, ["-e", ""]).pid;

test("a killed run's database is removed and its server ended, a running one's and other folders stay", async (t) => {
  const folder = mkdtempSync(join(tmpdir(), "leftovers-"));
  t.after(() => rmSync(folder, { recursive: true }));
  const make = (name) => {
    mkdirSync(join(folder, name));
    return join(folder, name);
  };
  const killed = make(`sitewright-postgres-data-${endedPid()}-a1b2c3`);
  const running = make(`sitewright-postgres-data-${process.pid}-d4e5f6`);
  const other = make("somebody-else");
  const server = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)", killed]);
  const ended = new Promise((resolve) => server.once("exit", (_code, signal) => resolve(signal)));
  writeFileSync(join(killed, "postmaster.pid"), `${server.pid}\n`);
  removeLeftovers(folder);
  assert.deepEqual([killed, running, other].map(existsSync), [false, true, true]);
  if (process.platform === "linux") assert.equal(await ended, "SIGQUIT");
  else server.kill();
});
