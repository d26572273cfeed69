import { z } from "zod";
import { publicWords } from "../content/public-words.ts";
import { defaultOnboarding } from "../onboarding/default-onboarding.ts";
import { notSpecified, specified } from "./answers.ts";
import { buildContent } from "./blocks/content.ts";
import { specVersion } from "./schema.ts";

/** The fields of a specification of version 1.0.0 that the upgrade reads; all others are copied unchanged. */
const firstVersion = z.looseObject({
  schemaVersion: z.literal("1.0.0"),
  businessInfo: z.looseObject({ description: z.string(), audience: z.string(), competitors: z.string() }),
  aiFeatures: z.looseObject({ contentNotes: z.string() }),
  metadata: z.looseObject({}),
  legalAndCompliance: z.looseObject({}),
  siteStructure: z.looseObject({ pages: z.array(z.looseObject({})) }),
  clarifications: z.array(z.looseObject({})),
});

/**
 * Upgrades a specification of version 1.0.0: the rules classify its sentences, and answers that it lacks read 'Not
 * specified'. Any other input is returned unchanged.
 */
export function upgraded(input: unknown): unknown {
  const parsed = firstVersion.safeParse(input);
  if (!parsed.success) return input;
  const { schemaVersion, businessInfo, aiFeatures, metadata, legalAndCompliance, siteStructure, ...rest } =
    parsed.data;
  const words = publicWords({
    ...defaultOnboarding.formData,
    description: specified(businessInfo.description) ?? "",
    audience: specified(businessInfo.audience) ?? "",
    competitors: specified(businessInfo.competitors) ?? "",
    contentNotes: specified(aiFeatures.contentNotes) ?? "",
  });
  return {
    ...rest,
    schemaVersion: specVersion,
    businessInfo: {
      ...businessInfo,
      country: notSpecified,
      openingHours: notSpecified,
      legalForm: notSpecified,
      registrationNumber: notSpecified,
    },
    aiFeatures,
    metadata: { ...metadata, upgradedFrom: schemaVersion },
    content: buildContent(words),
    legalAndCompliance: { ...legalAndCompliance, pages: [], provider: [] },
    siteStructure: {
      ...siteStructure,
      pages: siteStructure.pages.map((page) => ({ ...page, origin: "client" })),
    },
    clarifications: rest.clarifications.map((entry) => ({
      ...entry,
      asks: "client",
      blocks: "nothing",
      quotes: [],
    })),
  };
}
