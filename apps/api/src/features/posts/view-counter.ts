import { createHmac } from "node:crypto";
import { isbot } from "isbot";
import type { Logger } from "pino";
import type { Db } from "../../db/open.ts";
import type { Schedule } from "../../schedule.ts";
import { countMarks, keyOfDay, type ViewMark } from "./view-count-store.ts";

/** The visitor who opened an article, as described by the request. None of this is stored. */
export interface Visit {
  readonly network: string;
  readonly userAgent: string;
  /** The browser only prefetched the article (Sec-Purpose, Fetch Standard, section 2.3.2). */
  readonly isAhead: boolean;
}

/** The opened article. */
export type Opened = Pick<ViewMark, "subject" | "isBuiltIn">;

/** Counts views of articles: each visitor once a day. */
export interface ViewCounter {
  /**
   * Records a view and returns at once; it is written within seconds. Views that are not yet written are
   * lost if the process is killed.
   */
  note(opened: Opened, visit: Visit): void;
  /** Writes the recorded views. */
  flush(): Promise<void>;
}

const flushAfterMs = 2_000;
/**
 * The maximum number of views recorded between two writes; if there are more, the rest is not counted.
 */
const maxPending = 5_000;
/**
 * The maximum number of views per network and day that count: an office shares one network, and a script
 * that invents browsers can add only this many.
 */
const maxNetworkViews = 60;
/** The maximum number of networks that are told apart per day; views of further ones are not counted. */
const maxNetworks = 100_000;
const maxUserAgentLength = 300;
/** SQLite allows 32,766 values in a statement; a mark has two. */
const marksPerStatement = 1_000;

interface PendingView extends Opened {
  readonly day: string;
  readonly visitor: string;
}

/**
 * Creates the counter. It uses no cookie: a visitor is recognised by network and browser, hashed with a
 * random key of the day, which is deleted with its marks (`sweepMarks`), so that visitors cannot be
 * tracked from one day to the next.
 */
export function createViewCounter({
  db,
  now,
  newToken,
  schedule,
  log,
}: {
  db: Db;
  now: () => Date;
  newToken: () => string;
  schedule: Schedule;
  log: Pick<Logger, "error">;
}): ViewCounter {
  let pending: PendingView[] = [];
  let isPlanned = false;
  let viewsByNetwork = { day: "", counts: new Map<string, number>() };

  /** Uses one of a network's views for today; false if none are left. */
  function takeVisit(network: string, day: string): boolean {
    if (viewsByNetwork.day !== day) viewsByNetwork = { day, counts: new Map() };
    const { counts } = viewsByNetwork;
    const taken = counts.get(network) ?? 0;
    if (taken >= maxNetworkViews || (taken === 0 && counts.size >= maxNetworks)) return false;
    counts.set(network, taken + 1);
    return true;
  }

  async function count(day: string, visits: readonly PendingView[]): Promise<void> {
    const key = await keyOfDay(db, { day, offered: newToken() });
    const marks = new Map(
      visits.map(({ subject, isBuiltIn, visitor }) => {
        const id = createHmac("sha256", key)
          .update(JSON.stringify([subject, visitor]))
          .digest("base64url");
        return [id, { id, subject, isBuiltIn }];
      }),
    );
    const all = [...marks.values()];
    for (let at = 0; at < all.length; at += marksPerStatement)
      await countMarks(db, { day, marks: all.slice(at, at + marksPerStatement) });
  }

  async function flush(): Promise<void> {
    const visits = pending;
    pending = [];
    for (const [day, same] of Map.groupBy(visits, (visit) => visit.day)) await count(day, same);
  }

  function plan(): void {
    if (isPlanned) return;
    isPlanned = true;
    schedule(() => {
      isPlanned = false;
      flush().catch((err: unknown) => log.error({ err }, "some views were not counted"));
    }, flushAfterMs);
  }

  return {
    flush,
    note(opened, { network, userAgent, isAhead }) {
      if (isAhead || pending.length >= maxPending || isbot(userAgent)) return;
      const day = now().toISOString().slice(0, 10);
      if (!takeVisit(network, day)) return;
      pending.push({ ...opened, day, visitor: `${network} ${userAgent.slice(0, maxUserAgentLength)}` });
      plan();
    },
  };
}
