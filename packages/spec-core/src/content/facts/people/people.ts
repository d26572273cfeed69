import { oneLine } from "../../../text/one-line.ts";
import { overlaps, type Span } from "../../place.ts";
import { allMatches, matches } from "../../regex-prefilter/prefiltered-match.ts";
import { isWithheldByContext } from "../proposal.ts";
import { after, before, type Found, freeText, isFree, type Reading } from "../reading.ts";
import { sentencesOf } from "../sentences.ts";
import {
  agencyMatter,
  aloneNow,
  askedAbout,
  askedByAgency,
  civilTitle,
  dealsWithUs,
  dealtWith,
  listedWorks,
  notNames,
  notOurPeople,
  roles,
  surnameLike,
  titles,
  withPartner,
  writesThis,
  writtenBy,
} from "./data/person-words.ts";
import { withThoseGoneKept } from "./gone.ts";
import { leadOf } from "./name-leads.ts";
import { withOwnBrackets, withRolesOfPairs } from "./own-brackets.ts";
import {
  cuesIn,
  isFirstName,
  type Name,
  plainRoleAfter,
  roleOf,
  specialty,
  workAfter,
} from "./person-roles.ts";
import { withSharedSurname } from "./shared-surname.ts";
import { withMinorsKept } from "./under-age.ts";

const nameWord = "\\p{Lu}(?:['’]\\p{Lu})?\\p{Ll}+(?:\\p{Lu}\\p{Ll}+)?(?:-\\p{Lu}\\p{Ll}+)?";
const particle =
  "(?:de|von|van|der|den|di|da|do|dos|del|della|la|le|ten|ter|zu|mac|el|al|bin|y|Ó|Ní|Nic|Uí|O|De|Van|Von|Da|Di|La|Le|El|Al|St)";
const surname = `(?: ${particle}){0,2} (?:${nameWord}|\\p{Lu}\\.(?= \\p{Lu}))`;
const full = `${nameWord}(?:${surname}){0,3}`;
const titled = new RegExp(`(?<![\\p{L}\\d])(?:(?:${titles})\\.? ){1,3}(?:\\p{Lu}\\. ?){0,2}${full}`, "gu");
const startsWithTitle = new RegExp(`^(?:${titles})\\.?$`, "u");
const anyName = new RegExp(`(?<![\\p{L}\\d@#.'’-])${full}`, "gu");
/** The text up to the first comma in a bracket after a listed name: '(trainee, until November)'. */
const ownBracket = /^ \(((?!really|my|not|the|no |from|which|who|and|or)[\p{Ll}\d][\p{L}\d -]{2,30})[,)]/u;

const addressed = /(?<!\p{L})(?:dear|hi|hello|hey|thanks|cheers|regards|love|sincerely),?\s$/iu;

/** The maximum distance, in characters, between a name and the words before it that attribute a quotation. */
const longestLead = 160;

/** The maximum number of names to read, more than any real answer has: limits the time for a text full of names. */
const mostNames = 200;

/** Only a role, without a name: 'I am Friseurmeisterin'. */
const roleAlone = new RegExp(`^(?:${roles})$`, "iu");

const isPlausible = ({ words }: Name): boolean =>
  !(words.length === 1 && matches(roleAlone, words[0] ?? "")) &&
  words.every(
    (word, index) =>
      !notNames.has(word.toLowerCase()) || (index === 0 && words.length > 1 && isFirstName(word)),
  ) &&
  !words.every((word) => /^\p{Lu}+$/u.test(word));

function namesIn(text: string, pattern: RegExp): Name[] {
  return allMatches(pattern, text).map((match) => {
    const lead = leadOf(match[0]);
    const whole = match[0].slice(lead.length);
    return { start: match.index + lead.length, end: match.index + match[0].length, words: whole.split(" ") };
  });
}

const listed =
  /^(?: ?(?:,|&|\+|and|und|et|y|e|i|en|og|och)(?: (?:and|his|her|their|wife|husband|son|daughter|brother|sister|partner))* ?)$/u;

/** Whether a name continues a list of the business's people: 'Teachers: Ann, Bob and Cy'. */
const continuesList = (text: string, last: Span | undefined, name: Span): boolean =>
  last !== undefined &&
  last.end <= name.start &&
  listed.test(
    text
      .slice(last.end, name.start)
      .replace(/^\)/u, "")
      .replace(/\([^)\n]{1,40}\)|["“”]|(?<= )[A-Z]{3,7}(?=,)/gu, "")
      .replace(/ +/gu, " "),
  );

/** Whether an unlisted name is the second of a pair: 'Bex & Dom.' */
const isPairedWith = (text: string, { start, end }: Span): boolean =>
  /(?:&|\+|and|und|et|y|i|e|en|og|och) $/u.test(before(text, start, 5)) &&
  /^\s*(?:$|[.,;:!(])/u.test(after(text, end, 3));

/** Whether an unlisted name is joined to others by signs, as in a list of staff: 'Me (Kerry) + Shan + Jodie'. */
const isAdded = (text: string, { start, end }: Span): boolean =>
  /\+ ?$/u.test(before(text, start, 3)) && /^\s*(?:$|[.,;:!(+]|(?:on|in|at)\s)/u.test(after(text, end, 4));

/** Whether an unlisted name is before a listed first name: 'Yusuf, Dee, Marlon and Kit'. */
const isBeforeFirstName = (text: string, { end }: Span, next: Name | undefined): boolean =>
  next !== undefined &&
  end <= next.start &&
  isFirstName(next.words[0]) &&
  listed.test(text.slice(end, next.start));

/** Whether a first and last name is on a line of its own or at the end of a text, like a signature: 'Hans Gruber'. */
function isSigned(text: string, name: Name): boolean {
  const hasClearSurname = surnameLike.test(name.words.at(-1) ?? "");
  if (name.words.length < 2 || !(hasClearSurname || isFirstName(name.words[0]))) return false;
  const lead = before(text, name.start, 4).trim();
  const tail = after(text, name.end, 6);
  return (
    (lead === "" || /[.!?:–-]$|\uFFFC,?$/u.test(lead) || (hasClearSurname && lead.endsWith(","))) &&
    /^(?:\s*$|[,.!]|\s*[-–|(]| [&+]| and)/u.test(tail)
  );
}

/** Whether the business only deals with the person: 'We bought it from Mr Atkins'. */
const isElsewhere = (text: string, { start, end }: Span): boolean =>
  matches(dealtWith, before(text, start, 20)) || matches(dealsWithUs, after(text, end, 20));

/** What only visitors ask about: '…, our chef, if you have an allergy'. */
const ofVisitors =
  /^[^.!?\n]{0,60}(?<!\p{L})(?:(?:if|when|before|whether) (?:you|your|any(?:one|body))(?!\p{L})[^.!?\n]{0,30}(?<!\p{L})(?:allerg\p{L}+|intoleran\p{L}+|diet\p{L}*|pregnan\p{L}+|medication|order|visit|arrive|eat)|before (?:ordering|visiting|booking|eating))(?!\p{L})/iu;

/** Whether the person is only named to the agency: '(check w/ Pat)', 'Jo has the login'. */
function isForAgency(text: string, { start, end }: Span): boolean {
  const [lead, tail] = [before(text, start, 40), after(text, end, 40)];
  if (matches(ofVisitors, after(text, end, 100))) return false;
  const isAsked = matches(askedAbout, lead) || /(?:^|[.!?(;]\s?)$/u.test(lead);
  return matches(askedByAgency, lead) || (isAsked && matches(agencyMatter, tail));
}

/** How far after a name a sentence may say that the owner goes on alone. */
const aloneReach = 140;

/**
 * Whether a partner of the beginning has left: 'I opened it with Jo, since 2020 I run it alone'. The owner, who goes on,
 * speaks of himself.
 */
const hasLeft = (text: string, name: Span): boolean =>
  (matches(withPartner, before(text, name.start, 80)) ||
    /^ and I(?!\p{L})/u.test(after(text, name.end, 8))) &&
  matches(aloneNow, after(text, name.end, aloneReach));

/** Words before a customer's name. */
const ofCustomers =
  /(?<!\p{L})(?:(?:quotes?|reviews?|testimonials?|words|feedback|letters?|cards?) (?:from|by|of)|reviews?:|testimonials?:|(?:a|lovely|nice|great|good) review|our (?:couples|clients|customers))(?!\p{L})/iu;

/** The end of a quotation and the beginning of the names below it: '… in one day." Ann & '. */
const quotationBefore = /[.!?…]["”’»][\s–—~-]{0,3}(?:\p{Lu}[\p{L}.'’-]{0,20} (?:(?:&|and) )?){0,4}$/u;
/** In characters, enough for a second name and its initials. */
const longestSigned = 60;

/** Whether a name is the signature of a quotation: '"Not one leak since." Mrs Holt, Deal'. */
const signsQuotation = (text: string, { start }: Span): boolean =>
  quotationBefore.test(before(text, start, longestSigned));

/**
 * The role of a list, which its next name shares: 'Teachers: Ann, Bob'. Empty if it is stated after one name and is that
 * person's own: 'Mel (owner), Bob'.
 */
const sharedRole = (text: string, last: Found | undefined, name: Span): string =>
  last === undefined || text.slice(last.end, name.start).includes(last.about) ? "" : last.about;

const isTitled = ({ words }: Name): boolean => startsWithTitle.test(words[0] ?? "");

function isOurs(text: string, sentences: readonly Span[], name: Name): boolean {
  const sentence = sentences.find(({ end }) => end > name.start) ?? name;
  const around = text.slice(Math.max(sentence.start, name.start - 90), Math.min(sentence.end, name.end + 90));
  const close = text.slice(Math.max(sentence.start, name.start - 30), Math.min(sentence.end, name.end + 20));
  if (listedWorks.test(text.slice(sentence.start, name.start))) return false;
  if (addressed.test(before(text, name.start, 12))) return false;
  if (matches(writtenBy, before(text, name.start, 80)) || matches(writesThis, after(text, name.end, 60)))
    return false;
  // 'Austin and the Hill Country': a place.
  if (/(?<!\p{L})the $/iu.test(before(text, name.start, 5)) && !isTitled(name)) return false;
  if (signsQuotation(text, name)) return false;
  if (matches(ofCustomers, text.slice(sentence.start, name.start).slice(-longestLead))) return false;
  return !matches(notOurPeople, close) && !isWithheldByContext(around);
}

/**
 * Finds people of the business with their roles. A name alone does not count: the text must state the person's role or
 * place in the business.
 */
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
  const cues = cuesIn(text);
  for (const [index, name] of all.entries()) {
    const last = found.at(-1);
    const hasTitle = withTitle.includes(name);
    const isNext =
      continuesList(text, last, name) &&
      (hasTitle ||
        isFirstName(name.words[0]) ||
        name.words.length > 1 ||
        isPairedWith(text, name) ||
        isAdded(text, name) ||
        isBeforeFirstName(text, name, all[index + 1]) ||
        specialty.test(after(text, name.end, 40)));
    const role =
      roleOf({ text, cues }, name) ??
      (isNext
        ? (ownBracket.exec(after(text, name.end, 40))?.[1] ??
          (sharedRole(text, last, name) || workAfter(after(text, name.end, 50))))
        : hasTitle || isSigned(text, name)
          ? ""
          : null);
    if (role === null || !isOurs(text, sentences, name)) continue;
    if (civilTitle.test(name.words[0] ?? "") && isElsewhere(text, name)) continue;
    found.push({
      kind: "person",
      start: name.start,
      end: name.end,
      value: oneLine(text.slice(name.start, name.end)),
      about: role,
      ...(isForAgency(text, name) || hasLeft(text, name) ? { proposal: "keep" as const } : {}),
    });
  }
  const called = withRolesOfPairs(
    text,
    withOwnBrackets(text, found, (last, next) => continuesList(text, last, next)),
  );
  const people = withSharedSurname(text, [
    ...pairs({ reading, text, sentences, all, known: called }),
    ...called,
  ]);
  return withThoseGoneKept(text, withMinorsKept(text, people));
}

interface Names {
  readonly reading: Reading;
  readonly text: string;
  readonly sentences: readonly Span[];
  readonly all: readonly Name[];
  readonly known: readonly Found[];
}

/** Verbs after two names that fit only the owners. */
const ownersVerb = /^ (?:still |both |now |together )?(?:run|own|founded|set up|took over)(?!\p{L})/u;

/**
 * Pairs of first names, which are people of the business unless the words around them say otherwise: 'Ann & Bob',
 * 'Ronnie and Deb Stamper'.
 */
function pairs({ reading, text, sentences, all, known }: Names): Found[] {
  return all.flatMap((name, index) => {
    const next = all[index + 1];
    const isPair =
      next &&
      ((isFirstName(name.words[0]) && isFirstName(next.words[0])) ||
        matches(ownersVerb, after(text, next.end, 24)) ||
        plainRoleAfter.test(after(text, next.end, 30))) &&
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
        value: oneLine(text.slice(start, end)),
        about: "",
      }));
  });
}
