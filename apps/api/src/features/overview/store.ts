import type { Tx } from "../../db/open.ts";

/** How much there is of each, whoever it belongs to. */
export const counts = {
  users: (db: Tx) => db.user.count({ where: { deletedAt: null } }),
  projects: (db: Tx) => db.project.count({ where: { deletedAt: null } }),
  documents: (db: Tx) => db.clientDocument.count({ where: { deletedAt: null } }),
  mails: (db: Tx) => db.outboxMessage.count(),
  deadMails: (db: Tx) => db.outboxMessage.count({ where: { status: "dead" } }),
  openMessages: (db: Tx) => db.contactMessage.count({ where: { answeredAt: null } }),
  subscribers: (db: Tx) => db.subscriber.count({ where: { status: "confirmed" } }),
  staff: (db: Tx) => db.user.count({ where: { role: { not: null }, deletedAt: null } }),
} as const;

/** How many projects were first submitted from one instant up to another. */
export const countSubmitted = (db: Tx, from: Date, to: Date): Promise<number> =>
  db.project.count({ where: { submittedAt: { gte: from, lt: to }, deletedAt: null } });
