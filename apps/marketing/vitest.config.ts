import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { conditions: ["@sitewright/source"] },
  test: {
    // Pages are functions: their tests share what they load. A busy machine must not fail one.
    isolate: false,
    testTimeout: 60_000,
    reporters: ["default", "json"],
    outputFile: { json: ".results/unit.json" },
  },
});
