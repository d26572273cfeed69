import { wordCount } from "../../text/word-count.ts";
import { allMatches, firstMatch, matches } from "../regex-prefilter/prefiltered-match.ts";
import { countEnglishCues } from "./cue-counts.ts";
import { englishDictation } from "./english/dictation.ts";
import { isConversational } from "./evidence.ts";
import { judgeByRules } from "./judge.ts";
import type { StatementContext, Verdict } from "./verdict.ts";

/** The ways in which clients dictate words for the site in a language. */
export interface DictationRules {
  /** Phrases before dictated words: 'must say'. */
  readonly heads: readonly RegExp[];
  /** Heads that dictate only after `speaker`; 'I must say' does not. */
  readonly spokenHeads: readonly RegExp[];
  /** Heads that dictate only before a connector: 'put that', 'slogan:'. */
  readonly strictHeads: readonly RegExp[];
  /** A position on the page and a colon: 'Footer: …'. Only a sentence or a number after it is dictated, not a thing. */
  readonly placedHeads: readonly RegExp[];
  /** Words between the head and the dictated words on where and how prominently to show them. */
  readonly filler: RegExp;
  /** Placeholders instead of words: 'something witty'. */
  readonly empty: RegExp;
  /** The beginning of a clause of reported speech. */
  readonly that: RegExp;
  /** Words after 'that' if it refers to what was said before: 'I tell people that, and it is bad for business'. */
  readonly goesOn: RegExp;
  /** What connects a head and the words: 'that', a colon. */
  readonly connector: RegExp;
  /** The words before and after a dictated quotation, and before a quotation that is not dictated. */
  readonly beforeQuote: RegExp;
  readonly afterQuote: RegExp;
  readonly unquotable: RegExp;
  /** The words after, and before, a quotation that is somebody else's or unwanted. */
  readonly refused: RegExp;
  readonly othersWords: RegExp;
  /** The words after a quotation that is the name of a page or an article. */
  readonly titled: RegExp;
  /** The end of a wish after its dictated words: '…, this must be stated'. */
  readonly afterwards: readonly RegExp[];
  /** A wish to show the whole sentence before it, which dictates only an `unconditional` sentence. */
  readonly wantsSentenceShown: RegExp;
  readonly unconditional: RegExp;
  /** Where a remark returns to the words that are dictated after it: ', anyway we …, you could say that'. */
  readonly comesBack: RegExp;
  /** 'Tell people to …', 'ask them not to …'; the capturing group is the 'not'. */
  readonly asked: RegExp;
  /** The reason of such a request: ', everyone rings in October'. */
  readonly whyAsked: RegExp;
  /** 'That … must be mentioned'; the capturing group is the dictated words. */
  readonly broughtUp: RegExp;
  /** 'Don't forget to', which is not a negation. */
  readonly reminder: RegExp;
  readonly negated: RegExp;
  /**
   * A subject that visitors cannot identify: 'that they turn after the church'. The builder has to reword such
   * directions.
   */
  readonly unnamed: RegExp;
  /** A clause that needs the words before it, or says what people think of them: ', that surprises people'. */
  readonly pointsBack: RegExp;
  /** Words before a wish whose subject is in the sentence before: 'That matters to me, put it where people see it'. */
  readonly refersBack: RegExp;
  /** What the business is not, said of itself: 'we are not quick' may be meant for the agency only. */
  readonly belittles: RegExp;
  /** A head in the passive, which dictates nothing after its own subject: 'Sponsors must be shown, there are five'. */
  readonly passive: RegExp;
  /** A verb that needs a subject, at the beginning of words that are not a `question`. */
  readonly verbFirst: RegExp;
  readonly question: RegExp;
  /** The words before 'must say' if the website is to say it. */
  readonly speaker: RegExp;
  /** The words before 'that' or a colon: they must match `demand` and `saying`, and must not match `barred`. */
  readonly soft: { readonly demand: RegExp; readonly saying: RegExp; readonly barred: RegExp };
  /** Matches every dictating wish: a fast check before the others. */
  readonly hint: RegExp;
  /** At the end of the text before a wish: a punctuation mark or a conjunction, with the site after it. */
  readonly boundary: RegExp;
  /** Somebody else's opinion, or an answer to callers: the words after it are not dictated. */
  readonly hearsay: RegExp;
  /** Remarks after the dictated words on where and how to show them. */
  readonly placement: RegExp;
  /** The beginning of a reason or an aside after the dictated words. */
  readonly reason: RegExp;
  /** The possible beginnings of the next topic in a text without punctuation. */
  readonly turning: RegExp;
  /** The form of a sentence that needs no connector before it. */
  readonly sentence: RegExp;
  /** Beginnings that sentences for visitors do not have. */
  readonly notWords: RegExp;
}

const quote = /(^|[\s:(])["'“”„‘«]\s?([^"“”„«»\n]{4,200}?)\s?["'”“’»](?=[\s.,;:!?)]|$)/gu;
const outerMarks = /^[\s"'“”„‘’«»:,(-]+|[\s"'“”„‘’«»).,;:]+$/gu;
const countOf = (words: string, mark: string): number => words.split(mark).length - 1;

/** Removes the marks around words. A bracket stays if its other half is within the words: '(512) 555-0148'. */
function withoutOuterMarks(words: string): string {
  const bare = words.replace(outerMarks, "");
  const surplus = countOf(bare, "(") - countOf(bare, ")");
  const closed = surplus > 0 ? `${bare})` : surplus < 0 ? `(${bare}` : bare;
  return words.includes(closed) ? closed : bare;
}

/** Capitalises the first letter, unless the words begin with an e-mail or web address. */
const withCapital = (words: string): string =>
  /^\S*[@.]\S/u.test(words) ? words : words.charAt(0).toUpperCase() + words.slice(1);

const plainContext: StatementContext = {
  field: "description",
  sellsSiteThings: false,
  isForeign: false,
  openings: [],
  countsIn: countEnglishCues,
};
const fewestWords = 2;
const fewestBefore = 4;
const link = /\s+(?:and|but|so|also|then|or|plus)$/iu;
const dangling =
  /(?:^\S*|\s(?:of|from|with|in|on|at|to|for|by|the|a|an|our|my|your|is|are|be|not|no|that|than|as|under|over|we|i|you|have|has|can|do|don't|will|all))$/iu;
// Longer texts are pasted without full stops, and several of these expressions would be slow on them.
const longestWish = 600;

const hasCuesAgainstPrint = (words: string): boolean => {
  const { private: privateCues, secrecy, wish, siteThing, undecided } = countEnglishCues(words);
  return privateCues - secrecy + wish + siteThing + undecided > 0;
};

// A capital after a lower-case letter may begin a sentence if the full stop is missing.
const capital = /(?<=[\p{Ll}\d)"'”’])\s(?=\p{Lu})|(?<=\p{Lu}{2})\s(?=\p{Lu}\p{Ll}|I\s)/gu;
const mostTurns = 20;
const longestMixed = 10;
// In words. Dictated sentences are short; a longer text may contain the next sentence.
const longestCertain = 16;
const longestLoose = 6;

/**
 * Cuts off the next topic after dictated words, at the last position before which no cue speaks against printing: 'We
 * are open daily the photos come from my niece'.
 */
function withoutNextTopic(words: string, turning: RegExp): string {
  if (!hasCuesAgainstPrint(words)) return words;
  const places = [...words.matchAll(turning), ...words.matchAll(capital)].map(({ index }) => index);
  for (const place of places.sort((a, b) => b - a).slice(0, mostTurns)) {
    const head = words.slice(0, place);
    if (!dangling.test(head) && !hasCuesAgainstPrint(head)) return head.replace(link, "");
  }
  return words;
}

/** Cuts off a reason for the agency after dictated words: 'We take cards, folk still think it's cash only'. */
function withoutReason(words: string, { reason, turning }: DictationRules): string {
  for (const { index, 0: mark } of allMatches(reason, words)) {
    const found = countEnglishCues(words.slice(index + mark.length));
    if (index > 0 && found.private + found.doubt + found.wish > 0) return words.slice(0, index);
  }
  return withoutNextTopic(words, turning);
}

/** The words that a wish dictates, and the words around them without the 'must say' itself. */
export interface Dictated {
  readonly words: string;
  readonly around: string;
  /** True if the wish mentions the website or its readers, so that an error is unlikely. */
  readonly isPlain?: boolean;
  readonly isQuoted?: boolean;
  /** True if the words end where the wish begins ('…, this must be visible'), so that no next topic can follow. */
  readonly isWhole?: boolean;
  /** True if both ends of the dictated words are clear. */
  readonly isCertain?: boolean;
  /** True if the words are directions for the builder, not copy. */
  readonly isUnnamed?: boolean;
  /** The start of the wish and the end of its words in the sentence; undefined if they are separate. */
  readonly from?: number;
}

/** The words as a sentence that can be printed; undefined if they are not one. */
function printable(
  { words: dictated, around, isPlain, isQuoted, isWhole, isCertain = true, from }: Dictated,
  rules: DictationRules,
): Dictated | undefined {
  if (isWhole && rules.refersBack.test(dictated)) return undefined;
  let words = withoutOuterMarks(dictated.replace(rules.that, ""));
  // Remarks on the position may follow one another, at most a few: 'very visible, on the front page please'.
  for (let turn = 0; turn < 3 && !isWhole; turn++)
    words = withoutOuterMarks(words.replace(rules.placement, ""));
  if (!isQuoted && !isWhole) words = withoutOuterMarks(withoutReason(words, rules));
  const { private: privateCues, secrecy } = countEnglishCues(words);
  // Secrecy cues do not count: 'We do not use frozen dough' contains 'do not use'.
  if (
    wordCount(words) < fewestWords ||
    !/\p{L}/u.test(words) ||
    privateCues - secrecy > (isPlain ? 1 : 0) ||
    matches(rules.empty, words) ||
    (matches(rules.verbFirst, words) && !matches(rules.question, words))
  )
    return undefined;
  // A long text with cues against printing contains more than the dictated words.
  if (!isQuoted && wordCount(words) > longestMixed && hasCuesAgainstPrint(words)) return undefined;
  if (isConversational(words.replaceAll("?", ""))) return undefined;
  const after = dictated.slice(dictated.indexOf(words) + words.length);
  const isCut = withoutOuterMarks(dictated).length > words.length + longestLoose;
  return {
    isCertain:
      isCertain &&
      (isQuoted === true || !matches(rules.belittles, words)) &&
      (isQuoted === true || (!isCut && wordCount(words) <= longestCertain && !/[.;:]\s/u.test(words))),
    isUnnamed: isQuoted !== true && matches(rules.unnamed, words),
    words: withCapital(words),
    around: `${around} ${after}`,
    ...(from !== undefined && { from }),
  };
}

function quoted(text: string, rules: DictationRules): Dictated | undefined {
  for (const match of text.matchAll(quote)) {
    const before = text.slice(0, match.index + (match[1]?.length ?? 0));
    const after = text.slice(match.index + match[0].length);
    const bars = [rules.negated, rules.unquotable, rules.othersWords, rules.hearsay];
    if (bars.some((bar) => matches(bar, before)) || matches(rules.refused, after)) continue;
    if (rules.titled.test(after)) continue;
    if (matches(rules.afterQuote, after) || matches(rules.beforeQuote, before))
      return { words: match[2] ?? "", around: `${before} ${after}`, isPlain: true, isQuoted: true };
  }
  return undefined;
}

interface Head {
  readonly text: string;
  readonly match: RegExpExecArray;
  /** True if it dictates only before a connector. */
  readonly isStrict: boolean;
  /** True if it dictates only a sentence or a number. */
  readonly isPlaced: boolean;
  /** True if it dictates only with a connector after it. */
  readonly needsConnector: boolean;
}

function wordsAfter(
  { text, match, isStrict, isPlaced, needsConnector }: Head,
  rules: DictationRules,
): string | undefined {
  const end = match.index + match[0].length;
  if ([match.index, end].some((edge) => matches(rules.negated, text.slice(0, edge)))) return undefined;
  let rest = text.slice(end);
  for (let turn = 0; turn < 3; turn++) rest = rest.replace(rules.filler, "");
  rest = rest.trimStart();
  const said = rest.replace(rules.connector, "");
  const words = matches(rules.question, said) ? said : said.replace(/\s*\?+$/, "");
  if (rules.goesOn.test(words)) return undefined;
  const isOdd = rules.notWords.test(words);
  const isConnected = !isPlaced && (rules.connector.test(rest) || match[0].endsWith(":"));
  if (isConnected && !(isStrict && isOdd)) return words;
  const isWhole = matches(rules.sentence, words) || (isPlaced && /\d/.test(words));
  return isStrict || needsConnector || isOdd || !isWhole ? undefined : words;
}

/**
 * The start of a wish: at its subject ('the page must say'), or after a mark or a conjunction if there is text before
 * it.
 */
function beginning(around: string, { speaker, boundary }: DictationRules): number {
  const before = around.replace(boundary, "");
  return speaker.test(around) && before !== around && wordCount(before) >= fewestBefore ? before.length : 0;
}

/** The words after the first head that matches. */
function afterHead(text: string, rules: DictationRules): Dictated | undefined {
  const { heads, spokenHeads, strictHeads, placedHeads } = rules;
  for (const head of [...spokenHeads, ...heads, ...strictHeads, ...placedHeads]) {
    const match = firstMatch(head, text);
    if (!match) continue;
    const around = text.slice(0, match.index);
    if (matches(rules.hearsay, around) || (spokenHeads.includes(head) && !matches(rules.speaker, around)))
      continue;
    const isPlaced = placedHeads.includes(head);
    const words = wordsAfter(
      {
        text,
        match,
        isStrict: strictHeads.includes(head),
        isPlaced,
        needsConnector: matches(rules.passive, match[0]) && !matches(rules.speaker, around),
      },
      rules,
    );
    if (words !== undefined)
      return { words, around, isPlain: spokenHeads.includes(head), from: beginning(around, rules) };
  }
  return undefined;
}

/** Whether words can be printed on their own, or contain no cue against printing. */
function isPrintable(words: string): boolean {
  const found = countEnglishCues(words);
  const against = found.private + found.wish + found.siteThing + found.undecided + found.doubt;
  return against === 0 || judgeByRules(words, plainContext).proposal === "print";
}

const frame = /^([^:=]{3,110}?)(?:\s+that\b|\s*[:=])\s*/iu;

/**
 * The words that a sentence of any other form introduces ('The main thing to say is that …'), if they can be printed on
 * their own.
 */
function afterFrame(text: string, { soft, notWords }: DictationRules): Dictated | undefined {
  const match = frame.exec(text);
  const around = match?.[1] ?? "";
  if (
    !match ||
    !matches(soft.demand, around) ||
    !matches(soft.saying, around) ||
    matches(soft.barred, around)
  )
    return undefined;
  const words = text.slice(match[0].length).replace(/^that\s+/iu, "");
  return notWords.test(words) || !isPrintable(words) ? undefined : { words, around: "" };
}

const toReader: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})their(?!\p{L})/giu, "your"],
  [/(?<!\p{L})(?:them|they)(?!\p{L})/giu, "you"],
];

/** A request to readers in the words of the website: 'Please book in spring' for 'tell people to book in spring'. */
function requestOf(text: string, { asked, whyAsked }: DictationRules): Dictated | undefined {
  const match = firstMatch(asked, text);
  if (!match) return undefined;
  const rest = text.slice(match[0].length);
  const request = rest.replace(whyAsked, "");
  const wanted = toReader.reduce((words, [pattern, word]) => words.replace(pattern, word), request);
  return {
    words: `Please ${match[1] ? "do not " : ""}${wanted}`,
    around: rest.slice(request.length),
    isPlain: true,
    isCertain: countEnglishCues(rest.slice(request.length)).private === 0,
  };
}

/** The verdict on words that are a sentence of their own, not private and no wish; otherwise undefined. */
function ofStatement(text: string, { unconditional }: DictationRules): Verdict | undefined {
  const verdict = unconditional.test(text) ? judgeByRules(text, plainContext) : undefined;
  return verdict?.kind === "fact" || verdict?.kind === "unsure" ? verdict : undefined;
}

/** The words before 'this must be stated', or between 'that' and 'must be mentioned'. */
function beforeOrWithinWish(text: string, rules: DictationRules): Dictated | undefined {
  const between = firstMatch(rules.broughtUp, text);
  if (between && !matches(rules.negated, between[0]))
    return { words: between[1] ?? "", around: text.slice(between[0].length) };
  const after = rules.afterwards
    .map((pattern) => firstMatch(pattern, text))
    .find((match) => match && match.index > 0);
  if (!after) return undefined;
  const told = text.slice(0, after.index);
  const said = told.slice(0, firstMatch(rules.pointsBack, told)?.index);
  if (said === "") return undefined;
  if (matches(rules.wantsSentenceShown, after[0])) {
    const shown = ofStatement(said, rules);
    return shown && { words: said, around: "", isWhole: true, isCertain: shown.proposal === "print" };
  }
  const back = allMatches(rules.comesBack, said).at(-1);
  const words = back ? said.slice(back.index + back[0].length) : said;
  return afterHead(words, rules) ?? { words, around: "", isWhole: true, isCertain: back === undefined };
}

/** The range of a wish with its dictated words, if the sentence contains more before or after it. */
export function wishSpan(
  sentence: string,
  rules: DictationRules = englishDictation,
): { start: number; end: number } | undefined {
  const found = dictation(sentence, rules);
  // Directions need their context.
  if (found?.from === undefined || found.isUnnamed) return undefined;
  const at = sentence.toLowerCase().indexOf(found.words.toLowerCase(), found.from);
  return at < 0 ? undefined : { start: found.from, end: at + found.words.length };
}

/** The words for visitors that a sentence dictates ('must say that …'); undefined if it dictates none. */
export function dictation(sentence: string, rules: DictationRules = englishDictation): Dictated | undefined {
  if (sentence.length > longestWish || !matches(rules.hint, sentence)) return undefined;
  const text = sentence.replace(rules.reminder, "please ");
  const found =
    quoted(text, rules) ??
    requestOf(text, rules) ??
    beforeOrWithinWish(text, rules) ??
    afterHead(text, rules) ??
    afterFrame(text, rules);
  return found && printable(found, rules);
}
