import { clientWords, oneLine, subjectLine } from "./client-words.ts";
import type { MailContent } from "./letter.ts";
import { projectName } from "./names.ts";
import { type MailedProject, summaryFacts } from "./project-summary.ts";
import { renderLetter } from "./render-letter.tsx";

/** To the agency's owner: who submitted what. `projectUrl` is its page in the admin. */
export async function agencyNotice(
  project: MailedProject & { userName: string; userEmail: string },
): Promise<MailContent> {
  const name = projectName(project.businessName);
  const client = clientWords(project.userName, 60);
  const email = oneLine(project.userEmail, 254);
  return renderLetter(
    {
      subject: subjectLine(`New project: ${name}`),
      preview: `From ${client || email}. We promised an answer within 24 hours on days we are open.`,
      heading: ["New project: ", { clientText: clientWords(name) }],
      paragraphs: [["The client was promised an answer within 24 hours on days we are open."]],
      facts: [
        { label: "Client", value: client },
        { label: "Email", value: email },
        ...summaryFacts(project.summary),
      ].filter(({ value }) => value !== ""),
      action: { label: "Open in the admin", url: project.projectUrl },
      closing: [],
      reason: "You received this because this is the owner's address of this installation.",
    },
    project.appUrl,
  );
}
