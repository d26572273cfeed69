import { allMatches } from "../../../content/regex-prefilter/prefiltered-match.ts";
import type { Project } from "../../project.ts";
import { oncePerProject } from "../once.ts";
import type { QuestionRule } from "../rule.ts";
import { saying } from "../saying.ts";

const weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const;
const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"] as const;

const weekday = "(sun|mon|tues|wednes|thurs|fri|satur)day";
const month =
  "(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
const year = "(?:,? (20\\d\\d))?(?!\\p{L}|\\d)";

/** 'Saturday 9 May', 'Saturday, May 9th 2027': the weekday, day, month and year. */
const dayFirst = new RegExp(
  `(?<!\\p{L})${weekday},? (?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?: of)? ${month}${year}`,
  "giu",
);
const monthFirst = new RegExp(`(?<!\\p{L})${weekday},? ${month} (\\d{1,2})(?:st|nd|rd|th)?${year}`, "giu");

const withWeekday = saying(
  new RegExp(`(?<!\\p{L})${weekday},? (?:the )?(?:\\d{1,2}|${month})(?!\\p{L})`, "iu"),
  // A day in the past may be of any year.
  /(?<!\p{L})(?:opened|started|began|founded|was|were|had|took|won|happened|moved|born|bought|last)(?!\p{L})/iu,
);

interface SaidDay {
  readonly weekday: string;
  readonly day: number;
  readonly month: string;
  readonly year: string | undefined;
}

const daysIn = (text: string): SaidDay[] => [
  ...allMatches(dayFirst, text).map(([, name = "", day = "", monthName = "", yearSaid]) => ({
    weekday: name,
    day: Number(day),
    month: monthName,
    year: yearSaid,
  })),
  ...allMatches(monthFirst, text).map(([, name = "", monthName = "", day = "", yearSaid]) => ({
    weekday: name,
    day: Number(day),
    month: monthName,
    year: yearSaid,
  })),
];

/** The next time that this day of the month falls, or in the year that is said. */
function dateOf({ day, month: name, year: said }: SaidDay, now: Date): Date {
  const index = months.findIndex((each) => name.toLowerCase().startsWith(each));
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const inYear = Date.UTC(said === undefined ? now.getUTCFullYear() : Number(said), index, day);
  return said === undefined && inYear < today
    ? new Date(Date.UTC(now.getUTCFullYear() + 1, index, day))
    : new Date(inYear);
}

const capitalized = (word: string): string => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;

/** The days whose weekday is another one, with the sentence: '9 May 2027 is a Sunday'. */
const wrongDays = oncePerProject((project: Project) =>
  withWeekday(project).flatMap((text) =>
    daysIn(text).flatMap((said) => {
      const date = dateOf(said, project.context.now);
      const name = weekdays[date.getUTCDay()] ?? "";
      // There is no 31 June: the date falls into the next month.
      if (date.getUTCDate() !== said.day || name.startsWith(said.weekday.toLowerCase())) return [];
      const inWords = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(date);
      return [{ text, fact: `${inWords} is a ${capitalized(name)}` }];
    }),
  ),
);

/** Asks for the right day where a weekday and a date do not go together. */
export const datesApart: QuestionRule = {
  id: "date-weekday",
  path: "content.facts",
  question: (project) =>
    `Which day is right, the weekday or the date, and of which year? ${wrongDays(project)
      .map(({ fact }) => fact)
      .join("; ")}.`,
  asks: "client",
  blocks: "page",
  when: (project) => wrongDays(project).length > 0,
  quotes: (project) => wrongDays(project).map(({ text }) => text),
};
