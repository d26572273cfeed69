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
  /** Its description, as it reads after 'you can'. */
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
      subject: subjectLine(`Join the team at ${brand.agencyName}`),
      preview: `You are invited as ${role.title}.`,
      heading: [`You are invited as ${role.title}.`],
      greeting: "Hello,",
      paragraphs: [
        [
          `${brand.agencyName} would like you to join its team at ${brand.productName}. In this role you can ${role.summary}.`,
        ],
        [
          "You choose a new password when you accept. If this address already has an account, it is signed out everywhere and becomes your staff account.",
        ],
      ],
      action: { label: "Accept the invitation", url },
      closing: [
        "The link works once and expires in seven days.",
        `If you do not know ${brand.agencyName}, ignore this email. Nothing changes unless you accept.`,
      ],
      reason: `You received this because someone at ${senderName()} invited this address to join its team.`,
    },
    appUrl,
  );
}
