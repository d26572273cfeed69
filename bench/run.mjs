// npm run bench [-- NAME…]: measures the product and comparable libraries and writes bench/RESULTS.md.
import { ensureBrowser } from "../scripts/toolchain/browser.mjs";
import { install } from "../scripts/toolchain/install.mjs";
import { useTools } from "../scripts/toolchain/node.mjs";
import { runBuilt } from "../scripts/toolchain/run-built.mjs";

await useTools();
await install();
process.env.CHROMIUM_PATH = await ensureBrowser();
process.exit(await runBuilt("@sitewright/bench", ["bench", ...process.argv.slice(2)]));
