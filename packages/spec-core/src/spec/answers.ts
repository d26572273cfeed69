import { isNoAnswer } from "../onboarding/no-answer.ts";

/** The text of a missing answer. */
export const notSpecified = "Not specified";

/** An answer of a specification; null if it is missing. */
export const specified = (text: string | null): string | null =>
  text === null || text === notSpecified || text.trim() === "" ? null : text;

/** Whether the text is an answer: 'TBD', 'n/a' and the like are not. */
export const isAnswered = (text: string): boolean => !isNoAnswer(text);

/** The answer without surrounding blanks, or 'Not specified'. */
export const answered = (text: string): string => (isAnswered(text) ? text.trim() : notSpecified);

/** A trimmed name, or 'Not specified'. Words like 'Nada' or 'Zero' are accepted: they may be the name of a business. */
export const answeredName = (text: string): string => text.trim() || notSpecified;
