import { defineConfig, type TestProjectConfiguration } from "vitest/config";
import { setupFile } from "../../vitest.base.ts";

// Workspace packages from their sources. Vitest hands these names to Node too, so none may be one that Node decides
// by itself: with "import" a CommonJS package would be given ES modules.
const conditions = ["@sitewright/source", "node", "development|production"];
const fromSource = { resolve: { conditions }, ssr: { resolve: { conditions } } };

const patient = {
  setupFiles: [setupFile],
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 30_000 } },
};

/** Suites about the edge, which see no difference between the databases: on Postgres they belong to the long run. */
const edgeSuites = [
  "access-matrix",
  "answer-headers",
  "body-types",
  "conditional-answers",
  "event-streams",
  "faults",
  "foreign-addresses",
  "http",
  "json-bodies",
  "mass-assignment",
  "naughty-strings",
  "openapi",
  "production",
  "secrets",
  "slow-bodies",
  "stalled-uploads",
  "strange-requests",
  "upload-types",
  "uploads-over-http",
].map((name) => `test/${name}.test.ts`);

/** Suites in test/ meet a real database: the same files run once on SQLite and once on Postgres. */
function onDatabase(name: "sqlite" | "postgres"): TestProjectConfiguration {
  return {
    ...fromSource,
    test: {
      name,
      include: ["test/**/*.test.ts"],
      exclude: name === "postgres" && !process.env.TEST_FULL ? edgeSuites : [],
      globalSetup: [`test/harness/setup-${name}.ts`],
      maxWorkers: 2,
      // Every test has its own application and database; loading all of it anew for each file would cost a third.
      isolate: false,
      ...patient,
    },
  };
}

export default defineConfig({
  test: {
    projects: [
      { ...fromSource, test: { name: "unit", include: ["src/**/*.test.ts"], ...patient } },
      onDatabase("sqlite"),
      onDatabase("postgres"),
    ],
  },
});
