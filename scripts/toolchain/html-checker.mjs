// The Nu HTML Checker for the long run: 32 MB that no ordinary install should carry.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "./node.mjs";

const PACKED = "vnu-jar@26.9.27";

/** Path of the checker's jar. Its own install step, which would fetch a Java, is not run. */
export function ensureHtmlChecker() {
  const prefix = join(root, "node_modules/.cache/html-checker");
  const jar = join(prefix, "node_modules/vnu-jar/build/dist/vnu.jar");
  if (existsSync(jar)) return jar;
  mkdirSync(prefix, { recursive: true });
  const args = ["install", "--no-save", "--no-package-lock", "--ignore-scripts", "--prefix", prefix, PACKED];
  const { status } = spawnSync("npm", args, { stdio: ["ignore", "ignore", "inherit"] });
  if (status !== 0 || !existsSync(jar))
    throw new Error(`${PACKED} could not be fetched from the npm registry.`);
  return jar;
}
