import { matchesAny } from "../content/regex-prefilter/prefiltered-match.ts";
import { isAudienceNote } from "../content/statements/english/audience-notes.ts";
import { listed } from "../text/listed.ts";
import { numberWords } from "../text/number-words.ts";
import { marketNotes, noteInBrackets } from "./data/audience-brackets.ts";
import { capital } from "./fill.ts";
import { ended } from "./joined-sentences.ts";

/** 'Two sorts of people.' only announces the next sentences; without them it says nothing. */
const announcement =
  /^(?:(?:mainly|mostly|basically|really) )?(?:two|three|four|several) (?:main )?(?:sorts|kinds|types|groups|lots)(?: of \p{L}+)?[.:]?$/iu;

/** 'Also architects' continues a sentence that is not printed. */
const goingOn = /^(?:(?:and|but|plus|then) )?(?:also|as well as|and|plus),? (?=\p{L})/iu;

/**
 * A remark on who comes at present, which is not meant for visitors: 'many Dutch and English now', 'lunch crowd
 * mostly'.
 */
const observes =
  /^(?:(?:and|but) )?(?:most|half|mostly|mainly)(?!\p{L})|(?<!\p{L})(?:very many|mostly|mainly|a ?lot|now|nowadays|these days|at the moment|lately)[.!]?$/iu;

const manyOf = "(?:[Qq]uite )?(?:[Mm]any|[Ll]ots(?: of)?|[Aa] lot(?: of)?|[Aa] few)";
/** 'Mostly from Wales, Devon, Kent': the first of several places, which the others belong to. */
const fromPlaces = /^(?:(?:and|but) )?(?:mostly|mainly) from (?:the )?\p{Lu}/iu;
const onePlace =
  /^(?:(?:and|or) )?(?:the )?\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){0,2}(?: (?:and|or) (?:the )?\p{Lu}[\p{L}'’.-]*)?[.!]?$/u;

/** A remark after a dash on how important a group is: ' - biggest group'. */
const ofImportance =
  /\s+[-–—]\s*(?:(?:our|my|the|by far) ){0,2}(?:biggest|main|largest|smallest|best|most important|key|core|growing)(?: \p{L}+){0,2}(?=[.!]?$)/iu;

/** 'many Dutch', 'lots of Germans': where those who come are from; not 'lots of nurses', for whom the business works. */
const observesOrigin = new RegExp(`^(?:(?:and|but|also) )?${manyOf} \\p{Lu}\\p{Ll}`, "u");

const theyDo =
  "(?:e-?mail|come|came|ring|call|phone|write|text|message|find|found|hear|heard|travel|drive|fly|live|work|visit|book|order|buy|pay|return|tend|know|arrive|turn up|pop in|contact|get in touch|stay|stop|reach|(?:a)?re (?:from|mostly|mainly|usually|often|all|in)|like|love|ask|bring|send)";

/** What some customers do: 'they email from London', 'some of them come every year'. */
const speaksOfThem = new RegExp(
  `^(?:(?:and|but|as) )?(?:they(?:['’](?:re|ve|ll|d))? (?:\\p{L}+ ){0,2}?${theyDo}|(?:quite )?(?:some|a few|most|many|half|lots|several|one or two|all) of (?:them|these|those)|quite a (?:few|lot|number))(?!\\p{L})`,
  "iu",
);

/** How customers come to the business: 'estate agents send us people', 'vets refer to me'. */
const refersToUs =
  /^(?:(?:local|some|the|most|many) )?(?:(?!that |who |which )\p{L}+ ){1,2}(?:sends?|refers?|recommends?|pass(?:es)?) (?:us|me|people|them|clients|patients|on to|to us|to me)(?!\p{L})/iu;

const occasion =
  "(?:birthdays?|christenings?|baptisms?|weddings?|engagements?|funerals?|wakes?|anniversar(?:y|ies)|communions?|part(?:y|ies)|celebrations?|functions?|events?|christmas(?: dos?)?|hen dos?|stag dos?)";
/** Occasions, which are no people: 'birthdays and christenings'. */
const isOccasion = new RegExp(`^(?:and |also )?${occasion}(?:(?: and | & | or )${occasion})?[.!]?$`, "iu");

/** Groups that are called by their occasion: 'stag dos' beside 'tourists' are people who come. */
const isParty = /^(?:stag|hen) (?:dos?|part(?:y|ies))[.!]?$/iu;

/** How many of further customers there are: 'a few' of 'homeowners, a few churches'. */
const howManyMore = /^(?:a few|the odd|the occasional) (?!of )(?=\p{L})/iu;

/** How often, at the end of such a remark: ', often as a birthday present'. */
const addsHowOften = /^(?:often|usually|typically|normally|sometimes)(?!\p{L})/iu;

/**
 * When they come, as the second half of such a remark: ', families at the weekend' after 'Lots of retired people
 * midweek'.
 */
const tellsWhen =
  /(?<!\p{L})(?:mid-?week|(?:at|on|in) (?:the )?(?:weekends?|weekdays?|summers?|winters?|spring|autumn|evenings?|mornings?|afternoons?|holidays?|season|(?:mon|tues|wednes|thurs|fri|satur|sun)days?))[.!]?$/iu;

/** 'Everybody' and the like addresses nobody in particular. */
const saysNothing =
  /^(?:(?:really|basically|pretty much|just|well|so|open to|for) )*(?:everybody|everyone|any(?:body|one)|anybody and everybody|anyone and everyone|all people|people|all|whoever|the (?:general )?public|general public)[.!]*$/iu;

/** A clause that needs the one before it: 'Everybody, except at weekends'. */
const narrows = /^(?:except|but|apart|other|from|who|with|that|in|and|or|not|as long)(?!\p{L})/iu;

/** A hedge after what it qualifies: 'from 7 years approx'. */
const hedge =
  /,? (?:approx(?:imately)?|or so|roughly|i think|i guess|(?:quite|a good|a fair|rather) (?:a )?(?:few|lot|bit|number|many)(?: of (?:them|those))?|some of them|most of them)(?=[.!]?$)/iu;

const periods =
  "(?:day|night|week|weekend|month|season|year|class|course|session|group|tour|trip|table|time|booking)";

/** How many are taken, which does not say for whom the business works: 'max 2 rigs a day'. */
const limit = new RegExp(
  `^(?:max(?:imum)?\\.?(?: of)?|at most|no more than|not more than|only|min(?:imum)?\\.?(?: of)?|up to) (?:\\d{1,4}|${numberWords(1, 12)})(?: [\\p{L}'’-]+){0,3}(?: (?:a|an|per|each|every|at a|in a) ${periods})?[.!]*$`,
  "iu",
);

const howMany = new RegExp(`^(?:(?:and|but) )?${manyOf}(?!\\p{L})`, "u");

/** Whether a clause only observes who comes, or how many of them when. */
const isObservation = (clause: string): boolean =>
  observes.test(clause) ||
  observesOrigin.test(clause) ||
  (howMany.test(clause) && (tellsWhen.test(clause) || !/\p{L} \p{L}+ |of \p{L}/u.test(`${clause} `)));

/** Whether a sentence about the audience only says how many are taken. */
export const isLimit = (sentence: string): boolean => limit.test(sentence.trim());

/** Whether a sentence about the audience is a note on the market, which invites nobody. */
export const isMarketNote = matchesAny(marketNotes);

/** 'No weddings.', 'Not for groups.': whom the business does not take. */
const refuses = /^(?:no|not|never|we don['’]t|i don['’]t)(?!\p{L})/iu;

const clauses = /,\s+(?![^()]*\))/u;

/** A sentence without the clauses that only observe who comes; empty if nothing else is left. */
function addressed(sentence: string): string {
  const all = sentence.replace(noteInBrackets, "").replace(ofImportance, "").split(clauses);
  if (fromPlaces.test(sentence) && all.slice(1).every((clause) => onePlace.test(clause)))
    return all.join(", ");
  const isObserved = isObservation(all[0] ?? "");
  const isEmpty = (clause: string, index: number): boolean =>
    (isObservation(clause) && !(index > 0 && howManyMore.test(clause))) ||
    (isObserved && tellsWhen.test(clause)) ||
    speaksOfThem.test(clause) ||
    (index > 0 && addsHowOften.test(clause)) ||
    refersToUs.test(clause) ||
    (all.length > 1 && isOccasion.test(clause) && !isParty.test(clause)) ||
    isAudienceNote(clause) ||
    (saysNothing.test(clause) && !narrows.test(all[index + 1] ?? ""));
  const kept = all
    .filter((clause, index) => !isEmpty(clause, index))
    .map((clause, index) => (index > 0 ? clause.replace(howManyMore, "") : clause).replace(hedge, ""));
  if (kept.length === all.length) return kept.join(", ");
  const text = kept.join(", ");
  const end = /[.!]$/u.exec(sentence)?.[0] ?? "";
  return text === "" || /[.!]$/u.test(text) ? text : text + end;
}

/**
 * Whether the first remark names the main customers: without 'Locals mainly' of 'Locals mainly, students in term time',
 * visitors would read that the business is only for the others.
 */
const losesMost = ([first = ""]: readonly string[]): boolean =>
  /^(?:mostly|mainly) \p{L}|[\p{L}\d] (?:mostly|mainly)[.!]?$/iu.test(first.split(clauses)[0] ?? "");

/** Groups of people, one after the other. */
const manyPeople =
  /^(?!(?:and|or|but|in|at|on|for|with|all|mostly|mainly|some|any|not|no|never|except|only|just|plus|also|even|especially|particularly|including|rather)(?!\p{L}))(?:\p{L}[\p{L}'’-]* ){0,2}\p{L}[\p{L}'’-]*(?:[^s]s|people|folks?|children|women|men)$/u;

/** A list that was typed without its 'and': 'Homeowners, landlords.' */
function withLastJoined(text: string): string {
  const names = text.replace(/[.!]$/u, "").split(", ");
  return names.length > 1 && names.every((name) => manyPeople.test(name) && !/ (?:and|or) /u.test(name))
    ? listed(names, "and") + (/[.!]$/u.exec(text)?.[0] ?? "")
    : text;
}

/** The number of an entry in a list within a line: '2) ' of '1) schools 2) clubs'. */
const entryNumber = /(?<=^|[\s,;])(\d{1,2})\)\s+/u;

/** A list within a line without its numbers; the first one may have been taken off already. Other texts stay. */
function withoutNumbers(text: string): string {
  if (text.includes("(")) return text;
  const [start = "", ...rest] = text.split(entryNumber);
  const from = start.trim() === "" ? 1 : 2;
  const numbers = rest.filter((_, index) => index % 2 === 0);
  if (numbers.length === 0 || !numbers.every((number, index) => Number(number) === from + index)) return text;
  const entries = [start, ...rest.filter((_, index) => index % 2 === 1)]
    .map((entry) => entry.trim().replace(/[,;]$/u, ""))
    .filter((entry) => entry !== "");
  return listed(entries, "and");
}

/** A group that only continues the line before it: 'And daughters'. */
const nextGroup = /^and (?:(?:the|their|some|all) )?[\p{L}'’-]+(?: [\p{L}'’-]+){0,2}[.!]?$/iu;
const group = /^[^,.;:!?()]{1,60}[.!]?$/u;

/** The lines, with such a group joined to a line of one group: 'Home managers. And daughters' is one sentence. */
const withNextGroup = (lines: readonly string[], line: string): string[] => {
  const last = lines.at(-1);
  return last !== undefined && nextGroup.test(line) && group.test(last)
    ? [...lines.slice(0, -1), `${last.replace(/[.!]$/u, "")} a${line.slice(1)}`]
    : [...lines, line];
};

/**
 * For whom the business works, as one text that can be read without the sentences that the client keeps from visitors.
 * A sentence that the client released is whole. Of the others, remarks on who comes at present are left out, unless
 * they name the main customers.
 */
export function audienceText(
  sentences: readonly string[],
  released: ReadonlySet<string> = new Set<string>(),
): string {
  const areWhole = losesMost(sentences);
  const shown = (text: string): string => {
    if (!areWhole && !released.has(text)) return addressed(text);
    return saysNothing.test(text) ? "" : text;
  };
  const [first = "", ...rest] = sentences
    .filter((text, index) => index < sentences.length - 1 || !announcement.test(text))
    .map((text) => withoutNumbers(shown(text)))
    .filter((text) => text !== "");
  const lines = [first.replace(goingOn, ""), ...rest].reduce(withNextGroup, []).map(capital);
  const all = lines.map((line, index) =>
    nextGroup.test(lines[index + 1] ?? "") ? line : withLastJoined(line),
  );
  // A line typed alone often lacks its full stop.
  return all.map((text, index) => (index < all.length - 1 ? ended(text) : text)).join(" ");
}

/** Whether a sentence of the answer on the audience names a group of customers, not only how many or who comes when. */
export const namesGroup = (sentence: string): boolean =>
  !isLimit(sentence) && !refuses.test(sentence.trim()) && audienceText([sentence]) !== "";
