/**
 * Database timeouts in milliseconds. Together they are short enough that a call that waits for its
 * turn to sign in, then for a connection and then for a lock or a statement is answered within ten
 * seconds, with a 503 if need be.
 */
export interface DatabaseTimeouts {
  /** Waiting for a connection: a free one of the pool, or a new one. */
  readonly connectionMs: number;
  /** The idle time after which a connection of the pool is closed; one always stays open. */
  readonly idleConnectionMs: number;
  /**
   * Waiting for a lock held by another transaction: a row or table of Postgres, SQLite's write
   * lock.
   */
  readonly lockMs: number;
  /** For one statement on Postgres, including its wait for locks. */
  readonly statementMs: number;
  /**
   * Idle time between the statements of a transaction; after that Postgres ends it, so that a hung
   * process holds no locks.
   */
  readonly idleTransactionMs: number;
  /** For the start of a transaction (`beginMs`), then for all of it (`transactionMs`). */
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
