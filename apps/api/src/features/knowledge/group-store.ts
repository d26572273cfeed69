import { recordEvent } from "../../audit/audit-store.ts";
import type { EventOrigin } from "../../audit/events.ts";
import type { Db, Tx } from "../../db/open.ts";

/** Questions that ask for the same, as they are stored: members as JSON. */
export interface GroupRow {
  readonly id: string;
  readonly text: string;
  readonly count: number;
  readonly members: string;
  readonly lastAskedAt: Date;
}

/** What was found when the questions were grouped last. */
export interface GroupingRow {
  readonly groupedAt: Date;
  /** Industries with their counts, as JSON. */
  readonly industries: string;
}

const latest = "latest";

/** When questions were grouped last, and the industries that were found then. */
export const findGrouping = (db: Tx): Promise<GroupingRow | null> =>
  db.questionGrouping.findUnique({ where: { id: latest } });

/** The groups that nobody has set aside, most asked first. */
export const listGroups = (db: Tx, limit: number): Promise<GroupRow[]> =>
  db.questionGroup.findMany({
    where: { isDismissed: false },
    omit: { isDismissed: true },
    orderBy: [{ count: "desc" }, { id: "asc" }],
    take: limit,
  });

/**
 * Puts new groups in the place of the former ones. One that was set aside stays so while it is there; what is no longer
 * asked is gone, and with it the words of visitors.
 */
export function replaceGroups(db: Db, groups: readonly GroupRow[], grouping: GroupingRow): Promise<void> {
  return db.$transaction(async (tx) => {
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

/** Sets a group aside; false where it is not there. */
export function dismissGroup(db: Db, id: string, origin: EventOrigin): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const { count } = await tx.questionGroup.updateMany({ where: { id }, data: { isDismissed: true } });
    if (count > 0) await recordEvent(tx, { ...origin, action: "question.dismiss", subjectId: id });
    return count > 0;
  });
}
