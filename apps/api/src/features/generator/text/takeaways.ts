import { postLimits } from "@sitewright/articles";
import { sectionsOf } from "./sections.ts";

const heading = /^##[ \t]+(?:the )?key takeaways?\b[^\n]*\n/i;

export const hasTakeaways = (text: string): boolean =>
  sectionsOf(text).some((section) => heading.test(`${section}\n`));

/** Removes the section with the key takeaways, which the prompt asks for, from a text. */
export function takeTakeaways(text: string): { content: string; keyTakeaways: string[] } {
  const sections = sectionsOf(text);
  const found = sections.find((section) => heading.test(`${section}\n`));
  if (found === undefined) return { content: sections.join("\n\n"), keyTakeaways: [] };
  const keyTakeaways = found
    .split("\n")
    .slice(1)
    .map((line) => line.replace(/^\s*(?:[-*•]|\d{1,2}[.)])\s+/, "").trim())
    .filter((line) => line !== "")
    .map((line) => line.slice(0, postLimits.takeaway))
    .slice(0, postLimits.takeaways);
  return { content: sections.filter((section) => section !== found).join("\n\n"), keyTakeaways };
}

/** Appends that section to the text. */
export const addTakeaways = (content: string, keyTakeaways: readonly string[]): string =>
  keyTakeaways.length === 0
    ? content
    : `${content}\n\n## Key takeaways\n\n${keyTakeaways.map((line) => `- ${line}`).join("\n")}`;
