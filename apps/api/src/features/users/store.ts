import type { Tx } from "../../db/open.ts";

/** Who makes an account, when, and the id of the record of it. */
export interface Making {
  auditId: string;
  actorId: string;
  at: Date;
}

/** Records who made an account. */
export const recordMaking = (tx: Tx, subjectId: string, { auditId, actorId, at }: Making) =>
  tx.auditEntry.create({
    data: { id: auditId, actorId, action: "user.create", subjectType: "user", subjectId, createdAt: at },
  });
