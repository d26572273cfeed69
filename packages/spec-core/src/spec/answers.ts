import { isNoAnswer } from "../onboarding/no-answer.ts";

/** The text of a missing answer. */
export const notSpecified = "Not specified";

/** An answer of a specification; null where it is missing. */
export const specified = (text: string | null): string | null =>
  text === null || text === notSpecified || text.trim() === "" ? null : text;

/** Whether there is an answer in this text; 'TBD', 'n/a' and their like are none. */
export const isAnswered = (text: string): boolean => !isNoAnswer(text);

/** The answer without surrounding blanks, or 'Not specified'. */
export const answered = (text: string): string => (isAnswered(text) ? text.trim() : notSpecified);

/** A name without surrounding blanks, or 'Not specified'. A business may be called 'Nada' or 'Zero'. */
export const answeredName = (text: string): string => text.trim() || notSpecified;
