import { questionnaireTexts as texts } from "../../texts/questionnaire.ts";

/** The answers that the summary repeats, each with the letter that ties it to its field, in the order of the form. */
export const letteredAnswers = [
  { name: "businessName", letter: "a", label: texts.businessName },
  { name: "websiteName", letter: "b", label: texts.websiteName },
  { name: "description", letter: "c", label: texts.description },
  { name: "niche", letter: "d", label: texts.niche },
  { name: "goals", letter: "e", label: texts.goals },
  { name: "audience", letter: "f", label: texts.audience },
  { name: "competitors", letter: "g", label: texts.competitors },
  { name: "pages", letter: "h", label: texts.pages },
  { name: "customPages", letter: "i", label: texts.customPages },
  { name: "timeline", letter: "j", label: texts.timeline },
  { name: "budget", letter: "k", label: texts.budget },
] as const;

/** An answer that the summary repeats. */
export type LetteredAnswer = (typeof letteredAnswers)[number]["name"];

/** The letter of an answer. */
export const letterOf = (name: LetteredAnswer): string =>
  letteredAnswers.find((answer) => answer.name === name)?.letter ?? "";

/** The label of an answer. */
export const labelOf = (name: LetteredAnswer): string =>
  letteredAnswers.find((answer) => answer.name === name)?.label ?? "";
