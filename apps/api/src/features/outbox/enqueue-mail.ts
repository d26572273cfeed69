import type { Tx } from "../../db/open.ts";
import type { MailMessage } from "./mail-message.ts";

/**
 * Puts a mail into the outbox inside the caller's transaction, due at once. A key that is there already changes
 * nothing and is no error: ON CONFLICT leaves a Postgres transaction usable, where a caught unique violation would
 * not. Returns whether the mail is new.
 */
export async function enqueueMail(tx: Tx, message: MailMessage, now: Date): Promise<boolean> {
  const { id, dedupeKey, kind, recipient, userId, projectId, subject, html, text, held } = message;
  const status = held === undefined ? "pending" : "cancelled";
  const added = await tx.$executeRaw`
    INSERT INTO outbox_messages
      (id, dedupe_key, kind, recipient, user_id, project_id, subject, html, text, status, last_error, run_at, created_at)
    VALUES
      (${id}, ${dedupeKey}, ${kind}, ${recipient}, ${userId}, ${projectId}, ${subject}, ${html}, ${text},
       ${status}, ${held ?? null}, ${now}, ${now})
    ON CONFLICT (dedupe_key) DO NOTHING`;
  return added === 1;
}
