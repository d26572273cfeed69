// npm run seed -- DATABASE_URL: fills an empty database with a hundred thousand clients.
import { install } from "../scripts/toolchain/install.mjs";
import { useTools } from "../scripts/toolchain/node.mjs";
import { run, step } from "../scripts/toolchain/processes.mjs";

await useTools();
await install();
await step("pnpm", ["--silent", "--filter", "@sitewright/api", "run", "generate"]);
process.exit(
  await run("pnpm", ["--silent", "--filter", "@sitewright/bench", "run", "seed", ...process.argv.slice(2)]),
);
