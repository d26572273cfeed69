import { allMatches } from "../../content/regex-prefilter/prefiltered-match.ts";
import { sureEnough } from "../../industry/sure.ts";
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

/** A telephone number: the sentence tells how to get in touch. */
const phoneNumber = /\d[\d ()-]{6,}\d/u;

/** Whether a sentence is about what the business does: neither private, nor a wish, nor about customers or others. */
const showsTheTrade = ({ kind, field, text }: Said): boolean =>
  kind !== "private" &&
  kind !== "wish" &&
  field !== "audience" &&
  !besideTheTrade.test(text) &&
  !phoneNumber.test(text);

const clauses = /[,;:.!?]\s|[.!?]$|\s(?:but|and) (?=(?:no|not|never)(?!\p{L}))/iu;
/** A clause about what is not done: 'oil boilers no'. */
const refusing = /(?<!\p{L})no$/iu;
/** What is not done, to the end of its clause: 'not motors or batteries', 'pines, no oaks'. */
const refused = /(?<!\p{L})(?:no|not|never|neither|without)(?!\p{L}).*$/iu;
/** A remark beside the sentence: '(the yard is long gone)'. */
const aside = /\([^()]*\)/gu;

/** A sentence without remarks and without what is not done. */
const offeredIn = (text: string): string =>
  text
    .replace(aside, " ")
    .split(clauses)
    .filter((clause) => !refusing.test(clause.trim()))
    .map((clause) => clause.replace(refused, ""))
    .join(", ");

/** Whether the business's name, an offer or a sentence about its trade has the term. */
function isShown(term: string, { form, industry, words }: Project): boolean {
  const inWords = termIn(term);
  return (
    inWords.test(form.businessName) ||
    form.offers.some(({ name, what }) => inWords.test(`${name}, ${what}`)) ||
    // The words of an uncertain industry are from any sentence.
    (industry.confidence >= sureEnough &&
      words.statements.some(
        (statement) => showsTheTrade(statement) && inWords.test(offeredIn(statement.text)),
      ))
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
