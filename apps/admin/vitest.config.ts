import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { conditions: ["source"] },
  test: {
    environment: "happy-dom",
    reporters: ["default", "json"],
    outputFile: { json: ".results/unit.json" },
  },
});
