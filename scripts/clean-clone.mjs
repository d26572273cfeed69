// Tests `npm start` on a new machine: a fresh clone, an empty HOME, only Node, npm and the system on PATH.
// Usage: node scripts/clean-clone.mjs [--node DIR]   (DIR: a folder with another `node` and `npm`, put first on PATH)
import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, dirname, join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const addresses = ["/", "/app", "/admin", "/healthz", "/api/openapi.json"];
const bootLimitMs = 5 * 60_000;
const stopLimitMs = 10_000;

const nodeFolder = process.argv.includes("--node")
  ? process.argv[process.argv.indexOf("--node") + 1]
  : undefined;
const work = mkdtempSync(join(tmpdir(), "sitewright-clone-"));
const clone = join(work, "sitewright");

const freePort = () =>
  new Promise((done) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });

/** Keeps the caller's network settings and drops every variable that could provide a tool or a setting. */
function bareEnvironment(port) {
  const kept = Object.entries(process.env).filter(([name]) => /proxy|cert/i.test(name));
  const home = join(work, "home");
  mkdirSync(home);
  const system = [dirname(process.execPath), "/usr/local/bin", "/usr/bin", "/bin"];
  const path = [...(nodeFolder ? [nodeFolder] : []), ...system].join(delimiter);
  return {
    ...Object.fromEntries(kept),
    HOME: home,
    PATH: path,
    PORT: String(port),
    TMPDIR: tmpdir(),
  };
}

async function statusOf(url) {
  try {
    return (await fetch(url)).status;
  } catch {
    return 0;
  }
}

/** The running `npm start`. */
let child;

/** Starts the product and waits until it is ready; resolves with the time in ms. */
async function boot(env, origin) {
  const started = performance.now();
  child = spawn("npm", ["start"], { cwd: clone, env, stdio: ["ignore", "inherit", "inherit"] });
  while ((await statusOf(`${origin}/readyz`)) !== 200) {
    if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}.`);
    if (performance.now() - started > bootLimitMs)
      throw new Error("npm start did not answer within five minutes.");
    await wait(100);
  }
  return Math.round(performance.now() - started);
}

/**
 * Sends the signal only to npm, as a supervisor would; resolves when the port is closed and no process is
 * left.
 */
async function stop(origin) {
  const started = performance.now();
  child.kill("SIGTERM");
  const isUp = async () => (await statusOf(`${origin}/healthz`)) !== 0 || leftovers().length > 0;
  while (await isUp()) {
    if (performance.now() - started > stopLimitMs)
      throw new Error(`Still running after SIGTERM: ${leftovers().join(", ") || origin}`);
    await wait(100);
  }
  return Math.round(performance.now() - started);
}

/** Processes started from the clone. */
function leftovers() {
  const lines = execFileSync("ps", ["-eo", "pid=,args="], { encoding: "utf8" }).split("\n");
  return lines
    .filter((line) => line.includes(clone) || (/apps\/api\/dist\/main\.js/.test(line) && isInClone(line)))
    .map((line) => line.trim().slice(0, 120));
}

function isInClone(line) {
  try {
    return execFileSync("readlink", [`/proc/${line.trim().split(" ")[0]}/cwd`], {
      encoding: "utf8",
    }).startsWith(clone);
  } catch {
    return false;
  }
}

try {
  execFileSync("git", ["clone", "--quiet", root, clone]);
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const env = bareEnvironment(port);
  console.log(
    `Clean clone with ${execFileSync("node", ["--version"], { env, encoding: "utf8" }).trim()} on PATH`,
  );
  for (const temperature of ["cold", "warm"]) {
    const ms = await boot(env, origin);
    for (const address of addresses) {
      const status = await statusOf(origin + address);
      console.log(`  ${status} ${address}`);
      if (status !== 200) throw new Error(`${address} answered ${status}.`);
    }
    console.log(`  ${temperature} start ${ms} ms, stopped in ${await stop(origin)} ms`);
  }
} finally {
  // After a failure npm is still running, and would keep this process alive.
  child?.kill("SIGTERM");
  rmSync(work, { recursive: true, force: true });
}
