import type { ThemeColors } from "@sitewright/spec-core/color";
import { effectivePages, type Onboarding } from "@sitewright/spec-core/onboarding";
import type { Clarification } from "@sitewright/spec-core/spec";

/** A line of the summary: text, or the colours themselves. An empty text means no answer. */
export interface SummaryRow {
  label: string;
  value: string | ThemeColors;
  /** The view of the specification that has the details. */
  view?: "questions";
}

/** The part of a project that its summary shows. */
export interface SummarySource {
  /** The service's classification. */
  industry: string;
  onboarding: Onboarding;
}

type Answers = Onboarding["formData"];

const named = (words: string, name: string): string => (name.trim() ? `${words} (${name.trim()})` : words);

/** The industry, with the client's own words for it where they differ. */
function industryText(industry: string, niche: string): string {
  const own = niche.trim();
  return own.toLowerCase() === industry.toLowerCase() ? industry : named(industry || own, industry && own);
}

function hostingText({ hasDomain, domainName, hasHosting, hostingProvider, hostingHelp }: Answers): string {
  const domain = hasDomain ? named("Has a domain", domainName) : "No domain yet";
  if (hasHosting) return `${domain}, ${named("has hosting", hostingProvider)}`;
  return `${domain}, ${hostingHelp ? "needs hosting" : "no hosting yet"}`;
}

/** The answers to the optional questions, one line each. */
function detailRows({ contact, offers, onlyForUs }: Answers): SummaryRow[] {
  const list = (parts: readonly string[]): string =>
    parts
      .map((part) => part.trim())
      .filter((part) => part !== "")
      .join(", ");
  return [
    { label: "Contact", value: list([contact.phone, contact.email, contact.address]) },
    { label: "Offers", value: list(offers.map(({ name }) => name)) },
    { label: "Only for us", value: onlyForUs.trim() },
  ].filter(({ value }) => value !== "");
}

function typeText({ h1, h2, h3, body }: Onboarding["fonts"]): string {
  return [...new Set([h1, h2, h3, body])].join(", ");
}

type Question = Pick<Clarification, "blocks">;

/** The number of questions that block the launch or a page, and of optional ones. */
function clarificationText(questions: readonly Question[]): string {
  const optional = questions.filter(({ blocks }) => blocks === "nothing").length;
  const blocking = questions.length - optional;
  const parts = [
    ...(blocking > 0 ? [`${blocking} open ${blocking === 1 ? "question" : "questions"}`] : []),
    ...(optional > 0 ? [`${optional} optional`] : []),
  ];
  return parts.length === 0 ? "None" : parts.join(", ");
}

/**
 * The specification in a few lines, in the order of their letters. `questions` are those left to the
 * client; null leaves the line out.
 */
export function summaryRows(project: SummarySource, questions: readonly Question[] | null): SummaryRow[] {
  const { onboarding, industry } = project;
  const { formData, fonts, themeColors } = onboarding;
  const pages = effectivePages(onboarding).map((page) => page.name);
  return [
    { label: "Industry", value: industryText(industry, formData.niche) },
    { label: "Goals", value: formData.goals.join(", ") },
    { label: "Pages", value: pages.join(", ") },
    { label: "Content style", value: formData.contentStyle },
    { label: "Colours", value: themeColors },
    { label: "Type", value: typeText(fonts) },
    { label: "Hosting", value: hostingText(formData) },
    { label: "Timeline", value: formData.timeline },
    { label: "Budget", value: formData.budget },
    ...detailRows(formData),
    ...(questions === null
      ? []
      : [
          {
            label: "Clarifications",
            value: clarificationText(questions),
            ...(questions.length > 0 && ({ view: "questions" } as const)),
          },
        ]),
  ];
}
