import { cleanText } from "../../site/clean-text.ts";
import { notSpecified } from "../../spec/answers.ts";

/** The client's answer; null if the spec has none. */
export const said = (text: string): string | null => {
  const clean = cleanText(text);
  return clean === "" || clean === notSpecified ? null : clean;
};
