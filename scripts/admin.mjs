// npm run admin -- COMMAND, backup -- FILE, restore -- FILE: the operator's commands on the configured
// database and files.
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { install } from "./toolchain/install.mjs";
import { root, useTools } from "./toolchain/node.mjs";
import { run, step } from "./toolchain/processes.mjs";

const command = join(root, "apps/api/dist/admin.js");

const words = process.argv.slice(2);
// npm runs scripts in the package's folder, but a relative path refers to the operator's working directory.
const [name, file] = words;
const isFile = (name === "backup" || name === "restore") && file && !file.startsWith("-");
if (isFile) words[1] = resolve(process.env.INIT_CWD ?? ".", file);

const isBuilt = existsSync(command);
await useTools({ isPnpmNeeded: !isBuilt });
if (!isBuilt) {
  await install();
  const build = ["exec", "turbo", "run", "build", "--filter=@sitewright/api", "--output-logs=errors-only"];
  await step("pnpm", build);
}
process.env.NODE_ENV ??= "production";
process.exit(await run(process.execPath, ["--enable-source-maps", command, ...words]));
