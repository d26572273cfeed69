import type { DatabaseTimeouts } from "../../src/db/database-timeouts.ts";

/** Generous timeouts, so that a busy machine fails no test; tests of timeouts set their own. */
export const testDatabaseTimeouts: DatabaseTimeouts = {
  connectionMs: 60_000,
  idleConnectionMs: 10_000,
  lockMs: 60_000,
  statementMs: 60_000,
  idleTransactionMs: 60_000,
  beginMs: 60_000,
  transactionMs: 60_000,
};
