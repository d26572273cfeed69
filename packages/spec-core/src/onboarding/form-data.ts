import { z } from "zod";
import { filesMax, goalsMax, pagesMax } from "./limits.ts";
import { longText, shortText } from "./text.ts";
import { withoutDirectionOverrides } from "./visible-text.ts";

/** The social networks that a client can link to. */
export const socialNetworks = ["facebook", "instagram", "twitter", "linkedin", "youtube", "tiktok"] as const;

export type SocialNetwork = (typeof socialNetworks)[number];

const text = shortText.default("");
const name = shortText.overwrite(withoutDirectionOverrides).default("");
const paragraph = longText.default("");
const flag = z.boolean().default(false);

const socialMediaSchema = z.object({
  facebook: text,
  instagram: text,
  twitter: text,
  linkedin: text,
  youtube: text,
  tiktok: text,
});

/** An uploaded file that the client chose as a source of content. */
export const contentDocumentSchema = z.object({ id: shortText, name: shortText });

/** The answers in words. Every key may be missing or empty: a half-finished form parses. */
export const formDataSchema = z.object({
  businessName: name,
  websiteName: name,
  description: paragraph,
  niche: text,
  goals: z.array(shortText).max(goalsMax).default([]),
  audience: paragraph,
  pages: z.array(shortText).max(pagesMax).default([]),
  customPages: z.array(shortText).max(pagesMax).default([]),
  competitors: paragraph,
  timeline: text,
  budget: text,
  tone: text,
  contentStyle: text,
  hostingHelp: flag,
  hasDomain: flag,
  hasHosting: flag,
  domainName: text,
  hostingProvider: text,
  ndaAccepted: flag,
  aiContentCreation: flag,
  contentNotes: paragraph,
  aiImageSourcing: flag,
  contentDocuments: z.array(contentDocumentSchema).max(filesMax).default([]),
  socialMedia: socialMediaSchema.prefault({}),
});

export type OnboardingFormData = z.output<typeof formDataSchema>;
export type SocialMedia = OnboardingFormData["socialMedia"];
export type ContentDocument = z.output<typeof contentDocumentSchema>;
