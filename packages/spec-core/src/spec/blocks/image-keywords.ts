import { allMatches } from "../../content/regex-prefilter/prefiltered-match.ts";
import { distinctNames } from "../../onboarding/pages.ts";
import { escapeRegex } from "../../text/escape-regex.ts";
import { singular } from "../../text/singular.ts";
import { picturesRefused } from "../data/refused-pictures.ts";
import { besideTheTrade, partOfSentence, unpictured } from "../data/unpictured-words.ts";
import type { Project } from "../project.ts";
import { notMentioned } from "./not-mentioned.ts";

const evidenceMax = 6;

type Said = Project["words"]["statements"][number];

const termIn = (term: string): RegExp =>
  new RegExp(`(?<!\\p{L})${term.split(" ").map(escapeRegex).join("[\\s-]")}`, "iu");

/** Whether a sentence is about what the business does: neither private, nor a wish, nor about customers or others. */
const showsTheTrade = ({ kind, field, text }: Said): boolean =>
  kind !== "private" && kind !== "wish" && field !== "audience" && !besideTheTrade.test(text);

const clauses = /[,;:.!?]\s|[.!?]$|\s(?:but|and) (?=(?:no|not|never)(?!\p{L}))/iu;
/** A clause about what is not done: 'oil boilers no', 'not motors or batteries'. */
const refusing = /^(?:no|not|never|neither|without)(?!\p{L})|(?<!\p{L})no$/iu;

/** A sentence without the clauses about what is not done. */
const offeredIn = (text: string): string =>
  text
    .split(clauses)
    .filter((clause) => !refusing.test(clause.trim()))
    .join(", ");

/** Whether the business's name, an offer or a sentence about its trade has the term. */
function isShown(term: string, { form, words }: Project): boolean {
  const inWords = termIn(term);
  return (
    inWords.test(form.businessName) ||
    form.offers.some(({ name, what }) => inWords.test(`${name}, ${what}`)) ||
    words.statements.some((statement) => showsTheTrade(statement) && inWords.test(offeredIn(statement.text)))
  );
}

/** What the client wants no pictures or no mention of, in their words. */
const refusedOf = ({ words }: Project): string[] =>
  words.statements.flatMap(({ text }) => [
    ...allMatches(picturesRefused, text).map(({ groups }) => groups?.refused ?? ""),
    ...notMentioned(text),
  ]);

const isPictured = (term: string, project: Project, refused: readonly string[]): boolean =>
  !refused.some((things) => termIn(singular(term)).test(things)) &&
  (project.form.niche.toLowerCase().includes(term) ||
    (!partOfSentence.test(term) && !unpictured.has(term) && isShown(term, project)));

/** Keywords for finding pictures: the business's trade, and the things of this trade that the answers mention. */
export function imageKeywords(project: Project): string[] {
  const refused = refusedOf(project);
  const terms = project.industry.evidence.filter((term) => isPictured(term, project, refused));
  return distinctNames([project.form.niche, ...terms.slice(0, evidenceMax)]);
}
