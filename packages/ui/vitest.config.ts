import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    environment: "happy-dom",
    setupFiles: ["test/cleanup.ts"],
    reporters: ["default", "json"],
    outputFile: { json: ".results/unit.json" },
  },
});
