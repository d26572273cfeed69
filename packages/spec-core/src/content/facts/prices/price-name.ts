import { oneLine } from "../../../text/one-line.ts";
import type { Span } from "../../place.ts";
import { daysEnd } from "../services/data/service-words.ts";
import {
  articleBefore,
  aside,
  asking,
  bringsIt,
  brought,
  broughtTo,
  capacityOfThing,
  chargingAfterOther,
  clauseBefore,
  comesWith,
  countedDays,
  deedAlone,
  depositAfter,
  doneButCosts,
  lengthOfHire,
  mannerBefore,
  nameEnd,
  nextAmount,
  noLabel,
  orderedBy,
  paidByTime,
  partsOfThing,
  predicateBefore,
  rangingVerb,
  saidBeforeColon,
  sideCosts,
  verbAfter,
} from "./data/price-name-words.ts";
import { emptySubject, partOnly } from "./data/price-words.ts";

const longestAbout = 60;

const openBracket = /\s*\([^()]*$/u;

/** Removes brackets: those of '(8oz)', and the unclosed one in 'workshops (2 hrs'. */
const unbracketed = (words: string): string =>
  words.replace(/^\(([^()]*)\)$/u, "$1").replace(openBracket, "");

/** Removes other facts, such as the times of a tour. */
const withoutFacts = (words: string): string =>
  words.replace(/^[\s\uFFFC]+/u, "").replace(/\s*\uFFFC[\s\S]*$/u, "");

const cleanWords = (words: string): string =>
  unbracketed(oneLine(withoutFacts(words)).trim())
    .replace(/^(?:[\s,;:.)&+*•–—-]|\d{1,2}[.)] )+/u, "")
    .replace(
      /^(?:(?:for|and|or|und|y|et|e|i|ou|plus|then|a|the|an|une?|eine?|our|also|typical|average)\s){1,2}/iu,
      "",
    )
    .replace(
      /^(?:we |i )?(?:also |can |will ){0,2}(?:teach|offer|do|sell|make|provide|have)\s(?:an? |the )?(?=\p{L})/iu,
      "",
    )
    .replace(predicateBefore, "")
    .replace(doneButCosts, "")
    .replace(orderedBy, "")
    .replace(partsOfThing, ", ")
    .replace(capacityOfThing, "")
    .replace(saidBeforeColon, "")
    .replace(
      /(?:\s(?:(?:is|are|costs?) \p{Ll}{4,12}ly|is|are|costs?|begins?|starts?|comes? (?:out (?:at|to)|to)|works? out(?: at)?|averages?|ranges? from|runs? to|it(?:['’]?s)?|at|for|from|between|somewhere|anything|anywhere|the|a|of|de|von|kostet|coûte|cuesta|ab|just|only|usually|typically|normally|generally))+$/iu,
      "",
    )
    .replace(/[\s:=,(/+–—-]+$/u, "")
    .replace(
      /(?<=\p{L})['’]s(?: (?:really |very |always )?(?:proper|good|great|lovely|strong|decent|real|fresh|extra|cheap|fine|homemade))?$/u,
      "",
    )
    .replace(daysEnd, "");

const onlyAtEnd = /only\s*$/iu;

/** The name in the words beside a price: 'wash only' stays whole, in 'haircuts only £10' the last word is left out. */
const clean = (words: string): string =>
  partOnly.test(words) ? `${cleanWords(words.replace(onlyAtEnd, ""))} only` : cleanWords(words);

export interface PriceInText {
  readonly text: string;
  readonly sentences: readonly Span[];
  readonly price: Span;
  /** All prices of the text. */
  readonly known: readonly Span[];
}

const innerComma = "\uE000";
/** A comma within brackets or in what comes with a thing does not separate items: 'company (Ltd, LLP) from 190'. */
const withoutInnerCommas = (words: string): string =>
  words
    .replace(/\([^()]{0,60}\)/gu, (inner) => inner.replace(/,/gu, innerComma))
    .replace(comesWith, (list) => list.replace(/,/gu, innerComma));

const mostWords = 8;
const listWith = new RegExp(`\\swith\\s[^()]*${innerComma}[\\s\\S]*$`, "u");
/** Removes what comes with a thing from a name that is too long for a price list. */
const withoutLongList = (words: string): string =>
  words.split(" ").length > mostWords ? words.replace(listWith, "") : words;

/** Whether a label is a sentence: it has many words, and a verb or a pronoun. */
const isSentence = (words: string): boolean =>
  words.split(" ").length > 5 &&
  /(?<!\p{L})(?:we|i|you|they|he|she|it|is|are|was|does|do|if|not|who|which|cooks|on|because|but)(?!\p{L})/iu.test(
    words,
  );

/** A duration, which is not a name: 'For an hour'. */
const lengthAlone = /^(?:half )?(?:an? )?(?:hour|hr|half[- ]hour|session|minute|min)s?$/iu;

function label(said: string): string {
  return isSentence(said) || emptySubject.test(said) || noLabel.test(said) || /^[\d\s.,]+$/u.test(said)
    ? ""
    : said.replaceAll(innerComma, ",");
}

/**
 * The end of words that are too long for a name, from the start of a word on. The ellipsis before it shows that it is
 * not a name.
 */
const lastWithin = (words: string): string =>
  words.length <= longestAbout ? words : `…${words.slice(-longestAbout).replace(/^\S*\s+/u, "")}`;

/** A place, which is not a name: 'In Cardiff' in 'from £1,650 in Cardiff'. */
const placeAlone =
  /^(?:in|at|near|around|within|across) (?:the )?\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*){0,2}$/u;

/** Place names: 'Dundas and Ancaster' in 'we deliver in Dundas and Ancaster for $12'. */
const placesAlone = /^\p{Lu}\p{Ll}[\p{L}'’-]*(?:(?: and | & | )\p{Lu}\p{Ll}[\p{L}'’-]*)*$/u;

const tailLabel = (said: string, isLengthName = false): string =>
  (lengthAlone.test(said) && !isLengthName) || placeAlone.test(said) ? "" : label(said);

/** How long an offer lasts, between its name and its price: ', 5 weekday mornings, ', ' (4 Sundays, '. */
const lengthBefore = new RegExp(
  `\\s?[,:(]\\s?(?:(?:over|for|on) )?${countedDays}(?: \\d[\\d:.apm –-]{0,14})?,\\s*$`,
  "iu",
);

/** The rest of a bracket that began before an earlier price: ' unwaged, nobody has to prove it) and the '. */
const closedBefore = /^[^()]*\)\s?/u;

const link = /(?:,|\s(?:and|or|then|und|et|y))\s*$/iu;
const linkAfter = /(?<=\p{L})\s(?:and|or|und|oder|et|ou|y|o)\s*$/iu;

const startsRange = /^(?:from|between)\s/iu;
const endsBetween = /\sbetween\s*$/iu;
/** Removes the verb between a thing and the two ends of its price: 'run' in 'Mains run from £14 to £23'. */
const withoutVerbOfRange = (words: string, price: string): string =>
  startsRange.test(price) || endsBetween.test(words) ? words.replace(rangingVerb, "") : words;

/** The words before and after a price; the first of the two that is not empty is its name. */
export interface PriceNames {
  readonly lead: string;
  readonly tail: string;
}

/** A bracket with two or more words and another price is a list: 'only reeds (chanter reed 16 €, bag 110 €)'. */
const listInBracket = /^[\s\S]*\((?=\p{L}[^\d()]*\s\p{L}[^\d()]*$)/u;
const toBracket = /^[^()]*/u;
const listedIn = (words: string, rest: string): string => {
  const [inner = ""] = toBracket.exec(rest) ?? [];
  return rest[inner.length] === ")" && /\d/u.test(inner) ? words.replace(listInBracket, "") : words;
};

/** The name of a deposit: that of the thing which is ordered, with the word. */
function orderedThing(words: string): string {
  const thing = label(clean(words.replace(orderedBy, "").replace(clauseBefore, "")));
  return thing === "" ? "deposit" : `${thing}, deposit`;
}

const startsWithThe = /^\s?for the\s/iu;
const isBeside = (other: Span, sentence: Span, price: Span): boolean =>
  other.start !== price.start && other.start >= sentence.start && other.end <= sentence.end;

export function namesOf({ text, sentences, price, known }: PriceInText): PriceNames {
  const sentence = sentences.find((each) => each.end > price.start) ?? price;
  const floor = Math.max(
    sentence.start,
    ...known.filter(({ end }) => end <= price.start).map(({ end }) => end),
  );
  const words = listedIn(text.slice(floor, price.start), text.slice(price.end, sentence.end))
    .replace(closedBefore, "")
    .replace(lengthBefore, "")
    .replace(mannerBefore, " ");
  // Directly after a comma or 'and' after another price, there is no name before the price: '£16 for 45 min, £22 the
  // hour'.
  const isBare =
    (floor > sentence.start && link.test(words.replace(openBracket, ""))) || /,\s*\+\s*$/u.test(words);
  const clause = withoutVerbOfRange(
    withoutInnerCommas(words).replace(clauseBefore, "").replace(chargingAfterOther, ""),
    text.slice(price.start, price.end),
  );
  const said = withoutLongList(clean(clause));
  const named = label(said);
  const isPlace = placesAlone.test(named) && !brought.test(named);
  if (isPlace && broughtTo.test(text.slice(sentence.start, price.start))) return { lead: "", tail: "" };
  if (bringsIt.test(said)) return { lead: "", tail: "" };
  const isDeed = deedAlone.test(clause) && !emptySubject.test(said);
  const [, time] = paidByTime.exec(words) ?? [];
  const thing = named !== "" && time !== undefined ? `${named} by the ${time}` : named;
  const lead = isBare ? "" : isDeed ? oneLine(clause) : thing;
  const roof = Math.min(
    sentence.end,
    ...known.filter(({ start }) => start >= price.end).map(({ start }) => start),
  );
  const rest = text
    .slice(price.end, roof)
    .replace(/(?:[;:|•,]|\n|[.!?](?=\s|$)|\s[-–—/]\s)[\s\S]*$/u, "")
    .replace(verbAfter, "")
    .replace(aside, "")
    .replace(nextAmount, "")
    .replace(/^([^()]*)\)[\s\S]*$/u, "$1")
    .replace(/\sthen\s*$/iu, "")
    .replace(linkAfter, "");
  // 'Hams order by Friday, £50 deposit': not what the hams cost.
  if (orderedBy.test(words) && depositAfter.test(text.slice(price.end, roof)))
    return { lead: orderedThing(words), tail: "" };
  const cost = articleBefore.test(words) ? tailLabel(clean(rest.replace(nameEnd, ""))) : "";
  if (cost !== "" && (sideCosts.test(cost) || asking.test(clause))) return { lead: "", tail: cost };
  if (lengthOfHire.test(rest)) return { lead: lastWithin(lead), tail: "" };
  // Beside another price, a length with its article says which of the offers it is.
  const isLengthName = startsWithThe.test(rest) && known.some((other) => isBeside(other, sentence, price));
  return { lead: lastWithin(lead), tail: tailLabel(clean(rest), isLengthName).slice(0, longestAbout) };
}
