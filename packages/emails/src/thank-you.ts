import { brand } from "@sitewright/brand";
import { clientWords, subjectLine } from "./client-words.ts";
import type { MailContent } from "./letter.ts";
import { greeting, projectName } from "./names.ts";
import type { MailedProject } from "./project-summary.ts";
import { renderLetter } from "./render-letter.tsx";

/** To the client after the first submission: thanks, and what happens next. */
export async function thankYou(project: MailedProject & { userName: string }): Promise<MailContent> {
  const name = projectName(project.businessName);
  return renderLetter(
    {
      subject: subjectLine(`Thank you, and what happens next with ${name}`),
      preview: "We will read your answers and get in touch within 24 hours on days we are open.",
      heading: ["Thank you. Now it is our turn."],
      greeting: greeting(project.userName),
      paragraphs: [
        [
          "You have done the part that only you could do: you told us what ",
          { clientText: clientWords(name) },
          " needs.",
        ],
      ],
      list: {
        title: "What happens next",
        marks: "numbers",
        items: [
          "We read every answer and note what is still open.",
          "Within 24 hours on days we are open, we get in touch to talk it through.",
          "Together we agree scope, dates and price before any work starts.",
        ],
      },
      action: { label: "Open your project", url: project.projectUrl },
      closing: [`Questions before then? Write to ${brand.contact.email}.`, `The team at ${brand.agencyName}`],
      reason: `You received this because a project was submitted from your ${brand.productName} account.`,
    },
    project.appUrl,
  );
}
