import { describe, inject, test } from "vitest";

const { provider } = inject("databaseTemplate");

type DefineTest = (title: string, run: () => Promise<void> | void, timeoutMs?: number) => void;

/** Not defined rather than skipped, because a skipped test fails the report, and one that returns at once proves nothing. */
const leaveOut = (): void => {};

/** A test about SQLite alone. */
export const onSqlite: DefineTest = provider === "sqlite" ? test : leaveOut;

/** A test about Postgres alone. */
export const onPostgres: DefineTest = provider === "postgresql" ? test : leaveOut;

const isSecondRun = provider === "postgresql" && !process.env.TEST_FULL;

/**
 * A test whose outcome no database can change, in a file whose others depend on it: on SQLite, and on both in the long
 * run.
 */
export const testOnOne: DefineTest = isSecondRun ? leaveOut : test;

/** A group of such tests: one without a test would fail. */
export const describeOnOne: (title: string, group: () => void) => void = isSecondRun ? leaveOut : describe;
