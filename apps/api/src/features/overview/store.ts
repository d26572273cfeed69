import type { Tx } from "../../db/open.ts";
import { localTransportName } from "../../mail/local-transport.ts";

/** The total number of rows of each kind, over all accounts. */
export const counts = {
  users: (db: Tx) => db.user.count({ where: { deletedAt: null } }),
  projects: (db: Tx) => db.project.count({ where: { deletedAt: null } }),
  documents: (db: Tx) => db.clientDocument.count({ where: { deletedAt: null } }),
  posts: (db: Tx) => db.post.count({ where: { deletedAt: null } }),
  mails: (db: Tx) => db.outboxMessage.count(),
  deadMails: (db: Tx) => db.outboxMessage.count({ where: { status: "dead" } }),
  keptMails: (db: Tx) => db.outboxMessage.count({ where: { status: "sent", transport: localTransportName } }),
  unansweredQuestions: (db: Tx) => db.questionGroup.count({ where: { isDismissed: false } }),
  openMessages: (db: Tx) => db.contactMessage.count({ where: { answeredAt: null } }),
  subscribers: (db: Tx) => db.subscriber.count(),
  staff: (db: Tx) => db.user.count({ where: { role: { not: null }, deletedAt: null } }),
} as const;

/** Counts agents that have sent a heartbeat since a time and are not paused. */
export async function countAgents(db: Tx, aliveSince: Date): Promise<number> {
  const paused = await db.agent.findMany({ where: { isPaused: true }, select: { id: true } });
  const alive = await db.agentWorker.findMany({
    where: { seenAt: { gte: aliveSince }, agent: { notIn: paused.map(({ id }) => id) } },
    distinct: ["agent"],
    select: { agent: true },
  });
  return alive.length;
}

/** Counts projects that were first submitted from one instant up to another. */
export const countSubmitted = (db: Tx, from: Date, to: Date): Promise<number> =>
  db.project.count({ where: { submittedAt: { gte: from, lt: to }, deletedAt: null } });
