import { letterKey } from "../text/keys.ts";
import { wordCount } from "../text/word-count.ts";

/** Words that occur in an explanation and seldom in a name. */
const explaining =
  /(?<!\p{L})(?:i|i['’](?:d|m|ve|ll)|my|me|we|our|you|your|he|she|they|maybe|perhaps|please|but|because|also|not|don['’]?t|dont|says?|think|sure|idea|want|wants)(?!\p{L})/giu;

/** Clauses after a name that are not part of it: 'Nuala says people will laugh', 'is one taken'. */
const remark =
  /^\s*(?:(?:and|or|but|so) )?(?:maybe|perhaps|because|not sure|no idea|please)(?!\p{L})|(?<!\p{L})(?:says?|thinks|prefers?|(?:i|we|she|he|they|people) (?:\p{L}+ )?(?:think|thought|want|like|prefer|guess|hope)|don['’]?t (?:know|mind|care)|(?:is|are|if) (?:\p{L}+ )?(?:\p{L}+ )?(?:taken|free|available)|you (?:decide|tell|know|are the)|but (?:my|i|we|she|he|they|not|just|without)|my (?:wife|husband|son|daughter|partner|mother|father|mum|dad|brother|sister|friend|boss) (?!and )\p{L}{3,})(?!\p{L})/iu;

/** 'My wife says Kiln Works', 'I think Kiln Works': beginnings of a remark, never of a name. */
const remarkFirst =
  /^(?:(?:my|our) \p{L}+ (?:says?|thinks?|wants?|likes?|prefers?)|i (?:think|want|don['’]?t|would|guess|like)|we think|you (?:decide|choose|are the))(?!\p{L})/iu;

/** 'not sure, kilnworks maybe', 'dont know': the client has no name yet. 'Whatever Works' is a name. */
const nameless =
  /^(?:not (?:really |quite |yet )?(?:sure|decided|certain)|un(?:sure|decided)|no (?:idea|clue|name|preference)|none|(?:i )?(?:don['’]?t|do not|dunno) (?:know|mind|care)|dunno|whatever|any(?:thing)?|something|same|open|n\/a|tba|tbc)(?=$|\s*[,;:.!?–-]|\s(?:is|what|which|yet|maybe|but|if)(?!\p{L}))/iu;

const explanations = (text: string): number => text.match(explaining)?.length ?? 0;
/** A bracket or clause with fewer words is part of the name: 'Nest (Leeds)'. */
const remarkWordsMin = 3;
/** An answer with at least this many words, and enough explaining words, is a sentence and not a name. */
const sentenceWordsMin = 6;
const explanationsMin = 2;

const bracket = /\s*\(([^()]*)\)/gu;
const clauseEnd = /[,;:.!](?=\s)|\s[-–—]+(?=\s)/gu;

const nextWay = /\s*(?:\(|\?|,? or |\s[-–—]+\s|\/\/|,? maybe )/iu;
const noName =
  /^(?:something|sth|not sure|no idea|i |we |maybe|perhaps|whatever|don['’]?t|my name|our name|the same|same|any|you (?:decide|choose))/iu;

/** The first of several alternative names; empty if it is not a name. */
export function firstOfWays(answer: string): string {
  const [first = ""] = answer.trim().split(nextWay);
  return noName.test(first) || !/\p{L}{2}/u.test(first) ? "" : first;
}

const alternative =
  /,? or (?:just|maybe|perhaps|simply|only|possibly|even|should)(?!\p{L})|\((?:or|maybe)\s/iu;
/** The length of the part that two variants of a name share; 'Now or Never' is one name. */
const sharedLettersMin = 4;

/** Whether an answer has two variants of one name: 'twobabas or twobabasperogies', 'kiln.com or kiln.net'. */
function namesTwice(answer: string): boolean {
  const [first = "", second = ""] = answer.split(/,? or /iu, 2).map(letterKey);
  return (
    (first.length >= sharedLettersMin && second.startsWith(first)) ||
    (second.length >= sharedLettersMin && first.startsWith(second)) ||
    /^\S+\.\p{L}{2,},? or \S+\.\p{L}{2,}/iu.test(answer.trim())
  );
}

/**
 * Whether the question mark asks something, as in 'Ann Lee or Ann?', and is not part of the name, as in 'Got Junk?'.
 */
const asks = (answer: string): boolean =>
  answer.includes("?") &&
  (explanations(answer) > 0 || /(?<!\p{L})or(?!\p{L})|\?.*\?/iu.test(answer.replace(/\?{2,}/gu, "?")));

/**
 * The first alternative of an undecided name: 'Ann Lee' for 'Ann Lee (or just Ann?)'. 'Now or Never' is returned
 * unchanged.
 */
export const decidedPart = (answer: string): string =>
  asks(answer) || alternative.test(answer) || namesTwice(answer) ? firstOfWays(answer) || answer : answer;

/** Removes the clauses after the name that comment on it. */
function withoutRemark(name: string): string {
  for (const { index, 0: mark } of name.matchAll(clauseEnd)) {
    const rest = name.slice(index + mark.length);
    if (remark.test(rest) && wordCount(rest) >= remarkWordsMin) return name.slice(0, index);
  }
  return name;
}

/**
 * The name in a field for a name, without the client's comments: 'Tuttle Sawmill' for 'Tuttle Sawmill, (also Tuttle &
 * Son but my son moved)'. Empty if the answer is only a remark.
 */
export function writtenName(answer: string): string {
  const named = decidedPart(answer).replace(bracket, (whole, words: string) =>
    wordCount(words) >= remarkWordsMin && explanations(words) > 0 ? "" : whole,
  );
  const name = withoutRemark(named)
    .replace(/[\s,;:–-]+$/u, "")
    .trim();
  const isSentence = wordCount(name) >= sentenceWordsMin && explanations(name) >= explanationsMin;
  return isSentence || remarkFirst.test(name) || nameless.test(name) ? "" : name;
}
