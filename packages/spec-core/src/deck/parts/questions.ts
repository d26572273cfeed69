import { isPostBox } from "../../content/contact-facts.ts";
import { teamSizeIn } from "../../content/team-size.ts";
import { textId } from "../../content/text-id.ts";
import { withApostrophes } from "../../site/apostrophes.ts";
import { listed } from "../../text/listed.ts";
import { wordCount } from "../../text/word-count.ts";
import { addressInSentence } from "../address-in-sentence.ts";
import { arrivalsAbout } from "../arrivals.ts";
import { listsDeeds } from "../data/of-business.ts";
import { type Topic, topics } from "../data/topics.ts";
import type { QuestionName } from "../data/voice.ts";
import type { DeckInput } from "../deck-input.ts";
import { capital, fill, inSentence } from "../fill.ts";
import { hasShelf } from "../goods-apart.ts";
import { mayOpen } from "../headline.ts";
import { hoursInLine, hoursInside, hoursOf, hoursText, isTime } from "../hours-text.ts";
import { ended, type Said } from "../joined-sentences.ts";
import { namesSeveral, repeatsNames } from "../listed-names.ts";
import { listField } from "../offers.ts";
import { restOfParagraph } from "../page-sentences.ts";
import { drafted, open, type Place } from "../place.ts";
import { preferredWay } from "../preferred-way.ts";
import { registrationLabel } from "../registration-label.ts";
import type { Slot } from "../slot.ts";
import { isOnTopic, topicOf } from "../topics.ts";
import { comesFromTown, visitsCustomers } from "../visits-customers.ts";
import { offerList, offerNames } from "./opening.ts";
import { roleOf } from "./people.ts";
import { passagesOf } from "./points.ts";
import { heading, placeAt, sentence } from "./section.ts";

const placesForQuestions = 3;
// With more prices the answer would be a price list, which has its own place.
const pricesMax = 6;
const notesMax = 4;

interface Answered {
  readonly item: string;
  readonly question: string;
  readonly answer: string;
  readonly sources: readonly string[];
}

const lines = (text: string): string =>
  text
    .trim()
    .split(/\s*\n\s*/u)
    .join(", ");

/** 'Open Mon to Fri' after 'our opening hours'. */
const bareHours = (text: string): string =>
  text.trim().replace(/^(?:we['’]?re |we are )?open(?:ing hours)?:?\s/iu, "");

/** The addresses that can be visited; none of a business that comes to its customers and tells where. */
const addressesOf = ({ facts, prose, spec }: DeckInput): string[] =>
  comesFromTown(spec) && prose.some(({ text }) => isOnTopic(text, "area"))
    ? []
    : facts("address")
        .map(({ text }) => text)
        .filter((text) => !isPostBox(text));

/** A length or a size, which names a price and no service: '45 minutes', 'Block of 10', 'Large'. */
const measure =
  /^(?:(?:an?|one|two|three|half|full|short|long|\d[\d.,/ -]*) ?-?(?:min(?:ute)?s?|h(?:ou)?rs?|days?|nights?|weeks?|months?|lessons?|sessions?|classes)(?: lessons?| sessions?| class(?:es)?)?|(?:block|pack) of \p{L}*\d*|small|medium|large|single|double|twin)$/iu;

/** The names of the offers for an answer; empty if the answer with the prices lists them already. */
function aboutServices(known: DeckInput): string[] {
  const { offers, prices } = known;
  const isPriced = offers.every(({ name }) => prices.some((priced) => priced.name === name));
  const measures = offers.filter(({ name }) => measure.test(name));
  return offers.length < 2 || (isPriced && prices.length <= pricesMax) || measures.length * 2 > offers.length
    ? []
    : offerNames(known);
}

const asAnswer = (sentences: readonly Said[]): string => sentences.map(({ text }) => ended(text)).join(" ");

/**
 * The team with its roles. First names without a role ('There’s Jo and Ann Weir') say less than the client's sentence
 * about these people.
 */
function peopleAnswer(known: DeckInput): string {
  const people = known.facts("person");
  const name = peopleSentence(known);
  const areFirstNames =
    people.every((person) => roleOf(person, people) === "") && people.some(({ text }) => !/\s/u.test(text));
  if (!areFirstNames || name !== "peopleAnswer")
    return sentence(known, name, { people: listed(teamOf(known).map(lines), "and") });
  const naming = known.prose.find(({ text }) =>
    people.every((person) => text.includes(withApostrophes(person.text))),
  );
  return naming ? ended(naming.text) : "";
}

/** The team for a sentence, with their roles if these differ. */
export function teamOf(known: DeckInput): string[] {
  const people = known.facts("person");
  const roles = people.map((person) => roleOf(person, people));
  const isOne = new Set(roles).size === 1;
  return people.map(({ text }, index) => (isOne || !roles[index] ? text : `${text} (${roles[index]})`));
}

/** The sentence for the team: it names only some of them if the client says that more people work there. */
export function peopleSentence(known: DeckInput): "peopleAnswer" | "somePeople" {
  const { statements } = known.spec.content;
  const described = statements.filter(({ field }) => field === "description" || field === "contentNotes");
  const isAll = teamSizeIn(described.map(({ text }) => text)) <= known.facts("person").length;
  return isAll ? "peopleAnswer" : "somePeople";
}

/** The description of an offer as typed: 'Microsoft 365 and servers' keeps its capital, 'per hour' gets none. */
const typed = (known: DeckInput, what: string): string =>
  known
    .facts("service")
    .find(({ about }) => capital(about.trim()) === what)
    ?.about.trim() ?? inSentence(what);

/** The most offers that an answer names. */
const offersInAnswer = 8;

/** Whether the client listed the offers as such; a list of words read out of sentences would be a poor answer. */
const areListed = ({ facts, listedIn }: DeckInput): boolean =>
  listedIn !== null || facts("service").some(({ field }) => field === listField);

/** The client's sentences that name several of the offers, else those that list what is done; none if they name only a part. */
function offersInWords(known: DeckInput): readonly Said[] {
  const names = offerNames(known);
  const naming = known.prose.filter(({ text }) => namesSeveral(text, names) || repeatsNames(text, names));
  const listing = naming.length > 0 ? naming : known.prose.filter(({ text }) => listsDeeds.test(text));
  // 'Then we do parties, tours' adds to a sentence that is missing here.
  return listing.every(({ text }) => mayOpen(text)) ? listing.slice(0, sentencesMax) : [];
}

/** Names that need no article after a verb: 'repairs', 'grooming'. */
const needsNoArticle = /(?:ing|(?<!s)s)$/iu;

/** What the business offers: a sentence, or a list after a colon if a name would need an article in it. */
function servicesAnswer(known: DeckInput): string {
  if (!areListed(known)) return asAnswer(offersInWords(known));
  const list = offerList(known, "and", offersInAnswer);
  return known.offers.every(({ name }) => needsNoArticle.test(name))
    ? sentence(known, "servicesAnswer", { list })
    : sentence(known, "servicesListed", { list });
}

const longestNote = 8;

/** Whether a description can stand in brackets: it is short, one sentence, and has no brackets itself. */
const fitsInBrackets = (what: string): boolean =>
  what !== "" && wordCount(what) <= longestNote && !/[()]|[.!?;] /u.test(what.trim());

function priceList(known: DeckInput): string {
  const { prices, voice } = known;
  const hasNotes = prices.length <= notesMax;
  return prices
    .slice(0, pricesMax)
    .map(({ inline: item, what, price }) => {
      const note = !hasNotes || !fitsInBrackets(what) ? "" : ` (${typed(known, what)})`;
      return fill(voice.priced, { item, price: lines(price), note });
    })
    .join("; ");
}

/**
 * The hours in a sentence; alone where they begin with other words: 'Closed Monday, …', 'Courses Mo, Di 18:30-20:45'.
 */
export const hoursAnswer = (known: DeckInput, hours: string): string =>
  isTime(hours) ? sentence(known, "hoursAnswer", { hours: hoursInside(hours) }) : ended(capital(hours));

/** When guests arrive, where the client gave hours for it. */
function arrivalsAnswered({ facts }: DeckInput): Answered[] {
  const times = facts("hours").flatMap(({ text, about }) => (about === arrivalsAbout ? [text] : []));
  if (times.length === 0) return [];
  const answer = ended(capital(hoursOf(hoursText(hoursInLine(times)), arrivalsAbout)));
  return [{ item: arrivalsAbout, question: "When can I arrive?", answer, sources: times }];
}

/** Numbers for offices and taxpayers, which the legal notice states: no customer asks for them. */
const ofAuthorities =
  /(?<!\p{L})(?:siren|siret|rcs|tva|vat|ust|steuer\p{L}*|hr[ab]|handelsregister|amtsgericht|abn|acn|ein|cif|nif|kvk|btw)(?!\p{L})/iu;
const isForCustomers = ({ text, about }: { text: string; about: string }): boolean =>
  !ofAuthorities.test(`${about} ${text}`);

/** The registration in a sentence, which may say 'registration' itself before 'Registration no. 19402217'. */
function registrationAnswer(known: DeckInput, registration: string): string {
  const isNamed = known.voice.sentences.registrationAnswer.includes("registration:");
  const plain = registration.replace(/^Registration (?=no\.)/u, isNamed ? "" : "registration ");
  return sentence(known, "registrationAnswer", { registration: plain });
}

/** How to reach the business: 'ring 01904 960 123 or email office@kiln.example'. */
function waysOf({ facts, voice, spec }: DeckInput): string {
  const texts = (kind: "phone" | "email"): string =>
    listed(
      facts(kind).map(({ text }) => text),
      "or",
    );
  const phone = texts("phone");
  const email = texts("email");
  const ways = [
    phone === "" ? "" : fill(voice.ways.phone, { phone }),
    email === "" ? "" : fill(voice.ways.email, { email }),
  ];
  // The better way comes first.
  return (preferredWay(spec) === "few-calls" ? ways.toReversed() : ways)
    .filter((way) => way !== "")
    .join(voice.ways.joint);
}

function fromFacts(known: DeckInput): Answered[] {
  const { facts, voice, words } = known;
  const texts = (kind: Parameters<typeof facts>[0]): string[] => facts(kind).map(({ text }) => text);
  const registrations = facts("registration")
    .filter(isForCustomers)
    .map(({ text, about }) =>
      [registrationLabel(about, text, known.spec.businessInfo.legalForm), text].join(" ").trim(),
    );
  const joined = (list: readonly string[]): string => listed(list.map(lines), "and");
  const entry = (name: QuestionName, sources: readonly string[], answer: string): Answered[] =>
    sources.length === 0 || answer === ""
      ? []
      : [{ item: name, question: fill(voice.questions[name], words), answer, sources }];
  const hours = facts("hours").flatMap(({ text, about }) => (about === "" ? [text] : []));
  const people = teamOf(known);
  const addresses = addressesOf(known);
  return [
    ...entry("services", aboutServices(known), servicesAnswer(known)),
    ...entry(
      "price",
      known.prices
        .slice(0, pricesMax)
        .flatMap(({ name, what, price }) => [`${name}: ${price}`, ...(what ? [what] : [])]),
      sentence(known, "priceAnswer", { list: priceList(known) }),
    ),
    ...entry("hours", hours, hoursAnswer(known, hoursText(hoursInLine(hours.map(bareHours))))),
    ...arrivalsAnswered(known),
    ...entry(
      "place",
      addresses,
      sentence(known, "placeAnswer", {
        where: addressInSentence(addresses),
        places: listed(addresses.map(lines), "and"),
      }),
    ),
    ...entry(
      "reach",
      [...texts("phone"), ...texts("email")],
      sentence(known, "reachAnswer", { ways: waysOf(known) }),
    ),
    // A person who works alone is introduced on other pages.
    ...entry("people", people.length < 2 ? [] : people, peopleAnswer(known)),
    ...entry("registration", registrations, registrationAnswer(known, joined(registrations))),
  ];
}

/** The prefix of items with the client's sentences that answer one of our questions. */
export const topicItem = "topic-";

/** The most sentences that answer one question. */
const sentencesMax = 3;

/** Where a sentence on the way in goes on with where to park: ', and there are two spaces at the back'. */
const parkingJoint =
  /,? and (?=(?:there(?:['’]s| is| are) |(?:free |street |easy )?parking (?:is|on)|you can park))/iu;

/** A sentence on both the way in and the parking, as one sentence for each. */
function visitApart(one: Said): Said[] {
  if (!isOnTopic(one.text, "parking") || !isOnTopic(one.text, "access")) return [one];
  const parts = one.text.split(parkingJoint).map((text) => ({ ...one, text: ended(capital(text)) }));
  return parts.every(({ text }) => isOnTopic(text, "parking") !== isOnTopic(text, "access")) ? parts : [one];
}

/** Whether the client's description says something on a topic that visitors do not read. */
const isHalf = ({ spec }: DeckInput, name: string): boolean =>
  spec.content.statements.some(
    ({ field, text, isPrinted }) => field === "description" && !isPrinted && isOnTopic(text, name),
  );

/** The question on terms of the prices beside the one that lists them. */
const furtherOnPrices = "What else should I know about your {prices}?";

/** A line of a price list, which the answer with the prices has: 'Deep cleans, every spring - £30 an hour, min 3 hrs'. */
const isPriceLine = /^[^.!?:–—]{2,60} [-–—] (?:[^.!?£$€]{1,30} )?[£$€] ?\d/u;

/** The most words before those that answer the question. */
const mostBefore = 20;

/** Whether a sentence comes to the answer soon enough: not after a list of everything else that is done. */
const answersSoon = ({ text }: Said, { said }: Topic): boolean => {
  const at = text.search(said);
  return at < 0 || wordCount(text.slice(0, at)) <= mostBefore;
};

/** Says that the business goes, delivers or works there. */
const workedArea =
  /(?<!\p{L})(?:areas?|towns|cover(?:s|ing)?|serv(?:e|es|ing)|deliver(?:s|y|ies)?|ship|travel|work (?:in|across|all over)|based|within \d{1,3} (?:miles?|km))(?!\p{L})/iu;

/** What a business sells is its work only in a shop: 'I don’t sell packages' says nothing on what a therapist does. */
const ofSelling = /^(?:sorry,? )?(?:but )?(?:we|i) (?:do not|don['’]t|no longer) (?:sell|stock)(?!\p{L})/iu;

/** Whether a sentence has a fact of the kind that the question asks for. */
function hasAnswer(known: DeckInput, text: string, { name, answers }: Topic): boolean {
  if (name === "not-done" && ofSelling.test(text)) return hasShelf(known);
  // Where nobody is visited, a place in a sentence is one where something else happens.
  if (name === "area") return visitsCustomers(known.spec) || workedArea.test(text);
  // 'Delivery.' is the heading of an answer.
  return wordCount(text) > 1 && (answers?.test(text) ?? true);
}

/** The sentences that belong to a list with its label: 'Not Halifax.' after 'Areas: Leeds, Otley.' */
const listOf = (known: DeckInput, one: Said): readonly Said[] =>
  /^\p{L}[^:,.!?]{2,30}:\s/u.test(one.text) ? restOfParagraph(known, one) : [];

/** Questions that the client's own sentences answer, such as on payment, booking, delivery or parking. */
function fromSentences(known: DeckInput): Answered[] {
  const { prices, prose, steps, words } = known;
  const passages = passagesOf(
    [...prose, ...steps.flat()].filter(({ text }) => !isPriceLine.test(text)).flatMap(visitApart),
  );
  return topics.flatMap((topic) => {
    const { name, question, isWhole } = topic;
    const found = passages
      .filter(
        ([first]) =>
          first &&
          topicOf(first.text)?.name === name &&
          answersSoon(first, topic) &&
          hasAnswer(known, first.text, topic),
      )
      .flatMap((passage) => [...new Set(passage.flatMap((one) => [one, ...listOf(known, one)]))])
      .slice(0, sentencesMax);
    return question === undefined || found.length === 0 || (isWhole && isHalf(known, name))
      ? []
      : [
          {
            item: `${topicItem}${name}`,
            question: fill(name === "quotes" && prices.length > 0 ? furtherOnPrices : question, words),
            answer: asAnswer(found),
            sources: found.flatMap(({ sources }) => sources),
          },
        ];
  });
}

/** A sentence of its own: it begins with a capital and ends with a mark. */
const asSentence = (text: string, mark: "?" | "."): string =>
  capital(text.trim()) + (/[.!?…]["'”’»)]*$/u.test(text.trim()) ? "" : mark);

/** Questions of visitors, as the client typed them. */
const asTyped = ({ questions: typed }: DeckInput): Answered[] =>
  typed.map(({ question, answer }) => ({
    item: `typed-${textId("contentNotes", question)}`,
    question: asSentence(question, "?"),
    answer: asSentence(answer, "."),
    sources: [`${question} ${answer}`],
  }));

const asSlots = (place: Place, { item, question, answer, sources }: Answered): Slot[] => [
  ...drafted(place, { item, part: "question", kind: "question", maxWords: 12 }, { text: question, sources }),
  ...drafted(place, { item, part: "answer", kind: "answer", maxWords: 60 }, { text: answer, sources }),
];

/** The questions that the client typed and those that a confirmed fact answers; open slots if there are none. */
export function questions(known: DeckInput, page: string): Slot[] {
  const place = placeAt(known, { page, section: "questions", note: "questions" });
  const found = [...asTyped(known), ...fromSentences(known), ...fromFacts(known)];
  return [
    ...heading(known, place, "questions"),
    ...found.flatMap((each) => asSlots(place, each)),
    ...(found.length === 0
      ? Array.from({ length: placesForQuestions }, (_, index) => [
          open(place, { item: `new-${index + 1}`, part: "question", kind: "question", maxWords: 12 }),
          open(place, { item: `new-${index + 1}`, part: "answer", kind: "answer", maxWords: 60 }),
        ]).flat()
      : []),
  ];
}
