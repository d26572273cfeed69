import { themeColorNames } from "@sitewright/spec-core/color";
import {
  buttonStyleOptions,
  effectivePages,
  layoutTemplates,
  type Onboarding,
  pageLayoutOptions,
  type StepKey,
} from "@sitewright/spec-core/onboarding";
import { sitemapTexts as texts } from "./texts.ts";

const labelOf = (options: readonly { readonly value: string; readonly label: string }[], value: string) =>
  options.find((option) => option.value === value)?.label ?? "";

const fileCount = ({ uploadedFiles }: Onboarding, isLogo: boolean): string => {
  const count = uploadedFiles.filter((file) => !file.isTemporary && (file.type === "logo") === isLogo).length;
  return count === 0 ? "" : texts.fileCount(count);
};

const digestOf: Readonly<Record<StepKey, (onboarding: Onboarding) => string[]>> = {
  welcome: (onboarding) => [fileCount(onboarding, true)],
  questionnaire: ({ formData, pageTree }) => {
    const pages = effectivePages({ formData, pageTree }).length;
    return [formData.businessName, formData.niche, pages === 0 ? "" : texts.pageCount(pages)];
  },
  typography: ({ fonts }) => [fonts.h1 === fonts.body ? fonts.h1 : texts.fontPair(fonts.h1, fonts.body)],
  theme: ({ selectedButtonStyle }) => [texts.buttons(labelOf(buttonStyleOptions, selectedButtonStyle))],
  layout: ({ layoutTemplates: template, pageLayout }) => [
    layoutTemplates.find(({ id }) => id === template.selected)?.name ?? "",
    labelOf(pageLayoutOptions, pageLayout),
  ],
  media: (onboarding) => [fileCount(onboarding, false)],
  style: ({ formData }) => [[formData.tone, formData.contentStyle].filter((part) => part !== "").join(", ")],
  legal: ({ formData }) => [
    formData.hasDomain ? formData.domainName : "",
    formData.ndaAccepted ? texts.ndaAccepted : "",
  ],
  sitemap: () => [],
};

/** The answers of a step in a few words; empty where there are none. */
export const answerDigest = (step: StepKey, onboarding: Onboarding): string[] =>
  digestOf[step](onboarding)
    .map((part) => part.trim())
    .filter((part) => part !== "");

/** The colors that are chosen on a step, by name. */
export const digestColors = (step: StepKey, { themeColors }: Onboarding): [name: string, color: string][] =>
  step === "theme" ? themeColorNames.map((name) => [name, themeColors[name]]) : [];
