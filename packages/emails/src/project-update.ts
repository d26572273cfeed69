import { brand } from "@sitewright/brand";
import { clientWords, subjectLine } from "./client-words.ts";
import type { Letter, MailContent, Phrase } from "./letter.ts";
import { greeting, projectName } from "./names.ts";
import { type MailedProject, summaryFacts } from "./project-summary.ts";
import { renderLetter } from "./render-letter.tsx";

/** A saved edit. `isFinalized`: the client has finished editing. `changes`: one sentence per change, may be empty. */
export interface UpdatedProject extends MailedProject {
  readonly userName: string;
  readonly isFinalized: boolean;
  readonly changes: readonly string[];
}

const shownChanges = 12;

function changeList(changes: readonly string[]): Letter["list"] {
  const shown = changes.slice(0, shownChanges).map((change) => clientWords(change, 200));
  const more = changes.length - shown.length;
  return {
    title: "What changed",
    marks: "letters",
    items: more > 0 ? [...shown, `And ${more} more, listed in the project.`] : shown,
  };
}

function wording(name: string, isFinalized: boolean): { subject: string; heading: Phrase; next: string } {
  return isFinalized
    ? {
        subject: `Finalized: ${name}`,
        heading: [{ clientText: clientWords(name) }, " has been finalized."],
        next: "It holds all your latest changes. We will be in touch soon with the next steps.",
      }
    : {
        subject: `Updated: ${name}`,
        heading: ["Your changes to ", { clientText: clientWords(name) }, " have been saved."],
        next: "We will review your updated requirements and work from this version.",
      };
}

/** To the client after 'Save Changes' or 'Finish Editing': the stored project, and what changed. */
export async function projectUpdate(project: UpdatedProject): Promise<MailContent> {
  const { subject, heading, next } = wording(projectName(project.businessName), project.isFinalized);
  const list = project.changes.length > 0 ? changeList(project.changes) : undefined;
  return renderLetter(
    {
      subject: subjectLine(subject),
      preview: next,
      heading,
      greeting: greeting(project.userName),
      paragraphs: [[next]],
      facts: summaryFacts(project.summary),
      ...(list ? { list } : {}),
      action: { label: "Open your project", url: project.projectUrl },
      closing: [`Not what you meant? Edit the project again, or write to ${brand.contact.email}.`],
      reason: `You received this because a project in your ${brand.productName} account was changed.`,
    },
    project.appUrl,
  );
}
