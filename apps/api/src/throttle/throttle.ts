import { createHash } from "node:crypto";
import type { Db } from "../db/open.ts";
import { Refusal } from "../http/refusal.ts";
import { addToCounters, readCounter } from "./throttle-store.ts";

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
  /** Counts an attempt; over its limit it is refused, with the time until the window ends. */
  take(attempt: Attempt): Promise<Refusal | undefined>;
  /** Whether the limit is used up, without counting anything. */
  isOver(attempt: Attempt): Promise<boolean>;
  /** Takes back attempts that turned out not to count, such as a sign-in that succeeded. */
  giveBack(...attempts: readonly [Attempt, ...Attempt[]]): Promise<void>;
}

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

const refusalFor = (retryAfterS: number): Refusal =>
  new Refusal("too-many-requests", {
    detail: `Too many attempts. Please try again in ${waitWords(retryAfterS)}.`,
    retryAfterS,
  });

/** Creates the throttle over a database. */
export function createThrottle({ db, now }: { db: Db; now: () => Date }): Throttle {
  return {
    async take(attempt) {
      const at = now();
      const counter = counterOf(attempt);
      const refuse = (until: Date) => refusalFor(Math.ceil((until.getTime() - at.getTime()) / 1000));
      // A flood of refused attempts only reads: it must not keep others from writing.
      const before = await readCounter(db, counter.id, at);
      if (before && before.count >= attempt.limit) return refuse(before.expiresAt);
      const [after] = await addToCounters(db, [counter], { by: 1, now: at });
      return after && after.count > attempt.limit ? refuse(after.expiresAt) : undefined;
    },
    async isOver(attempt) {
      const counter = await readCounter(db, counterOf(attempt).id, now());
      return counter !== null && counter.count >= attempt.limit;
    },
    async giveBack(...attempts) {
      await addToCounters(db, attempts.map(counterOf), { by: -1, now: now() });
    },
  };
}
