// npm run bench [-- NAME…]: measures the product and comparable libraries and writes bench/RESULTS.md.
import { ensureBrowser } from "../scripts/toolchain/browser.mjs";
import { install } from "../scripts/toolchain/install.mjs";
import { useTools } from "../scripts/toolchain/node.mjs";
import { startPostgres } from "../scripts/toolchain/postgres.mjs";
import { run } from "../scripts/toolchain/processes.mjs";

await useTools();
await install();
process.env.CHROMIUM_PATH = await ensureBrowser();
const built = await run("pnpm", ["exec", "turbo", "run", "build", "--output-logs=errors-only"]);
if (built !== 0) process.exit(built);
const postgres = await startPostgres();
process.env.DATABASE_URL_TEST = postgres.url;
const names = process.argv.slice(2);
const code = await run("pnpm", ["--silent", "--filter", "@sitewright/bench", "run", "bench", ...names]);
await postgres.stop();
process.exit(code);
