import type { ListedPost, PostStatus } from "@sitewright/contracts";
import type { BadgeTone } from "@sitewright/ui";

/** The name of each state. */
export const statusWords = {
  draft: "Draft",
  scheduled: "Scheduled",
  published: "Published",
  withdrawn: "Withdrawn",
} as const satisfies Record<PostStatus, string>;

/** The badge color of each state. */
export const statusTones = {
  draft: "neutral",
  scheduled: "info",
  published: "ok",
  withdrawn: "warn",
} as const satisfies Record<PostStatus, BadgeTone>;

/** Characters of an excerpt in a list. */
const excerptMax = 50;

/** The beginning of an excerpt for a list, cut between characters. */
export function excerptPreview({ excerpt }: Pick<ListedPost, "excerpt">): string {
  const characters = [...excerpt];
  return characters.length <= excerptMax
    ? excerpt
    : `${characters.slice(0, excerptMax).join("").trimEnd()}...`;
}

/** The keywords of the field's text: split at commas, trimmed, without empty ones. */
export const keywordsOf = (text: string): string[] =>
  text
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "");

/** The key takeaways of the field's text: one per line, without blank lines. */
export const takeawaysOf = (text: string): string[] => text.split("\n").filter((line) => line.trim() !== "");
