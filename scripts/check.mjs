// npm run check: everything that needs no running product: format, lint, layers, requirements, unused code, size budgets, types.
import { install } from "./toolchain/install.mjs";
import { useTools } from "./toolchain/node.mjs";
import { run } from "./toolchain/processes.mjs";

await useTools();
await install();
const tasks = [
  "//#lint",
  "//#layers",
  "//#requirements",
  "//#test:scripts",
  "//#unused",
  "//#size",
  "//#types:browser",
  "//#types:node",
  "typecheck",
];
process.exit(await run("pnpm", ["exec", "turbo", "run", ...tasks, "--continue", "--output-logs=new-only"]));
