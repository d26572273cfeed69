import { existsSync } from "node:fs";
import { defineConfig, type TestProjectConfiguration } from "vitest/config";
import { sequence, setupFile } from "../../vitest.base.ts";

// Workspace packages from their sources. Vitest passes these names to Node too, so none may be one that Node decides
// itself: with "import" a CommonJS package would be given ES modules.
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
 * Sweeps over every call or table with odd inputs and faults, over what may happen in the middle of a preview, and over
 * much data: only in the long run.
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

/** A SQLite file takes one process of each role: several share a Postgres, which is the only one with a pool. */
const postgresAlone = [
  "job-processes",
  "letter-case",
  "lists",
  "one-busy-account",
  "process-faults",
  "several-processes",
];

/** The disk and the files of a database server are its own affair. */
const sqliteAlone = ["erased-bytes", "full-disk"];

/**
 * What `npm test` runs on Postgres: where rows are locked, claimed, counted, ordered, searched, migrated and deleted,
 * which is where the two databases differ. In these files `testOnOne` marks the others. The long run has every suite
 * on both.
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

/** Vitest passes over a file that does not exist: a suite that was renamed would leave its list unnoticed. */
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
      // Every test has its own application and database; loading all of it anew for each file would cost a third.
      isolate: false,
      ...patient,
    },
  };
}

export default defineConfig({
  test: {
    sequence,
    projects: [
      // Pure functions and small parts: their files share what they load, which was the larger part of their time.
      { ...fromSource, test: { name: "unit", include: ["src/**/*.test.ts"], isolate: false, ...patient } },
      onDatabase("sqlite"),
      onDatabase("postgres"),
    ],
  },
});
