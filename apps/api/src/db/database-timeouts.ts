/**
 * Database timeouts in milliseconds. A call that waits for a turn to sign in, then for a connection and then
 * for a lock or a statement is answered within the ten seconds that a 503 may take.
 */
export interface DatabaseTimeouts {
  /** For a connection: a free one of the pool, or a new one. */
  readonly connectionMs: number;
  /** After which an unused connection of the pool is closed; one stays open. */
  readonly idleConnectionMs: number;
  /** For a lock held by another: a row or table of Postgres, SQLite's write lock. */
  readonly lockMs: number;
  /** For one statement of Postgres, waiting for locks included. */
  readonly statementMs: number;
  /**
   * Idle between statements of a transaction; after that Postgres ends it, so that a hung process holds no
   * locks.
   */
  readonly idleTransactionMs: number;
  /** For a transaction's beginning, and then for its end. */
  readonly beginMs: number;
  readonly transactionMs: number;
}

/** The timeouts of normal operation. */
export const defaultDatabaseTimeouts: DatabaseTimeouts = {
  connectionMs: 2500,
  idleConnectionMs: 10_000,
  lockMs: 4000,
  statementMs: 4500,
  idleTransactionMs: 10_000,
  beginMs: 8000,
  transactionMs: 10_000,
};
