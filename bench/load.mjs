// npm run load [-- SECONDS [SOAK_SECONDS]]: loads the built server as one process and as three, then a long soak; prints tables.
import { install } from "../scripts/toolchain/install.mjs";
import { useTools } from "../scripts/toolchain/node.mjs";
import { runBuilt } from "../scripts/toolchain/run-built.mjs";

await useTools();
await install();
const build = ["--filter=@sitewright/api..."];
process.exit(await runBuilt("@sitewright/bench", ["load", ...process.argv.slice(2)], { build }));
