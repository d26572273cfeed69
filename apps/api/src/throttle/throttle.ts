import { createHash } from "node:crypto";
import type { Db } from "../db/open.ts";
import { Refusal } from "../http/refusal.ts";
import { addToCounters } from "./throttle-store.ts";

/** How often something may be done within a window that begins with the first time. */
export interface Limit {
  /** What is counted, such as "sign-in". */
  readonly what: string;
  readonly limit: number;
  readonly windowMs: number;
}

/** Something that somebody does and that is limited. */
export interface Attempt extends Limit {
  /** For whom it is counted: a network address, an account, or several together. */
  readonly whom: string | readonly string[];
}

/** Counts attempts in the database, where they outlive a restart and all processes see them. */
export interface Throttle {
  /** Counts the attempts together; refused, with the time to wait, as soon as one is over its limit. */
  take(...attempts: readonly [Attempt, ...Attempt[]]): Promise<Refusal | undefined>;
  /** Takes attempts back that turned out to be none, such as a sign-in that succeeded. */
  giveBack(...attempts: readonly [Attempt, ...Attempt[]]): Promise<void>;
}

/** The row of an attempt. A hash, so that the table tells neither addresses nor accounts at a glance. */
const counterOf = ({ what, whom, windowMs }: Attempt) => ({
  id: createHash("sha256")
    .update(JSON.stringify([what, whom]))
    .digest("hex"),
  windowMs,
});

/** Creates the throttle over a database. */
export function createThrottle({ db, now }: { db: Db; now: () => Date }): Throttle {
  return {
    async take(...attempts) {
      const at = now();
      const counters = attempts.map(counterOf);
      const counted = await addToCounters(db, counters, { by: 1, now: at });
      const waitsMs = attempts.flatMap(({ limit }, index) => {
        const row = counted.find(({ id }) => id === counters[index]?.id);
        return row && row.count > limit ? [row.expires_at.getTime() - at.getTime()] : [];
      });
      if (waitsMs.length === 0) return undefined;
      return new Refusal("too-many-requests", { retryAfterS: Math.ceil(Math.max(...waitsMs) / 1000) });
    },
    async giveBack(...attempts) {
      await addToCounters(db, attempts.map(counterOf), { by: -1, now: now() });
    },
  };
}
