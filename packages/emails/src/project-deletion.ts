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

/** To the client when a project of theirs was deleted. `deletedAt` is the instant of it. */
export async function projectDeletion(deletion: {
  userName: string;
  businessName: string;
  deletedAt: Date;
  appUrl: string;
}): Promise<MailContent> {
  const name = projectName(deletion.businessName);
  return renderLetter(
    {
      subject: subjectLine(`Deleted: ${name}`),
      preview: "The project and all its versions are gone.",
      heading: ["Your project ", { said: clientWords(name) }, " was deleted."],
      greeting: greeting(deletion.userName),
      paragraphs: [
        [
          `It was deleted on ${instant.format(deletion.deletedAt)} UTC, with all its versions. It cannot be brought back.`,
        ],
      ],
      closing: [
        `If you did not expect this, write to ${brand.contact.email} and we will find out what happened.`,
      ],
      reason: `You get this because the project belonged to your ${brand.productName} account.`,
    },
    deletion.appUrl,
  );
}
