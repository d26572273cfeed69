import { z } from "zod";
import { industries } from "../../industry/industries.ts";
import { undecided } from "../../onboarding/toggles.ts";
import { answered, isAnswered, notSpecified } from "../answers.ts";
import type { Project } from "../project.ts";
import { text, texts } from "../schema-parts.ts";

export const businessInfoSchema = z.strictObject({
  name: text,
  websiteName: text,
  description: text,
  niche: text,
  audience: text,
  competitors: text,
  industry: z.enum(industries),
  /** How sure the industry is, 0 to 1. */
  industryConfidence: z.number().min(0).max(1),
  /** The client's words that speak for the industry. */
  industryEvidence: texts,
  businessSize: text,
  /** Phone, e-mail and address to publish. */
  contactDetails: text,
  primaryGoal: text,
  socialMedia: z.strictObject({
    facebook: text,
    instagram: text,
    twitter: text,
    linkedin: text,
    youtube: text,
    tiktok: text,
  }),
});

/** The business in the client's words, and the industry that they point to. */
export function buildBusinessInfo({ form, industry }: Project): z.output<typeof businessInfoSchema> {
  const { facebook, instagram, twitter, linkedin, youtube, tiktok } = form.socialMedia;
  return {
    name: answered(form.businessName),
    websiteName: form.websiteName.trim() === undecided ? notSpecified : answered(form.websiteName),
    description: answered(form.description),
    niche: answered(form.niche),
    audience: answered(form.audience),
    competitors: answered(form.competitors),
    industry: industry.industry,
    industryConfidence: industry.confidence,
    industryEvidence: [...industry.evidence],
    // The questionnaire asks for neither.
    businessSize: notSpecified,
    contactDetails: notSpecified,
    primaryGoal: answered(form.goals.find(isAnswered) ?? ""),
    socialMedia: {
      facebook: answered(facebook),
      instagram: answered(instagram),
      twitter: answered(twitter),
      linkedin: answered(linkedin),
      youtube: answered(youtube),
      tiktok: answered(tiktok),
    },
  };
}
