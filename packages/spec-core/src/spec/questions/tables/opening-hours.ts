import { isAnswered } from "../../answers.ts";
import type { Project } from "../../project.ts";
import { factsOf } from "../checks.ts";
import { blocksPageIf, type Check, type QuestionRule } from "../rule.ts";
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

const clock = /\d ?[:.]\d\d|\d ?(?:am|pm|uhr|h\b)|\d ?[-–] ?\d/iu;

/** Whether these are the only times at which one can come. */
const comesByThese: Check = (project) =>
  !isAnswered(project.form.contact.openingHours) &&
  factsOf(project, "hours").some(({ text, about }) => clock.test(text) && about !== "calls");

const anyDay =
  /\b(?:mon|tue|wed|thu|fri|sat|sun|lun|mar|mer|jeu|ven|sam|dim|mo|di|mi|do|fr|sa|so)[a-zé]{0,6}\b|\b(?:daily|every ?day|all (?:week|days)|week ?days?|weekends?|7 days|24\/7|täglich|tous les jours|a diario|appointment|arrangement)\b/iu;

/** 'pn-pt', 'seg a sex': two short words as the first and the last day, in whatever language. */
const daySpan = /(?<!\p{L})\p{L}{2,4}\.? ?(?:[-–]|a|to|bis|à|t\/m|do) ?\p{L}{2,4}\.?(?!\p{L})/iu;

/** Typed hours that name times and no day. */
const hoursWithoutDays = ({ form: { contact } }: Project): string[] =>
  clock.test(contact.openingHours) &&
  !anyDay.test(contact.openingHours) &&
  !daySpan.test(contact.openingHours) &&
  !dated.test(contact.openingHours)
    ? [contact.openingHours.trim()]
    : [];

/** Questions about when one can come. */
export const hoursQuestions: readonly QuestionRule[] = [
  {
    ...confirming("hours", "Are these opening hours right?"),
    // Until they are confirmed the site shows none: enough where others are known, or they name no times.
    blocks: blocksPageIf(comesByThese),
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
    id: "hours-days",
    path: contactPath,
    question: "On which days do these hours hold, and what about public holidays?",
    asks: "client",
    blocks: "page",
    when: (project) => hoursWithoutDays(project).length > 0,
    quotes: hoursWithoutDays,
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
