import type { Overview, Permission } from "@sitewright/contracts";
import { can, type Staff } from "../../access/permissions.ts";
import type { Db } from "../../db/open.ts";
import { lastWeeks } from "./rules.ts";
import { countSubmitted, counts } from "./store.ts";

/** Who sees which number. */
const needed = {
  users: "users",
  projects: "projects",
  documents: "documents",
  mails: "outbox",
  deadMails: "outbox",
  openMessages: "outbox",
  subscribers: "newsletter",
  staff: "roles",
} as const satisfies Record<keyof typeof counts, Permission>;

/** Counts what the caller's role sees. */
export type ReadOverview = (staff: Staff<"projects">) => Promise<Overview>;

/** Makes the call of the overview. */
export const createOverview =
  ({ db, now }: { db: Db; now: () => Date }): ReadOverview =>
  async (staff) => {
    const count = async (what: keyof typeof counts) => (can(staff, needed[what]) ? counts[what](db) : null);
    const weeks: Overview["weeks"] = [];
    for (const { from, to } of lastWeeks(now()))
      weeks.push({ from: from.toISOString().slice(0, 10), projects: await countSubmitted(db, from, to) });
    return {
      users: await count("users"),
      projects: await count("projects"),
      documents: await count("documents"),
      mails: await count("mails"),
      deadMails: await count("deadMails"),
      openMessages: await count("openMessages"),
      subscribers: await count("subscribers"),
      staff: await count("staff"),
      weeks,
    };
  };
