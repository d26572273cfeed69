import { z } from "zod";
import { siteHost } from "../../sitemap/site-host.ts";
import {
  buildInstructions,
  expectedOutput,
  gapRule,
  lengthRule,
  ownSentencesRule,
  sitemapOutput,
  suggestedTools,
  wordingRule,
} from "../data/guidance.ts";
import type { Project } from "../project.ts";
import { text, texts } from "../schema-parts.ts";

export const aiInstructionsSchema = z.strictObject({
  version: z.literal("1.0"),
  purpose: text,
  expectedOutput: texts,
  suggestedTools: texts,
  buildInstructions: texts,
  contentGeneration: texts,
});

const clientWrites = [
  "Use the client's own texts; word only what joins them and what they leave out.",
  ownSentencesRule,
  wordingRule,
  lengthRule,
  gapRule,
];

const builderWrites = [
  "Write the texts of every page in aiFeatures.generatedPages.",
  wordingRule,
  ownSentencesRule,
  lengthRule,
  "Follow the voice rules of design.styleGuide.",
  gapRule,
];

/** Instructions for using the spec. They contain none of the client's own words. */
export const buildAiInstructions = ({ form }: Project): z.output<typeof aiInstructionsSchema> => ({
  version: "1.0",
  purpose: "Build a complete, production-ready website from this specification.",
  expectedOutput: [
    ...expectedOutput,
    siteHost({ domainName: form.domainName, websiteName: "", host: "" }) !== ""
      ? sitemapOutput
      : `Once the domain is known: ${sitemapOutput}`,
  ],
  suggestedTools: [...suggestedTools],
  buildInstructions: [...buildInstructions],
  contentGeneration: [...(form.aiContentCreation ? builderWrites : clientWrites)],
});
