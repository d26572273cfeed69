import { describe, inject, test } from "vitest";

const isSecondRun = inject("databaseTemplate").provider === "postgresql" && !process.env.TEST_FULL;

/**
 * A test whose outcome no database can change, in a file whose others depend on it: on SQLite, and on both in the long
 * run. There it is not defined rather than skipped, because a skipped test fails the report.
 */
export const testOnOne: (title: string, run: () => Promise<void> | void) => void = isSecondRun
  ? () => {}
  : test;

/** A group of such tests: one without a test would fail. */
export const describeOnOne: (title: string, group: () => void) => void = isSecondRun ? () => {} : describe;
