import { newsletterConfirmation, newsletterWelcome } from "@sitewright/emails";
import type { MailMessage } from "../../outbox/mail-store.ts";

const withoutAccount = { userId: null, projectId: null } as const;

/** Dependencies of the newsletter's mails. */
export interface NewsletterMailOptions {
  readonly newId: () => string;
  /** The application's own origin. */
  readonly appUrl: string;
}

/** The address where one press ends a subscription. */
export const unsubscribeUrlOf = (appUrl: string, unsubscribeToken: string): string =>
  `${appUrl}/unsubscribe/${unsubscribeToken}`;

/** The mail that asks an address to confirm its subscription. */
export async function confirmationMail(
  { newId, appUrl }: NewsletterMailOptions,
  { email, token }: { email: string; token: string },
): Promise<MailMessage> {
  const id = newId();
  const url = `${appUrl}/newsletter/confirm/${token}`;
  const content = await newsletterConfirmation({ url, appUrl });
  const dedupeKey = `newsletter-confirmation:${id}`;
  return { ...content, ...withoutAccount, id, dedupeKey, kind: "newsletter-confirmation", recipient: email };
}

/** The welcome mail of a subscriber, with the link to unsubscribe. */
export async function welcomeMail(
  { newId, appUrl }: NewsletterMailOptions,
  subscriber: { id: string; email: string; unsubscribeToken: string },
): Promise<MailMessage> {
  const unsubscribeUrl = unsubscribeUrlOf(appUrl, subscriber.unsubscribeToken);
  const content = await newsletterWelcome({ url: unsubscribeUrl, appUrl });
  return {
    ...content,
    ...withoutAccount,
    id: newId(),
    dedupeKey: `newsletter-welcome:${subscriber.id}`,
    kind: "newsletter-welcome",
    recipient: subscriber.email,
    unsubscribeUrl,
  };
}
