import type { ViteUserConfig } from "vitest/config";

/** Workspace packages are tested from their sources, not from an earlier build. */
const conditions = ["@sitewright/source", "module", "node", "import", "default", "development|production"];

/** What every package's tests share: sources of the workspace, and a report that `npm test` counts. */
export const baseConfig: ViteUserConfig = {
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: { reporters: ["default", "json"], outputFile: { json: ".results/unit.json" } },
};
