import { clientWords } from "./client-words.ts";

/** A summary of a project in the few lines that fit a mail. Empty values are left out. */
export interface ProjectSummary {
  readonly industry: string;
  /** Page names in order. */
  readonly pages: readonly string[];
  readonly timeline: string;
  readonly budget: string;
}

/** The project of a mail. Texts are as the client typed them. */
export interface MailedProject {
  /** Empty when the client gave none. */
  readonly businessName: string;
  readonly summary: ProjectSummary;
  /** The address of the project for the reader; must be on `appUrl`'s origin. */
  readonly projectUrl: string;
  /** The product's own address. */
  readonly appUrl: string;
}

const shownPages = 12;

function pageList(pages: readonly string[]): string {
  const shown = pages.slice(0, shownPages).map((page) => clientWords(page, 40));
  const more = pages.length - shown.length;
  return more > 0 ? `${shown.join(", ")} and ${more} more` : shown.join(", ");
}

/** The summary as labelled lines, without the empty ones. */
export function summaryFacts({ industry, pages, timeline, budget }: ProjectSummary) {
  return [
    { label: "Industry", value: clientWords(industry, 80) },
    { label: "Pages", value: pageList(pages) },
    { label: "Timeline", value: clientWords(timeline, 80) },
    { label: "Budget", value: clientWords(budget, 80) },
  ].filter(({ value }) => value !== "");
}
