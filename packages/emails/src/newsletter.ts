import { brand } from "@sitewright/brand";
import type { MailedLink } from "./account-mails.ts";
import { subjectLine } from "./client-words.ts";
import type { MailContent } from "./letter.ts";
import { renderLetter } from "./render-letter.tsx";

/** To an address entered for the newsletter: asks for a confirmation. The link works for seven days. */
export async function newsletterConfirmation({ url, appUrl }: MailedLink): Promise<MailContent> {
  return renderLetter(
    {
      subject: subjectLine(`Confirm your subscription to the ${brand.productName} newsletter`),
      preview: "Confirm it to get our new articles by email.",
      heading: ["Confirm your subscription."],
      greeting: "Hello,",
      paragraphs: [
        [
          `This address was used to subscribe to the ${brand.agencyName} newsletter. If it was you, confirm it on our website.`,
        ],
      ],
      action: { label: "Confirm subscription", url },
      closing: [
        "The link expires in seven days.",
        "Not you? Ignore this email. You will get no newsletter, and the address is deleted when the link expires.",
      ],
      reason: `You received this because this address was entered on the ${brand.productName} website.`,
    },
    appUrl,
  );
}

/** To a new subscriber: what to expect, and how to unsubscribe. `url` opens the page where one press does that. */
export async function newsletterWelcome({ url, appUrl }: MailedLink): Promise<MailContent> {
  return renderLetter(
    {
      subject: subjectLine(`You are subscribed to the ${brand.productName} newsletter`),
      preview: "New articles as we publish them. Every email has an unsubscribe link.",
      heading: ["Welcome to our community."],
      greeting: "Hello,",
      paragraphs: [
        ["We email you when there is a new article, and only then. We do not track what you open or click."],
      ],
      action: { label: "Unsubscribe", url },
      closing: [
        "When you unsubscribe, your address is deleted. Keep this email, or use the link in any later one.",
      ],
      reason: `You received this because you subscribed to the ${brand.agencyName} newsletter.`,
    },
    appUrl,
  );
}
