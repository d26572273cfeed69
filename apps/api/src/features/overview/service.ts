import type { Overview, Permission } from "@sitewright/contracts";
import { can, type Staff } from "../../access/permissions.ts";
import { readClock } from "../../db/clock.ts";
import type { Database, Db } from "../../db/open.ts";
import { aliveMs } from "../../jobs/alive.ts";
import { lastWeeks } from "./rules.ts";
import { countAgents, countSubmitted, counts } from "./store.ts";

/** The permission required for each number. */
const needed = {
  users: "users",
  projects: "projects",
  documents: "documents",
  posts: "posts",
  mails: "outbox",
  deadMails: "outbox",
  keptMails: "outbox",
  openMessages: "outbox",
  unansweredQuestions: "knowledge",
  subscribers: "newsletter",
  staff: "roles",
} as const satisfies Record<keyof typeof counts, Permission>;

/** Counts what the caller's role may see. */
export type ReadOverview = (staff: Staff<"projects">) => Promise<Overview>;

interface OverviewOptions {
  readonly db: Db;
  readonly now: () => Date;
  readonly database: Pick<Database, "clock">;
  /** True if no mail provider is configured: mails stay in the outbox and are not delivered. */
  readonly isMailKept: boolean;
}

/** Creates the overview's query. */
export const createOverview =
  ({ db, now, database, isMailKept }: OverviewOptions): ReadOverview =>
  async (staff) => {
    const aliveSince = async () => new Date((await readClock(db, database.clock)).getTime() - aliveMs);
    const count = async (what: keyof typeof counts) => (can(staff, needed[what]) ? counts[what](db) : null);
    const weeks: Overview["weeks"] = [];
    for (const { from, to } of lastWeeks(now()))
      weeks.push({ from: from.toISOString().slice(0, 10), projects: await countSubmitted(db, from, to) });
    return {
      users: await count("users"),
      projects: await count("projects"),
      documents: await count("documents"),
      agents: can(staff, "settings") ? await countAgents(db, await aliveSince()) : null,
      posts: await count("posts"),
      mails: await count("mails"),
      deadMails: await count("deadMails"),
      keptMails: isMailKept || !can(staff, needed.keptMails) ? await count("keptMails") : 0,
      openMessages: await count("openMessages"),
      unansweredQuestions: await count("unansweredQuestions"),
      subscribers: await count("subscribers"),
      staff: await count("staff"),
      weeks,
    };
  };
