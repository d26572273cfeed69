import { z } from "zod";
import { aiFeaturesSchema } from "./blocks/ai-features.ts";
import { aiInstructionsSchema } from "./blocks/ai-instructions.ts";
import { assetsSchema } from "./blocks/assets.ts";
import { businessInfoSchema } from "./blocks/business-info.ts";
import { codeTemplatesSchema } from "./blocks/code-templates.ts";
import { contentSchema } from "./blocks/content.ts";
import { designSchema } from "./blocks/design/design.ts";
import { hostingSchema } from "./blocks/hosting.ts";
import {
  htmlCssJsInstructionsSchema,
  implementationGuidanceSchema,
  implementationGuideSchema,
} from "./blocks/implementation.ts";
import { legalAndComplianceSchema } from "./blocks/legal-and-compliance.ts";
import { metadataSchema } from "./blocks/metadata.ts";
import { projectRequirementsSchema } from "./blocks/project-requirements.ts";
import { recommendationsSchema } from "./blocks/recommendations.ts";
import { siteStructureSchema } from "./blocks/site-structure.ts";
import { technologySchema } from "./blocks/technology.ts";
import { clarificationSchema } from "./questions/clarification.ts";
import { text, texts } from "./schema-parts.ts";

/**
 * The version of the spec's shape (semver.org 2.0.0): the major number changes if a reader of the old shape would
 * break, the minor number if something is added.
 */
export const specVersion = "1.1.0";

/** The shape of a website specification; unknown keys are rejected. */
export const specSchema = z.strictObject({
  schemaVersion: z.literal(specVersion),
  aiInstructions: aiInstructionsSchema,
  /** The long build prompt, with the client's words fenced as data. */
  aiPrompt: text,
  businessInfo: businessInfoSchema,
  /** The client's sentences: those for visitors, and those only for the agency. */
  content: contentSchema,
  aiFeatures: aiFeaturesSchema,
  websiteGoals: texts,
  projectRequirements: projectRequirementsSchema,
  hosting: hostingSchema,
  legalAndCompliance: legalAndComplianceSchema,
  design: designSchema,
  siteStructure: siteStructureSchema,
  assets: assetsSchema,
  recommendations: recommendationsSchema,
  implementationGuidance: implementationGuidanceSchema,
  technology: technologySchema,
  metadata: metadataSchema,
  codeTemplates: codeTemplatesSchema,
  implementationGuide: implementationGuideSchema,
  htmlCssJsInstructions: htmlCssJsInstructionsSchema,
  /** The open questions of a builder; those that block the launch come first. */
  clarifications: z.array(clarificationSchema),
});

/** A website specification; it contains only JSON values. */
export type Spec = z.output<typeof specSchema>;
