// npm test [--full]: lint, layers, requirements, sizes, types, unit, API on SQLite and Postgres, browser. Ends with the counts of each suite.
import { rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ensureBrowser } from "./toolchain/browser.mjs";
import { staticChecks } from "./toolchain/checks.mjs";
import { install } from "./toolchain/install.mjs";
import { ensureLongRunTools } from "./toolchain/long-run-tools.mjs";
import { root, useTools } from "./toolchain/node.mjs";
import { startPostgres } from "./toolchain/postgres.mjs";
import { isStopped, run } from "./toolchain/processes.mjs";
import { failedTests, findResultFiles, readSuites, report, slowestFiles } from "./toolchain/test-report.mjs";

// Throws on any other word: a mistyped --full would be the short run.
const isFull = parseArgs({ options: { full: { type: "boolean" } } }).values.full === true;

const checks = [...staticChecks, "test"];
/**
 * Each of these suites keeps two cores busy: running two at once took a quarter more processor time than
 * one after the other.
 */
const largeSuites = ["test:sqlite", "test:postgres", "test:browser", ...(isFull ? ["//#test:dev"] : [])];

/** Runs tasks of the workspace, this many at a time; continues after a failure. Returns the exit code. */
const runTasks = (names, atATime) =>
  run("pnpm", [
    ...["exec", "turbo", "run", ...names],
    ...["--continue", `--concurrency=${atATime}`, "--output-logs=new-only", "--log-order=grouped"],
  ]);

await useTools();
await install();
if (isFull) {
  process.env.TEST_FULL = "1";
  Object.assign(process.env, ensureLongRunTools());
}
// Servers, commands and tools are started hundreds of times, so they share a compile cache.
process.env.NODE_COMPILE_CACHE = join(root, "node_modules/.cache/compiled");
// Browsers and tools are downloaded here, because turbo's strict environment drops proxy and certificate
// settings.
process.env.CHROMIUM_PATH = await ensureBrowser();
const postgres = await startPostgres({ isInMemory: true });
process.env.DATABASE_URL_TEST = postgres.url;
// Only this run's results count; turbo restores those of suites whose inputs are unchanged.
for (const file of findResultFiles()) rmSync(file);
const codes = [await runTasks(checks, 2), isStopped() ? 1 : await runTasks(largeSuites, 1)];
await postgres.stop();
console.log(slowestFiles());
console.log(failedTests());
const { text, ok } = report(readSuites());
console.log(text);
process.exit(codes.find((code) => code !== 0) ?? (ok ? 0 : 1));
