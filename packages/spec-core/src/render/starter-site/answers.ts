import { cleanText } from "../../site/clean-text.ts";
import { specified } from "../../spec/answers.ts";

/** The client's answer; null if the spec has none. */
export const said = (text: string): string | null => specified(cleanText(text));
