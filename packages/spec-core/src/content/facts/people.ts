import { allMatches, matches, sieved } from "../sieve.ts";
import { firstNames } from "./data/first-names.ts";
import { notForVisitors, trouble } from "./data/keep-words.ts";
import {
  actions,
  civilTitle,
  dealsWithUs,
  dealtWith,
  introductions,
  lettersBehind,
  notNames,
  notOurPeople,
  relations,
  roles,
  strongIntroductions,
  surnameLike,
  titles,
  workPlaces,
} from "./data/person-words.ts";
import { aRole, leadOf } from "./name-leads.ts";
import {
  before,
  behind,
  type Found,
  freeText,
  isFree,
  overlaps,
  type Reading,
  type Span,
  singleBlanks,
} from "./reading.ts";
import { sentencesOf } from "./sentences.ts";

const nameWord = "\\p{Lu}(?:['’]\\p{Lu})?\\p{Ll}+(?:\\p{Lu}\\p{Ll}+)?(?:-\\p{Lu}\\p{Ll}+)?";
const particle =
  "(?:de|von|van|der|den|di|da|do|dos|del|della|la|le|ten|ter|zu|mac|el|al|bin|y|Ó|Ní|Nic|Uí|O|De|Van|Von|Da|Di|La|Le|El|Al|St)";
const surname = `(?: ${particle}){0,2} (?:${nameWord}|\\p{Lu}\\.(?= \\p{Lu}))`;
const full = `${nameWord}(?:${surname}){0,3}`;
const titled = new RegExp(`(?<![\\p{L}\\d])(?:(?:${titles})\\.? ){1,3}(?:\\p{Lu}\\. ?){0,2}${full}`, "gu");
const anyName = new RegExp(`(?<![\\p{L}\\d@#.'’-])${full}`, "gu");
const roleBefore = sieved(
  new RegExp(
    `(?<!\\p{L})(?:the |our |my |your )?(${roles})(?: at law)?(?: (?:here |of the [\\p{L}]+ |at the [\\p{L}]+ )?(?:is|are|was|called|named))?(?: ?[:–-]| ?,)? (?:[\\p{L}. ]{0,12}[(] ?)?$`,
    "iu",
  ),
  aRole,
);
const introBefore = sieved(new RegExp(`(?<!\\p{L})(${introductions})[ :,(“"]{1,3}$`, "iu"));
const strongIntroBefore = sieved(new RegExp(`(?<!\\p{L})(?:${strongIntroductions})[ :,(“"]{1,3}$`, "iu"));
const acts = sieved(new RegExp(`^ (?:still |also |now )?(?:${actions})(?!\\p{L})`, "iu"));
/** What somebody of the business alone is said to do, behind a first name. */
const works =
  /^(?:['’]s (?:the one|our|in charge)| (?:still |also |now )?(?:runs?|teaches|bakes|cooks|brews|leads|handles|looks after|answers|manages|does (?:the|all|our)|is (?:our|in charge|the (?:head|owner|chef|manager|boss))))(?!\p{L})/u;
/** Roles of which there is one at most, as they stand right before a name: 'our head baker Ludo'. */
const ownRoleBefore = sieved(
  new RegExp(
    `(?:(?:^|[.!?;:,(]\\s*|and )(owner|founder|proprietor|manager|managing director|director|inhaber(?:in)?|geschäftsführer(?:in)?|gérante?|titolare|eigenaar|eigenares|propietari[oa]|właściciel(?:ka)?|innehaver|head chef|headteacher|principal)|(?:our|my) (?:\\p{Ll}+ ){0,2}?(${roles}))(?: is| called|,)? $`,
    "iu",
  ),
);
const isNameTail =
  /^(?:[,.!?;:)]|$| (?:and|who|is|was|has|does|did|will|can|runs?|\p{Ll}{2,}(?:s|ed)|in|from|for|with|on)(?!\p{L}))/u;
const relationBefore = sieved(
  new RegExp(
    `(?<!\\p{L})(?:my|his|her|our|the|me and my|and my|and her|and his)(?: late| youngest| eldest| older| younger| two| three| four)? (${relations})[ :,(“"]{1,3}$`,
    "iu",
  ),
);
const roleBehind = sieved(
  new RegExp(
    `^(?:,| is(?= (?:the|our|my|a|an) )| –| -|:| (?=[(])) ?[(]?(?:the |our |my |a |an )?((?:\\p{L}+ ){0,2}?(?:${roles}))(?![\\p{L}])`,
    "iu",
  ),
  aRole,
);
/** 'Ferdi, our baker': the name need not be known. */
const ownRoleBehind = sieved(
  new RegExp(`^,? (?:our|my|the) ((?:\\p{Ll}+ ){0,2}?(?:${roles}))(?!\\p{L})`, "u"),
  aRole,
);
/** 'Kieran Bligh owner.', 'Ann and Bob your guides'. */
const plainRoleBehind = sieved(new RegExp(`^ (?:your |our )?(${roles})(?=[.,;!)]|$)`, "iu"), aRole);
const credentials =
  /^,? (?:(?:FCCA|ACCA|ACA|FCA|MRCVS|BVSc|BDS|MD|DO|LPC|LCSW|MA|MSc|BSc|PhD|Esq|CPA|RIBA|ARB|MCSP|HCPC|LLB|CEO|RN|DDS|DVM|MBACP|CFP|RICS|MRICS|FRICS|RGN|DipSW|NLP|RYT)(?!\p{L})\.?)/u;
const specialty = /^ \(((?!really|my|not|the|no |from|which|who|and|or)[\p{Ll}\d][\p{L}\d, -]{2,30})\)/u;

const addressed = /(?<!\p{L})(?:dear|hi|hello|hey|thanks|cheers|regards|love|sincerely),?\s$/iu;
const isInBrackets = (text: string, { start, end }: Span): boolean =>
  /\uFFFC ?\($/u.test(before(text, start, 4)) && text[end] === ")";

/** More names than the people of any answer; a text that is nothing but names is not read to its end. */
const mostNames = 300;

interface Name extends Span {
  readonly words: readonly string[];
}

const isFirstName = (word = ""): boolean =>
  word
    .toLowerCase()
    .split("-")
    .some((part) => firstNames.has(part));

const isPlausible = ({ words }: Name): boolean =>
  words.every(
    (word, index) =>
      !notNames.has(word.toLowerCase()) || (index === 0 && words.length > 1 && isFirstName(word)),
  ) && !words.every((word) => /^\p{Lu}+$/u.test(word));

function namesIn(text: string, pattern: RegExp): Name[] {
  return allMatches(pattern, text).map((match) => {
    const lead = leadOf(match[0]);
    const whole = match[0].slice(lead.length);
    return { start: match.index + lead.length, end: match.index + match[0].length, words: whole.split(" ") };
  });
}

/** What the words beside a name say that its bearer does; null where they make nobody of it. */
function roleOf(text: string, name: Name): string | null {
  const lead = before(text, name.start, 60);
  const tail = behind(text, name.end, 50);
  const isKnown =
    isFirstName(name.words[0]) || (name.words.length > 1 && surnameLike.test(name.words.at(-1) ?? ""));
  const isSure = isKnown || name.words.length > 1;
  const named = roleBefore.exec(lead);
  const role =
    (isKnown || /[:–]/u.test(named?.[0] ?? "") || (isSure && /(?:is|are|,) $/iu.test(lead))
      ? named?.[1]
      : undefined) ??
    (isSure
      ? (roleBehind.exec(tail) ?? (name.words.length > 1 || isKnown ? plainRoleBehind.exec(tail) : null))?.[1]
      : undefined) ??
    (isKnown ? specialty.exec(tail)?.[1] : undefined);
  const own = ownRoleBehind.exec(tail)?.[1];
  if (role ?? own) return singleBlanks(role ?? own ?? "");
  const [letters] = credentials.exec(tail) ?? [];
  if (name.words.length > 1 && lettersBehind.test(tail))
    return singleBlanks(lettersBehind.exec(tail)?.[0] ?? "").replace(/^,? ?/u, "");
  if (letters && name.words.length > 1) return singleBlanks(letters.replace(/^,/u, ""));
  const relation = relationBefore.exec(lead)?.[1];
  // 'My brother Tadhg does the boats': the name need not be known where the sentence goes on as with one.
  if (
    relation &&
    (isKnown ||
      (!/^grand|^late/iu.test(relation) &&
        /(?<!\p{L})(?:my|our) $/iu.test(lead.slice(0, lead.lastIndexOf(relation))) &&
        isNameTail.test(tail)))
  )
    return relation;
  const [, sole, ours] = ownRoleBefore.exec(lead) ?? [];
  const head = sole ?? ours;
  if (head && (name.words.length > 1 || isNameTail.test(tail))) return head;
  if (isKnown && (introBefore.test(lead) || isInBrackets(text, name))) return "";
  if (
    /(?<!\p{L})(?:call|ring|text|phone|whatsapp|message) $/iu.test(lead) &&
    /^ (?:on|at)? ?[:+(\d\uFFFC]/u.test(tail)
  )
    return "";
  // 'Run by Benedictine monks' names nobody.
  if (
    strongIntroBefore.test(lead) &&
    (isKnown || !/^ (?!and |in |since |who |from |at |with |is )\p{Ll}/u.test(tail))
  )
    return "";
  return isKnown && ((name.words.length > 1 && acts.test(tail)) || works.test(tail) || workPlaces.test(tail))
    ? ""
    : null;
}

const listed =
  /^(?: ?(?:,|&|\+|and|und|et|y|e|i|en|og|och)(?: (?:and|his|her|their|wife|husband|son|daughter|brother|sister|partner))* ?)$/u;

/** Whether a name goes on a list that has begun with somebody of the business: 'Teachers: Ann, Bob and Cy'. */
const goesOn = (text: string, last: Span | undefined, name: Span): boolean =>
  last !== undefined &&
  last.end <= name.start &&
  listed.test(
    text
      .slice(last.end, name.start)
      .replace(/\([^)\n]{1,40}\)|["“”]|(?<= )[A-Z]{3,7}(?=,)/gu, "")
      .replace(/ +/gu, " "),
  );

/** 'Bex & Dom.': the second of two, though the name is not known. */
const isPairedWith = (text: string, { start, end }: Span): boolean =>
  /(?:&|\+|and|und|et|y|i|e|en|og|och) $/u.test(before(text, start, 5)) &&
  /^\s*(?:$|[.,;:!(])/u.test(behind(text, end, 3));

/** First and last name on a line or at the end of a text, as one signs: 'Hans Gruber'. */
function isSigned(text: string, name: Name): boolean {
  const isTold = surnameLike.test(name.words.at(-1) ?? "");
  if (name.words.length < 2 || !(isTold || isFirstName(name.words[0]))) return false;
  const lead = before(text, name.start, 4).trim();
  const tail = behind(text, name.end, 6);
  return (
    (lead === "" || /[.!?:–-]$|\uFFFC,?$/u.test(lead) || (isTold && lead.endsWith(","))) &&
    /^(?:\s*$|[,.!]|\s*[-–|(]| [&+]| and)/u.test(tail)
  );
}

/** 'We bought it from Mr Atkins': one with whom the business only deals. */
const isElsewhere = (text: string, { start, end }: Span): boolean =>
  matches(dealtWith, before(text, start, 20)) || matches(dealsWithUs, behind(text, end, 20));

function isOurs(text: string, sentences: readonly Span[], name: Span): boolean {
  const sentence = sentences.find(({ end }) => end > name.start) ?? name;
  const around = text.slice(Math.max(sentence.start, name.start - 90), Math.min(sentence.end, name.end + 90));
  const close = text.slice(Math.max(sentence.start, name.start - 30), Math.min(sentence.end, name.end + 20));
  if (addressed.test(before(text, name.start, 12))) return false;
  return (
    !matches(notOurPeople, close) &&
    !matches(trouble, around) &&
    !notForVisitors.some((words) => matches(words, around))
  );
}

/** People of the business with what they do. Names are no offer: only those count whose role or place in it is said. */
export function findPeople(reading: Reading): Found[] {
  const text = freeText(reading);
  const sentences = sentencesOf(text);
  const withTitle = namesIn(text, titled).filter((name) => isPlausible(name));
  const all = [
    ...withTitle,
    ...namesIn(text, anyName).filter((name) => !withTitle.some((other) => overlaps(other, name))),
  ]
    .filter((name) => isPlausible(name) && isFree(reading, name))
    .toSorted((a, b) => a.start - b.start)
    .slice(0, mostNames);
  const found: Found[] = [];
  for (const name of all) {
    const last = found.at(-1);
    const hasTitle = withTitle.includes(name);
    const isNext =
      goesOn(text, last, name) &&
      (hasTitle ||
        isFirstName(name.words[0]) ||
        name.words.length > 1 ||
        isPairedWith(text, name) ||
        specialty.test(behind(text, name.end, 40)));
    const role =
      roleOf(text, name) ??
      (isNext
        ? (specialty.exec(behind(text, name.end, 40))?.[1] ?? last?.about ?? "")
        : hasTitle || isSigned(text, name)
          ? ""
          : null);
    if (role === null || !isOurs(text, sentences, name)) continue;
    if (civilTitle.test(name.words[0] ?? "") && isElsewhere(text, name)) continue;
    found.push({
      kind: "person",
      start: name.start,
      end: name.end,
      value: singleBlanks(text.slice(name.start, name.end)),
      about: role,
    });
  }
  return [...pairs({ reading, text, sentences, all, known: found }), ...found];
}

interface Names {
  readonly reading: Reading;
  readonly text: string;
  readonly sentences: readonly Span[];
  readonly all: readonly Name[];
  readonly known: readonly Found[];
}

/** Behind two names: what only those do whose business it is. */
const own = /^ (?:still |both |now |together )?(?:run|own|founded|set up|took over)(?!\p{L})/u;

/** 'Ann & Bob', 'Ronnie and Deb Stamper': two first names are people of the business where nothing else is said of them. */
function pairs({ reading, text, sentences, all, known }: Names): Found[] {
  return all.flatMap((name, index) => {
    const next = all[index + 1];
    const isPair =
      next &&
      ((isFirstName(name.words[0]) && isFirstName(next.words[0])) ||
        matches(own, behind(text, next.end, 24)) ||
        plainRoleBehind.test(behind(text, next.end, 30))) &&
      /^ ?(?:&|\+|and|und|et|y|i|e|en|og|och) ?$/u.test(text.slice(name.end, next.start));
    if (!isPair) return [];
    return [name, next]
      .filter(
        (each) =>
          isFree(reading, each) &&
          !known.some((other) => overlaps(other, each)) &&
          isOurs(text, sentences, each),
      )
      .map(({ start, end }) => ({
        kind: "person" as const,
        start,
        end,
        value: singleBlanks(text.slice(start, end)),
        about: "",
      }));
  });
}
