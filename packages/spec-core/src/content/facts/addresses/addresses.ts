import { oneLine } from "../../../text/one-line.ts";
import { overlaps, type Span } from "../../place.ts";
import { allMatches, firstMatch, matchableIn, matches } from "../../regex-prefilter/prefiltered-match.ts";
import { countries } from "../data/countries.ts";
import { dayOfYear } from "../hours/data/hours-context-words.ts";
import { firstNames } from "../people/data/first-names.ts";
import { proposalFor } from "../proposal.ts";
import { after, before, type Found, isFree, type Reading } from "../reading.ts";
import { sentencesOf } from "../sentences.ts";
import { isAddressWord, isOfHours, isPlaceNoun } from "./address-word.ts";
import {
  besideAnother,
  elsewhereLead,
  formerlyAfter,
  formerlyLead,
  formerWork,
  homeLead,
  meetingPlace,
  notAnAddressLine,
  othersPremises,
  ourPlace,
  postcodeLead,
  townAfter,
} from "./data/address-context-words.ts";
import {
  addressConnectors,
  addressLabels,
  afterTown,
  englishStreets,
  joinedStreets,
  leadingStreets,
} from "./data/street-words.ts";
import { furtherStreets, numbersBehind } from "./further-street-patterns.ts";
import { lowerCaseNumbered, name, streets, venues, withoutNumber } from "./street-patterns.ts";

const longest = 140;
/** The maximum number of streets to read, more than any real answer has: limits the time for a text full of streets. */
const mostStreets = 60;
const wordBack = /(\S+)([^\S\n]*)$/u;
const street = new RegExp(
  `(?<![\\p{L}])(?:${englishStreets})\\.?(?!\\p{L})|(?:${joinedStreets})\\.?(?![\\p{L}])|(?<![\\p{L}])(?:${leadingStreets})\\.? `,
  "iu",
);
/** The earliest possible start of an address that ends at this index: after the last sentence end, colon or bracket. */
function earliestStart(reading: Reading, sentences: readonly Span[], place: number): number {
  const sentence = sentences.findLast(({ start }) => start <= place)?.start ?? 0;
  const taken = reading.taken.filter(({ end }) => end <= place).map(({ end }) => end);
  const start = Math.max(sentence, place - longest, ...taken);
  // A complete pair of brackets, or a dash directly before the postcode, does not end the search.
  const text = reading.text
    .slice(start, place)
    .replace(/\([^()\n]*\)/gu, (words) => "x".repeat(words.length))
    .replace(/\s[-–—·]\s$/u, "   ");
  const [boundary] = /^[\s\S]*(?:[:|;(\n•*!?]|\s[-–—/]\s|(?:\d[ ()./-]{0,2}){7,}[ ,])/u.exec(text) ?? [""];
  return start + boundary.length;
}

/** A bracket within an address, without numbers or hours: 'High St (above the bakery), Ludlow'. */
const aside = /\([\p{L} '’.-]{2,40}\),?[^\S\n]*$/u;

/** The start of an address that ends at this index: to the left of it, over names, numbers and connecting words. */
function leftOf(reading: Reading, sentences: readonly Span[], place: number, lines = 3): number {
  const floor = earliestStart(reading, sentences, place);
  let start = place;
  for (;;) {
    const lead = reading.text.slice(floor, start);
    const [inner = ""] = start < place ? (aside.exec(lead) ?? []) : [];
    if (inner !== "" && !matches(notAnAddressLine, inner)) {
      start -= inner.length;
      continue;
    }
    const [, word, spaces = ""] = wordBack.exec(lead) ?? [];
    const isTown =
      word === "in" && /\d[a-z]?\s$/u.test(reading.text.slice(floor, start - word.length - spaces.length));
    if (!word || (!isTown && !isAddressWord(word) && !/^[-–—·]$|^[a-z],?$/u.test(word))) break;
    if (isOfHours(word, /^[\d,]/u.test(reading.text.slice(start)))) break;
    if (/^[^(]*\)/u.test(word) || word.replace(/\D/gu, "").length > 6) break;
    // Two numbers in a row belong to different things: '9-12 56 rue d'Arras'.
    if (/^\d[\d.:–-]*$/u.test(word) && /^\d/u.test(reading.text.slice(start))) break;
    start -= word.length + spaces.length;
  }
  const above = lineAbove(reading.text, start);
  const isWhole = /\d[^\n]*\p{L}{3}|\p{L}{3}[^\n]*\d/u.test(reading.text.slice(start, place));
  if (lines > 0 && !isWhole && above !== null && isFree(reading, above)) {
    const higher = leftOf(reading, sentences, above.end, lines - 1);
    if (higher <= above.start) return higher;
  }
  return trimmedStart(reading.text, start, place);
}

/** The line directly above, if the index is at the start of a line and that line can be part of an address. */
function lineAbove(text: string, place: number): Span | null {
  const [gap] = /(?:^|\n)[ \t]*$/u.exec(text.slice(Math.max(0, place - 20), place)) ?? [];
  const end = place - (gap?.length ?? 0);
  if (!gap?.startsWith("\n") || end <= 0) return null;
  const start = text.lastIndexOf("\n", end - 1) + 1;
  const line = text.slice(start, end).trim();
  const words = line.split(/\s+/u);
  const isFit = line !== "" && line.length <= 50 && words.length <= 7 && line.replace(/\D/gu, "").length <= 6;
  return isFit && !matches(notAnAddressLine, line) && words.every(isAddressWord) ? { start, end } : null;
}

const lowerCaseStreet = new RegExp(
  `(?<![\\p{L}\\p{N}.,:-])(?:(?:unit|flat|suite|studio|apt) [\\p{L}\\d]{1,4},? )?\\d{1,5}[a-z]?(?:[-/]\\d{1,4})?,? (?:[\\p{L}.'’-]+,? ){1,3}(?:${englishStreets})\\.?,? (?:[\\p{L}.'’-]+,? ){0,5}$`,
  "iu",
);

/** The start of an address in lower case: its number, before the street and the postcode. */
function lowerCaseLeftOf(reading: Reading, sentences: readonly Span[], place: number): number {
  const floor = earliestStart(reading, sentences, place);
  return floor + (firstMatch(lowerCaseStreet, reading.text.slice(floor, place))?.index ?? place - floor);
}

/** The start without leading connecting words, labels and company names. */
function trimmedStart(text: string, start: number, end: number): number {
  for (let place = start; place < end; ) {
    const [whole = "", , word = ""] = /^(\s*)(\S+)/u.exec(text.slice(place, end)) ?? [];
    const bare = word.replace(/[,.]+$/u, "");
    const next = text.slice(place + whole.length, end).trim();
    const isLabel = addressLabels.test(bare) && !/^[\d#]/u.test(next) && !/^\p{Lu}$/u.test(next);
    const isConnector =
      addressConnectors.has(bare.toLowerCase()) &&
      !/\d/u.test(bare) &&
      !/^\p{Lu}|^(?:s\/n|am|im|an|zum|zur|auf|la|le|les|el|el)$/u.test(bare);
    if (!isLabel && !isConnector && !isPlaceNoun(word))
      return withoutCompany(text, place + whole.length - word.length, end);
    place += whole.length;
  }
  return end;
}

/** 'Ed Sowerby, Yard 3': the name of a person is not part of the address. */
const isPerson = (words: string): boolean => {
  const [first = ""] = words.split(" ").slice(-2);
  return firstNames.has(first.toLowerCase());
};

function withoutCompany(text: string, start: number, end: number): number {
  const [company] =
    /^[^,\n]{2,60}(?:Ltd|Limited|LLP|LLC|Inc|GmbH|UG|AG|SARL|SAS|S\.L|SL|S\.r\.l|srl|BV|B\.V|Lda|Co)\.?, /u.exec(
      text.slice(start, end),
    ) ?? [];
  const [whole = "", someone = ""] =
    /^((?:\p{Lu}[\p{L}-]+ )?\p{Lu}[\p{L}-]+ \p{Lu}[\p{L}-]+), /u.exec(text.slice(start, end)) ?? [];
  return start + (company?.length ?? (isPerson(someone) ? whole.length : 0));
}

/** The end of an address that continues after its postcode with the name of the town. */
function rightOf(text: string, place: number): number {
  const town =
    /^,? ?(?:(?:am|an|der|im|in|de|del|la|le|les|sur|sous|en|bei|ob|d'|l'|do|da|di|i|y|e|et|a|vor|aan|den|op|el|los|las) |OT )?(?:[\p{Lu}][\p{L}'’./-]*|\(\p{Lu}[^)\n]{1,30}\)|[IVX]+|\d{4}(?=\b))/u;
  let end = place;
  for (let words = 0; words < 5; words += 1) {
    const [whole] = town.exec(text.slice(end, end + 60)) ?? [];
    if (!whole || (words > 0 && /^,? ?\d|^,/u.test(whole) && !/^ \d{4}$/u.test(whole))) break;
    const bare = whole.replace(/^[, ]+|[.,/ ]+$/gu, "");
    if (!/^a[mn] /u.test(bare) && afterTown.test(bare.split(" ").at(-1) ?? "")) break;
    end += whole.length - (whole.length - whole.replace(/[./]+$/u, "").length);
    if (/[.]$/u.test(whole) && !/^ ?St\.$/iu.test(whole)) break;
  }
  return end;
}

const hasStreet = (text: string): boolean => {
  const parts = text.split(",").filter((words) => /\p{L}{2}/u.test(words));
  if (/\d/u.test(text)) return /\p{L}{3}/u.test(text);
  return (
    matches(street, text) ||
    parts.length > 1 ||
    /s\/n|\p{L}{2} .{0,30}\p{Lu}\p{L}+, $/u.test(text) ||
    (/^\p{Lu}.* .*, $/u.test(text) && isPlaceNoun(/(\S+), $/u.exec(text)?.[1] ?? ""))
  );
};

/** For an unknown country: countries with the town after the postcode come first, because their match is longer. */
const byTown = countries.toSorted((a, b) => Number(b.hasTownAfter) - Number(a.hasTownAfter));
const postcodesIn = matchableIn(byTown, ({ postcode }) => postcode);

/** The description of a place before its postcode: 'On the A38 south of Wellington, postcode TA21 9NE'. */
const describedPlace =
  /(?<!\p{L})(?:on|off|at|near|behind|between) (?:the )?[^.!?;:,\n\uFFFC]{4,60}, (?:you can['’]?t miss [^.!?;:,\n\uFFFC]{4,30}, )?(?:post ?code|eir ?code)(?: is)? $/iu;

const describedStart = (text: string, place: number): number => {
  const lead = before(text, place, 120);
  const described = describedPlace.exec(lead);
  return described ? place - lead.length + described.index : place;
};

const articleBefore = /(?<!\p{L})(?:the|of|than|about)\s$/iu;

function byPostcode(reading: Reading, sentences: readonly Span[]): Found[] {
  const found: Found[] = [];
  // Every country's postcodes contain a digit.
  if (!/\d/u.test(reading.text)) return found;
  for (const rules of reading.country ? [reading.country] : postcodesIn(reading.text))
    for (const match of allMatches(rules.postcode, reading.text)) {
      // Four digits after a word are a postcode only if the country is known to write them so.
      const isWeak = rules.code === "NZ" || rules.code === "ZA";
      if (!reading.country && (isWeak || /^(?:19|20)\d\d$/u.test(match[0]))) continue;
      const start = Math.min(
        leftOf(reading, sentences, match.index),
        lowerCaseLeftOf(reading, sentences, match.index),
      );
      const codeEnd = match.index + match[0].length;
      const end = rules.hasTownAfter ? rightOf(reading.text, codeEnd) : codeEnd;
      const isYear = /^(?:19|20)\d\d$/u.test(match[0]) && !/\d/u.test(reading.text.slice(start, match.index));
      const isWhole = start < match.index && hasStreet(reading.text.slice(start, match.index));
      // 'About 60 of the 1911 uprights': a year, not a postcode.
      const isAfterArticle = articleBefore.test(before(reading.text, match.index, 8));
      if (!isYear && !isAfterArticle && (isWhole || postcodeLead.test(before(reading.text, match.index, 44))))
        add(found, reading, { start: isWhole ? start : describedStart(reading.text, match.index), end });
    }
  return found;
}

/** Trims spaces at the start and the full stop of the sentence at the end; 'Brayford St.' keeps its full stop. */
function bareSpan(text: string, { start, end }: Span): Span {
  const words = text.slice(start, end);
  const spaces = words.length - words.trimStart().length;
  const isStop = /(?<!(?<!\p{L})(?:\p{L}{1,4}))\.$/u.test(words);
  return { start: start + spaces, end: isStop ? end - 1 : end };
}

function add(found: Found[], reading: Reading, whole: Span, isHome = false): void {
  const span = bareSpan(reading.text, whole);
  if (!isFree(reading, span) || found.some((other) => overlaps(other, span))) return;
  found.push({
    kind: "address",
    ...span,
    value: oneLine(reading.text.slice(span.start, span.end)),
    about: "",
    ...(isHome ? { proposal: "keep" as const } : {}),
  });
}

const namedStreet = new RegExp(
  `(?<=(?:on|in|at|off|the) )(?:${name} ){1,3}(?:${englishStreets})(?![\\p{L}])\\.?`,
  "gu",
);

/** Patterns that match the whole address, so that no words before the match belong to it. */
const bareStarts: readonly RegExp[] = [...withoutNumber, ...numbersBehind];
const patterns: readonly RegExp[] = [
  ...streets,
  ...furtherStreets,
  ...bareStarts,
  lowerCaseNumbered,
  namedStreet,
];
const streetsIn = matchableIn(patterns, (pattern) => pattern);

/**
 * Whether a street has a number, or a house name before it and a town after it: 'The Old Stables, Kedleston Rise,
 * Derby'.
 */
const isPlace = (words: string): boolean =>
  /\d|(?<!\p{L})s\/n/u.test(words) ||
  words.split(",").length > 2 ||
  /^c(?:r?nr|orner)|(?:St|Ave|Rd|Blvd|Street|Road|Avenue)\.? (?:&|and|at) .*(?:St|Ave|Rd|Blvd|Street|Road|Avenue)/iu.test(
    words,
  );

/** '14 Tanner Row Otley, next to the post office': the town without a comma before it. */
const bareTown =
  /^ (\p{Lu}\p{Ll}{2,}(?:-\p{L}{2,}|(?:-| )\p{Lu}\p{Ll}{2,}){0,2})(?=[,.;\n]|$| (?:next|near|opposite|behind|by|beside))/u;

function townBehind(text: string): string {
  const [tail = ""] = townAfter.exec(text) ?? [];
  if (tail !== "") return tail;
  const [whole = "", town = ""] = bareTown.exec(text) ?? [];
  const [first = ""] = town.split(" ");
  return afterTown.test(first) || isPlaceNoun(first) ? "" : whole;
}

/** Whether the words before an address are about former work, or about the premises of somebody else. */
const isOfOtherWork = (text: string, place: number): boolean =>
  [formerWork, othersPremises].some((words) => matches(words, before(text, place, 130)));

/** Streets with a number and without a postcode, including the town after them. */
function byStreet(reading: Reading, sentences: readonly Span[], known: readonly Found[]): Found[] {
  const found: Found[] = [];
  for (const pattern of streetsIn(reading.text))
    for (const match of allMatches(pattern, reading.text).slice(0, mostStreets)) {
      const isNamed = pattern === namedStreet;
      const isWithoutNumber = bareStarts.includes(pattern);
      if (isNamed && (known.length > 0 || !matches(ourPlace, before(reading.text, match.index, 70))))
        continue;
      const end = match.index + match[0].trimEnd().length;
      const tail = townBehind(reading.text.slice(end, end + 90));
      const span = {
        start:
          isNamed || isWithoutNumber
            ? match.index
            : Math.min(match.index, leftOf(reading, sentences, match.index)),
        end: end + tail.length,
      };
      // If there is a complete address, a street with only a number is not the business's.
      const isElsewhere =
        pattern !== venues &&
        known.length > 0 &&
        (tail === "" || besideAnother.test(tail)) &&
        !matches(meetingPlace, before(reading.text, span.start, 80));
      const isPublic =
        !isElsewhere &&
        // '12 January, 5 pm at Ragworth Hall': an event.
        !(pattern === venues && dayOfYear.test(before(reading.text, span.start, 50))) &&
        !matches(formerlyLead, before(reading.text, span.start, 50)) &&
        !formerlyAfter.test(after(reading.text, span.end, 40)) &&
        !matches(elsewhereLead, before(reading.text, span.start, 60)) &&
        !isOfOtherWork(reading.text, span.start) &&
        proposalFor(reading.text, sentences, span) === "print";
      if (
        isPublic &&
        (isNamed || isWithoutNumber || isPlace(reading.text.slice(span.start, span.end))) &&
        !known.some((other) => overlaps(other, span))
      )
        add(found, reading, span, matches(homeLead, before(reading.text, span.start, 60)));
    }
  return found;
}

/** Finds postal addresses: a street, house or place with postcode and town, or a street with its number. */
export function findAddresses(reading: Reading): Found[] {
  const sentences = sentencesOf(reading.text);
  const known = byPostcode(reading, sentences).map((found) =>
    [homeLead, formerlyLead, elsewhereLead].some((words) =>
      matches(words, before(reading.text, found.start, 60)),
    ) ||
    isOfOtherWork(reading.text, found.start) ||
    formerlyAfter.test(after(reading.text, found.end, 40))
      ? { ...found, proposal: "keep" as const }
      : found,
  );
  return [...known, ...byStreet({ ...reading, taken: [...reading.taken, ...known] }, sentences, known)];
}
