// npm run admin -- COMMAND: the operator's commands on the accounts of the database that the environment names.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { install } from "./toolchain/install.mjs";
import { root, useTools } from "./toolchain/node.mjs";
import { run, step } from "./toolchain/processes.mjs";

const command = join(root, "apps/api/dist/admin.js");

await useTools();
if (!existsSync(command)) {
  await install();
  const build = ["exec", "turbo", "run", "build", "--filter=@sitewright/api", "--output-logs=errors-only"];
  await step("pnpm", build);
}
process.env.NODE_ENV ??= "production";
process.exit(await run(process.execPath, ["--enable-source-maps", command, ...process.argv.slice(2)]));
