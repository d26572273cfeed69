import { distinctNames } from "../../onboarding/pages.ts";
import { escapeRegex } from "../../text/escape-regex.ts";
import { besideTheTrade, partOfSentence, unpictured } from "../data/unpictured-words.ts";
import type { Project } from "../project.ts";

const evidenceMax = 6;

/** Whether no sentence for visitors has the word as a matter of the trade: 'accreditation' of 'please do not write accredited'. */
function isOnlyBeside(term: string, { words }: Project): boolean {
  const inWords = new RegExp(`(?<!\\p{L})${term.split(" ").map(escapeRegex).join("[\\s-]")}`, "iu");
  const said = words.statements.filter(({ text }) => inWords.test(text));
  return (
    said.length > 0 &&
    said.every(({ kind, text }) => kind === "private" || kind === "wish" || besideTheTrade.test(text))
  );
}

const isPictured = (term: string, project: Project): boolean =>
  project.form.niche.toLowerCase().includes(term) ||
  (!partOfSentence.test(term) && !unpictured.has(term) && !isOnlyBeside(term, project));

/** What pictures of the business show: its trade, and the things of the trade that its words name. */
export const imageKeywords = (project: Project): string[] =>
  distinctNames([
    project.form.niche,
    ...project.industry.evidence.filter((term) => isPictured(term, project)).slice(0, evidenceMax),
  ]);
