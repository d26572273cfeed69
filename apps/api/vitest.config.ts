import { defineConfig, type TestProjectConfiguration } from "vitest/config";

// Workspace packages from their sources. Vitest hands these names to Node too, so none may be one that Node decides
// by itself: with "import" a CommonJS package would be given ES modules.
const conditions = ["@sitewright/source", "node", "development|production"];
const fromSource = { resolve: { conditions }, ssr: { resolve: { conditions } } };

/** Suites in test/ meet a real database: the same files run once on SQLite and once on Postgres. */
function onDatabase(name: "sqlite" | "postgres"): TestProjectConfiguration {
  return {
    ...fromSource,
    test: {
      name,
      include: ["test/**/*.test.ts"],
      globalSetup: [`test/harness/setup-${name}.ts`],
      maxWorkers: 2,
      testTimeout: 20_000,
      hookTimeout: 30_000,
    },
  };
}

export default defineConfig({
  test: {
    projects: [
      { ...fromSource, test: { name: "unit", include: ["src/**/*.test.ts"] } },
      onDatabase("sqlite"),
      onDatabase("postgres"),
    ],
  },
});
