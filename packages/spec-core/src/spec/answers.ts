/** What stands where the client has not answered. */
export const notSpecified = "Not specified";

/** The answer without surrounding blanks, or 'Not specified'. */
export const answered = (text: string): string => text.trim() || notSpecified;

/** Whether there is an answer in this text. */
export const isAnswered = (text: string): boolean => text.trim() !== "";
