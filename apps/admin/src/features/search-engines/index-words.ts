import type { IndexStatus, SearchAnswerKind } from "@sitewright/contracts";
import type { BadgeTone } from "@sitewright/ui";

/** The name of each status in the list. */
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

/** The name of each source. */
export const answerWords: Readonly<Record<SearchAnswerKind, string>> = {
  indexnow: "IndexNow",
  sitemap: "Google’s sitemap",
  inspection: "Google’s index",
  removal: "Removal",
};

/** The text for a post without a stored status. */
export const unknownNote = "No status yet for this post.";

/** A failure, with the provider's reason where it gave one. */
export const failedWords = {
  submit: (reason: string) => (reason === "" ? "Failed to submit to Google" : `Failed to submit: ${reason}`),
  remove: (reason: string) =>
    reason === "" ? "Failed to remove from Google" : `Failed to remove: ${reason}`,
} as const;
