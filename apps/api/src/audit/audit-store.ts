import type { Tx } from "../db/open.ts";
import { type AuditEvent, auditedActions } from "./events.ts";

/** Writes an event to the audit trail, in the transaction of what it records. */
export async function recordEvent(tx: Tx, event: AuditEvent): Promise<void> {
  const { eventId: id, actorId, action, subjectId, detail, at: createdAt } = event;
  const subjectType = auditedActions[action];
  await tx.auditEntry.create({
    data: { id, actorId, action, subjectType, subjectId, detail: detail ?? null, createdAt },
  });
}
