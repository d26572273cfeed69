import { expect, test } from "vitest";
import { defaultTurnMs } from "../turns/slots.ts";
import { defaultDatabaseTimeouts } from "./database-timeouts.ts";

// The fault experiments F6 and F9 allow ten seconds until a 503.
test("F6 F9 waiting for a turn, a connection and a lock or statement, one after the other, ends within ten seconds", () => {
  const { connectionMs, lockMs, statementMs, transactionMs, idleTransactionMs } = defaultDatabaseTimeouts;
  expect(defaultTurnMs + connectionMs + Math.max(lockMs, statementMs)).toBeLessThan(10_000);
  // Postgres: a lock_timeout that is not below the statement_timeout never takes effect.
  expect(lockMs).toBeLessThan(statementMs);
  expect(Math.max(transactionMs, idleTransactionMs)).toBeLessThanOrEqual(10_000);
});

test("F5 a lock of three seconds is waited for", () => {
  expect(defaultDatabaseTimeouts.lockMs).toBeGreaterThan(3000);
});
