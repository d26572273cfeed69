import { fileURLToPath } from "node:url";
import type { ViteUserConfig } from "vitest/config";

/** Workspace packages are tested from their sources, not from an earlier build. */
const conditions = ["@sitewright/source", "module", "node", "import", "default", "development|production"];

/** Runs before each test file. */
export const setupFile = fileURLToPath(new URL("vitest.setup.ts", import.meta.url));

/** What every package's tests share: sources of the workspace, and a report that `npm test` counts. */
export const baseConfig: ViteUserConfig = {
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  // No test is about time: a busy machine must not fail one.
  test: {
    setupFiles: [setupFile],
    testTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    reporters: ["default", "json"],
    outputFile: { json: ".results/unit.json" },
  },
};
