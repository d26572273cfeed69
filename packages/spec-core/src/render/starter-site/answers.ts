import { notSpecified } from "../../spec/answers.ts";
import { cleanText } from "./clean-text.ts";

/** The client's answer; null if the spec has none. */
export const said = (text: string): string | null => {
  const clean = cleanText(text);
  return clean === "" || clean === notSpecified ? null : clean;
};
