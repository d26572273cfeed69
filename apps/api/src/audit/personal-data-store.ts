import { inPagesByAge } from "../db/in-pages.ts";
import type { Tx } from "../db/open.ts";

/** Keeps the audit entries of deleted subjects, but removes the subjects' ids. */
export async function forgetSubjects(tx: Tx, subjects: readonly string[]): Promise<void> {
  const where = { subjectId: { in: [...subjects] } };
  await tx.auditEntry.updateMany({ where, data: { subjectId: null, detail: null } });
}

/** Keeps the audit entries of an account's actions, but removes the account's id. */
export async function forgetActor(tx: Tx, actorId: string): Promise<void> {
  await tx.auditEntry.updateMany({ where: { actorId }, data: { actorId: null, detail: null } });
}

/** The audit trail of an account, without the actors. */
export async function* listHistory(db: Tx, subjectId: string) {
  const entries = inPagesByAge(({ after, ...page }) =>
    db.auditEntry.findMany({
      where: { subjectId, ...after },
      select: { id: true, action: true, createdAt: true },
      ...page,
    }),
  );
  for await (const { action, createdAt } of entries) yield { action, createdAt };
}
