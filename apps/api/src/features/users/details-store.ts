import type { Tx } from "../../db/open.ts";

/** The maximum number of rows in each list on an account's page. */
const shownMax = 50;

/** The profile of an account. */
export function findProfile(db: Tx, id: string) {
  return db.user.findUniqueOrThrow({
    where: { id },
    select: {
      username: true,
      phone: true,
      website: true,
      address: true,
      city: true,
      state: true,
      zipCode: true,
      country: true,
      bio: true,
    },
  });
}

/** The time of the last use of any session of the account; null if unknown. */
export async function findLastSeen(db: Tx, userId: string): Promise<Date | null> {
  const { _max } = await db.session.aggregate({ where: { userId }, _max: { lastSeenAt: true } });
  return _max.lastSeenAt;
}

/** The account's drafts, newest first. */
export function findDrafts(db: Tx, userId: string) {
  return db.draft.findMany({
    where: { userId },
    select: { projectId: true, state: true, updatedAt: true },
    orderBy: { updatedAt: "desc" },
    take: shownMax,
  });
}

/** The account's acceptances and withdrawals of the agreement, newest first. */
export function findAgreements(db: Tx, userId: string) {
  return db.ndaRecord.findMany({
    where: { userId },
    omit: { userId: true },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: shownMax,
  });
}
