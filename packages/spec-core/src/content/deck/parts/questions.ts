import type { QuestionName } from "../data/voice.ts";
import { fill, inSentence, listed } from "../fill.ts";
import type { Known } from "../known.ts";
import { drafted, open, type Place } from "../place.ts";
import { registrationLabel } from "../registration-label.ts";
import type { Slot } from "../slot.ts";
import { offerList, offerNames } from "./opening.ts";
import { heading, placeAt, sentence } from "./section.ts";

const placesForQuestions = 3;
const pricesMax = 4;

interface Answered {
  readonly item: string;
  readonly question: string;
  readonly answer: string;
  readonly sources: readonly string[];
}

const asked = (known: Known, name: QuestionName, words: Readonly<Record<string, string>> = {}): string =>
  fill(known.voice.questions[name], { ...known.words, ...words });

const lines = (text: string): string =>
  text
    .trim()
    .split(/\s*\n\s*/u)
    .join(", ");

/** 'Open Mon to Fri' after 'the opening hours are'. */
const bareHours = (text: string): string =>
  lines(text).replace(/^(?:we['’]?re |we are )?open(?:ing hours)?:?\s/iu, "");

function fromFacts(known: Known): Answered[] {
  const { facts } = known;
  const texts = (kind: Parameters<typeof facts>[0]): string[] => facts(kind).map(({ text }) => text);
  const registrations = facts("registration").map(({ text, about }) =>
    [registrationLabel(about, text), text].join(" ").trim(),
  );
  const ways = [...texts("phone"), ...texts("email")];
  const people = facts("person").map(({ text, about }) => (about === "" ? text : `${text} (${about})`));
  const joined = (list: readonly string[]): string => listed(list.map(lines), "and");
  const entry = (name: QuestionName, list: readonly string[], answer: string): Answered[] =>
    list.length === 0 ? [] : [{ item: name, question: asked(known, name), answer, sources: list }];
  return [
    ...entry(
      "services",
      offerNames(known).slice(1).length > 0 ? offerNames(known) : [],
      sentence(known, "servicesAnswer", { list: offerList(known) }),
    ),
    ...entry(
      "hours",
      texts("hours"),
      sentence(known, "hoursAnswer", { hours: texts("hours").map(bareHours).join(", ") }),
    ),
    ...entry("place", texts("address"), sentence(known, "placeAnswer", { place: joined(texts("address")) })),
    ...entry("reach", ways, sentence(known, "reachAnswer", { ways: listed(ways, "or") })),
    ...entry("people", people, sentence(known, "peopleAnswer", { people: joined(people) })),
    ...entry(
      "registration",
      registrations,
      sentence(known, "registrationAnswer", { registration: joined(registrations) }),
    ),
  ];
}

function aboutPrices(known: Known): Answered[] {
  return known.prices.slice(0, pricesMax).map(({ id, name, inline: item, what, price }) => {
    return {
      item: `price-${id.slice(-6)}`,
      question: asked(known, "price", { item }),
      answer: sentence(known, "priceAnswer", {
        item,
        price: lines(price),
        note: what === "" ? "" : ` (${inSentence(what)})`,
      }),
      sources: [`${name}: ${price}`, ...(what === "" ? [] : [what])],
    };
  });
}

const asSlots = (place: Place, { item, question, answer, sources }: Answered): Slot[] => [
  ...drafted(place, { item, part: "question", kind: "question", maxWords: 12 }, { text: question, sources }),
  ...drafted(place, { item, part: "answer", kind: "answer", maxWords: 60 }, { text: answer, sources }),
];

/** The questions that a confirmed fact answers; places for some where there is none. */
export function questions(known: Known, page: string): Slot[] {
  const place = placeAt(known, { page, section: "questions", note: "questions" });
  const found = [...fromFacts(known), ...aboutPrices(known)];
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
