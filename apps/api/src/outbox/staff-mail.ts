import { type StaffMessageWords, staffMessage } from "@sitewright/emails";
import type { Limit } from "../throttle/throttle.ts";
import { hourMs } from "../time-units.ts";
import type { MailKind, MailMessage } from "./mail-store.ts";

/** Mails that one staff account may write within an hour. */
export const staffMailLimit: Limit = { name: "staff-mail", limit: 200, windowMs: hourMs };

interface Addressed {
  readonly id: string;
  readonly kind: Extract<MailKind, "staff-message" | "contact-answer">;
  readonly recipient: string;
  /** The address's account, if there is one. */
  readonly userId: string | null;
}

/** A mail written by staff. Each has its own key: the same text may be sent again. */
export async function composeStaffMail(words: StaffMessageWords, mail: Addressed): Promise<MailMessage> {
  return { ...(await staffMessage(words)), ...mail, dedupeKey: `${mail.kind}:${mail.id}`, projectId: null };
}
