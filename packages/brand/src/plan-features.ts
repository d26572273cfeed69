import type { brand } from "./brand.ts";

/** The features of each plan, by its id. They are apart from the brand file because the portal does not show them. */
export const planFeatures: Readonly<Record<(typeof brand.plans)[number]["id"], readonly string[]>> = {
  "website-essential": [
    "Every page of your sitemap, built from your specification",
    "Colours checked for contrast, in light and in dark",
    "Words that stay yours: nothing is printed that you did not say",
    "Hosting, certificate and daily backups",
  ],
  "ai-powered-pro": [
    "Everything in Website Essential",
    "First drafts of every text, written from your answers, for you to correct",
    "A chat that answers from your own pages, or passes the question on",
    "Pictures cropped, described and sized for every screen",
    "Two articles a month, drafted for you to approve",
  ],
  "enterprise-ai-suite": [
    "Everything in AI-Powered Pro",
    "Several sites from one specification",
    "Roles for your team: who reads, who edits, who approves",
    "Every change as a numbered version that you can go back to",
    "One person at the agency who knows your sites",
  ],
};
