import type { SubmissionResult } from "@sitewright/contracts";

/** Messages to administrators after a submission. */
export const searchTexts = {
  submitted: "Successfully submitted to the search engine's console!",
  notified: "Successfully submitted to the search engines that take part in IndexNow!",
  /** The text does not say 'from Google', which has no API for removals. */
  removed:
    "Successfully requested removal from the search engines that take part in IndexNow! For Google, follow the manual steps.",
  notSetUp: "No search engine is set up on the server, so nothing was submitted.",
  nothingNotified:
    "The page now asks search engines not to list it. No search engine is set up to be notified.",
  queued:
    "No search engine has responded yet. The URL will be queued and tried again; its status is shown here.",
  indexingApi:
    "Google's Indexing API accepts only job and livestream pages, so Google was sent the sitemap: the URL will be queued there.",
  notPublished: "Only a published post can be submitted.",
  otherAddress: "This is not the address of the post.",
  noGoogle:
    "Google Search Console is not set up, so Google cannot be asked. Follow the manual steps on the screen.",
} as const;

/** Manual steps for an address that should be found. */
export const submitSteps = (url: string): string[] => [
  "Open Google Search Console (search.google.com/search-console) and choose the property of this site.",
  `Paste ${url} into “Inspect any URL” and choose “Request indexing”.`,
  "For Bing and others: open bing.com/webmasters, “URL submission”, and paste the same address.",
  "To automate this, set INDEXNOW_KEY, or SEARCH_CONSOLE_PROPERTY with its service account.",
];

/**
 * Manual steps for an address that should no longer be found; the page itself already asks not to be
 * indexed.
 */
export const removeSteps = (url: string): string[] => [
  "Open Google Search Console, choose the property of this site, then “Removals” and “New request”.",
  `Enter ${url} and choose “Remove this URL only”. Google hides it within a day, for about six months.`,
  "Meanwhile Google crawls the page again and drops it, because the page asks not to be listed. Withdraw the post to make it return 410 (gone).",
];

/** The result if no provider is configured: the manual steps. */
export const byHand = (instructions: string[], error: string): SubmissionResult => ({
  success: false,
  requiresVerification: true,
  error,
  instructions,
});
