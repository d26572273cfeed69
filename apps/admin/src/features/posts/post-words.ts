import type { ListedPost, PostStatus } from "@sitewright/contracts";
import type { BadgeTone } from "@sitewright/ui";

/** What each state of a post is called. */
export const statusWords = {
  draft: "Draft",
  scheduled: "Scheduled",
  published: "Published",
  withdrawn: "Withdrawn",
} as const satisfies Record<PostStatus, string>;

/** How each state is coloured. */
export const statusTones = {
  draft: "neutral",
  scheduled: "info",
  published: "ok",
  withdrawn: "warn",
} as const satisfies Record<PostStatus, BadgeTone>;

/** Characters of an excerpt that a list shows (account-and-admin, section 9). */
const excerptMax = 50;

/** The beginning of an excerpt, whole characters, as a list shows it. */
export function excerptPreview({ excerpt }: Pick<ListedPost, "excerpt">): string {
  const characters = [...excerpt];
  return characters.length <= excerptMax
    ? excerpt
    : `${characters.slice(0, excerptMax).join("").trimEnd()}...`;
}

/** Keywords as the field takes them: split at commas, trimmed, empty ones dropped. */
export const keywordsOf = (text: string): string[] =>
  text
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "");

/** Key takeaways as the field takes them: one a line, blank lines dropped. */
export const takeawaysOf = (text: string): string[] => text.split("\n").filter((line) => line.trim() !== "");
