import type { Patience } from "../../src/db/patience.ts";

/** A busy machine is no fault: what a test says of waiting it says with limits of its own. */
export const testPatience: Patience = {
  connectionMs: 60_000,
  idleConnectionMs: 10_000,
  lockMs: 60_000,
  statementMs: 60_000,
  idleTransactionMs: 60_000,
  beginMs: 60_000,
  transactionMs: 60_000,
};
