import { trouble } from "../../content/facts/data/keep-words.ts";
import type { JudgedStatement } from "../../content/public-words.ts";
import { matches } from "../../content/regex-prefilter/prefiltered-match.ts";
import type { Project } from "../project.ts";
import { sentencesOn } from "./checks.ts";
import type { Clarification } from "./clarification.ts";
import { holds, isNotYet, placeOfField, plain } from "./open-points.ts";
import { quoted } from "./rule.ts";
import { isSilenced } from "./silence.ts";
import { wholeSentenceOf } from "./whole-sentences.ts";

/** A condition, a doubt, or somebody else's view. */
const unsettled =
  /(?<!\p{L})(?:maybe|perhaps|possibly|probably|might|not (?:quite |yet |really )?(?:sure|certain|decided|settled|clear|talked|agreed)|un(?:sure|decided|clear)|(?:don['’]?t|do not|doesn['’]?t) know|(?:have|has)(?: not|n['’]t) (?:decided|talked|agreed|asked|settled|finished|found)|(?:must|need to|have to|has to|should) (?:look up|find out|check|ask|decide|talk)|whose name|tell me first|ask (?:me|us|him|her|them) (?:first|about)|let(?:['’]s| us) (?:see|talk)|something like|(?<!different |special )[Ii] (?:guess|suppose|hope)|(?:[Ii]|[Ww]e)['’]ll (?:get|find|send|ask|check|see|let you know)(?! (?:it|them|this|that) to (?:the |my |our )?(?:patients|customers|clients|guests|parents|people|members|visitors))|when (?:i|we) get (?:a?round) to|(?!(?:She|He|It|They|That|This)(?!\p{L}))\p{Lu}\p{Ll}+ (?:says|thinks|wants|would like)|[Yy]ou decide|(?:still|yet) (?:have|need) to|(?:did|have|has)(?: not|n['’]t) (?:yet )?ask(?:ed)?|still (?:did|have|has)(?: not|n['’]t)|my (?:wife|husband|partner|son|daughter|brother|sister|mother|father|mum|dad|accountant|lawyer) (?:says|thinks|wants))(?!\p{L})/u;

const month =
  "(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|christmas|easter|spring|summer|autumn|winter)";

/** What holds from or until a time. */
const dated = new RegExp(
  `(?<!\\p{L})(?:for now|for the moment|(?<!(?:made|cooked|baked) )at the moment|not yet|(?<!(?:days?|weeks?|months?|years?|hours?|minutes?) )later|sooner or later|some day|one day|(?:next|coming) (?:week|month|year|term|season|${month})|(?:from|by|until|till|before|after|in|on|end of|mid|about|around)(?: about| end of| the end of| mid)?(?: \\d{1,2}(?:st|nd|rd|th)?(?: of)?)? ${month}|going (?:up|down)|(?:go|goes) (?:up|down)|booked (?:till|until|up)|waiting list|(?:till|until) (?:then|further))(?!\\p{L})`,
  "iu",
);

/** What may not be shown or named, of which the site has to know exactly what. */
const withheld =
  /(?<!\p{L})(?:(?:may|can|could|must|should)(?: not|n['’]t|not) (?:\p{L}+ )?(?:use|name|show|print|put|publish|mention)|cannot (?:\p{L}+ )?(?:use|name|show|print|put|publish|mention)|leave (?:them|him|her|those|these) out|not allowed to)(?!\p{L})/iu;

/** 'Hello, my niece says I must have a site': how a client begins. */
const greeting = /^(?:hello|hi|good (?:morning|day|evening))(?!\p{L})/iu;

/** 'I dont know what hosting is': the agency explains it. */
const ofJargon = /(?<!\p{L})know (?:what|how) (?:\p{L}+ ){0,3}(?:is|are|means?|works?)(?!\p{L})/iu;

/** Whether a statement leaves something open: what holds from a date, on a condition, or must not be shown. */
export const isLeftOpen = ({ text }: JudgedStatement): boolean =>
  [unsettled, dated, withheld].some((sign) => matches(sign, text));

const fields: readonly JudgedStatement["field"][] = ["description", "contentNotes"];
const mostQuotes = 8;

/**
 * A last question on sentences that no other question quotes and that leave something open for the site: what holds
 * from a date, on a condition, or must not be shown. Nothing that is told in confidence, and nobody's troubles.
 */
export function leftOpenQuestions(project: Project, asked: readonly Clarification[]): Clarification[] {
  const quotes = asked.flatMap((question) => question.quotes.map((text) => plain(text.replace(/…$/u, ""))));
  const leaving = new Set(sentencesOn("leaving")(project));
  const isAsked = (text: string): boolean => quotes.some((quote) => holds(quote, plain(text)));
  const open = project.words.statements.filter(
    (statement) =>
      fields.includes(statement.field) &&
      !statement.isPrinted &&
      isLeftOpen(statement) &&
      !isNotYet({ sentence: statement.text }) &&
      !/^otherwise(?!\p{L})|, say (?:that|so)\W*$/iu.test(statement.text) &&
      !ofJargon.test(statement.text) &&
      !greeting.test(wholeSentenceOf(project, statement)) &&
      !trouble.test(statement.text) &&
      !leaving.has(statement.text) &&
      !isSilenced(statement, project) &&
      !isAsked(statement.text),
  );
  const [first] = open;
  if (!first) return [];
  // The rest of a sentence may be what nobody is to be asked about.
  const mayBeQuoted = (statement: JudgedStatement, text: string): boolean =>
    !trouble.test(text) &&
    !isSilenced({ ...statement, text }, project) &&
    ![...leaving].some((sentence) => text.includes(sentence));
  const sentences = open.map((statement) => {
    const whole = wholeSentenceOf(project, statement);
    return mayBeQuoted(statement, whole) ? whole : statement.text;
  });
  return [
    {
      id: "left-open",
      path: placeOfField[first.field],
      question:
        "The client leaves these open. Does the site have to say or do anything about them, and from or until when?",
      about: "",
      // Most of it is said in passing: the agency knows what is worth the client's time.
      asks: "agency",
      blocks: "nothing",
      quotes: [...new Set(sentences)].slice(0, mostQuotes).map((text) => quoted(text)),
    },
  ];
}
