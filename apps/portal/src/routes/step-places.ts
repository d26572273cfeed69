import type { StepKey } from "@sitewright/spec-core/onboarding";
import { sectionAnchor } from "../components/chrome/section-anchor.ts";
import { layoutTexts } from "../features/layout/texts.ts";
import { legalTexts } from "../features/legal/texts.ts";
import { mediaTexts } from "../features/media/texts.ts";
import { styleTexts } from "../features/style/texts.ts";
import { themeTexts } from "../features/theme/texts.ts";
import { typographyTexts } from "../features/typography/texts.ts";
import type { StepPlace } from "../features/wizard/palette-commands.tsx";
import { questionnaireTexts } from "../texts/questionnaire.ts";
import { sitemapTexts } from "../texts/sitemap.ts";
import { welcomeTexts } from "../texts/welcome.ts";

const answers = [
  "businessName",
  "websiteName",
  "description",
  "niche",
  "goals",
  "audience",
  "competitors",
  "pages",
  "customPages",
  "timeline",
  "budget",
] as const;

/** The sections of each step, as their titles name them. */
const sections: readonly (readonly [StepKey, readonly string[]])[] = [
  ["welcome", [welcomeTexts.logoTitle]],
  ["typography", [typographyTexts.pairings, typographyTexts.yourFonts]],
  ["theme", [themeTexts.quickStart, themeTexts.yourColors, themeTexts.buttonStyle]],
  ["layout", [layoutTexts.templates, layoutTexts.sections, layoutTexts.pageLayout]],
  ["media", [mediaTexts.upload, mediaTexts.sourcing]],
  ["style", [styleTexts.tone, styleTexts.contentStyle, styleTexts.writing, styleTexts.documents]],
  ["legal", [legalTexts.domainAndHosting, legalTexts.nda]],
  ["sitemap", [sitemapTexts.open, sitemapTexts.finish]],
];

/** The fields and sections that the palette finds; each is there whenever its step is open. */
export const stepPlaces: readonly StepPlace[] = [
  ...answers.map(
    (name): StepPlace => ({
      step: "questionnaire",
      id: `formData.${name}`,
      label: questionnaireTexts[name],
    }),
  ),
  ...Object.entries(questionnaireTexts.networks).map(
    ([network, label]): StepPlace => ({
      step: "questionnaire",
      id: `formData.socialMedia.${network}`,
      label,
    }),
  ),
  ...sections.flatMap(([step, titles]) =>
    titles.map((label): StepPlace => ({ step, id: sectionAnchor(label), label })),
  ),
];
