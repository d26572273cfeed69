import { namesAlone } from "../content/names-alone.ts";
import { isShouted } from "../site/without-decoration.ts";
import type { Spec } from "../spec/schema.ts";
import { wordCount } from "../text/word-count.ts";
import { comparesBack, leansOnBefore } from "./data/joints.ts";
import {
  accessAtStart,
  addition,
  advice,
  asideAtStart,
  beginsWithPerson,
  besideTrade,
  credentials,
  denialAtStart,
  peopleAlone,
  pointsBack,
  stretchOfPlaces,
  termsAtStart,
} from "./data/terms-at-start.ts";
import { capital } from "./fill.ts";

/** The site's headline made from the first sentence of a business, and the rest of the sentence for the line below. */
export interface Headline {
  readonly title: string;
  /** Empty if the title is the whole sentence. */
  readonly rest: string;
}

const wordsMax = 10;
const lettersMax = 64;
// A sentence that no comma can shorten may be a little longer.
const wholeWordsMax = 13;
const wholeLettersMax = 72;
const leastWords = 2;
// A sentence with this many commas is a list, whose beginning cannot be used alone.
const listCommas = 3;

const fits = (text: string): boolean => wordCount(text) <= wordsMax && text.length <= lettersMax;
const fitsWhole = (text: string): boolean =>
  wordCount(text) <= wholeWordsMax && text.length <= wholeLettersMax && !/[.!?]\s/u.test(text);

// 'So basically I take your oven to bits'
export const talk =
  /^(?:(?:so|well|basically|ok(?:ay)?|right|anyway|hi(?:ya)?|hello),? )+(?=(?:i|we|it|this)(?:['’ ]))/iu;

// 'I've been doing boilers since 2009' says what is done.
const doing = /^(?:(?:we|i)(?:['’]?ve| have) )?been doing (?=\p{L})/iu;

/** 'A bakery in York, been going since 1979': since when is no part of the headline. */
const sinceWhen =
  /(?:,| and|(?= been ))(?: (?:i|we)(?:['’]ve| have)?| have| has)? ((?:been )?(?:going|trading|running|open|here|at it|in business|around|doing (?:this|it)|established) (?:since|(?:for )?(?:over |more than |nearly )?\S+ (?:years|decades)).{0,40})$/iu;

/** How many people work there, beside what the business is: ', just me', ', three of us'. */
const headCount =
  /, (?:just|only) (?:me|us|the (?:one|two|three|four) of us)(?=,|$)|, (?:(?:there (?:are|is) )?(?:the )?(?:one|two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) of us)(?=,|$)/giu;

const properName = "\\p{Lu}[\\p{L}’'.-]*(?: \\p{Lu}[\\p{L}’'.-]*){0,3}";
/**
 * The rest of a sentence that means nothing alone: a place or a name in apposition ('Fife', 'Ann Roe, in the barn'), a
 * number ('max 6 guests'), a clause without its verb ('sailing since 1999').
 */
const needsHead = new RegExp(
  `^(?:${properName}(?:,|$)|(?:[Mm]ax(?:imum)?\\.?|[Mm]in(?:imum)?\\.?|[Uu]p to|[Oo]nly|[Jj]ust) ?\\d+(?: \\p{L}+){0,2}$|\\d+(?: \\p{L}+)?$|\\p{Ll}+ing since [^,]{1,20}$)`,
  "u",
);

/** 'The school was started in 2004 by me', 'We opened the yard in 1998': how the business began, which no visitor looks for first. */
const tellsHistory =
  /^(?:[^,.;:!?]{1,60} )?(?:was|were) (?:first |originally )?(?:started|founded|set up|established|begun|born) (?:in|by|back|on|over|\d)|^(?:we|i)(?:['’]ve| have)? (?:first |originally )?(?:started|opened|founded|set up|began|launched)(?! doing)(?:[^,.;:!?]{0,60} (?:in|back in|since))? ?(?:it |this )?(?:19|20)\d\d(?!\d)/iu;

/** Whether a text tells how the business began, which no visitor looks for first. */
export const isHistory = (text: string): boolean => tellsHistory.test(text.trim());

/** A sentence without its subject: 'We are a bakery', 'Kiln & Co is a pottery'. */
function withoutSubject(sentence: string, name: string): string {
  const speaker = /^(?:we(?:’|'| a)re|i(?:’|'| a)m|it(?:’|'| i)s|this is) (?=(?:an?|the|your) )/iu;
  const named = sentence.toLowerCase().startsWith(`${name.toLowerCase()} `)
    ? sentence.slice(name.length + 1).replace(/^(?:is|are) (?=(?:an?|the|your) )/iu, "")
    : sentence;
  const bare = (named === sentence ? sentence : named).replace(speaker, "");
  // 'Kiln & Co makes pots' stays whole: without its subject it would begin with a verb.
  return named !== sentence && /^(?:an?|the|your) /iu.test(named)
    ? named
    : named === sentence
      ? bare
      : sentence;
}

/** 'Beer yes, liquor no', 'Gift cards yes.': what is to be had and what not. */
const yesAndNo = /^(?:\p{L}+ ){1,3}(?:yes|no|ok|okay|welcome)(?:[,;]|[.!]*$)/iu;

/** 'We wash everything', 'I do it all': the object of the work is not named. */
const deedOnNothing =
  /^(?:we|i)(?:['’](?:ll|ve|d))?(?: \p{L}+){1,3} (?:everything|anything|it|it all|them|them all|that|this|both)[.!]*$/iu;

/** 'Flavours: plum, pear, quince', 'Drains - pipes, gullies, covers': a list with its label. */
const labelledList = /^\p{L}[^:,.!?]{2,30}(?::| [-–])\s[^,]{1,60},/u;

/** 'So, hello!', 'Hi there and welcome': a greeting, which says nothing about the business. */
const greeting =
  /^(?:(?:so|well|right|ok(?:ay)?|oh)[,.!]? ){0,2}(?:hi(?:ya)?|hello|hey|howdy|hallo|g['’]day|welcome|good (?:day|morning|evening)|bonjour|ciao|aloha|dia duit)(?:,? (?:there|all|everyone|everybody|folks|and welcome|from (?:me|us|all of us))){0,2}[.!]*$/iu;

/** One word that is called out is a greeting in any language. */
const calledOut = /^\p{L}+!+$/u;

/** Whether a sentence is only a greeting. */
export const isGreeting = (text: string): boolean =>
  greeting.test(text.trim()) || calledOut.test(text.trim());

/** A greeting, or two short words, such as 'Kia ora!'. */
const greets = (text: string): boolean =>
  isGreeting(text) || (wordCount(text) <= leastWords && !/\p{L}{4}/u.test(text));

/**
 * Whether a sentence is about the business: 'Take £10 deposit to book' and 'Parking on the street outside' are no
 * introduction.
 */
const tellsOfBusiness = (sentence: string): boolean =>
  !isTerm(sentence) &&
  !denialAtStart.test(sentence.trim()) &&
  !greets(sentence) &&
  !accessAtStart.test(sentence) &&
  !deedOnNothing.test(sentence.trim()) &&
  !labelledList.test(sentence.trim()) &&
  !yesAndNo.test(sentence.trim()) &&
  !asideAtStart.test(sentence) &&
  !namesAlone.test(sentence.trim()) &&
  !stretchOfPlaces.test(sentence.trim());

/** Whether a sentence needs the one before it: it adds to that one, or refers to something in it. */
const isAddition = (sentence: string): boolean =>
  [addition, pointsBack, comparesBack].some((cue) => cue.test(sentence.trim())) ||
  leansOnBefore(sentence.trim());

/**
 * Whether a sentence may open the site: it is about the business, and does not continue another one like 'Grease traps
 * we do too'.
 */
export const mayOpen = (sentence: string): boolean => tellsOfBusiness(sentence) && !isAddition(sentence);

/** 'In May I take $20 off', '10% off in winter': an offer for a time, which does not describe the business. */
const discount =
  /(?<!\p{L})(?:[£$€] ?\d{1,4}(?:\.\d\d)?|\d{1,2} ?%|half[- ]price) (?:off|discount|(?:in|during|until|for) (?:the )?(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter))(?!\p{L})/iu;

/**
 * The sentences about the business, without headings in capitals, from the first one that does not continue another.
 */
export function sentencesOnBusiness(sentences: readonly string[]): string[] {
  const told = sentences.filter((text) => tellsOfBusiness(text) && !isShouted(text) && !discount.test(text));
  const first = told.findIndex((text) => !isAddition(text));
  return first < 0 ? [] : told.slice(first);
}

/** Whether a sentence is about terms, ways to pay, times or ways to call. */
export const isTerm = (sentence: string): boolean => termsAtStart.test(sentence);

const itemsMin = 3;
const itemWordsMax = 2;
const counted = /^(?:an?|one|two|three|no|every|each|your|our) /iu;

/** 'Houses, stock water, irrigation': a list, without what the business does with it. */
export function isBareList(text: string): boolean {
  const items = text.split(/,\s*(?:(?:and|or|&)\s+)?|\s(?:and|or|&)\s/u);
  return (
    text.includes(",") &&
    items.length >= itemsMin &&
    items.every((item) => wordCount(item) <= itemWordsMax && !counted.test(item))
  );
}

const subject = /^(?:we|i|i['’]m|we['’]re|it['’]?s|this is|welcome)(?!\p{L})/iu;
const stemLetters = 4;

const stems = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, stemLetters));

/** The answers that help to tell whether a sentence says what the business does. */
export interface Business extends Pick<Spec["businessInfo"], "name" | "niche"> {
  /** The names of what it offers. */
  readonly offers?: readonly string[];
}

const fewestWordsWithNumber = 4;

const stemsOf = ({ name, niche, offers = [] }: Business): ReadonlySet<string> =>
  new Set(stems([name, niche, ...offers].join(" ")));

/** Stems of words that many trades have in their names, and that say nothing of the work: 'home made' of a home care. */
const ofAnyTrade: ReadonlySet<string> = new Set("home hous mobi loca fami smal work serv busi".split(" "));

/** Whether a sentence has a word of the business's name, its trade or its offers. */
export function isOfTrade(sentence: string, business: Business): boolean {
  const trade = stemsOf(business);
  return stems(sentence).some((stem) => trade.has(stem) && !ofAnyTrade.has(stem));
}

/** Whether a sentence states credentials, advice or a circumstance instead of what the business does. */
const saysNoDeed = (sentence: string, business: Business): boolean =>
  credentials.test(sentence) ||
  advice.test(sentence) ||
  (besideTrade.test(sentence) && !isOfTrade(sentence, business));

/**
 * True for a sentence that may introduce the business if none says what it does: neither an inventory ('210 units, 14
 * trailers') nor a fragment ('Children from 12'), for which the trade's name is better.
 */
export const mayIntroduce = (sentence: string, business: Business): boolean =>
  mayOpen(sentence) &&
  !saysNoDeed(sentence.trim(), business) &&
  !isBareList(sentence.trim().replace(/[.!]$/u, "")) &&
  !/^\d/u.test(sentence.trim()) &&
  (wordCount(sentence) >= fewestWordsWithNumber || !/\d/u.test(sentence));

/**
 * True for a sentence from the middle of an answer that says what the business is or does. False for 'Whole shoulders
 * for Thanksgiving if you order ahead', whose beginning is not printed: the name or the trade is a better introduction.
 */
export function introducesAlone(sentence: string, business: Business): boolean {
  const text = sentence.trim();
  if (doing.test(text)) return mayOpen(text);
  if (!introduces(text, business) || !isOfTrade(text, business)) return false;
  return subject.test(text) || hasMostOfTrade(text, business);
}

// A stem of four letters matches common words too: 'that' for a thatcher.
const sureLetters = 5;
const sureStems = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{5,}/gu) ?? []).map((word) => word.slice(0, sureLetters));

/** The least share of the words of a trade that a fragment must have to introduce the business without its name. */
const leastOfTrade = 0.5;

/** Whether a fragment has most words of the trade: not 'Plates for takeaway' of a 'Greek restaurant & takeaway'. */
function hasMostOfTrade(text: string, { niche }: Business): boolean {
  const trade = new Set(sureStems(niche));
  const said = new Set(sureStems(text));
  return [...trade].filter((stem) => said.has(stem)).length >= trade.size * leastOfTrade;
}

/** Whether a sentence introduces the business in words of its trade. */
export const namesTrade = (sentence: string, business: Business): boolean => {
  const trade = new Set(sureStems(business.niche));
  return introduces(sentence, business) && sureStems(sentence).some((stem) => trade.has(stem));
};

/** True if a sentence says what the business is or does: it has a speaker, or words of the trade. */
export function introduces(sentence: string, business: Business): boolean {
  const { name, niche } = business;
  const text = sentence.trim();
  if (!mayOpen(text) || saysNoDeed(text, business) || isBareList(text.replace(/[.!]$/u, ""))) return false;
  const isNamed = name !== "" && text.toLowerCase().startsWith(name.toLowerCase());
  return niche === "" || isNamed || subject.test(text) || isOfTrade(text, { name: "", niche });
}

const isInBracket = (text: string, place: number): boolean =>
  text.lastIndexOf("(", place) > text.lastIndexOf(")", place);

const breaks = /[,;:]\s|\s[-–—]+\s/gu;
/**
 * The end of a list, which must not be cut off at a comma: 'Darlington and North Yorkshire' of 'covering Teesside, …'.
 */
const endsList = /^(?:\S+ ){1,3}(?:and|or|&) (?!(?:i|we|it|they|the|a|an)\s)/iu;
/**
 * The end of a list whose last item has an article: 'funerals and a fresh bunch for the table' of 'I do weddings, …'.
 * 'Based in York and the Dales' is none.
 */
const endsWithArticle =
  /^(?!(?:in|at|on|for|from|with|to|by|of|near|over|all|both|based|serving|covering|since|just|only|mostly|mainly|open|through|around|across|within)(?!\p{L}))(?:\S+ ){1,4}(?:and|or|&) (?:an?|the) \p{L}/iu;
/** The rest of a list without 'and': 'funerals, christenings'. */
const restOfList = /^\p{L}+(?: \p{L}+)?(?:, \p{L}+(?: \p{L}+)?)+$/iu;
/** Whether the words after a comma are the rest of a list. */
const isRestOfList = (tail: string): boolean =>
  isInList.test(tail) || endsList.test(tail) || endsWithArticle.test(tail) || restOfList.test(tail);

/** A clause that needs the part after its comma: 'If your boiler is older than you'. */
const opensClause = /^(?:if|when|whenever|because|although|though|while|unless|until|once|as) /iu;
const goesOn =
  /^(?:and|but|or|so|which|who|that|where|because|plus|as|sometimes|occasionally|even|also|now and then)\s/iu;
/** The continuation of a list: 'the company parties, sometimes a birthday' after 'I open oysters at the weddings'. */
const isInList =
  /^(?:the|an?|some|any|my|our|your|two|three|four|five|six|seven|eight|nine|ten|several|\d{1,3})(?: [\p{L}’'-]+){1,3},\s/iu;

/**
 * The beginning of a clause with its own subject, or of an addition to a complete one: ', we have two boats', ', both
 * built here'.
 */
const ownClause = /^(?:(?:(?:and|but|so) )?(?:i|we|you|it|they|there)(?:['’]\p{L}{1,2})? |both |each )/iu;

/** An addition to a complete clause: ', which people think are past it', ', that is doors and porches'. */
const addedClause =
  /^(?:which|who|where|whose|(?:most|many|some|all|half|both) of (?:them|whom|which)|although|though|because|since|while|that is|namely|including|such as|depending) /iu;
/** A clause with a subject and a verb, to which something may be added. */
const subjectAtStart = /^(?:i|we|it|this|there|what (?:i|we)|our|my)(?:['’]\p{L}{1,2})? /iu;
const leastInClause = 5;

/**
 * Whether a text only announces what follows its colon: 'What we have', 'Opening hours'; 'We sell three things' is a
 * clause.
 */
const announces = (head: string): boolean =>
  !subjectAtStart.test(head) || /^(?:what|how|where|when|who) /iu.test(head);

/** Whether a clause is complete without what follows its comma. */
const isWholeBefore = (head: string, tail: string): boolean =>
  ownClause.test(tail) ||
  (addedClause.test(tail) && subjectAtStart.test(head) && wordCount(head) >= leastInClause);

/** 'We teach flute, oboe and', before an insertion: the last item follows. */
const endsOpen = /(?<!\p{L})(?:and|or|but|with|of|in|at|for|to|from|the|an?|our|my)$/iu;

/** The complete clauses at the beginning of a sentence, at most `most` characters; empty if there are none. */
export function wholeClauses(sentence: string, most: number): string {
  const found = [...sentence.matchAll(breaks)].toReversed().find(({ index, 0: mark }) => {
    const head = sentence.slice(0, index);
    return (
      index < most &&
      wordCount(head) > leastWords &&
      !endsOpen.test(head) &&
      !isInBracket(sentence, index) &&
      !(mark.startsWith(":") && announces(head)) &&
      (!mark.startsWith(",") || isWholeBefore(head, sentence.slice(index + mark.length))) &&
      !(opensClause.test(head) && !/[,;]\s/u.test(head))
    );
  });
  return found ? `${sentence.slice(0, found.index)}.` : "";
}

/** 'I'm Petra, I tune pianos', 'I'm Dan, a joiner in Fife': a person, with what they do after a comma. */
const introducesSelf = new RegExp(`^${beginsWithPerson.source},`, "u");

/** Whether a headline only greets, or says who somebody is. */
const saysNothing = ({ title }: Headline): boolean => peopleAlone.test(title) || greets(title);

/** 'I'm Rosa and I do weddings': who somebody is, and then what they do. */
const introduced = new RegExp(
  `^(${beginsWithPerson.source}),? and ((?:i|I|we)(?:['’]\\p{L}{1,2})? .+)$`,
  "u",
);

/**
 * A client's sentence as a headline: the whole one if it is short, else up to a comma, colon or dash, in the client's
 * words and order. Who somebody is stands below it. Null if no cut gives a headline, or only one that says who somebody
 * is.
 */
export function headlineOf(sentence: string, name: string): Headline | null {
  const text = sentence.trim();
  if (tellsHistory.test(text)) return null;
  const [, person = "", deed = ""] = introduced.exec(text) ?? [];
  if (person !== "") {
    const said = shortenedTitle(deed, name);
    return said?.rest === "" ? { title: said.title, rest: `${person}.` } : null;
  }
  const found = shortenedTitle(text, name);
  return found === null || saysNothing(found) || introducesSelf.test(found.title) ? null : found;
}

function shortenedTitle(sentence: string, name: string): Headline | null {
  const plain = withoutSubject(sentence.trim().replace(talk, ""), name)
    .replace(doing, "")
    .replace(/[.!]$/u, "")
    .replace(headCount, "");
  if (plain === "" || isBareList(plain)) return null;
  const since = sinceWhen.exec(plain);
  const head = plain.slice(0, since?.index);
  if (since && wordCount(head) >= leastWords && fits(head))
    return { title: capital(head), rest: `${capital((since[1] ?? "").replace(/^been (?!doing)/u, ""))}.` };
  if (fits(plain) && !/:\s/u.test(plain) && !/[.!?]\s/u.test(plain))
    return { title: capital(plain), rest: "" };
  const all = [...plain.matchAll(breaks)].filter(({ index }) => !isInBracket(plain, index));
  const colon = all.find(([mark]) => mark.startsWith(":"));
  // The part after a colon explains the part before it.
  const cuts = colon ? [colon] : all;
  if (cuts.filter(([mark]) => mark.startsWith(",")).length >= listCommas) return null;
  const found = cuts.toReversed().find(({ index, 0: mark }) => {
    const head = plain.slice(0, index);
    const tail = plain.slice(index + mark.length);
    return (
      wordCount(head) >= leastWords &&
      wordCount(tail) >= leastWords &&
      fits(head) &&
      !endsOpen.test(head) &&
      !opensClause.test(head) &&
      !goesOn.test(tail) &&
      !(mark.startsWith(",") && (isRestOfList(tail) || needsHead.test(tail)))
    );
  });
  if (!found) return fitsWhole(plain) ? { title: capital(plain), rest: "" } : null;
  const rest = plain.slice(found.index + found[0].length).trim();
  return { title: capital(plain.slice(0, found.index)), rest: `${capital(rest)}.` };
}
