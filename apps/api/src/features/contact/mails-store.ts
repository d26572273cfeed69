import type { Tx } from "../../db/open.ts";
import { deleteMails } from "../../outbox/mail-store.ts";
import { answersKey, noticeKey } from "./rules.ts";

/**
 * Deletes the mails that quote messages, whatever their state: the notices to the agency and the answers. Delete the
 * messages first: a concurrent answer is then either in the outbox already, or refused.
 */
export async function deleteMailsAbout(
  tx: Tx,
  messages: readonly { readonly id: string; readonly email: string }[],
): Promise<void> {
  await deleteMails(
    tx,
    messages.map(({ id }) => noticeKey(id)),
  );
  await tx.outboxMessage.deleteMany({
    where: {
      OR: messages.map(({ id, email }) => ({ recipient: email, dedupeKey: { startsWith: answersKey(id) } })),
    },
  });
}
