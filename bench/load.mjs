// npm run load [-- SECONDS [SOAK_SECONDS]]: load-tests the built server as one process and as three, then
// runs a long soak test; prints tables.
import { install } from "../scripts/toolchain/install.mjs";
import { useTools } from "../scripts/toolchain/node.mjs";
import { runBuilt } from "../scripts/toolchain/run-built.mjs";

await useTools();
await install();
const build = ["--filter=@sitewright/api..."];
process.exit(await runBuilt("@sitewright/bench", ["load", ...process.argv.slice(2)], { build }));
