// The pinned Node and pnpm, from the npm registry, for machines that have any Node (>= 18) and npm.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { runSync } from "./command.mjs";
import { relay } from "./processes.mjs";

export const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");

/** Supported Node releases: maintained lines, from the first patch release that was tested. */
export function isSupportedNode(version) {
  const [major = 0, minor = 0, patch = 0] = version.replace(/^v/, "").split(".").map(Number);
  if (major === 22) return minor > 22 || (minor === 22 && patch >= 2);
  if (major === 24) return minor >= 15;
  return major >= 26;
}

/** The packages to download: pnpm always, Node only if the current one is not supported. */
function neededPackages() {
  const pnpm = JSON.parse(readFileSync(join(root, "package.json"), "utf8")).packageManager.split("+")[0];
  const node = readFileSync(join(root, ".node-version"), "utf8").trim();
  return isSupportedNode(process.version) ? [pnpm] : [`node@${node}`, pnpm];
}

const memoryFile = join(root, "node_modules/.cache/tools.json");

function readMemory() {
  try {
    return JSON.parse(readFileSync(memoryFile, "utf8"));
  } catch {
    // The cache does not exist yet or cannot be read; npm is called instead.
    return {};
  }
}

/** Finds where npm installed the packages; cached, because npm takes a second to respond. */
function locateTools(packages) {
  const key = packages.join(" ");
  const memory = readMemory();
  const known = memory[key];
  if (known && existsSync(known.node) && existsSync(join(known.bin, "pnpm"))) return known;
  const flags = packages.map((name) => `--package=${name}`);
  const print = ["node", "scripts/toolchain/print-place.mjs"];
  const found = runSync("npm", ["exec", "--yes", ...flags, "--", ...print], {
    cwd: root,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, npm_config_update_notifier: "false", npm_config_fund: "false" },
  });
  if (found.status !== 0) {
    console.error(
      `Could not fetch ${key} from the npm registry. It needs the network, and a home folder that this account can write to.`,
    );
    process.exit(1);
  }
  const [node, bin] = JSON.parse(found.stdout.trim().split("\n").pop());
  mkdirSync(dirname(memoryFile), { recursive: true });
  writeFileSync(memoryFile, JSON.stringify({ ...memory, [key]: { node, bin } }));
  return { node, bin };
}

/**
 * Puts the pinned tools first on PATH for every child process. On an unsupported Node, runs this same
 * command again with the pinned one and never returns. If no package is installed and nothing is built
 * (`isPnpmNeeded: false`), a supported Node suffices, so that a restore needs no network.
 */
export async function useTools({ isPnpmNeeded = true } = {}) {
  process.chdir(root);
  process.env.TURBO_TELEMETRY_DISABLED = "1";
  process.env.DO_NOT_TRACK = "1";
  // Set below for the process with the pinned Node: everything is already downloaded.
  if (process.env.SITEWRIGHT_TOOLS === process.version) return;
  if (!isPnpmNeeded && isSupportedNode(process.version)) return;
  const { node, bin } = locateTools(neededPackages());
  process.env.PATH = [dirname(node), bin, process.env.PATH].join(delimiter);
  if (isSupportedNode(process.version)) return;
  process.env.SITEWRIGHT_TOOLS = `v${readFileSync(join(root, ".node-version"), "utf8").trim()}`;
  process.exit(await relay(spawn(node, process.argv.slice(1), { stdio: "inherit" })));
}
