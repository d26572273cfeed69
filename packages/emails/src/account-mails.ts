import { brand } from "@sitewright/brand";
import { subjectLine } from "./client-words.ts";
import type { MailContent } from "./letter.ts";
import { renderLetter } from "./render-letter.tsx";

/** A mail with a one-time link. It contains no name: the address may belong to someone else. */
export interface MailedLink {
  /** Must be on `appUrl`'s origin. */
  readonly url: string;
  /** The product's own address. */
  readonly appUrl: string;
}

const accountReason = `You get this because this address was given for an account at ${brand.productName}.`;

/** To a new client: confirm that the address is theirs. The link works for 24 hours. */
export async function emailVerification({ url, appUrl }: MailedLink): Promise<MailContent> {
  return renderLetter(
    {
      subject: subjectLine(`Confirm your e-mail address for ${brand.productName}`),
      preview: "One click, and mail about your project reaches you.",
      heading: ["Is this your address?"],
      greeting: "Hello,",
      paragraphs: [
        [
          `Someone made an account at ${brand.productName} with this address. If it was you, confirm it, so that mail about your project reaches you and you can always get back in.`,
        ],
      ],
      action: { label: "Confirm this address", url },
      closing: [
        "The link works once, within 24 hours.",
        "Not you? Then do nothing: without your confirmation the account gets no say over this address.",
      ],
      reason: accountReason,
    },
    appUrl,
  );
}

/** To a person who forgot their password: choose a new one. The link works for one hour. */
export async function passwordReset({ url, appUrl }: MailedLink): Promise<MailContent> {
  return renderLetter(
    {
      subject: subjectLine(`Choose a new password for ${brand.productName}`),
      preview: "The link works once, within one hour.",
      heading: ["Choose a new password."],
      greeting: "Hello,",
      paragraphs: [
        [
          "A new password was asked for with this address. Choosing one signs you out everywhere and replaces the old password.",
        ],
      ],
      action: { label: "Choose a new password", url },
      closing: [
        "The link works once, within one hour.",
        "Not you? Then do nothing: your password stays as it is.",
      ],
      reason: accountReason,
    },
    appUrl,
  );
}

const instant = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });

/** To the account's owner after their password was changed or replaced. `url`: where to request another one. */
export async function passwordChanged({
  changedAt,
  url,
  appUrl,
}: MailedLink & { changedAt: Date }): Promise<MailContent> {
  return renderLetter(
    {
      subject: subjectLine(`Your ${brand.productName} password was changed`),
      preview: "If this was you, there is nothing to do.",
      heading: ["Your password was changed."],
      greeting: "Hello,",
      paragraphs: [
        [
          `It was changed on ${instant.format(changedAt)} UTC, and all other devices were signed out. If this was you, there is nothing to do.`,
        ],
        ["If it was not, choose a new password now: that signs out whoever is in."],
      ],
      action: { label: "It was not me: choose a new password", url },
      closing: [`Anything strange? Write to ${brand.contact.email}.`],
      reason: accountReason,
    },
    appUrl,
  );
}
