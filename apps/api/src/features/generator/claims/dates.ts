import { type Claim, matchesOf } from "./claim.ts";
import { numberWord } from "./number-words.ts";

const longMonth =
  "January|February|April|June|July|August|September|October|November|December|Jan\\.|Feb\\.|Aug\\.|Sept\\.|Oct\\.|Nov\\.|Dec\\.";
const month = `(?:${longMonth}|March|May)`;
const weekday = "(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?";
const season = "(?:spring|summer|autumn|fall|winter)";
const year = "(?:1[5-9]|20|21)\\d\\d";
const ordinalDay =
  "(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|(?:four|fif|six|seven|eigh|nine)teenth|twentieth|twenty-[a-z]+th|twenty-(?:first|second|third)|thirtieth|thirty-first)";
const day = `(?:\\d{1,2}(?:st|nd|rd|th)?|${ordinalDay})`;
const span = "(?:days?|weeks?|months?|quarters?|years?|decades?|centur(?:y|ies))";
const holiday =
  "Advent|Labou?r Day|Independence Day|Memorial Day|Bank Holiday|Christmas(?: Eve| Day)?|New Year(?:[’']s (?:Eve|Day))?|Easter(?: Monday| Sunday)?|Good Friday|Black Friday|Cyber Monday|Halloween|Valentine[’']s Day|Thanksgiving|Boxing Day|Ramadan|Diwali|Hanukkah|Whitsun|Pentecost|Mother[’']s Day|Father[’']s Day";

const patterns = [
  new RegExp(`\\b${day}(?: of)? ${month}(?:,? ${year})?`, "g"),
  new RegExp(`\\b${month} ${day}(?:, ${year})?\\b`, "g"),
  new RegExp(`\\b${month}(?:,? (?:of )?${year})\\b`, "g"),
  new RegExp(`\\b(?:${longMonth})(?!\\w)`, "g"),
  // These two are names of months only after a preposition; elsewhere they are verbs.
  /\b(?<=(?:in|since|until|till|by|last|next|of|from|to|and|between|this|early|late|every) )(?:March|May)\b/gi,
  new RegExp(`\\b${weekday}\\b`, "g"),
  new RegExp(`\\b(?:${holiday})(?: ${year})?\\b`, "g"),
  new RegExp(`\\b${year}(?:[-–/]\\d{2,4})?\\b(?![,.]?\\d)`, "g"),
  /\b(?:(?:early|mid|late)[ -])?(?:1[5-9]|20|21)?\d0[’']?s\b/g,
  /\b(?:(?:early|mid|late)[ -])?(?:nineteen )?(?:twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties|noughties)\b/gi,
  new RegExp(`\\b(?:${season})(?: of)? ${year}(?:[-–/]\\d{2,4})?\\b`, "gi"),
  new RegExp(`\\b(?:last|next|this past|this) (?:${season}|${span}|${weekday}|night|weekend)\\b`, "gi"),
  new RegExp(
    `\\b(?:(?:a|an|one|few|several|\\d+|${numberWord})(?: (?:and a half|or ${numberWord}))? ${span}) (?:ago|later|earlier|before that|from now)\\b`,
    "gi",
  ),
  /\b(?:Q[1-4]|H[12])(?: (?:of )?(?:20|19)\d\d)?\b/g,
  /\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}[./]\d{1,2}[./](?:\d{4}|\d{2})\b/g,
  /\b(?:(?:the )?(?:first|second|third|fourth|last) (?:quarter|(?:half|week|month) of (?:the year|(?:19|20)\d\d))|(?:first|second|third|fourth|last) (?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|weekend) (?:of|in) (?:each|every|the) month|year[- ]end|(?:the )?end of the year)\b/gi,
  /\b(?:yesterday|today|tomorrow|nowadays)\b(?=,| (?:the|at|in) )/gi,
];

/** Calendar dates and times, full or partial. */
export const findDates = (text: string): Claim[] =>
  patterns.flatMap((pattern) => matchesOf(text, pattern, "date"));
