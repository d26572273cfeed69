// npm run check: all checks that need no running product: format, lint, layers, requirements, unused
// code, size budgets, types.
import { staticChecks } from "./toolchain/checks.mjs";
import { install } from "./toolchain/install.mjs";
import { useTools } from "./toolchain/node.mjs";
import { run } from "./toolchain/processes.mjs";

await useTools();
await install();
const args = ["exec", "turbo", "run", ...staticChecks, "--continue", "--output-logs=new-only"];
process.exit(await run("pnpm", args));
