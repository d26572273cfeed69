import { brand } from "@sitewright/brand";
import type { MailedLink } from "./account-mails.ts";
import { subjectLine } from "./client-words.ts";
import type { MailContent } from "./letter.ts";
import { senderName } from "./names.ts";
import { renderLetter } from "./render-letter.tsx";

/** The role of an invitation. */
export interface InvitedRole {
  /** Its name, such as 'Manager'. */
  readonly title: string;
  /** Its description, as it reads after 'you'. */
  readonly summary: string;
}

/** To a new member of the agency's staff: accept, and choose a password. The link works for seven days. */
export async function staffInvitation({
  url,
  appUrl,
  role,
}: MailedLink & { role: InvitedRole }): Promise<MailContent> {
  return renderLetter(
    {
      subject: subjectLine(`Join the staff of ${brand.agencyName}`),
      preview: `You are invited as ${role.title}.`,
      heading: [`You are invited as ${role.title}.`],
      greeting: "Hello,",
      paragraphs: [
        [
          `${brand.agencyName} would like you on its staff at ${brand.productName}. There you ${role.summary}.`,
        ],
        [
          "Accepting asks you for a new password. If you have an account with this address already, it is signed out everywhere and becomes the one that you work with.",
        ],
      ],
      action: { label: "Accept the invitation", url },
      closing: [
        "The link works once, within seven days.",
        `You do not know ${brand.agencyName}? Then do nothing: without your consent nothing changes.`,
      ],
      reason: `You get this because somebody at ${senderName()} gave this address for a member of its staff.`,
    },
    appUrl,
  );
}
