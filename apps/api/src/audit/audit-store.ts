import type { Tx } from "../db/open.ts";
import { type AuditEvent, type AuditedAction, auditedActions } from "./events.ts";

/** Writes an event to the audit trail, in the same transaction as the recorded change. */
export async function recordEvent(tx: Tx, event: AuditEvent): Promise<void> {
  const { eventId: id, actorId, action, subjectId, detail, at: createdAt } = event;
  const subjectType = auditedActions[action];
  await tx.auditEntry.create({
    data: { id, actorId, action, subjectType, subjectId, detail: detail ?? null, createdAt },
  });
}

/** True if the trail has this event. */
export async function hasEvent(
  db: Tx,
  { action, subjectId, actorId, detail }: Required<Omit<AuditEvent, "eventId" | "at">>,
): Promise<boolean> {
  return (await db.auditEntry.count({ where: { action, subjectId, actorId, detail } })) > 0;
}

/** The instants of one kind of event of a subject. */
export async function listEventTimes(
  db: Tx,
  event: { action: AuditedAction; subjectId: string },
): Promise<Date[]> {
  const entries = await db.auditEntry.findMany({ where: event, select: { createdAt: true } });
  return entries.map(({ createdAt }) => createdAt);
}
