import type { MailContent } from "@sitewright/emails";

/** What a mail is about; part of the key under which it can leave only once. */
export type MailKind =
  | "project-confirmation"
  | "thank-you"
  | "agency-notice"
  | "project-update"
  | "project-deletion"
  | "contact-notice"
  | "staff-notice"
  | "email-verification"
  | "password-reset"
  | "password-changed"
  | "staff-invitation";

/** A mail on its way into the outbox. `recipient` is one address, `dedupeKey` the promise that it leaves once. */
export interface MailMessage extends MailContent {
  readonly id: string;
  readonly dedupeKey: string;
  readonly kind: MailKind;
  readonly recipient: string;
  /** Whose mail it is: it disappears with the account. */
  readonly userId: string | null;
  readonly projectId: string | null;
  /** Why it is not sent but lies in the outbox for administrators to read; left out for a mail that is. */
  readonly held?: string;
}
