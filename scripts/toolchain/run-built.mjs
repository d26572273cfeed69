// Shared by benchmarks and faults: the built product, and a separate Postgres.
import { startPostgres } from "./postgres.mjs";
import { run, step } from "./processes.mjs";

/**
 * Builds, then runs a package's script with these arguments and a throwaway Postgres, whose URL is in
 * DATABASE_URL_TEST. Resolves with the script's exit code.
 */
export async function runBuilt(name, [script, ...words], { build = [] } = {}) {
  await step("pnpm", ["exec", "turbo", "run", "build", ...build, "--output-logs=errors-only"]);
  const postgres = await startPostgres();
  process.env.DATABASE_URL_TEST = postgres.url;
  try {
    return await run("pnpm", ["--silent", "--filter", name, "run", script, ...words]);
  } finally {
    await postgres.stop();
  }
}
