import type { brand } from "./brand.ts";

/** The features of each plan, by its id. They are apart from the brand file because the portal does not show them. */
export const planFeatures: Readonly<Record<(typeof brand.plans)[number]["id"], readonly string[]>> = {
  "website-essential": [
    "Every page of your sitemap, built from your specification",
    "Colours checked for contrast, in light and in dark",
    "Your own words: nothing is published that you did not say",
    "Hosting, HTTPS certificate and daily backups",
  ],
  "ai-powered-pro": [
    "Everything in Website Essential",
    "A first draft of every text, written from your answers, for you to edit",
    "A chatbot that answers from your own pages, or passes the question on to you",
    "Images cropped, described and sized for every screen",
    "Two articles a month, drafted for your approval",
  ],
  "enterprise-ai-suite": [
    "Everything in AI-Powered Pro",
    "Several sites from one specification",
    "Roles for your team: who can read, edit or approve",
    "Every change to the live site saved as a version you can go back to",
    "One contact at the agency who knows your sites",
  ],
};
