import { useStoredText } from "../../lib/stored-text.ts";

/** The answer to a message that is not sent yet, kept in this browser. */
export const useAnswerDraft = (messageId: string) => useStoredText(`answer_${messageId}`);
