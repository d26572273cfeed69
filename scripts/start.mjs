// npm start: install, build what changed, serve everything on one origin. The server itself migrates and seeds.
import { install } from "./toolchain/install.mjs";
import { useTools } from "./toolchain/node.mjs";
import { run, step } from "./toolchain/processes.mjs";

await useTools();
await install();
const build = ["exec", "turbo", "run", "build", "--filter=@sitewright/api...", "--output-logs=errors-only"];
await step("pnpm", [...build, "--log-order=grouped"]);
process.env.NODE_ENV ??= "production";
process.exit(await run(process.execPath, ["--enable-source-maps", "apps/api/dist/main.js"]));
