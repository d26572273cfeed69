import { notSpecified } from "../../spec/answers.ts";
import { cleanText } from "./clean-text.ts";

/** What the client said; null where the spec has no answer. */
export const said = (text: string): string | null => {
  const clean = cleanText(text);
  return clean === "" || clean === notSpecified ? null : clean;
};
