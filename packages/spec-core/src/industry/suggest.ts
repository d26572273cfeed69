import { type SectionName, sectionNames } from "../onboarding/layout-sections.ts";
import { type LayoutTemplate, layoutTemplates, type TemplateId } from "../onboarding/layout-templates.ts";
import { type ToneOption, toneOptions } from "../onboarding/options.ts";
import type { PageLayout } from "../onboarding/schema.ts";
import { type Capability, capabilitiesOf } from "./capabilities.ts";
import type { Industry } from "./industries.ts";
import * as data from "./suggestion-data.ts";

/** The input of the suggestions. An unknown tone or goal adds nothing. */
export interface SuggestionInput {
  readonly industry: Industry;
  readonly tone: string;
  readonly goals: readonly string[];
  /** Whether the client changes parts of the site without the agency. */
  readonly editsAlone?: boolean;
}

/** A layout that suits the project. */
export interface LayoutSuggestion {
  readonly template: TemplateId;
  /** In page order; starts with the hero, ends with the contact. */
  readonly sections: readonly SectionName[];
  readonly pageLayout: PageLayout;
}

const toneOf = (tone: string): ToneOption | undefined => toneOptions.find((option) => option === tone);

/** The features to plan for: common ones, then by goal, industry and tone; each once. */
export function suggestFeatures({ industry, tone, goals }: SuggestionInput): string[] {
  const known = toneOf(tone);
  return [
    ...new Set([
      ...data.commonFeatures,
      ...capabilitiesOf(goals).flatMap((capability) => data.featuresByCapability[capability]),
      ...data.featuresByIndustry[industry],
      ...(known ? data.featuresByTone[known] : []),
    ]),
  ];
}

function templateFor(industry: Industry, wishes: readonly Capability[], tone: string): TemplateId {
  const isShop = wishes.includes("store") || industry === "Retail & E-commerce";
  if (isShop) return wishes.length > 1 ? "ecommerce-advanced" : "ecommerce-basic";
  const isPortfolio = wishes.includes("portfolio") || industry === "Creative & Design";
  if (isPortfolio) return tone === "Minimalist" ? "portfolio-minimal" : "portfolio-creative";
  return wishes.length > 2 ? "business-premium" : "business-standard";
}

/** The initial layout: the best matching template, the sections of goals and industry, the tone's page layout. */
export function suggestLayout({ industry, tone, goals }: SuggestionInput): LayoutSuggestion {
  const wishes = capabilitiesOf(goals);
  const template = templateFor(industry, wishes, tone);
  const preset: readonly LayoutTemplate[] = layoutTemplates;
  const wanted = new Set<SectionName>([
    "hero",
    "contact",
    ...(preset.find((entry) => entry.id === template)?.sections ?? []),
    ...data.sectionsByIndustry[industry],
    ...wishes.flatMap((wish) => data.sectionsByCapability[wish]),
  ]);
  const known = toneOf(tone);
  return {
    template,
    sections: sectionNames.filter((name) => wanted.has(name)),
    pageLayout: known ? data.pageLayoutByTone[known] : "contained",
  };
}
