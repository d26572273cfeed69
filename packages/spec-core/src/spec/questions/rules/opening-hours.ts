import { isAnswered } from "../../answers.ts";
import type { Project } from "../../project.ts";
import { any, factsOf, hasOpenFact } from "../checks.ts";
import { blocksPageIf, type Check, type QuestionRule } from "../rule.ts";
import { contactPath, hoursSentences, isOfAppointments } from "../ways.ts";
import { sentencesWith } from "../whole-sentences.ts";
import { vagueHours } from "./details.ts";

const month = "(?:jan|feb|mar(?:ch)?(?![a-z])|apr|may(?![a-z])|june?|july?|aug|sept?|oct|nov|dec)[a-z]{0,6}";
/** A season without a first or last day; 'April to October' means whole months. */
const seasonal =
  /\b(?:season|summer|winter|spring|autumn|(?:school|christmas|easter|february|half[- ]term) holidays|(?:mid|early|late|end of|beginning of|start of)[- ](?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/iu;
/** '14 July', 'July 14': the exact first or last day of a season. */
const dated = new RegExp(`\\b\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${month}|\\b${month} \\d{1,2}\\b`, "iu");

const clockOrDay =
  /\d ?[:.]\d\d|\d ?(?:am|pm|uhr|h\b)|\d ?[-–] ?\d|24|\b(?:mon|tue|wed|thu|fri|sat|sun|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|\b(?:mo|di|mi|do|fr|sa|so|lu|ma|me|je|ve|lun|jeu|ven|sam|dim)\b/i;

const holidays = /holiday|bank hol|feiertag|jours? fériés?|festivos?|festivi|feriados/i;

/** Whether an answer mentions holidays, or says that the hours are the same all year. */
export const mentionsHolidays = (project: Project): boolean =>
  [...hoursTexts(project), ...project.words.statements.map(({ text }) => text)].some(
    (text) => holidays.test(text) || /\b(?:all year|year[- ]round|365|24\/7)\b/i.test(text),
  );

const hoursTexts = (project: Project): string[] =>
  isAnswered(project.form.contact.openingHours)
    ? [project.form.contact.openingHours]
    : factsOf(project, "hours").map(({ text }) => text);

/** 'Easter to end of October', 'mid-May through the end of October': visitors know when that is. */
const spans = new RegExp(
  `(?:easter|christmas|${month}) (?:to|till|until|through|thru|-|–) (?:the )?(?:(?:mid|early|late|end of|beginning of|start of)[- ])?(?:the )?${month}(?![a-z])(?! (?:holidays?|half[- ]term))`,
  "iu",
);

/** The opening hours that depend on a season without its first or last day. */
const seasonsUndated = (project: Project): string[] =>
  hoursTexts(project).filter((text) => seasonal.test(text) && !dated.test(text) && !spans.test(text));

/** The terms of a school, and the holidays between them. */
const ofTerms = /(?<!\p{L})(?:school (?:holidays?|terms?)|half[- ]terms?|terms?(?:[- ]?time)?)(?!\p{L})/iu;

const clock = /\d ?[:.]\d\d|\d ?(?:am|pm|uhr|h\b)|\d ?[-–] ?\d/iu;

/** Whether recognised hours are the only times at which customers can come. */
export const comesByThese: Check = (project) =>
  !isAnswered(project.form.contact.openingHours) &&
  factsOf(project, "hours").some(({ text, about }) => clock.test(text) && about !== "calls");

const anyDay =
  /\b(?:mon|tue|wed|thu|fri|sat|sun|lun|mar|mer|jeu|ven|sam|dim|mo|di|mi|do|fr|sa|so)[a-zé]{0,6}\b|\b(?:daily|every ?day|all (?:week|days)|week ?days?|weekends?|7 days|24\/7|täglich|tous les jours|a diario|appointment|arrangement)\b/iu;

/** A range of abbreviated weekdays in any language: 'pn-pt', 'seg a sex'. */
const daySpan = /(?<!\p{L})\p{L}{2,4}\.? ?(?:[-–]|a|to|bis|à|t\/m|do) ?\p{L}{2,4}\.?(?!\p{L})/iu;

/** The same with initials alone: 'M-F', 'Tu-Sa', 'M/W/F', 'MWF'. */
const dayInitials =
  /(?<!\p{L})(?:M|Tu?|W|Th|F|Sa?|Su?)(?: ?[-–/,&] ?(?:Tu?|W|Th|F|Sa?|Su?)){1,6}(?!\p{L})|(?<!\p{L})(?:MWF|MTWThF|TTh|TuTh)(?!\p{L})/u;

/** Typed hours with times but without days. */
const hoursWithoutDays = ({ form: { contact } }: Project): string[] =>
  clock.test(contact.openingHours) &&
  !anyDay.test(contact.openingHours) &&
  !daySpan.test(contact.openingHours) &&
  !dayInitials.test(contact.openingHours) &&
  !dated.test(contact.openingHours)
    ? [contact.openingHours.trim()]
    : [];

/** Only says when the business is closed: 'Closed Mondays'. */
const closing = /^(?:closed|shut|no|not open|except)(?!\p{L})/iu;

/** Whether the sentences about hours are vague about days or times. */
const areVague: Check = (project) => {
  const vague = vagueHours(project);
  return hoursSentences(project).some((text) => vague.includes(text));
};

/** Whether no hours say when customers can come. */
const tellNoTimes: Check = (project) => {
  const hours = hoursTexts(project);
  return (
    !hours.some((text) => clockOrDay.test(text)) ||
    hours.every((text) => closing.test(text) && !clock.test(text))
  );
};

const dayName = "(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?";
/** '7 days', 'Monday to Friday': days without a time of the day. */
const daysAlone = new RegExp(
  `^(?:we['’]?re |we are |i['’]?m |i am )?(?:open )?(?:(?:7|seven) days(?: a week| per week)?|every ?day|daily|all week|week ?days|${dayName}(?: ?(?:to|till|until|-|–|through|thru|and|&) ?${dayName})?)[.!]*$`,
  "iu",
);
/** Whether the typed hours hold a remark, so that 'Accept' left them out: the site would show none. */
const areTypedHoursKept: Check = ({ words }) =>
  words.facts.some(
    ({ field, about, isConfirmed, isDecided }) =>
      field === "contact.openingHours" && about === "" && !isConfirmed && isDecided,
  );

const areDaysAlone: Check = ({ form }) => daysAlone.test(form.contact.openingHours.trim());

/** Whether the hours lack days or times, so that a confirmation is not enough. */
export const lackTimes: Check = any(areVague, tellNoTimes);

const everyDay = /(?<!\p{L})(?:every ?day|daily|each day|all week|seven days|7 days)(?!\p{L})/iu;
const rangeStart = /(\d{1,2})(?:[:.](\d\d))? ?(am|pm)?(?= ?(?:[-–]|to|till|until)(?!\p{L}))/giu;
/** An earlier hour without am or pm is in the afternoon: '2 to 6'. */
const firstMorningHour = 7;

/** The start times of the ranges in these hours, in minutes of the day. */
const beginnings = (hours: string): number[] =>
  [...hours.matchAll(rangeStart)].map(([, hour = "", minute = "0", half]) => {
    const said = Number(hour);
    const isAfternoon = half ? half.toLowerCase() === "pm" && said < 12 : said < firstMorningHour;
    return (said + (isAfternoon ? 12 : 0)) * 60 + Number(minute);
  });

/**
 * Sentences with other hours than the opening hours field: 'A café, open 10 to 4 every day', if some days begin at
 * noon.
 */
const hoursThatClash = (project: Project): string[] => {
  const latest = Math.max(...beginnings(project.form.contact.openingHours));
  const clashing = project.words.facts.filter(
    ({ kind, field, text, isConfirmed, isDecided }) =>
      kind === "hours" &&
      field !== "contact.openingHours" &&
      (isConfirmed || !isDecided) &&
      everyDay.test(text) &&
      beginnings(text).some((start) => start < latest),
  );
  return sentencesWith(project, clashing);
};

/** Questions about when customers can come. */
export const hoursQuestions: readonly QuestionRule[] = [
  {
    id: "confirm-hours",
    path: contactPath,
    question: (project) => {
      const holidaysToo = mentionsHolidays(project) ? "" : ", and what about public holidays";
      if (areTypedHoursKept(project))
        return `The site shows no hours so far, because of the remark in yours. Which may it show, in which words${holidaysToo}?`;
      if (areDaysAlone(project))
        return `From what time to what time is that${holidaysToo}? Do you also answer or come at night?`;
      if (!hasOpenFact("hours")(project) || !lackTimes(project))
        return "These hours do not go with the opening hours that you gave. Which hold on which day?";
      return areVague(project)
        ? `On which days exactly, and from what time to what time${holidaysToo}?`
        : `Please say on which days and at what times you are open${holidaysToo}.`;
    },
    asks: "client",
    // Without an answer the site shows no hours, which is acceptable if others are known or these have no times.
    blocks: blocksPageIf(
      any(areTypedHoursKept, areDaysAlone, comesByThese, (project) => hoursThatClash(project).length > 0),
    ),
    when: (project) =>
      areTypedHoursKept(project) ||
      areDaysAlone(project) ||
      (hasOpenFact("hours")(project) && lackTimes(project)) ||
      hoursThatClash(project).length > 0,
    settledBy: (project) =>
      isOfAppointments(project) &&
      !areTypedHoursKept(project) &&
      !areDaysAlone(project) &&
      hoursThatClash(project).length === 0,
    quotes: (project) =>
      hasOpenFact("hours")(project) && lackTimes(project)
        ? hoursSentences(project)
        : [project.form.contact.openingHours.trim(), ...hoursThatClash(project)],
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
    question: (project) =>
      seasonsUndated(project).every((text) => ofTerms.test(text))
        ? "From which day to which day do the terms run, this year and the next, and in which holidays are you closed?"
        : "From which day to which day exactly is each season or closure that you name here, this year and the next?",
    asks: "client",
    blocks: "nothing",
    when: (project) => seasonsUndated(project).length > 0,
    quotes: seasonsUndated,
  },
];
