import type { PostCategory } from "@sitewright/articles";
import { closing, middle, type OutlinePart, opening } from "./outline-questions.ts";

/** The notice in an outline, so that it is not mistaken for a text. */
export const outlineNotice =
  "*This is an outline, made without a language model: headings, and questions for you to answer. Delete this line when the text is written.*";

/** An outline of headings and questions, with no prose. */
export function outlineOf({ keyword, category }: { keyword: string; category: PostCategory }): string {
  const filled = (text: string) => text.replaceAll("{keyword}", keyword);
  const part = ({ heading, questions }: OutlinePart) =>
    `## ${filled(heading)}\n\n${questions.map((question) => `- ${filled(question)}`).join("\n")}`;
  return [outlineNotice, ...[...opening, ...middle[category], ...closing].map(part)].join("\n\n");
}
