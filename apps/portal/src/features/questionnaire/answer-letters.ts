import { letterOfPlace } from "../../lib/preview/places.ts";
import { questionnaireTexts as texts } from "./texts.ts";

/** The answers repeated in the summary, in the order of the form. */
export const letteredAnswers = [
  { name: "businessName", label: texts.businessName },
  { name: "websiteName", label: texts.websiteName },
  { name: "description", label: texts.description },
  { name: "niche", label: texts.niche },
  { name: "goals", label: texts.goals },
  { name: "audience", label: texts.audience },
  { name: "competitors", label: texts.competitors },
  { name: "pages", label: texts.pages },
  { name: "customPages", label: texts.customPages },
  { name: "timeline", label: texts.timeline },
  { name: "budget", label: texts.budget },
] as const;

/** An answer repeated in the summary. */
export type LetteredAnswer = (typeof letteredAnswers)[number]["name"];

/** The letter of an answer. */
export const letterOf = (name: LetteredAnswer): string => letterOfPlace(`formData.${name}`);

/** The label of an answer. */
export const labelOf = (name: LetteredAnswer): string =>
  letteredAnswers.find((answer) => answer.name === name)?.label ?? "";
