import { type StaffMessageWords, staffMessage } from "@sitewright/emails";
import type { Limit } from "../throttle/throttle.ts";
import type { MailKind, MailMessage } from "./mail-store.ts";

/** Mails that one account on the staff writes by hand within an hour. */
export const staffMailLimit: Limit = { what: "staff-mail", limit: 200, windowMs: 3_600_000 };

interface Addressed {
  readonly id: string;
  readonly kind: Extract<MailKind, "staff-message" | "contact-answer">;
  readonly recipient: string;
  /** Whose mail it is, where the address has an account. */
  readonly userId: string | null;
}

/** A mail that somebody on the staff wrote. Each is its own: the same words may be sent again. */
export async function composeStaffMail(words: StaffMessageWords, mail: Addressed): Promise<MailMessage> {
  return { ...(await staffMessage(words)), ...mail, dedupeKey: `${mail.kind}:${mail.id}`, projectId: null };
}
