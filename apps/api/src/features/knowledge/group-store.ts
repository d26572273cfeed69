import { recordEvent } from "../../audit/audit-store.ts";
import type { EventOrigin } from "../../audit/events.ts";
import { secretDigest } from "../../auth/secret-digest.ts";
import type { Db, Tx } from "../../db/open.ts";
import { inSerializableTransaction } from "../../db/serializable-transaction.ts";
import { textsOf } from "../../knowledge/question-groups.ts";

/** A group of similar questions as it is stored: members as JSON. */
export interface GroupRow {
  /** SHA-256 of `text`. */
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
 * Replaces the previous groups. A group stays dismissed while one of its questions is asked most, which need not be
 * the one it was dismissed by; questions that are no longer asked are deleted, and with them the visitors' texts.
 */
export function replaceGroups(db: Db, groups: readonly GroupRow[], grouping: GroupingRow): Promise<void> {
  // Serializable, like a dismissal: one that commits in between must not be lost.
  return inSerializableTransaction(db, async (tx) => {
    const dismissed = await tx.questionGroup.findMany({
      where: { isDismissed: true },
      select: { text: true, members: true },
    });
    const aside = new Set(dismissed.flatMap(textsOf));
    await tx.questionGroup.deleteMany();
    await tx.questionGroup.createMany({
      data: groups.map((group) => ({ ...group, isDismissed: aside.has(group.text) })),
    });
    const create = { id: latest, ...grouping };
    await tx.questionGrouping.upsert({ where: { id: latest }, create, update: grouping });
  });
}

/**
 * The id of the group that is listed with this one. A list from before the last grouping may name a group by a
 * question that is not the most frequent one any more.
 */
async function findListedId(tx: Tx, id: string): Promise<string | undefined> {
  const groups = await tx.questionGroup.findMany({ select: { id: true, text: true, members: true } });
  const named =
    groups.find((group) => group.id === id) ??
    groups.find((group) => textsOf(group).some((text) => secretDigest(text) === id));
  return named?.id;
}

/** Dismisses a group; false if it does not exist. */
export function dismissGroup(db: Db, listedId: string, origin: EventOrigin): Promise<boolean> {
  return inSerializableTransaction(db, async (tx) => {
    const id = await findListedId(tx, listedId);
    if (id === undefined) return false;
    await tx.questionGroup.update({ where: { id }, data: { isDismissed: true } });
    await recordEvent(tx, { ...origin, action: "question.dismiss", subjectId: id });
    return true;
  });
}
