import { defineConfig, type TestProjectConfiguration } from "vitest/config";
import { baseConfig } from "../../vitest.base.ts";

/** Suites in test/ meet a real database: the same files run once on SQLite and once on Postgres. */
function onDatabase(name: "sqlite" | "postgres"): TestProjectConfiguration {
  return {
    ...baseConfig,
    test: {
      name,
      include: ["test/**/*.test.ts"],
      globalSetup: [`test/harness/setup-${name}.ts`],
      testTimeout: 20_000,
      hookTimeout: 30_000,
    },
  };
}

export default defineConfig({
  test: {
    projects: [
      { ...baseConfig, test: { name: "unit", include: ["src/**/*.test.ts"] } },
      onDatabase("sqlite"),
      onDatabase("postgres"),
    ],
  },
});
