import { memoByText } from "../memo.ts";
import { wordCount } from "../text/word-count.ts";
import { isGroupTime } from "./contact-facts.ts";
import type { Fact } from "./fact.ts";
import { imprintWords } from "./facts/registrations/data/registration-words.ts";
import type { Statement } from "./statement.ts";

/** The fewest letters beside its facts that make a sentence worth reading without them. */
const proseLettersMin = 24;
/** The most letters beside facts that say nothing by themselves: 'Our new one is', 'Hosts:'. */
const labelLettersMax = 12;
const fewestDictatedWords = 2;
/** So many digits may be somebody's number, even if no numbering plan has it. */
const longNumber = /\d(?:[ ()./-]{0,2}\d){6,}/u;

const longestFragment = 5;
const fragmentStart =
  /^(?:no|not|loads|lots|plenty|mostly|mainly|mixed|some|many|all sorts|also|and|or|plus|but)(?!\p{L})/iu;
const fragmentEnd = /(?<!\p{L})(?:too|also|as well|mostly|mainly|etc)[.!]*$/iu;

// The sentences of a form: after each letter typed all but one are the same.
const sentencesKept = 128;

/** 'Loads of cockapoos.' and 'Second marriages too.' need the words before them; 'Our terms:' needs those after it. */
const isFragment = memoByText((text: string): boolean => {
  const count = wordCount(text);
  const isShort = count <= longestFragment && (fragmentStart.test(text) || fragmentEnd.test(text));
  return isShort || /:\s*$/u.test(text) || (count < longestFragment - 2 && /^\p{Ll}|^\d/u.test(text));
}, sentencesKept);

const withoutTexts = (text: string, facts: readonly Fact[]): string =>
  facts.reduce((rest, fact) => rest.replace(fact.text, " "), text);

const withoutFacts = (text: string, facts: readonly Fact[]): string =>
  facts.reduce((rest, fact) => rest.replace(fact.text, " ").replace(fact.about, " "), text);

const countLetters = (text: string): number => text.replace(/[^\p{L}]/gu, "").length;

/** Whether a number is left in dictated words that was not recognised as a fact. */
export const hasUnknownNumber = (text: string, facts: readonly Fact[]): boolean =>
  longNumber.test(withoutTexts(text, facts));

/** Whether dictated words say anything but how to reach the business. */
export const isDictatedProse = (text: string, contact: readonly Fact[]): boolean =>
  contact.length === 0 ||
  (withoutTexts(text, contact).match(/\p{L}{2,}/gu) ?? []).length >= fewestDictatedWords;

const isTypedPrice = ({ kind, field, about }: Fact): boolean =>
  kind === "price" && field === "offers" && about !== "";

interface FactsOfStatement {
  /** The facts within the statement that a site shows elsewhere. */
  readonly shown: readonly Fact[];
  /** All facts of the answers. */
  readonly found: readonly Fact[];
}

/**
 * Whether a sentence says more than its facts and the prices of the list of offers.
 * `corrected` is the text with the client's corrections.
 */
export function isProse(
  statement: Statement,
  corrected: string,
  { shown, found }: FactsOfStatement,
): boolean {
  if (isFragment(corrected)) return false;
  const facts = [...shown.filter((fact) => !isGroupTime(fact)), ...found.filter(isTypedPrice)];
  const rest = withoutFacts(statement.text, facts);
  // 'Amtsgericht Hamburg' beside its number belongs to the imprint, also where the number has its own field.
  const isOfImprint = facts.some(({ kind }) => kind === "registration") || longNumber.test(rest);
  const said = isOfImprint ? rest.replace(imprintWords, " ") : rest;
  return said === statement.text || countLetters(said) >= proseLettersMin;
}

/**
 * Whether an unclear statement is nothing but facts that are proposed for print: 'Hosts: Den and Marguerite.' A name by
 * itself may be a signature, and a number by itself somebody's own.
 */
export function isOnlyPrintedFacts({ kind, text }: Statement, facts: readonly Fact[]): boolean {
  const [first, ...others] = facts;
  const letters = countLetters(withoutFacts(text, facts));
  return (
    kind === "unsure" &&
    first !== undefined &&
    facts.every(
      ({ proposal, kind: factKind }) => proposal === "print" && factKind !== "phone" && factKind !== "email",
    ) &&
    letters <= labelLettersMax &&
    !(first.kind === "person" && others.length === 0 && letters === 0)
  );
}
