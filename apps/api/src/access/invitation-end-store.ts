import type { Tx } from "../db/open.ts";
import { invitationMailKey } from "../outbox/mail-store.ts";

/** The reason shown in the outbox for unsent mails of an invitation that is no longer open. */
const notSent = "The invitation was withdrawn, replaced or accepted before this left.";

type Where = NonNullable<NonNullable<Parameters<Tx["staffInvitation"]["findMany"]>[0]>["where"]>;

/**
 * Deletes invitations, and holds back their unsent mails, whose links no longer work. The mails are kept, because the
 * audit trail reads the invited address from them. Returns how many invitations there were.
 */
export async function endInvitations(tx: Tx, where: Where): Promise<number> {
  const ended = await tx.staffInvitation.findMany({ where, select: { id: true } });
  const { count } = await tx.staffInvitation.deleteMany({ where });
  if (count === 0) return 0;
  await tx.outboxMessage.updateMany({
    where: {
      dedupeKey: { in: ended.map(({ id }) => invitationMailKey(id)) },
      status: { in: ["pending", "dead"] },
    },
    data: { status: "cancelled", lastError: notSent },
  });
  return count;
}
