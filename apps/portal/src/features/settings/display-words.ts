import { settingsTexts as texts } from "./texts.ts";

const dates = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric" });

/** A day in words, or 'Unknown' for an invalid date. */
export function dateWords(instant: string): string {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? texts.unknown : dates.format(date);
}

/** An answer, or 'Not specified'. */
export function answerWords(answer: string | readonly string[]): string {
  const text = typeof answer === "string" ? answer.trim() : answer.join(", ");
  return text || texts.notSpecified;
}

/** A project's name, or 'Unnamed Project'. */
export const projectWords = (businessName: string): string => businessName.trim() || texts.unnamedProject;

/** A person's name, or 'Unknown User'. */
export const personWords = (displayName: string): string => displayName.trim() || texts.unknownUser;
