import { notSpecified } from "../../spec/answers.ts";
import { cleanText } from "./clean-text.ts";
import { sentences } from "./sentences.ts";

/** What the client said; null where the spec has no answer. */
export const said = (text: string): string | null => {
  const clean = cleanText(text);
  return clean === "" || clean === notSpecified ? null : clean;
};

/** The sentences of an answer, each once; none where there is no answer. */
export const saidSentences = (text: string): string[] =>
  said(text) === null ? [] : [...new Set(sentences(text))];
