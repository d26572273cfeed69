import type { JudgedFact, JudgedStatement } from "../../content/public-words.ts";
import { singular } from "../../text/singular.ts";
import type { Project } from "../project.ts";
import { factsOf } from "./checks.ts";
import { oncePerProject } from "./once.ts";

type Offer = Project["form"]["offers"][number];

const textOf = ({ name, what, price }: Offer): string => `${name} ${what} ${price}`;

/** The numbers of a text: '1,200.50' and '1200.5' are the same. */
const numbersIn = (text: string): number[] =>
  (text.match(/\d+(?:,\d{3})*(?:\.\d+)?/gu) ?? []).map((digits) => Number(digits.replaceAll(",", "")));

/** Words that tell nothing of a thing or of what is said about it. */
const emptyWords: ReadonlySet<string> = new Set(
  "the and for with from per our your you are was all any each about only just its it's that thats that's this there then than them they have has can will also too our out off a an of to in on at is it we i or so as be by my us me do does cost costs price prices start starts starting around".split(
    " ",
  ),
);
const lettersMin = 3;

/** The words of a text that carry its content, in the singular. */
const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? [])
    .filter((word) => word.length >= lettersMin && !emptyWords.has(word))
    .map(singular);

/** The unit of a price: '£25 an hour' is another price than '£25'. */
const units: readonly RegExp[] = [
  /(?:(?<!\p{L})(?:an?|per|each|by the) |\/ ?)(?:hour|hr|h)(?!\p{L})|(?<!\p{L})hourly(?!\p{L})/iu,
  /(?:(?<!\p{L})(?:a|per|each) |\/ ?)(?:day|night)(?!\p{L})/iu,
  /(?:(?<!\p{L})(?:a|per|each) |\/ ?)(?:week|month|year|term)(?!\p{L})|(?<!\p{L})(?:weekly|monthly|yearly)(?!\p{L})/iu,
  /(?:(?<!\p{L})(?:a|per) |\/ ?)(?:head|person|guest|adult|child|dog|room)(?!\p{L})|(?<!\p{L})each(?!\p{L})/iu,
  /(?:(?<!\p{L})(?:an?|per) |\/ ?)(?:mile|km|kilomet(?:re|er)|kg|kilo|lb|sq\.? ?m|square)/iu,
];

/** Whether a typed offer gives the price that a sentence tells: the same amount and unit, for a thing of that name. */
const givesPrice = (offer: Offer, { about, text }: JudgedFact): boolean => {
  const sums = numbersIn(text);
  const typed = numbersIn(offer.price);
  const words = new Set(wordsOf(textOf(offer)));
  return (
    sums.length > 0 &&
    sums.every((sum) => typed.includes(sum)) &&
    wordsOf(about).some((word) => words.has(word)) &&
    units.every((unit) => !unit.test(text) || unit.test(textOf(offer)))
  );
};

/** The prices that the client still has to confirm, without those that a typed offer gives. */
export const pricesToConfirm = oncePerProject((project: Project): JudgedFact[] =>
  factsOf(project, "price").filter(
    (fact) => !fact.isDecided && !project.form.offers.some((offer) => givesPrice(offer, fact)),
  ),
);

/** What visitors read anyway: the printed sentences, the offers and the typed details. */
const told = oncePerProject((project: Project) => {
  const { form, words } = project;
  const texts = [
    form.niche,
    form.businessName,
    ...form.offers.map(textOf),
    ...words.statements.flatMap(({ isPrinted, text }) => (isPrinted ? [text] : [])),
    ...words.facts.flatMap(({ isConfirmed, about, text }) => (isConfirmed ? [`${about} ${text}`] : [])),
  ];
  return { words: new Set(texts.flatMap(wordsOf)), numbers: new Set(texts.flatMap(numbersIn)) };
});

/** Whether visitors read these numbers somewhere. */
export const areNumbersTold = (text: string, project: Project): boolean =>
  numbersIn(text).every((sum) => told(project).numbers.has(sum));

/** A limit or a refusal, which the same words without it do not tell. */
const limits =
  /(?<!\p{L})(?:not?|never|nor|without|except|unless|only|but|cannot)(?!\p{L})|n['’]?t(?!\p{L})/iu;
/** The share of new words up to which a sentence tells nothing new. */
const newMax = 0.25;
const wordsMin = 2;

/** Whether visitors read elsewhere what a sentence tells: its words, and each of its numbers. */
export const isToldElsewhere = ({ text }: JudgedStatement, project: Project): boolean => {
  const { words, numbers } = told(project);
  const said = wordsOf(text);
  const sums = numbersIn(text);
  return (
    said.length >= wordsMin &&
    (sums.length > 0 || !limits.test(text)) &&
    sums.every((sum) => numbers.has(sum)) &&
    said.filter((word) => !words.has(word)).length <= said.length * newMax
  );
};
