import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { conditions: ["@sitewright/source"] },
  test: { reporters: ["default", "json"], outputFile: { json: ".results/unit.json" } },
});
