import { memoByText } from "../memo.ts";
import { wordCount } from "../text/word-count.ts";
import { isGroupTime } from "./contact-facts.ts";
import type { Fact } from "./fact.ts";
import { imprintWords } from "./facts/registrations/data/registration-words.ts";
import { isSurcharge } from "./facts/services/surcharges.ts";
import { besideTypedOffers } from "./facts/typed-offers.ts";
import type { Statement } from "./statement.ts";

/** A sentence needs at least this many letters besides its facts to be worth printing. */
const proseLettersMin = 24;
/** Up to this many letters besides the facts are only a label: 'Our new one is', 'Hosts:'. */
const labelLettersMax = 12;
const fewestDictatedWords = 2;
/** A number this long may be a phone number or an id, even if no numbering plan has it. */
const longNumber = /\d(?:[ ()./-]{0,2}\d){6,}/u;

const longestFragment = 5;
const fragmentStart =
  /^(?:no|not|loads|lots|plenty|mostly|mainly|mixed|some|many|all sorts|also|and|or|plus|but)(?!\p{L})/iu;
const fragmentEnd = /(?<!\p{L})(?:too|also|as well|mostly|mainly|etc)[.!]*$/iu;

/** The beginning of a sentence that says what the business is: 'We are a small florist', 'I keep a wool shop'. */
const saysWhatItIs =
  /^(?:(?:so |hi,? )?(?:we|i)(?:['’](?:re|m|ve)|['’]?ve got| are| am| run| have| own| keep| manage)|it['’]?s|this is|\p{L}\S*(?: \S+){0,4} is)(?: (?:just|only|still))? (?:an?|the|two|three|our own) \p{L}/iu;
/** What has no trade beside an address: 'We are the last house', 'It's a two minute walk', 'We have a unit'. */
const onlyLocates =
  /(?<!\p{L})(?:walk|drive|minutes?|stroll|miles?|stone['’]?s throw|(?:an?|the)(?: (?!guest|public|tea|coffee|auction)[\p{L}-]+)? (?:house|door|building|unit|one|place|spot|premises|address|gate|entrance))(?!\p{L})/iu;

// Room for the sentences of a form: each edit changes only one of them.
const sentencesKept = 128;

/**
 * Whether a text depends on its neighbors: 'Loads of cockapoos.' and 'Second marriages too.' on the words before, 'Our
 * terms:' on those after.
 */
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

/** Whether dictated words contain a long number that was not recognised as a fact. */
export const hasUnknownNumber = (text: string, facts: readonly Fact[]): boolean =>
  longNumber.test(withoutTexts(text, facts));

/** Whether dictated words say more than the contact details of the business. */
export const isDictatedProse = (text: string, contact: readonly Fact[]): boolean =>
  contact.length === 0 ||
  (withoutTexts(text, contact).match(/\p{L}{2,}/gu) ?? []).length >= fewestDictatedWords;

const isTypedPrice = ({ kind, field, about }: Fact): boolean =>
  kind === "price" && field === "offers" && about !== "";

/** A deposit, a delivery or another surcharge: the sentence also says when it is due, or from which value on it is free. */
const isOfSurcharge = ({ kind, about }: Fact): boolean => kind === "price" && isSurcharge(about);

/** Whether a sentence with an address says first what is there. */
const isBusinessAt = (text: string, facts: readonly Fact[]): boolean =>
  facts.some(({ kind, text: address }) => {
    const lead = kind === "address" ? text.slice(0, Math.max(0, text.indexOf(address))) : "";
    return saysWhatItIs.test(lead) && !onlyLocates.test(lead);
  });

interface FactsOfStatement {
  /** The facts in the statement that the site shows elsewhere. */
  readonly shown: readonly Fact[];
  /** All facts of the answers. */
  readonly found: readonly Fact[];
}

/**
 * Whether a sentence says more than its facts and the prices of listed offers. `corrected` is the text with the
 * client's corrections.
 */
export function isProse(
  statement: Statement,
  corrected: string,
  { shown, found }: FactsOfStatement,
): boolean {
  if (isFragment(corrected)) return false;
  if (isBusinessAt(statement.text, shown)) return true;
  const facts = [
    ...shown.filter((fact) => !isGroupTime(fact) && !isOfSurcharge(fact)),
    ...found.filter(isTypedPrice),
  ];
  const rest = withoutFacts(besideTypedOffers(statement.text, found), facts);
  // Register words next to a number ('Amtsgericht Hamburg') belong to the imprint, even if the number has its own
  // field.
  const isOfImprint = facts.some(({ kind }) => kind === "registration") || longNumber.test(rest);
  const said = isOfImprint ? rest.replace(imprintWords, " ") : rest;
  return said === statement.text || countLetters(said) >= proseLettersMin;
}

/**
 * Whether an unclear statement consists only of facts that are proposed for print: 'Hosts: Den and Marguerite.' A name
 * alone may be a signature, and a phone number or e-mail address may be someone else's.
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
