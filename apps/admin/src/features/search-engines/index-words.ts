import type { IndexStatus, SearchAnswerKind } from "@sitewright/contracts";
import type { BadgeTone } from "@sitewright/ui";

/** What each status is called in the list. */
export const indexWords: Readonly<Record<IndexStatus, string>> = {
  indexed: "Indexed",
  submitted: "Submitted",
  likely_indexed: "Likely indexed",
  error: "Error",
  not_submitted: "Not submitted",
  unknown: "Unknown",
};

export const indexTones: Readonly<Record<IndexStatus, BadgeTone>> = {
  indexed: "ok",
  submitted: "info",
  likely_indexed: "neutral",
  error: "bad",
  not_submitted: "warn",
  unknown: "neutral",
};

/** Who answered. */
export const answerWords: Readonly<Record<SearchAnswerKind, string>> = {
  indexnow: "IndexNow",
  sitemap: "Google’s sitemap",
  inspection: "Google’s index",
  removal: "Removal",
};

/** What is said of a post of which nothing is stored. */
export const unknownNote = "Nothing is stored about this post.";

/** What stands before the reason where something failed; the source's words. */
export const failedWords = {
  submit: (reason: string) => (reason === "" ? "Failed to submit to Google" : `Failed to submit: ${reason}`),
  remove: (reason: string) =>
    reason === "" ? "Failed to remove from Google" : `Failed to remove: ${reason}`,
} as const;
