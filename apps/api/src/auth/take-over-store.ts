import { recordEvent } from "../audit/audit-store.ts";
import type { Tx } from "../db/open.ts";
import { refreshProjectSearch } from "../listing/project-search-store.ts";

/**
 * Every column with personal details that an earlier user of the account could have filled in. A
 * new column of that kind belongs here.
 */
const blankProfile = {
  photoUrl: null,
  username: null,
  businessName: null,
  phone: null,
  website: null,
  address: null,
  city: null,
  state: null,
  zipCode: null,
  country: null,
  bio: null,
} as const;

/**
 * Empties the profile of an account whose address is verified for the first time, and sets the
 * verified person's name: an earlier user may have been another person, whose name and telephone
 * must not pass for the owner's. The content created so far stays (docs/decisions/0018); the
 * account records since when the verified person has owned it.
 */
export async function takeOverProfile(
  tx: Tx,
  userId: string,
  { displayName, eventId, at }: { displayName: string; eventId: string; at: Date },
): Promise<void> {
  await tx.user.update({ where: { id: userId }, data: { ...blankProfile, displayName, updatedAt: at } });
  await refreshProjectSearch(tx, userId);
  await recordEvent(tx, { eventId, actorId: userId, action: "user.take-over", subjectId: userId, at });
}
