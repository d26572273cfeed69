import { z } from "zod";
import { filesMax, goalsMax, linesMax, offersMax, pagesMax, wordChoicesMax } from "./limits.ts";
import { longText, shortText, textUpTo } from "./text.ts";
import { withoutDirectionOverrides } from "./visible-text.ts";

/** The social networks that a client can link to. */
export const socialNetworks = ["facebook", "instagram", "twitter", "linkedin", "youtube", "tiktok"] as const;

export type SocialNetwork = (typeof socialNetworks)[number];

const text = shortText.default("");
const name = shortText.overwrite(withoutDirectionOverrides).default("");
const paragraph = longText.default("");
const lines = textUpTo(linesMax).default("");
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

/** The contact details of the business. `country` is an ISO 3166-1 alpha-2 code; empty means not answered. */
const contactSchema = z.object({
  phone: text,
  email: text,
  address: lines,
  country: text,
  openingHours: lines,
});

/** A service or product: its name, its description, and its price as displayed. */
export const offerSchema = z.object({ name: text, what: text, price: text });

/**
 * The client's decision on a statement or fact that was recognised in an answer: whether to print it for visitors,
 * and the words that replace it. `id` is that of the statement or fact.
 */
export const wordChoiceSchema = z.object({
  id: shortText.min(1),
  print: z.boolean(),
  text: longText.optional(),
});

/** The answers in words. Every key may be missing or empty: an incomplete form parses. */
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
  contact: contactSchema.prefault({}),
  legalForm: text,
  registrationNumber: text,
  offers: z.array(offerSchema).max(offersMax).default([]),
  /** For the agency only, never printed. */
  onlyForUs: paragraph,
  /** At most one for each id; of duplicates the last one counts. */
  wordChoices: z.array(wordChoiceSchema).max(wordChoicesMax).default([]),
});

export type OnboardingFormData = z.output<typeof formDataSchema>;
export type SocialMedia = OnboardingFormData["socialMedia"];
export type ContactAnswers = OnboardingFormData["contact"];
export type Offer = z.output<typeof offerSchema>;
export type WordChoice = z.output<typeof wordChoiceSchema>;
export type ContentDocument = z.output<typeof contentDocumentSchema>;
