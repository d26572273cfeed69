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

const accountReason = `You received this because this address was used for an account at ${brand.productName}.`;

/** To a new client: confirm that the address is theirs. The link works for 24 hours. */
export async function emailVerification({ url, appUrl }: MailedLink): Promise<MailContent> {
  return renderLetter(
    {
      subject: subjectLine(`Confirm your email address for ${brand.productName}`),
      preview: "Confirm it to receive email about your project.",
      heading: ["Is this your address?"],
      greeting: "Hello,",
      paragraphs: [
        [
          `Someone created an account at ${brand.productName} with this address. If it was you, confirm it to receive email about your project and to be able to recover your account.`,
        ],
      ],
      action: { label: "Confirm this address", url },
      closing: [
        "The link works once and expires in 24 hours.",
        "Not you? Ignore this email. Without your confirmation the account cannot use this address.",
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
      preview: "The link works once and expires in one hour.",
      heading: ["Choose a new password."],
      greeting: "Hello,",
      paragraphs: [
        [
          "Someone asked for a new password for this address. It replaces your old one and signs you out everywhere.",
        ],
      ],
      action: { label: "Choose a new password", url },
      closing: [
        "The link works once and expires in one hour.",
        "Not you? Ignore this email. Your password stays the same.",
      ],
      reason: accountReason,
    },
    appUrl,
  );
}

/** To a person who cannot sign in because the staff closed the account. `url`: where to write to the agency. */
export async function accountClosed({ url, appUrl }: MailedLink): Promise<MailContent> {
  return renderLetter(
    {
      subject: subjectLine(`Your ${brand.productName} account is closed`),
      preview: "Write to us if you want to use it again.",
      heading: ["Your account is closed."],
      greeting: "Hello,",
      paragraphs: [
        [
          `Someone tried to sign up with this address, or asked for a new password. We have closed the account with this address, so nobody can sign in to it at the moment.`,
        ],
        [`If you want to use it again, write to ${brand.contact.email}.`],
      ],
      action: { label: "Write to us", url },
      closing: ["Not you? Ignore this email. Nothing has changed."],
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
        ["If it was not, choose a new password now. That signs everyone out of your account."],
      ],
      action: { label: "This was not me: choose a new password", url },
      closing: [`Does anything look wrong? Write to ${brand.contact.email}.`],
      reason: accountReason,
    },
    appUrl,
  );
}
