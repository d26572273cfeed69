import { recordEvent } from "../audit/audit-store.ts";
import type { Tx } from "../db/open.ts";

/** Everything that whoever had an account could say of its person. A new column of that kind belongs here. */
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
 * Empties the profile of an account whose address somebody proves now for the first time, and leaves them the name that
 * is known of them: whoever was in before may have been another, and neither their name nor their telephone may pass for
 * the owner's. Their work stays (docs/decisions/0018); the record says since when it is the owner's.
 */
export async function takeOverProfile(
  tx: Tx,
  userId: string,
  { displayName, eventId, at }: { displayName: string; eventId: string; at: Date },
): Promise<void> {
  await tx.user.update({ where: { id: userId }, data: { ...blankProfile, displayName, updatedAt: at } });
  await recordEvent(tx, { eventId, actorId: userId, action: "user.take-over", subjectId: userId, at });
}
