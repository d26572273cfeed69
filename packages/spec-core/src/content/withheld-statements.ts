import type { Fact } from "./fact.ts";
import { isHeld } from "./open/open-words.ts";
import type { PartOfAnswer } from "./place.ts";
import { matches } from "./regex-prefilter/prefiltered-match.ts";
import type { Statement } from "./statement.ts";
import { addressesVisitors } from "./statements/english/visitors-troubles.ts";
import { contactKinds, longestRemark } from "./withheld-facts.ts";

/**
 * A number or code of a customer, a policy or a device; not a sum, a range of years, a number in thousands or a
 * postcode before a town.
 */
const code =
  /(?<![\p{L}\d£€$₹.,/-])(?:\p{Lu}{1,6}[ -]?)?(?!(?:1[89]|20)\d\d ?[-–/] ?(?:(?:1[89]|20)\d\d|\d\d)(?!\d)|\d{1,3}(?:[ .]\d{3})+(?![\d./-]| \d)|\d{5} \p{Lu}\p{Ll})\d(?:[ ./-]?\d){5,}(?![\p{Ll}\d]| ?[€£$%])/u;
/** A fax number, which nobody calls. */
const faxNumber = /(?<!\p{L})(?:tele)?f(?:ax)?[ .:]{1,3}\+?[\d ()./-]{6,24}/giu;

const withoutFacts = (text: string, facts: readonly Fact[]): string =>
  facts.reduce((rest, fact) => rest.replace(fact.text, ";"), text);

const phoneNumber = /\+?\d(?:[ ()./-]{0,2}\d){5,14}/gu;
/** Shorter endings of a number are equal by chance. */
const fewestDigits = 6;

/** Removes the numbers that are a telephone number of the business in other words: '(020) 7946-0123'. */
const withoutPhones = (text: string, phones: readonly Fact[]): string =>
  phones.length === 0
    ? text
    : text.replace(phoneNumber, (number) => {
        const digits = number.replace(/\D/gu, "").replace(/^0+/u, "");
        const isKnown =
          digits.length >= fewestDigits &&
          phones.some(({ value }) => value.replace(/\D/gu, "").endsWith(digits));
        return isKnown ? ";" : number;
      });

/**
 * Whether a statement contains a contact detail that is withheld, or a long number that is not a detail of the
 * business.
 */
const holdsKeptNumber = ({ text }: Pick<Statement, "text">, within: readonly Fact[]): boolean =>
  text.length <= longestRemark &&
  !matches(addressesVisitors, text) &&
  (within.some(({ kind, proposal }) => proposal === "keep" && contactKinds.has(kind)) ||
    (/\d/u.test(text) && code.test(withoutFacts(text, within).replace(faxNumber, ";"))));

/**
 * The statement, proposed as `keep` if it leaves something open, or if it would print a private number: 'vet is Wold
 * Vets 01507 604 118', 'Mapfre 055 1188 4220'.
 */
export function withheldStatement(
  statement: Statement,
  {
    within,
    held,
    phones,
  }: {
    readonly within: readonly Fact[];
    readonly held: readonly PartOfAnswer[];
    /** The telephone numbers from their own field. */
    readonly phones: readonly Fact[];
  },
): Statement {
  if (
    statement.proposal === "keep" ||
    statement.dictatedBy !== undefined ||
    !holdsKeptNumber(statement, within)
  )
    return withOpenPointsKept(statement, held);
  return holdsKeptNumber({ text: withoutPhones(statement.text, phones) }, within)
    ? { ...statement, kind: "unsure", proposal: "keep" }
    : withOpenPointsKept({ ...statement, kind: "unsure" }, held);
}

/** Withholds a statement with an open point or a contradiction. */
const withOpenPointsKept = (statement: Statement, held: readonly PartOfAnswer[]): Statement => {
  if (statement.proposal === "keep" || !isHeld(held, statement)) return statement;
  return { ...statement, kind: "unsure", proposal: "keep" };
};
