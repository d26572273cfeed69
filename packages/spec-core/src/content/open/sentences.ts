import type { OnboardingFormData } from "../../onboarding/form-data.ts";
import { singular } from "../../text/singular.ts";
import type { Fact } from "../fact.ts";
import { clausesAround, wholeSentences } from "./hedges.ts";
import type { Place } from "./open-point.ts";

const fields = ["description", "audience", "contentNotes"] as const;

/** A sentence of an answer and its place. */
export interface Sentence extends Place {
  readonly text: string;
}

const longestSentence = 1200;

/** The sentences about the business, without very long ones such as pasted text without punctuation. */
export function sentencesOf(form: OnboardingFormData): Sentence[] {
  return fields.flatMap((field) =>
    wholeSentences(form[field])
      .filter(({ start, end }) => end - start <= longestSentence)
      .map((span) => ({ field, ...span, text: form[field].slice(span.start, span.end) })),
  );
}

/** The clauses of a sentence around an index in it. */
export function clauses(sentence: Sentence, at: number): Sentence {
  const { field, start, text } = sentence;
  const span = clausesAround(text, { start: 0, end: text.length }, at);
  return { field, start: start + span.start, end: start + span.end, text: text.slice(span.start, span.end) };
}

/** The words of a text in lower case and in the singular: 'horse' for 'Horses'. */
export const singularsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}[\p{L}'’-]+/gu) ?? []).map(singular);

/** The input of the search for contradictions. */
export interface Read {
  readonly form: OnboardingFormData;
  readonly facts: readonly Fact[];
  readonly sentences: readonly Sentence[];
}
