import { distinctNames } from "../onboarding/pages.ts";
import type { Onboarding } from "../onboarding/schema.ts";
import { buildAiFeatures } from "./blocks/ai-features.ts";
import { buildAiInstructions } from "./blocks/ai-instructions.ts";
import { buildAssets } from "./blocks/assets.ts";
import { buildBusinessInfo } from "./blocks/business-info.ts";
import { buildCodeTemplates } from "./blocks/code-templates.ts";
import { buildContent } from "./blocks/content.ts";
import { buildDesign } from "./blocks/design/design.ts";
import { buildHosting } from "./blocks/hosting.ts";
import {
  buildHtmlCssJsInstructions,
  buildImplementationGuidance,
  buildImplementationGuide,
} from "./blocks/implementation.ts";
import { buildLegalAndCompliance } from "./blocks/legal-and-compliance.ts";
import { buildMetadata } from "./blocks/metadata.ts";
import { buildProjectRequirements } from "./blocks/project-requirements.ts";
import { buildRecommendations } from "./blocks/recommendations.ts";
import { buildSiteStructure } from "./blocks/site-structure.ts";
import { buildTechnology } from "./blocks/technology.ts";
import { clarificationsOf } from "./clarifications.ts";
import { fenceToken } from "./client-data.ts";
import type { SpecContext } from "./context.ts";
import { projectOf } from "./project.ts";
import { buildAiPrompt } from "./prompt/ai-prompt.ts";
import { type Spec, specVersion } from "./schema.ts";
import { cssVariables } from "./templates/css.ts";

// Collects every string of the input: the fence's token must not occur in any of them.
function textsOf(value: unknown, texts: string[] = []): string[] {
  if (typeof value === "string") texts.push(value);
  else if (typeof value === "object" && value !== null)
    for (const part of Object.values(value)) textsOf(part, texts);
  return texts;
}

/**
 * Builds the specification of a website from the wizard's answers. Accepts any parsed input: gaps of a half-finished
 * form read 'Not specified' and are listed in `clarifications`. The same input and context give the same bytes. Calls
 * `context.id` twice.
 */
export function buildSpec(input: Onboarding, context: SpecContext): Spec {
  const project = projectOf(input, context);
  const metadata = buildMetadata(project);
  const businessInfo = buildBusinessInfo(project);
  const aiFeatures = buildAiFeatures(project);
  const websiteGoals = distinctNames(input.formData.goals);
  const projectRequirements = buildProjectRequirements(project);
  const design = buildDesign(project);
  const siteStructure = buildSiteStructure(project);
  const content = buildContent(project.words);
  const blocks = {
    businessInfo,
    content,
    aiFeatures,
    websiteGoals,
    projectRequirements,
    design,
    siteStructure,
    cssVariables: cssVariables(design.designSystem),
  };
  return {
    schemaVersion: specVersion,
    aiInstructions: buildAiInstructions(project),
    aiPrompt: buildAiPrompt(blocks, fenceToken(context.id(), textsOf(input))),
    businessInfo,
    content,
    aiFeatures,
    websiteGoals,
    projectRequirements,
    hosting: buildHosting(project),
    legalAndCompliance: buildLegalAndCompliance(project),
    design,
    siteStructure,
    assets: buildAssets(project),
    recommendations: buildRecommendations(project),
    implementationGuidance: buildImplementationGuidance(),
    technology: buildTechnology(project),
    metadata,
    codeTemplates: buildCodeTemplates(project, blocks),
    implementationGuide: buildImplementationGuide(),
    htmlCssJsInstructions: buildHtmlCssJsInstructions(),
    clarifications: clarificationsOf(project),
  };
}
