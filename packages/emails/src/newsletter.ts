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
      preview: "One click, and you get our new articles by mail.",
      heading: ["Confirm your subscription."],
      greeting: "Hello,",
      paragraphs: [
        [
          `This address was entered for the newsletter of ${brand.agencyName}. If it was you, confirm it on our website.`,
        ],
      ],
      action: { label: "Confirm subscription", url },
      closing: [
        "The link works within seven days.",
        "Not you? Then do nothing: you get no newsletter, and the address is deleted when the link ends.",
      ],
      reason: `You get this because this address was entered on the website of ${brand.productName}.`,
    },
    appUrl,
  );
}

/** To a new subscriber: what to expect, and how to unsubscribe. `url` opens the page where one press does that. */
export async function newsletterWelcome({ url, appUrl }: MailedLink): Promise<MailContent> {
  return renderLetter(
    {
      subject: subjectLine(`You are subscribed to the ${brand.productName} newsletter`),
      preview: "New articles, when there are any. Every mail has a link to leave.",
      heading: ["Welcome to our community."],
      greeting: "Hello,",
      paragraphs: [
        [
          "You get a mail when there is a new article, and none when there is not. We count nothing that you open or press in it.",
        ],
      ],
      action: { label: "Unsubscribe", url },
      closing: ["Who leaves is deleted from the list. Keep this mail, or use the link of any later one."],
      reason: `You get this because you confirmed your subscription to the newsletter of ${brand.agencyName}.`,
    },
    appUrl,
  );
}
