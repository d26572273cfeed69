// Generates one client per provider from one model source. `prisma generate` requires a schema engine
// file that it never runs; naming an existing file keeps it from downloading one.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const cli = join(dirname(createRequire(import.meta.url).resolve("prisma/package.json")), "build/index.js");
const source = readFileSync(join(root, "prisma/schema.prisma"), "utf8");
const env = {
  ...process.env,
  PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
  CHECKPOINT_DISABLE: "1",
  PRISMA_HIDE_UPDATE_MESSAGE: "1",
};

for (const provider of ["sqlite", "postgresql"]) {
  const work = join(root, "node_modules/.cache/prisma", provider);
  const output = join(root, "src/generated", provider);
  mkdirSync(work, { recursive: true });
  const schema = source
    .replace('provider = "sqlite"', `provider = "${provider}"`)
    .replace(/output\s+= ".*"/, `output = "${relative(work, output)}"`);
  writeFileSync(join(work, "schema.prisma"), schema);
  const args = [cli, "generate", "--schema", join(work, "schema.prisma")];
  const run = spawnSync(process.execPath, args, { cwd: root, env, encoding: "utf8" });
  if (run.status !== 0) {
    process.stderr.write(`${run.stdout}${run.stderr}`);
    process.exit(run.status ?? 1);
  }
}
