import { dateText } from "../../lib/date-text.ts";
import { settingsTexts as texts } from "./texts.ts";

/** A day in words, or 'Unknown' for an invalid date. */
export const dateWords = (instant: string): string =>
  Number.isNaN(Date.parse(instant)) ? texts.unknown : dateText(instant);

/** An answer, or 'Not specified'. */
export function answerWords(answer: string | readonly string[]): string {
  const text = typeof answer === "string" ? answer.trim() : answer.join(", ");
  return text || texts.notSpecified;
}

/** A project's name, or 'Unnamed Project'. */
export const projectWords = (businessName: string): string => businessName.trim() || texts.unnamedProject;

/** A person's name, or 'Unknown User'. */
export const personWords = (displayName: string): string => displayName.trim() || texts.unknownUser;
