import { recordEvent } from "../../audit/audit-store.ts";
import type { EventOrigin } from "../../audit/events.ts";
import type { Db, Tx } from "../../db/open.ts";
import { inSerializableTransaction } from "../../db/serializable-transaction.ts";

/** A group of similar questions as it is stored: members as JSON. */
export interface GroupRow {
  readonly id: string;
  readonly text: string;
  readonly count: number;
  readonly members: string;
  readonly lastAskedAt: Date;
}

/** The result of the last grouping. */
export interface GroupingRow {
  readonly groupedAt: Date;
  /** Industries with their counts, as JSON. */
  readonly industries: string;
}

const latest = "latest";

/** The time of the last grouping, and its industries. */
export const findGrouping = (db: Tx): Promise<GroupingRow | null> =>
  db.questionGrouping.findUnique({ where: { id: latest } });

/** The groups that were not dismissed, most asked first. */
export const listGroups = (db: Tx, limit: number): Promise<GroupRow[]> =>
  db.questionGroup.findMany({
    where: { isDismissed: false },
    omit: { isDismissed: true },
    orderBy: [{ count: "desc" }, { id: "asc" }],
    take: limit,
  });

/**
 * Replaces the previous groups. A dismissed group stays dismissed as long as it exists; questions that
 * are no longer asked are deleted, and with them the visitors' texts.
 */
export function replaceGroups(db: Db, groups: readonly GroupRow[], grouping: GroupingRow): Promise<void> {
  // Serializable, like a dismissal: one that commits in between must not be lost.
  return inSerializableTransaction(db, async (tx) => {
    const dismissed = await tx.questionGroup.findMany({ where: { isDismissed: true }, select: { id: true } });
    const aside = new Set(dismissed.map(({ id }) => id));
    await tx.questionGroup.deleteMany();
    await tx.questionGroup.createMany({
      data: groups.map((group) => ({ ...group, isDismissed: aside.has(group.id) })),
    });
    const create = { id: latest, ...grouping };
    await tx.questionGrouping.upsert({ where: { id: latest }, create, update: grouping });
  });
}

/** Dismisses a group; false if it does not exist. */
export function dismissGroup(db: Db, id: string, origin: EventOrigin): Promise<boolean> {
  return inSerializableTransaction(db, async (tx) => {
    const { count } = await tx.questionGroup.updateMany({ where: { id }, data: { isDismissed: true } });
    if (count > 0) await recordEvent(tx, { ...origin, action: "question.dismiss", subjectId: id });
    return count > 0;
  });
}
