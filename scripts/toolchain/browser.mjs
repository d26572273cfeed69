// A Chromium for the browser tests: one that is there already, else one that can be fetched.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./node.mjs";

const fromE2e = createRequire(join(root, "apps/e2e/package.json"));
const PACKED = "@sparticuz/chromium@147.0.0";
const onPath = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge"];
const onMac = ["Google Chrome", "Chromium"].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);

const playwright = () => fromE2e("playwright");

function installed() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const own = playwright().chromium.executablePath();
  if (existsSync(own)) return own;
  for (const folder of (process.env.PATH ?? "").split(delimiter))
    for (const name of onPath) if (existsSync(join(folder, name))) return join(folder, name);
  return onMac.find((path) => existsSync(path));
}

function downloaded() {
  const cli = join(dirname(fromE2e.resolve("playwright/package.json")), "cli.js");
  spawnSync(process.execPath, [cli, "install", "chromium"], { stdio: ["ignore", "inherit", "ignore"] });
  const own = playwright().chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

async function packed() {
  if (process.platform !== "linux" || process.arch !== "x64") return undefined;
  const prefix = join(root, "node_modules/.cache/chromium");
  const args = ["install", "--no-save", "--no-package-lock", "--prefix", prefix, PACKED];
  if (spawnSync("npm", args, { stdio: ["ignore", "ignore", "inherit"] }).status !== 0) return undefined;
  const require = createRequire(join(prefix, "package.json"));
  const { default: chromium } = await import(pathToFileURL(require.resolve("@sparticuz/chromium")).href);
  return chromium.executablePath();
}

/** Path of a Chromium that runs here. Throws with what to do when there is none. */
export async function ensureBrowser() {
  const path = installed() ?? downloaded() ?? (await packed());
  if (path) return path;
  throw new Error(
    "No Chromium for the browser tests. Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH.",
  );
}
