import { z } from "zod";
import * as guidance from "../data/guidance.ts";
import { text, texts } from "../schema-parts.ts";

export const implementationGuidanceSchema = z.strictObject({
  accessibility: texts,
  performance: texts,
  seo: texts,
  security: texts,
});

/** The quality that every project has to reach. */
export const buildImplementationGuidance = (): z.output<typeof implementationGuidanceSchema> => ({
  accessibility: [...guidance.accessibility],
  performance: [...guidance.performance],
  seo: [...guidance.seo],
  security: [...guidance.security],
});

export const implementationGuideSchema = z.strictObject({
  phases: z.array(z.strictObject({ id: text, title: text, tasks: texts })),
});

/** The order of the work. */
export const buildImplementationGuide = (): z.output<typeof implementationGuideSchema> => ({
  phases: guidance.phases.map(({ id, title, tasks }) => ({ id, title, tasks: [...tasks] })),
});

export const htmlCssJsInstructionsSchema = z.strictObject({ html: texts, css: texts, javascript: texts });

/** The rules for writing the three languages for this site. */
export const buildHtmlCssJsInstructions = (): z.output<typeof htmlCssJsInstructionsSchema> => ({
  html: [...guidance.htmlInstructions],
  css: [...guidance.cssInstructions],
  javascript: [...guidance.javascriptInstructions],
});
