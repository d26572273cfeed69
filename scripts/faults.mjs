// npm run faults [-- ID…] [--quick] [--not-sqlite] [--not-postgresql]: causes every fault of the list in the built server; prints what was lost.
import { install } from "./toolchain/install.mjs";
import { useTools } from "./toolchain/node.mjs";
import { runBuilt } from "./toolchain/run-built.mjs";

await useTools();
await install();
process.exit(await runBuilt("@sitewright/api", ["faults", ...process.argv.slice(2)]));
