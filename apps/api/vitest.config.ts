import { existsSync } from "node:fs";
import { defineConfig, type TestProjectConfiguration } from "vitest/config";
import { sequence, setupFile } from "../../vitest.base.ts";

// Resolves workspace packages to their sources. Vitest also passes these conditions to Node, so none may be one that
// Node sets itself: with "import", a CommonJS package would get ES modules from `require`.
const conditions = ["@sitewright/source", "node", "development|production"];
const fromSource = { resolve: { conditions }, ssr: { resolve: { conditions } } };

const isLong = Boolean(process.env.TEST_FULL);

const patient = {
  setupFiles: [setupFile],
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 60_000 } },
};

/**
 * Suites that run only in the long run: unusual inputs and injected faults for every call or table, changes in the
 * middle of a preview, and large amounts of data.
 */
const sweeps = [
  "fault-rows",
  "faults",
  "large-bundle",
  "list-plans",
  "naughty-strings",
  "preview-turns",
  "process-faults",
  "read-only",
  "strange-requests",
  "upload-crash",
  "validating-proxy",
];

/**
 * Suites that run only on Postgres: a SQLite file allows one process of each role, and only Postgres has a connection
 * pool.
 */
const postgresAlone = [
  "job-processes",
  "letter-case",
  "lists",
  "one-busy-account",
  "process-faults",
  "several-processes",
];

/** Suites that run only on SQLite: disk and files of Postgres are managed by the database server. */
const sqliteAlone = ["erased-bytes", "full-disk"];

/**
 * The suites that `npm test` runs on Postgres: those in which rows are locked, claimed, counted, ordered, searched,
 * migrated or deleted, because the two databases differ there. `testOnOne` marks the other tests of these files. The
 * long run runs every suite on both.
 */
const dialectSuites = [
  "account-deletion",
  "account-export",
  "account-races",
  "account-turns",
  "agent-decisions",
  "agents",
  "backup",
  "backup-load",
  "draft",
  "job-processes",
  "jobs",
  "knowledge-saves",
  "letter-case",
  "lists",
  "metrics",
  "migrations",
  "one-busy-account",
  "outage",
  "outbox-worker",
  "personal-data",
  "news",
  "newsletter",
  "postgres-limits",
  "projects",
  "search",
  "several-processes",
  "staff",
  "staff-races",
  "submit-limits",
];

/**
 * The test file of a suite. Throws if there is none, because Vitest ignores missing files: a renamed suite would drop
 * out of its list unnoticed.
 */
const fileOf = (name: string): string => {
  const file = `test/${name}.test.ts`;
  if (!existsSync(new URL(file, import.meta.url)))
    throw new Error(`There is no ${file}. Correct its name in the lists of vitest.config.ts.`);
  return file;
};

const filesOf = (names: readonly string[]): string[] => names.map(fileOf);

/** Suites in test/ use a real database: the same files run once on SQLite and once on Postgres. */
function onDatabase(name: "sqlite" | "postgres"): TestProjectConfiguration {
  return {
    ...fromSource,
    test: {
      name,
      include: name === "postgres" && !isLong ? filesOf(dialectSuites) : ["test/**/*.test.ts"],
      exclude: [
        ...(isLong ? [] : filesOf(sweeps)),
        ...filesOf(name === "sqlite" ? postgresAlone : sqliteAlone),
      ],
      globalSetup: [`test/harness/setup-${name}.ts`],
      maxWorkers: 2,
      // Every test has its own application and database, so files may share modules; loading them for each file would
      // add a third to the time.
      isolate: false,
      ...patient,
    },
  };
}

export default defineConfig({
  test: {
    sequence,
    projects: [
      // Pure functions and small units: files share loaded modules, because loading took most of the time.
      {
        ...fromSource,
        test: { name: "unit", include: ["{src,faults}/**/*.test.ts"], isolate: false, ...patient },
      },
      onDatabase("sqlite"),
      onDatabase("postgres"),
    ],
  },
});
