import type { OpenQuestion } from "@sitewright/spec-core/render";

/** A question in two parts: what it asks first, and what it asks besides. */
export function questionParts({ question, about }: Pick<OpenQuestion, "question" | "about">): {
  first: string;
  more: readonly string[];
} {
  const [first = "", ...more] = question.split(/(?<=\?) (?=\p{Lu}[^?]*\?)/u);
  return { first: about ? `${first} (${about})` : first, more };
}
