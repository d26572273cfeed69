import { numberWords } from "../../../text/number-words.ts";
import type { Project } from "../../project.ts";
import type { QuestionRule } from "../rule.ts";
import { askedOn, sayingOfBusiness } from "../saying.ts";

const feast =
  "(?:christmas|xmas|new year['’]?s?|easter|thanksgiving|(?:the )?(?:4th|fourth) of july|independence day|ramadan|diwali|t[eế]t|(?:lunar|chinese) new year|passover|half[- ]term|(?:the )?(?:\\p{L}+ )?holidays?)";
const month =
  "(?:january|february|march|april|may|june|july|august|september|october|november|december|(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)(?!\\p{L}))";
const someTime = `(?:(?:the |that |those )?(?:last |first |second )?(?:${numberWords(1, 12)}|a few|a couple of|some|\\d{1,2}) ?(?:or so )?(?:weeks|months|days)|(?:the )?(?:week|fortnight|month) (?:of|in|around|over|before|after)|(?:the whole of |all of |all |part of )?${month}|${feast})`;

/** The first and the last day of a closure: '24 December to 2 January', 'from November until Easter'. */
const withBothDays = new RegExp(
  `\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${month}?[^.!?]{0,6}(?:to|until|till|[-–])[^.!?]{0,6}\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${month}|${month} \\d{1,2}[^.!?]{0,6}(?:to|until|till|[-–]) ?(?:${month} )?\\d{1,2}(?!\\d)|(?<!\\p{L})from [^.!?]{3,20} (?:to|until|till|through) \\p{L}`,
  "iu",
);

/** 'We will be shut for about three weeks in May', 'closed the week of Easter': a closure without its days. */
const closed = sayingOfBusiness(
  new RegExp(
    `(?<!\\p{L})(?:closed?|shut|(?:be|am|are|is|we['’]re|i['’]m) (?:away|off|on holiday)|not (?:open|working|there))(?!\\p{L})[^.!?]{0,30}?(?<!\\p{L})${someTime}`,
    "iu",
  ),
  /(?<!\p{L})(?:except|the (?:web)?site|launch|old site|road|used to|until (?:it|they|he|she) (?:closed|shut))(?!\p{L})|^(?:the|our) (?:shop|market|pub|school) (?:next door|opposite)/iu,
);

/** 'Shut for bank holidays and the week of Christmas': everybody knows when that is. */
const known =
  /(?<!\p{L})(?:(?:bank|public|national) holidays?|(?:the )?week of (?:christmas|xmas|easter)|over (?:christmas|xmas|easter)|(?:christmas|xmas)(?: day)? (?:to|until|till|and) new year)/iu;

/** The sentences that tell a closure without its days. */
export const closuresWithoutDays = (project: Project): string[] =>
  closed(project).filter((text) => !withBothDays.test(text) && !known.test(text));

/** Asks for the days of a closure that the answers mention, and whether the site says so. */
export const closures: QuestionRule = askedOn("closures", closuresWithoutDays, {
  path: "businessInfo.contactDetails",
  question:
    "From which day to which day is that? May the site say so, without the reason, and what should people do who want something in that time?",
});
