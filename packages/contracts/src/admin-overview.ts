import { z } from "zod";
import { staff } from "./access.ts";
import { defineEndpoint } from "./endpoint.ts";

const count = z.int().nullable();

/** The counts of the overview; null where the caller's role has no access. */
export const overviewSchema = z.object({
  users: count,
  projects: count,
  documents: count,
  /** Background workers with a live heartbeat. */
  agents: count,
  posts: count,
  /** Mails that failed finally. */
  deadMails: count,
  /** Mails in the outbox that reached nobody, because the server has no mail provider; 0 where it has one. */
  keptMails: count,
  /** Mails of the outbox in total. */
  mails: count,
  /** Messages to the agency without an answer. */
  openMessages: count,
  /** Groups of unanswered questions that the staff have not dismissed. */
  unansweredQuestions: count,
  /** Subscribers of the newsletter, with those who have not confirmed their address yet. */
  subscribers: count,
  staff: count,
  /**
   * Projects submitted in each of the last twelve weeks, the current one last; `from` is a Monday (ISO 8601), in UTC.
   */
  weeks: z.array(z.object({ from: z.iso.date(), projects: z.int() })),
});
export type Overview = z.infer<typeof overviewSchema>;

export const adminOverview = defineEndpoint({
  name: "adminOverview",
  summary: "How much there is of everything that the caller's role sees.",
  method: "GET",
  path: "/api/admin/overview",
  access: staff("projects"),
  status: 200,
  response: overviewSchema,
  errors: [],
});
