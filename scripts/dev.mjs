// npm run dev: the product on one origin with hot reload: one HTTP server for three Vite servers and the API.
import { spawn } from "node:child_process";
import { install } from "./toolchain/install.mjs";
import { root, useTools } from "./toolchain/node.mjs";
import { relay, step } from "./toolchain/processes.mjs";

await useTools();
await install();
await step("pnpm", ["exec", "turbo", "run", "generate", "--output-logs=errors-only"]);
process.env.NODE_ENV = "development";
process.exit(
  await relay(spawn(process.execPath, ["scripts/dev/serve.mjs"], { cwd: root, stdio: "inherit" })),
);
