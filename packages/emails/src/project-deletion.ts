import { brand } from "@sitewright/brand";
import { clientWords, subjectLine } from "./client-words.ts";
import type { MailContent } from "./letter.ts";
import { greeting, projectName } from "./names.ts";
import { renderLetter } from "./render-letter.tsx";

const instant = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "UTC",
});

/**
 * To the client after a project of theirs was deleted at `deletedAt`. `isKept`: the agency deleted it, and
 * can restore it for 30 days.
 */
export async function projectDeletion(deletion: {
  userName: string;
  businessName: string;
  deletedAt: Date;
  isKept?: boolean;
  appUrl: string;
}): Promise<MailContent> {
  const after = deletion.isKept
    ? "We keep it for 30 days in case this was a mistake, then erase it."
    : "It cannot be restored.";
  const name = projectName(deletion.businessName);
  return renderLetter(
    {
      subject: subjectLine(`Deleted: ${name}`),
      preview: deletion.isKept
        ? "The project and all its versions have been deleted."
        : "The project and all its versions have been permanently deleted.",
      heading: ["Your project ", { clientText: clientWords(name) }, " was deleted."],
      greeting: greeting(deletion.userName),
      paragraphs: [
        [`It was deleted on ${instant.format(deletion.deletedAt)} UTC, with all its versions. ${after}`],
      ],
      closing: [
        `If you did not expect this, write to ${brand.contact.email} and we will find out what happened.`,
      ],
      reason: `You received this because the project belonged to your ${brand.productName} account.`,
    },
    deletion.appUrl,
  );
}
