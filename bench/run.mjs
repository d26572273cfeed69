// npm run bench: measures the product against its peers in one run and writes bench/RESULTS.md.
import { install } from "../scripts/toolchain/install.mjs";
import { useTools } from "../scripts/toolchain/node.mjs";
import { run } from "../scripts/toolchain/processes.mjs";

await useTools();
await install();
process.exit(await run("pnpm", ["--silent", "--filter", "@sitewright/bench", "run", "bench"]));
