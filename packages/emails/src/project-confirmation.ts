import { brand } from "@sitewright/brand";
import { clientWords, subjectLine } from "./client-words.ts";
import type { MailContent } from "./letter.ts";
import { greeting, projectName } from "./names.ts";
import { type MailedProject, summaryFacts } from "./project-summary.ts";
import { renderLetter } from "./render-letter.tsx";

/** To the client after the first submission: the receipt, with what we understood. */
export async function projectConfirmation(
  project: MailedProject & { userName: string },
): Promise<MailContent> {
  const name = projectName(project.businessName);
  return renderLetter(
    {
      subject: subjectLine(`We have your project: ${name}`),
      preview: "Here is what you asked for, and where to change it.",
      heading: ["We have your project for ", { clientText: clientWords(name) }, "."],
      greeting: greeting(project.userName),
      paragraphs: [["We have received everything. Here is a summary; your answers are stored in full."]],
      facts: summaryFacts(project.summary),
      action: { label: "Open your project", url: project.projectUrl },
      closing: [
        "Something missing or wrong? Open your project, press Load project and change it. We work from the latest version.",
      ],
      reason: `You received this because a project was submitted from your ${brand.productName} account.`,
    },
    project.appUrl,
  );
}
