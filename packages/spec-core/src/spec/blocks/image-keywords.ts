import { distinctNames } from "../../onboarding/pages.ts";
import { escapeRegex } from "../../text/escape-regex.ts";
import { besideTheTrade, partOfSentence, unpictured } from "../data/unpictured-words.ts";
import type { Project } from "../project.ts";

const evidenceMax = 6;

/**
 * Whether a term occurs only in sentences that say nothing about the business's own trade, such as 'please do not write
 * accredited', private notes and wishes.
 */
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

/** Keywords for finding pictures: the business's trade, and the things of this trade that the answers mention. */
export const imageKeywords = (project: Project): string[] =>
  distinctNames([
    project.form.niche,
    ...project.industry.evidence.filter((term) => isPictured(term, project)).slice(0, evidenceMax),
  ]);
