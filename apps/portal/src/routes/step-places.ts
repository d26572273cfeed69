import type { StepKey } from "@sitewright/spec-core/onboarding";
import { sectionAnchor } from "../components/chrome/step-section.tsx";
import { layoutTexts } from "../features/layout/texts.ts";
import { legalTexts } from "../features/legal/texts.ts";
import { mediaTexts } from "../features/media/texts.ts";
import { questionnaireTexts } from "../features/questionnaire/texts.ts";
import { finishTexts, sitemapTexts } from "../features/sitemap/texts.ts";
import { styleTexts } from "../features/style/texts.ts";
import { themeTexts } from "../features/theme/texts.ts";
import { typographyTexts } from "../features/typography/texts.ts";
import { welcomeTexts } from "../features/welcome/texts.ts";
import type { StepPlace } from "../features/wizard/palette-commands.tsx";
import { detailTexts } from "../features/words/detail-texts.ts";
import { wordTexts } from "../features/words/texts.ts";

/** The questionnaire's answers, each with other words that people search for. */
const answers = [
  ["businessName", "company firm shop trading name"],
  ["websiteName", "site title brand address url"],
  ["description", "about services offer work"],
  ["niche", "trade sector category kind of business"],
  ["goals", "aims purpose leads sell bookings"],
  ["audience", "audience customers clients visitors target readers"],
  ["competitors", "rivals examples sites you like"],
  ["pages", "menu navigation about contact services blog"],
  ["customPages", "own extra other"],
  ["timeline", "deadline when launch date weeks"],
  ["budget", "price cost money"],
] as const;

/** The optional questions below it. */
const details = [
  ["contact.phone", detailTexts.phone, "telephone mobile call number"],
  ["contact.email", detailTexts.email, "mail inbox write"],
  ["contact.address", detailTexts.address, "street postcode town shop office location directions"],
  ["contact.country", detailTexts.country, "nation law"],
  ["contact.openingHours", detailTexts.openingHours, "times days when open closed"],
  ["offers", detailTexts.offers, "price list rates menu fees"],
  ["legalForm", detailTexts.legalForm, "company Ltd GmbH sole trader"],
  ["registrationNumber", detailTexts.registrationNumber, "company register VAT charity imprint"],
  ["onlyForUs", detailTexts.onlyForUs, "private notes secret not published"],
] as const;

/** The sections of each step by their titles, with other search words. */
const sections: readonly (readonly [StepKey, readonly (readonly [title: string, words: string])[]])[] = [
  ["welcome", [[welcomeTexts.logoTitle, "picture image upload icon"]]],
  [
    "typography",
    [
      [typographyTexts.pairings, "font presets combinations"],
      [typographyTexts.yourFonts, "typeface lettering heading body size weight"],
    ],
  ],
  [
    "theme",
    [
      [themeTexts.quickStart, "colours colors presets"],
      [themeTexts.yourColors, "colors palette primary accent background text headings hex"],
      [themeTexts.buttonStyle, "buttons rounded square outlined"],
    ],
  ],
  [
    "layout",
    [
      [layoutTexts.templates, "layout presets business portfolio shop"],
      [layoutTexts.sections, "hero features services testimonials portfolio pricing team contact"],
      [layoutTexts.pageLayout, "width contained boxed full"],
    ],
  ],
  [
    "media",
    [
      [mediaTexts.upload, "photos pictures images documents files"],
      [mediaTexts.sourcing, "photos pictures AI stock"],
    ],
  ],
  [
    "style",
    [
      [styleTexts.tone, "modern corporate minimalist bold fun style mood"],
      [styleTexts.contentStyle, "casual professional technical voice"],
      [styleTexts.writing, "AI copy content notes"],
      [styleTexts.documents, "files brochures"],
    ],
  ],
  [
    "legal",
    [
      [legalTexts.domainAndHosting, "address url server provider"],
      [legalTexts.nda, "NDA confidential secret contract"],
    ],
  ],
  [
    "sitemap",
    [
      [wordTexts.title, "words texts sentences confirm private print check"],
      [sitemapTexts.summary, "check answers missing still open review finish submit send"],
      [finishTexts.againTitle, "reset clear empty new"],
    ],
  ],
];

const networkWords = "social media links profile";

/** The fields and sections that the palette finds; each exists whenever its step is open. */
export const stepPlaces: readonly StepPlace[] = [
  ...answers.map(
    ([name, words]): StepPlace => ({
      step: "questionnaire",
      id: `formData.${name}`,
      label: questionnaireTexts[name],
      words,
    }),
  ),
  ...Object.entries(questionnaireTexts.networks).map(
    ([network, label]): StepPlace => ({
      step: "questionnaire",
      id: `formData.socialMedia.${network}`,
      label,
      words: networkWords,
    }),
  ),
  ...details.map(
    ([name, label, words]): StepPlace => ({
      step: "questionnaire",
      id: `formData.${name}`,
      label,
      words,
    }),
  ),
  ...sections.flatMap(([step, titles]) =>
    titles.map(([label, words]): StepPlace => ({ step, id: sectionAnchor(label), label, words })),
  ),
];
