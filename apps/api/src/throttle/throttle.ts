import { createHash } from "node:crypto";
import type { Database, Tx } from "../db/open.ts";
import { Refusal } from "../http/refusal.ts";
import { addToCounters, type Counted, readCounters } from "./throttle-store.ts";

/**
 * The maximum number of times that an action is allowed within a window, which begins with the first
 * attempt.
 */
export interface Limit {
  /** The name of the counter, such as "sign-in". */
  readonly name: string;
  readonly limit: number;
  readonly windowMs: number;
}

/** A limited action. */
export interface Attempt extends Limit {
  /** What is counted: a network, an account, or several together. */
  readonly subject: string | readonly string[];
  /** The message of the refusal; receives the time to wait in words ("20 minutes"). */
  readonly detail?: (wait: string) => string;
}

/**
 * Counts attempts in the database, so that the counts survive a restart and are shared by all processes.
 */
export interface Throttle {
  /**
   * Counts an attempt under each of its limits. If it exceeds one of them, returns a refusal with the
   * time until that window ends.
   */
  take(...attempts: Attempts): Promise<Refusal | undefined>;
  /** Like `take`, inside the transaction of the counted action; the caller rolls back on a refusal. */
  takeIn(tx: Tx, ...attempts: Attempts): Promise<Refusal | undefined>;
  /** A refusal if a limit is used up; counts nothing. */
  peek(...attempts: Attempts): Promise<Refusal | undefined>;
  /** Removes attempts that turned out not to count. */
  giveBack(...attempts: Attempts): Promise<void>;
  /** Like `giveBack`, inside the transaction of a success, such as a sign-in. */
  giveBackIn(tx: Tx, ...attempts: Attempts): Promise<void>;
}

type Attempts = readonly [Attempt, ...Attempt[]];

/**
 * The counter's row for an attempt. Its id is a hash, so that the table contains neither addresses nor
 * accounts.
 */
const counterOf = ({ name, subject, windowMs }: Attempt) => ({
  id: createHash("sha256")
    .update(JSON.stringify([name, subject]))
    .digest("hex"),
  windowMs,
});

const minuteS = 60;
const hourS = 60 * minuteS;

/** The time to wait, rounded up, in words. */
function waitWords(waitS: number): string {
  if (waitS <= minuteS) return "a minute";
  if (waitS <= hourS) return `${Math.ceil(waitS / minuteS)} minutes`;
  return `${Math.ceil(waitS / hourS)} hours`;
}

const tooMany = (wait: string): string => `Too many attempts. Please try again in ${wait}.`;

/** The refusal with the longest wait among the counters that have reached `full(limit)`. */
function refusalOf(
  attempts: Attempts,
  found: readonly (Counted | undefined)[],
  full: (limit: number) => number,
): Refusal | undefined {
  const over = attempts.flatMap(({ limit, detail = tooMany }, index) => {
    const counted = found[index];
    return counted && counted.count >= full(limit) ? [{ detail, leftMs: counted.leftMs }] : [];
  });
  const [last] = over.toSorted((a, b) => b.leftMs - a.leftMs);
  if (!last) return undefined;
  const retryAfterS = Math.ceil(last.leftMs / 1000);
  return new Refusal("too-many-requests", { detail: last.detail(waitWords(retryAfterS)), retryAfterS });
}

/** Creates the throttle over a database. */
export function createThrottle({ db, clock }: Pick<Database, "db" | "clock">): Throttle {
  async function peekIn(tx: Tx, attempts: Attempts): Promise<Refusal | undefined> {
    const found = await readCounters(tx, { clock }, attempts.map(counterOf));
    return refusalOf(attempts, found, (limit) => limit);
  }

  async function takeIn(tx: Tx, ...attempts: Attempts): Promise<Refusal | undefined> {
    // A refused attempt only reads, so that a flood of them neither blocks other writers nor fills the
    // table.
    const refused = await peekIn(tx, attempts);
    if (refused) return refused;
    const found = await addToCounters(tx, { clock }, { counters: attempts.map(counterOf), by: 1 });
    return refusalOf(attempts, found, (limit) => limit + 1);
  }

  async function giveBackIn(tx: Tx, ...attempts: Attempts): Promise<void> {
    await addToCounters(tx, { clock }, { counters: attempts.map(counterOf), by: -1 });
  }

  return {
    take: (...attempts) => takeIn(db, ...attempts),
    takeIn,
    peek: (...attempts) => peekIn(db, attempts),
    giveBack: (...attempts) => giveBackIn(db, ...attempts),
    giveBackIn,
  };
}
