// npm run faults [-- ID…] [--quick]: causes every fault of the list in the built server; prints what was lost.
import { install } from "./toolchain/install.mjs";
import { useTools } from "./toolchain/node.mjs";
import { startPostgres } from "./toolchain/postgres.mjs";
import { run } from "./toolchain/processes.mjs";

await useTools();
await install();
const built = await run("pnpm", ["exec", "turbo", "run", "build", "--output-logs=errors-only"]);
if (built !== 0) process.exit(built);
const postgres = await startPostgres();
process.env.DATABASE_URL_TEST = postgres.url;
const words = process.argv.slice(2);
const code = await run("pnpm", ["--silent", "--filter", "@sitewright/api", "run", "faults", ...words]);
await postgres.stop();
process.exit(code);
