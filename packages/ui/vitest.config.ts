import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    environment: "happy-dom",
    reporters: ["default", "json"],
    outputFile: { json: ".results/unit.json" },
  },
});
