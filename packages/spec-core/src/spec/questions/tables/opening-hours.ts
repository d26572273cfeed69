import { isAnswered } from "../../answers.ts";
import type { Project } from "../../project.ts";
import { factsOf } from "../checks.ts";
import type { QuestionRule } from "../rule.ts";
import { confirming, contactPath, hoursSentences } from "../ways.ts";
import { vagueHours } from "./details.ts";

const month = "(?:jan|feb|mar(?:ch)?(?![a-z])|apr|may(?![a-z])|june?|july?|aug|sept?|oct|nov|dec)[a-z]{0,6}";
/** A time of the year without its first or last day; 'April to October' is whole months. */
const seasonal =
  /\b(?:season|summer|winter|spring|autumn|(?:school|christmas|easter|february|half[- ]term) holidays|(?:mid|early|late|end of|beginning of|start of)[- ](?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/iu;
/** '14 July', 'July 14': where a season begins or ends on a day, it is told. */
const dated = new RegExp(`\\b\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${month}|\\b${month} \\d{1,2}\\b`, "iu");

const clockOrDay =
  /\d ?[:.]\d\d|\d ?(?:am|pm|uhr|h\b)|\d ?[-–] ?\d|24|\b(?:mon|tue|wed|thu|fri|sat|sun|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|\b(?:mo|di|mi|do|fr|sa|so|lu|ma|me|je|ve|lun|jeu|ven|sam|dim)\b/i;

const holidays = /holiday|bank hol|feiertag|jours? fériés?|festivos?|festivi|feriados/i;

/** Whether an answer mentions holidays, or says that the hours are the same all year. */
const mentionsHolidays = (project: Project): boolean =>
  [...hoursTexts(project), ...project.words.statements.map(({ text }) => text)].some(
    (text) => holidays.test(text) || /\b(?:all year|year[- ]round|365|24\/7)\b/i.test(text),
  );

const hoursTexts = (project: Project): string[] =>
  isAnswered(project.form.contact.openingHours)
    ? [project.form.contact.openingHours]
    : factsOf(project, "hours").map(({ text }) => text);

/** The opening hours that depend on a season without a day of its beginning or end. */
const seasonsUndated = (project: Project): string[] =>
  hoursTexts(project).filter((text) => seasonal.test(text) && !dated.test(text));

/** Questions about when one can come. */
export const hoursQuestions: readonly QuestionRule[] = [
  {
    ...confirming("hours", "Are these opening hours right?"),
    // Until they are confirmed the site shows none.
    blocks: "nothing",
    question: (project) => {
      const holidaysToo = mentionsHolidays(project) ? "" : ", and what about public holidays";
      const vague = vagueHours(project);
      if (hoursSentences(project).some((text) => vague.includes(text)))
        return `On which days exactly, and from what time to what time${holidaysToo}?`;
      return hoursTexts(project).some((text) => clockOrDay.test(text))
        ? `Are these hours right${holidaysToo}?`
        : "Are these opening hours right? Please say on which days and at what times you are open.";
    },
  },
  {
    id: "season-dates",
    path: contactPath,
    question: "From which day to which day exactly, this year and the next?",
    asks: "client",
    blocks: "nothing",
    when: (project) => seasonsUndated(project).length > 0,
    quotes: seasonsUndated,
  },
];
