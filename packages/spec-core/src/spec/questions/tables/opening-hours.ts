import { isAnswered } from "../../answers.ts";
import type { Project } from "../../project.ts";
import { all, any, does, factsOf, hasOpenFact, shows } from "../checks.ts";
import type { Check, QuestionRule } from "../rule.ts";
import { confirming, contactPath, hoursSentences, knows } from "../ways.ts";
import { vagueHours } from "./details.ts";

// Holidays are asked about where the answers mention seasons, or where guests come at fixed times.
const seasonal =
  /holiday|season|summer|winter|christmas|easter|january|february|march\b|april|june|july|august|september|october|november|december/i;

const closing = /\b(?:closed?|closing|shut|except|incl)/i;

// 'April to October' states the season itself.
const monthRange =
  /\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]{0,6} ?(?:to|until|till|through|[-–]) ?(?:end of )?(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)/i;

const isSeasonal = (text: string): boolean => seasonal.test(text) && !closing.test(text);

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

/** Shops, kitchens and practices, before whose door people stand on a holiday. */
const hasVisitors: Check = ({ industry }) =>
  ["Retail & E-commerce", "Food & Hospitality", "Healthcare", "Fashion & Beauty"].includes(industry.industry);

/** Questions about when one can come. */
export const hoursQuestions: readonly QuestionRule[] = [
  {
    ...confirming("hours", "Are these opening hours right?"),
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
    id: "holiday-hours",
    path: contactPath,
    question: "Do your hours change on public holidays or in the holiday season?",
    asks: "client",
    blocks: "nothing",
    when: all(shows("Contact", "contact"), (project) => knows(project, "hours")),
    settledBy: any(
      hasOpenFact("hours"),
      mentionsHolidays,
      (project) =>
        !does("tables", "shop")(project) &&
        !hasVisitors(project) &&
        !hoursTexts(project).some((text) => isSeasonal(text) && !monthRange.test(text)),
    ),
    quotes: hoursTexts,
  },
];
