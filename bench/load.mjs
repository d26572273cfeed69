// npm run load [-- SECONDS [SOAK_SECONDS]]: loads the built server as one process and as three, then a long soak; prints tables.
import { install } from "../scripts/toolchain/install.mjs";
import { useTools } from "../scripts/toolchain/node.mjs";
import { startPostgres } from "../scripts/toolchain/postgres.mjs";
import { run } from "../scripts/toolchain/processes.mjs";

await useTools();
await install();
const built = await run("pnpm", [
  "exec",
  "turbo",
  "run",
  "build",
  "--filter=@sitewright/api...",
  "--output-logs=errors-only",
]);
if (built !== 0) process.exit(built);
const postgres = await startPostgres();
process.env.DATABASE_URL_TEST = postgres.url;
const code = await run("pnpm", [
  "--silent",
  "--filter",
  "@sitewright/bench",
  "run",
  "load",
  ...process.argv.slice(2),
]);
await postgres.stop();
process.exit(code);
