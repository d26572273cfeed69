import type { Db } from "../db/open.ts";
import { restoreTexts } from "./texts.ts";

/**
 * Ends what may have ended since the backup was made: sessions, mailed links, invitations. Mails that waited may have
 * been sent since; they are held back for a person to look at. Returns how many those are.
 */
export function settleRestored(db: Db): Promise<number> {
  return db.$transaction(async (tx) => {
    await tx.session.deleteMany({});
    await tx.accountToken.deleteMany({});
    await tx.staffInvitation.deleteMany({});
    const { count } = await tx.outboxMessage.updateMany({
      where: { status: { in: ["pending", "sending"] } },
      data: { status: "dead", lastError: restoreTexts.heldBack, lockedBy: null, lockedUntil: null },
    });
    return count;
  });
}
