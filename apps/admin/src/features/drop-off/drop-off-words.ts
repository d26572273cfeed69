import { steps } from "@sitewright/spec-core/onboarding";

const titles = new Map<string, string>(steps.map(({ key, title }) => [key, title]));

/** The name of a step. */
export const stepTitle = (key: string): string => titles.get(key) ?? key;

const words: Readonly<Record<string, string>> = {
  logo: "Logo",
  businessName: "Business name",
  websiteName: "Website name",
  description: "What the business does",
  niche: "Industry or niche",
  goals: "Goals",
  audience: "Audience",
  competitors: "Competitors",
  pages: "Pages",
  offers: "Offers and prices",
  contact: "Contact details",
  socialMedia: "Social media",
  timeline: "Timeline",
  budget: "Budget",
  onlyForUs: "Only for the agency",
  fonts: "Fonts",
  themeColors: "Colours",
  buttonStyle: "Button style",
  template: "Layout template",
  sections: "Sections",
  pageLayout: "Page layout",
  files: "Pictures and files",
  aiImageSourcing: "Find images with AI",
  tone: "Tone",
  contentStyle: "Content style",
  content: "Texts",
  domain: "Domain",
  hosting: "Hosting",
  legalForm: "Legal form",
  agreement: "Non-disclosure agreement",
  pageTree: "Page order",
  wordChoices: "What visitors will read",
};

/** A question of the form in words; one that this release does not know, by its key. */
export const questionWords = (key: string): string => words[key] ?? key;
