// Finds a Chromium for the browser tests: an installed one, otherwise a downloaded one.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { runSync } from "./command.mjs";
import { root } from "./node.mjs";

const fromE2e = createRequire(join(root, "apps/e2e/package.json"));
const PACKED = "@sparticuz/chromium@147.0.0";
const cache = join(root, "node_modules/.cache/chromium");
// The headless shell is preferred: it runs the browser tests in two thirds of the time.
const shells = ["chromium-headless-shell", "chrome-headless-shell"];
const whole = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge"];
const onMac = ["Google Chrome", "Chromium"].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);

const playwright = () => fromE2e("playwright");

function onPath(names) {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
}

function installed() {
  const own = playwright().chromium.executablePath();
  return existsSync(own) ? own : (onPath(whole) ?? onMac.find((path) => existsSync(path)));
}

function downloaded() {
  const cli = join(dirname(fromE2e.resolve("playwright/package.json")), "cli.js");
  spawnSync(process.execPath, [cli, "install", "chromium"], { stdio: ["ignore", "inherit", "ignore"] });
  const own = playwright().chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

/**
 * Downloads a shell of a fixed version from the npm registry; undefined if there is none for this machine
 * or the registry cannot be reached.
 */
async function packed() {
  if (process.platform !== "linux" || process.arch !== "x64") return undefined;
  const require = createRequire(join(cache, "package.json"));
  if (!existsSync(join(cache, "node_modules/@sparticuz/chromium/package.json"))) {
    const flags = ["--no-save", "--no-package-lock", "--no-audit", "--no-fund", "--fetch-retries=1"];
    const args = ["install", ...flags, "--prefix", cache, PACKED];
    if (runSync("npm", args, { stdio: ["ignore", "ignore", "inherit"] }).status !== 0) return undefined;
  }
  const { default: chromium } = await import(pathToFileURL(require.resolve("@sparticuz/chromium")).href);
  // The package unpacks into the temporary folder and trusts existing files there; in the cache folder no
  // other user can put a file of that name.
  const { TMPDIR } = process.env;
  process.env.TMPDIR = cache;
  try {
    return await chromium.executablePath();
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
}

/** The path of a Chromium that runs here. If there is none, throws an error that says what to do. */
export async function ensureBrowser() {
  const named = process.env.CHROMIUM_PATH;
  const path = named || onPath(shells) || (await packed()) || installed() || downloaded();
  if (path) return path;
  throw new Error(
    "No Chromium for the browser tests. Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH.",
  );
}
