// Installs the workspace when the lockfile or the platform changed since the last time.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./node.mjs";
import { step } from "./processes.mjs";

const stampFile = join(root, "node_modules/.cache/installed");

function currentStamp() {
  const hash = createHash("sha256").update(readFileSync(join(root, "pnpm-lock.yaml")));
  return `${hash.digest("hex")} ${process.platform}-${process.arch}`;
}

export async function install() {
  const stamp = currentStamp();
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return;
  await step("pnpm", [
    "install",
    "--frozen-lockfile",
    "--prefer-offline",
    "--reporter=append-only",
    "--loglevel=warn",
  ]);
  mkdirSync(join(root, "node_modules/.cache"), { recursive: true });
  writeFileSync(stampFile, stamp);
}
