import type { JudgedStatement } from "../../content/public-words.ts";
import { matches } from "../../content/regex-prefilter/prefiltered-match.ts";

/** A condition, a doubt, or another person's opinion. */
const unsettled =
  /(?<!\p{L})(?:maybe|perhaps|possibly|probably|might|not (?:quite |yet |really )?(?:sure|certain|decided|settled|clear|talked|agreed)|un(?:sure|decided|clear)|(?:don['’]?t|do not|doesn['’]?t) know|(?:have|has)(?: not|n['’]t) (?:decided|talked|agreed|asked|settled|finished|found)|(?:must|need to|have to|has to|should) (?:look up|find out|check|ask|decide|talk)|whose name|tell me first|ask (?:me|us|him|her|them) (?:first|about)|let(?:['’]s| us) (?:see|talk)|something like|(?<!different |special )[Ii] (?:guess|suppose|hope)|(?:[Ii]|[Ww]e)['’]ll (?:get|find|send|ask|check|see|let you know)(?! (?:it|them|this|that) to (?:the |my |our )?(?:patients|customers|clients|guests|parents|people|members|visitors))|when (?:i|we) get (?:a?round) to|(?!(?:She|He|It|They|That|This)(?!\p{L}))\p{Lu}\p{Ll}+ (?:says|thinks|wants|would like)|[Yy]ou decide|(?:still|yet) (?:have|need) to|(?:did|have|has)(?: not|n['’]t) (?:yet )?ask(?:ed)?|still (?:did|have|has)(?: not|n['’]t)|my (?:wife|husband|partner|son|daughter|brother|sister|mother|father|mum|dad|accountant|lawyer) (?:says|thinks|wants))(?!\p{L})/u;

const month =
  "(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|christmas|easter|spring|summer|autumn|winter)";

/** Something that applies only from or until a date. */
const dated = new RegExp(
  `(?<!\\p{L})(?:for now|for the moment|(?<!(?:made|cooked|baked) )at the moment|not yet|(?<!(?:days?|weeks?|months?|years?|hours?|minutes?) )later|sooner or later|some day|one day|(?:next|coming) (?:week|month|year|term|season|${month})|(?:from|by|until|till|before|after|in|on|end of|mid|about|around)(?: about| end of| the end of| mid)?(?: \\d{1,2}(?:st|nd|rd|th)?(?: of)?)? ${month}|going (?:up|down)|(?:go|goes) (?:up|down)|booked (?:till|until|up)|waiting list|(?:till|until) (?:then|further))(?!\\p{L})`,
  "iu",
);

/** Something that must not be shown or named; the brief has to say exactly what. */
const withheld =
  /(?<!\p{L})(?:(?:may|can|could|must|should)(?: not|n['’]t|not) (?:\p{L}+ )?(?:use|name|show|print|put|publish|mention)|cannot (?:\p{L}+ )?(?:use|name|show|print|put|publish|mention)|leave (?:them|him|her|those|these) out|not allowed to)(?!\p{L})/iu;

/**
 * Whether a statement applies only from a date or on a condition, or must not be shown; such statements are listed in
 * the brief.
 */
export const isLeftOpen = ({ text }: JudgedStatement): boolean =>
  [unsettled, dated, withheld].some((sign) => matches(sign, text));
