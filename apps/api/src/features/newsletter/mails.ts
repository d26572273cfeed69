import { newsletterConfirmation, newsletterWelcome } from "@sitewright/emails";
import type { MailMessage } from "../../outbox/mail-store.ts";

const noFurther = { userId: null, projectId: null } as const;

/** What the mails of the newsletter are made with. */
export interface NewsletterMailOptions {
  readonly newId: () => string;
  /** The product's own origin. */
  readonly appUrl: string;
}

/** The mail that asks an address whether it wants the newsletter. */
export async function confirmationMail(
  { newId, appUrl }: NewsletterMailOptions,
  { email, token }: { email: string; token: string },
): Promise<MailMessage> {
  const id = newId();
  const url = `${appUrl}/newsletter/confirm/${token}`;
  const content = await newsletterConfirmation({ url, appUrl });
  const dedupeKey = `newsletter-confirmation:${id}`;
  return { ...content, ...noFurther, id, dedupeKey, kind: "newsletter-confirmation", recipient: email };
}

/** The mail that welcomes a subscriber, with the link that ends it. */
export async function welcomeMail(
  { newId, appUrl }: NewsletterMailOptions,
  subscriber: { id: string; email: string; unsubscribeToken: string },
): Promise<MailMessage> {
  const unsubscribeUrl = `${appUrl}/unsubscribe/${subscriber.unsubscribeToken}`;
  const content = await newsletterWelcome({ url: unsubscribeUrl, appUrl });
  return {
    ...content,
    ...noFurther,
    id: newId(),
    dedupeKey: `newsletter-welcome:${subscriber.id}`,
    kind: "newsletter-welcome",
    recipient: subscriber.email,
    unsubscribeUrl,
  };
}
