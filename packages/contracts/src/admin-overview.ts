import { z } from "zod";
import { staff } from "./access.ts";
import { defineEndpoint } from "./endpoint.ts";

const count = z.int().nullable();

/** What the overview counts; null is what the caller's role does not see. */
export const overviewSchema = z.object({
  users: count,
  projects: count,
  documents: count,
  /** Background workers with a live heartbeat. */
  agents: count,
  posts: count,
  /** Mails that were given up. */
  deadMails: count,
  /** Mails of the outbox in all. */
  mails: count,
  /** Messages to the agency that nobody has answered. */
  openMessages: count,
  /** Groups of questions that the assistant did not answer and that nobody has set aside. */
  unansweredQuestions: count,
  /** Addresses that have confirmed the newsletter. */
  subscribers: count,
  staff: count,
  /** Projects submitted in each of the last twelve weeks, the running one last; `from` is a Monday (ISO 8601), in UTC. */
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
