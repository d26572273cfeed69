import { allMatches, firstMatch, matches } from "../sieve.ts";
import { belongs, isOfHours } from "./address-word.ts";
import { countries } from "./data/countries.ts";
import { firstNames } from "./data/first-names.ts";
import {
  addressConnectors,
  addressLabels,
  afterTown,
  englishStreets,
  joinedStreets,
  leadingStreets,
} from "./data/street-words.ts";
import { proposalFor } from "./proposal.ts";
import {
  before,
  behind,
  type Found,
  isFree,
  overlaps,
  type Reading,
  type Span,
  singleBlanks,
} from "./reading.ts";
import { sentencesOf } from "./sentences.ts";
import { name, smallNumbered, streets } from "./street-patterns.ts";

const longest = 140;
/** More streets than any answer names; a text that is nothing but streets is not read to its end. */
const mostStreets = 60;
const wordBack = /(\S+)([^\S\n]*)$/u;
const street = new RegExp(
  `(?<![\\p{L}])(?:${englishStreets})\\.?(?!\\p{L})|(?:${joinedStreets})\\.?(?![\\p{L}])|(?<![\\p{L}])(?:${leadingStreets})\\.? `,
  "iu",
);
/** Where an address that ends at a place can begin at the earliest: no sentence, colon or bracket lies between. */
function floorOf(reading: Reading, sentences: readonly Span[], place: number): number {
  const sentence = sentences.findLast(({ start }) => start <= place)?.start ?? 0;
  const taken = reading.taken.filter(({ end }) => end <= place).map(({ end }) => end);
  const start = Math.max(sentence, place - longest, ...taken);
  // A bracket that is closed again is no wall, nor is the dash right before the postcode.
  const text = reading.text
    .slice(start, place)
    .replace(/\([^()\n]*\)/gu, (words) => "x".repeat(words.length))
    .replace(/\s[-–—·]\s$/u, "   ");
  const [wall] = /^[\s\S]*(?:[:|;(\n•*!?]|\s[-–—/]\s|(?:\d[ ()./-]{0,2}){7,}[ ,])/u.exec(text) ?? [""];
  return start + wall.length;
}

/** 'High St (above the bakery), Ludlow': what stands in brackets within an address, unless it is a number or hours. */
const aside = /\([\p{L} '’.-]{2,40}\),?[^\S\n]*$/u;

/** How far an address reaches to the left: over names, numbers and the small words between them. */
function leftOf(reading: Reading, sentences: readonly Span[], place: number, lines = 3): number {
  const floor = floorOf(reading, sentences, place);
  let start = place;
  for (;;) {
    const lead = reading.text.slice(floor, start);
    const [inner = ""] = start < place ? (aside.exec(lead) ?? []) : [];
    if (inner !== "" && !matches(notALine, inner)) {
      start -= inner.length;
      continue;
    }
    const [, word, blanks = ""] = wordBack.exec(lead) ?? [];
    const isTown =
      word === "in" && /\d[a-z]?\s$/u.test(reading.text.slice(floor, start - word.length - blanks.length));
    if (!word || (!isTown && !belongs(word) && !/^[-–—·]$|^[a-z],?$/u.test(word))) break;
    if (isOfHours(word, /^[\d,]/u.test(reading.text.slice(start)))) break;
    if (/^[^(]*\)/u.test(word) || word.replace(/\D/gu, "").length > 6) break;
    // Two numbers in a row are no part of one address: '9-12 56 rue d'Arras'.
    if (/^\d[\d.:–-]*$/u.test(word) && /^\d/u.test(reading.text.slice(start))) break;
    start -= word.length + blanks.length;
  }
  const above = lineAbove(reading.text, start);
  const isWhole = /\d[^\n]*\p{L}{3}|\p{L}{3}[^\n]*\d/u.test(reading.text.slice(start, place));
  if (lines > 0 && !isWhole && above !== null && isFree(reading, above)) {
    const higher = leftOf(reading, sentences, above.end, lines - 1);
    if (higher <= above.start) return higher;
  }
  return trimmedStart(reading.text, start, place);
}

const notALine =
  /[:@€£$?!%]|\d{1,2}[.:]?\d{0,2} ?(?:am|pm|h|uhr)(?!\p{L})|(?<!\p{L})(?:mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so|open|closed|tel|phone|www|price|prices|menu|services|about|hours)(?!\p{L})/iu;

/** The line right above a place at the start of a line, where it can be one of an address. */
function lineAbove(text: string, place: number): Span | null {
  const [gap] = /(?:^|\n)[ \t]*$/u.exec(text.slice(Math.max(0, place - 20), place)) ?? [];
  const end = place - (gap?.length ?? 0);
  if (!gap?.startsWith("\n") || end <= 0) return null;
  const start = text.lastIndexOf("\n", end - 1) + 1;
  const line = text.slice(start, end).trim();
  const words = line.split(/\s+/u);
  const isFit = line !== "" && line.length <= 50 && words.length <= 7 && line.replace(/\D/gu, "").length <= 6;
  return isFit && !matches(notALine, line) && words.every(belongs) ? { start, end } : null;
}

const smallStreet = new RegExp(
  `(?<![\\p{L}\\p{N}.,:-])(?:(?:unit|flat|suite|studio|apt) [\\p{L}\\d]{1,4},? )?\\d{1,5}[a-z]?(?:[-/]\\d{1,4})?,? (?:[\\p{L}.'’-]+,? ){1,3}(?:${englishStreets})\\.?,? (?:[\\p{L}.'’-]+,? ){0,5}$`,
  "iu",
);

/** How far an address in small letters reaches: from its number over the street to the postcode. */
function smallLeftOf(reading: Reading, sentences: readonly Span[], place: number): number {
  const floor = floorOf(reading, sentences, place);
  return floor + (firstMatch(smallStreet, reading.text.slice(floor, place))?.index ?? place - floor);
}

/** Without small words, labels and a company's name at its start. */
function trimmedStart(text: string, start: number, end: number): number {
  for (let place = start; place < end; ) {
    const [whole = "", , word = ""] = /^(\s*)(\S+)/u.exec(text.slice(place, end)) ?? [];
    const bare = word.replace(/[,.]+$/u, "");
    const next = text.slice(place + whole.length, end).trim();
    const isLabel = addressLabels.test(bare) && !/^[\d#]/u.test(next) && !/^\p{Lu}$/u.test(next);
    const isSmall =
      addressConnectors.has(bare.toLowerCase()) &&
      !/\d/u.test(bare) &&
      !/^\p{Lu}|^(?:s\/n|am|im|an|zum|zur|auf|la|le|les|el|el)$/u.test(bare);
    if (!isLabel && !isSmall) return withoutCompany(text, place + whole.length - word.length, end);
    place += whole.length;
  }
  return end;
}

/** 'Ed Sowerby, Yard 3': the one who lives there is no part of the address. */
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

/** How far an address reaches to the right of its postcode: over the town's name. */
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
  return matches(street, text) || parts.length > 1 || /s\/n|\p{L}{2} .{0,30}\p{Lu}\p{L}+, $/u.test(text);
};

/** Where the country is not known: those with a town behind the postcode first, which reaches further. */
const byTown = countries.toSorted((a, b) => Number(b.hasTownBehind) - Number(a.hasTownBehind));

function byPostcode(reading: Reading, sentences: readonly Span[]): Found[] {
  const found: Found[] = [];
  // No country's postcodes are without a digit.
  if (!/\d/u.test(reading.text)) return found;
  const own = reading.country ? [reading.country] : [];
  for (const rules of reading.country ? own : byTown)
    for (const match of allMatches(rules.postcode, reading.text)) {
      if (!reading.country && (rules.code === "NZ" || /^(?:19|20)\d\d$/u.test(match[0]))) continue;
      const start = Math.min(
        leftOf(reading, sentences, match.index),
        smallLeftOf(reading, sentences, match.index),
      );
      const codeEnd = match.index + match[0].length;
      const end = rules.hasTownBehind ? rightOf(reading.text, codeEnd) : codeEnd;
      const isYear = /^(?:19|20)\d\d$/u.test(match[0]) && !/\d/u.test(reading.text.slice(start, match.index));
      if (!isYear && start < match.index && hasStreet(reading.text.slice(start, match.index)))
        add(found, reading, { start, end });
    }
  return found;
}

/** Without a blank at its start or the full stop of the sentence at its end; 'Brayford St.' keeps its own. */
function bareSpan(text: string, { start, end }: Span): Span {
  const words = text.slice(start, end);
  const blanks = words.length - words.trimStart().length;
  const isStop = /(?<!(?<!\p{L})(?:\p{L}{1,4}))\.$/u.test(words);
  return { start: start + blanks, end: isStop ? end - 1 : end };
}

function add(found: Found[], reading: Reading, whole: Span): void {
  const span = bareSpan(reading.text, whole);
  if (!isFree(reading, span) || found.some((other) => overlaps(other, span))) return;
  found.push({
    kind: "address",
    ...span,
    value: singleBlanks(reading.text.slice(span.start, span.end)),
    about: "",
  });
}

/** Words before a street without a number that make it the place of the business: 'our shop is on Gloucester Mews'. */
const ourPlace =
  /(?<!\p{L})(?:we['’]?re|we are|find us|located|based|situated|(?:shop|studio|office|salon|premises|workshop|practice|surgery|café|cafe|restaurant|gallery|clinic)(?: is)?)(?: [^.!?\n,]{0,40})? (?:on|in|at|off) (?:the )?$/iu;
const namedStreet = new RegExp(
  `(?<=(?:on|in|at|off|the) )(?:${name} ){1,3}(?:${englishStreets})(?![\\p{L}])\\.?`,
  "gu",
);

/** A street needs a number, or the names of a house before it and a town behind: 'The Old Stables, Kedleston Rise, Derby'. */
const isPlace = (words: string): boolean =>
  /\d|(?<!\p{L})s\/n/u.test(words) ||
  words.split(",").length > 2 ||
  /^c(?:r?nr|orner)|(?:St|Ave|Rd|Blvd|Street|Road|Avenue)\.? (?:&|and|at) .*(?:St|Ave|Rd|Blvd|Street|Road|Avenue)/iu.test(
    words,
  );

/** Words before a street which say that the business was there once. */
const formerly =
  /(?<!\p{L})(?:(?:old|former|previous|first|last) (?:\S+ ){1,3}(?:at|in|on)|moved (?:here )?(?:\S+ ){0,2}from|used to be (?:at|in|on)|before that,? (?:we were |i was |it was )?(?:at|in|on)|(?:until|till|up to) (?:19|20)\d\d (?:at|in|on)|(?:born|grew up|trained|learn(?:ed|t)|lived?) (?:at|in|on)|(?:we|i) (?:were|was|started (?:out )?)(?: at| in| on)?|(?:closed|shut),? (?:was|were) (?:at|in|on)|(?:originally|formerly) (?:at|in|on)|(?:früher|vorher|zuvor|ehemals)(?: waren wir| war ich| war das)?(?: in der| im| in| am| an der)?|(?:avant|anciennement|autrefois)(?: nous étions| on était| j['’]étais)?(?: au| à la| à| dans la| dans)?|(?:antes|antiguamente|anteriormente)(?: est\p{L}+)?(?: en)?) (?:the )?$/iu;

/** Words behind a street which say the same. */
const formerlyBehind =
  /^[,)]? ?(?:\(|which )?(?:(?:closed|shut|sold|given up|left)(?: it)? (?:in )?(?:19|20)\d\d|(?:until|till|up to|before|bis|jusqu['’]en|hasta)(?: \p{L}{3,9})? (?:19|20)\d\d)/iu;

/** Behind a street: a floor or suite, then up to three names of towns and regions, and the first half of a postcode. */
const townBehind =
  /^(?:,? (?:\d\w{1,2} (?:floor|fl\.?)|(?:Suite|Ste|Unit|Apt|Floor)\.? \w+|#\d+))?(?:(?:,| in| à(?= \p{Lu})|, near|, nr\.?|, just off|, off|, behind|, opposite) (?:Co\.? |the )?(?:Dublin \d{1,2}|\p{Lu}\p{Ll}[\p{L}'’-]*(?: (?:upon |on |under |de |la |le |of )?\p{Lu}\p{Ll}[\p{L}'’-]*){0,2}|[A-Z]{2}(?![\p{L}\d]))(?: [A-Z]{2}(?![\p{L}\d]))?){0,3}(?:,? [A-Z]{1,2}\d[A-Z\d]?(?![\p{L}\d]))?/u;

/** Words before a street which say that the business worked there, will be there, or that one parks there. */
const elsewhere =
  /(?<!\p{L})(?:(?:i|we|he|she|they) (?:did|do|built|made|fitted|painted|laid|installed|finished|restored|rewired|worked|won|quoted|sold|renovated|cleaned)|(?:job|jobs|project|contract|kitchen|bathroom|roof|extension|garden|party|wedding|customer|client|people|family|lady|man|woman|mrs|mr|park|parking|car park|bus stop|stop|station|new (?:shop|place|studio|premises)(?: will be| is going to be| opens)?|will (?:be|open|move)|moving|move)) (?:[\p{L}’']+ ){0,4}(?:at|for|in|on|to|is) (?:the )?$|(?<!\p{L})(?:next to|opposite|across from|stall at|bus stops at|(?:i|we) (?:did|restored|built|painted|renovated|sold|rewired|cleaned)) (?:the )?$/iu;
const home = /(?<!\p{L})(?:i|we|he|she|they|who) lives? (?:at|in|on) (?:the )?$/iu;

const besideAnother = /^, (?:off|behind|opposite) /u;

/** A street with its number where no postcode stands, with the town behind it. */
function byStreet(reading: Reading, sentences: readonly Span[], known: readonly Found[]): Found[] {
  const found: Found[] = [];
  for (const pattern of [...streets, smallNumbered, namedStreet])
    for (const match of allMatches(pattern, reading.text).slice(0, mostStreets)) {
      const isNamed = pattern === namedStreet;
      if (isNamed && (known.length > 0 || !matches(ourPlace, before(reading.text, match.index, 70))))
        continue;
      const end = match.index + match[0].trimEnd().length;
      const [tail = ""] = townBehind.exec(reading.text.slice(end, end + 90)) ?? [];
      const span = {
        start: isNamed ? match.index : Math.min(match.index, leftOf(reading, sentences, match.index)),
        end: end + tail.length,
      };
      // Beside a whole address a mere street with a number is where somebody else is.
      const isElsewhere = known.length > 0 && (tail === "" || besideAnother.test(tail));
      const isPublic =
        !isElsewhere &&
        !matches(formerly, before(reading.text, span.start, 50)) &&
        !formerlyBehind.test(behind(reading.text, span.end, 40)) &&
        !matches(elsewhere, before(reading.text, span.start, 60)) &&
        proposalFor(reading.text, sentences, span) === "print";
      if (
        isPublic &&
        (isNamed || isPlace(reading.text.slice(span.start, span.end))) &&
        !known.some((other) => overlaps(other, span))
      )
        add(found, reading, span);
    }
  return found;
}

/** Postal addresses: a street, a house or a place with the postcode and its town, or a street with its number. */
export function findAddresses(reading: Reading): Found[] {
  const sentences = sentencesOf(reading.text);
  const known = byPostcode(reading, sentences).map((found) =>
    [home, formerly, elsewhere].some((words) => matches(words, before(reading.text, found.start, 60))) ||
    formerlyBehind.test(behind(reading.text, found.end, 40))
      ? { ...found, proposal: "keep" as const }
      : found,
  );
  return [...known, ...byStreet({ ...reading, taken: [...reading.taken, ...known] }, sentences, known)];
}
