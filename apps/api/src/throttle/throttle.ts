import { createHash } from "node:crypto";
import type { Db, Tx } from "../db/open.ts";
import { Refusal } from "../http/refusal.ts";
import { addToCounters, readCounters } from "./throttle-store.ts";

/** How often something may be done within a window that begins with the first time. */
export interface Limit {
  /** What is counted, such as "sign-in". */
  readonly what: string;
  readonly limit: number;
  readonly windowMs: number;
}

/** Something that somebody does and that is limited. */
export interface Attempt extends Limit {
  /** For whom it is counted: a network, an account, or several together. */
  readonly whom: string | readonly string[];
}

/** Counts attempts in the database, where they outlive a restart and all processes see them. */
export interface Throttle {
  /**
   * Counts an attempt, under each limit that it falls under; over one of them it is refused, with the time until that
   * window ends.
   */
  take(...attempts: Attempts): Promise<Refusal | undefined>;
  /** What counting would be refused with where the limit is used up; without counting anything. */
  peek(attempt: Attempt): Promise<Refusal | undefined>;
  /** Takes back attempts that turned out not to count. */
  giveBack(...attempts: Attempts): Promise<void>;
  /** The same inside the transaction of what succeeded, such as a sign-in. */
  giveBackIn(tx: Tx, ...attempts: Attempts): Promise<void>;
}

type Attempts = readonly [Attempt, ...Attempt[]];

/** The row of an attempt. A hash, so that the table tells neither addresses nor accounts at a glance. */
const counterOf = ({ what, whom, windowMs }: Attempt) => ({
  id: createHash("sha256")
    .update(JSON.stringify([what, whom]))
    .digest("hex"),
  windowMs,
});

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;

/** A time to wait, rounded up, as people say it. */
function waitWords(waitS: number): string {
  if (waitS <= MINUTE_S) return "a minute";
  if (waitS <= HOUR_S) return `${Math.ceil(waitS / MINUTE_S)} minutes`;
  return `${Math.ceil(waitS / HOUR_S)} hours`;
}

function refusalUntil(end: Date | undefined, now: Date): Refusal {
  const retryAfterS = Math.ceil(((end ?? now).getTime() - now.getTime()) / 1000);
  const detail = `Too many attempts. Please try again in ${waitWords(retryAfterS)}.`;
  return new Refusal("too-many-requests", { detail, retryAfterS });
}

/** Creates the throttle over a database. */
export function createThrottle({ db, now }: { db: Db; now: () => Date }): Throttle {
  async function giveBackIn(tx: Tx, ...attempts: Attempts): Promise<void> {
    await addToCounters(tx, attempts.map(counterOf), { by: -1, now: now() });
  }

  return {
    async take(...attempts) {
      const at = now();
      const counters = attempts.map(counterOf);
      // A flood of refused attempts only reads: it must not keep others from writing, nor fill the table.
      const before = await readCounters(db, counters, at);
      const refused = attempts.findIndex(({ limit }, index) => (before[index]?.count ?? 0) >= limit);
      if (refused >= 0) return refusalUntil(before[refused]?.expiresAt, at);
      const after = await addToCounters(db, counters, { by: 1, now: at });
      const isOver = attempts.findIndex(({ limit }, index) => (after[index]?.count ?? 0) > limit);
      return isOver >= 0 ? refusalUntil(after[isOver]?.expiresAt, at) : undefined;
    },
    async peek(attempt) {
      const at = now();
      const [counter] = await readCounters(db, [counterOf(attempt)], at);
      return counter && counter.count >= attempt.limit ? refusalUntil(counter.expiresAt, at) : undefined;
    },
    giveBack: (...attempts) => giveBackIn(db, ...attempts),
    giveBackIn,
  };
}
