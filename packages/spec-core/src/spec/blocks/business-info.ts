import { z } from "zod";
import { confirmedFacts, contactFacts } from "../../content/contact-facts.ts";
import { firstWay } from "../../content/open/first-way.ts";
import { industries } from "../../industry/industries.ts";
import { undecided } from "../../onboarding/toggles.ts";
import { decidedPart } from "../../sitemap/written-name.ts";
import { answered, answeredName, isAnswered, notSpecified } from "../answers.ts";
import { readCountry } from "../country-name.ts";
import type { Project } from "../project.ts";
import { text, texts } from "../schema-parts.ts";
import { businessSize } from "./business-size.ts";

export const businessInfoSchema = z.strictObject({
  name: text,
  websiteName: text,
  description: text,
  niche: text,
  audience: text,
  competitors: text,
  industry: z.enum(industries),
  /** The probability of the industry, 0 to 1. */
  industryConfidence: z.number().min(0).max(1),
  /** The client's words from which the industry was recognised. */
  industryEvidence: texts,
  businessSize: text,
  /** Phone, e-mail and address to publish, one on each line. */
  contactDetails: text,
  /** An ISO 3166-1 alpha-2 code; if nobody chose a country, the name of the one that the answers indicate. */
  country: text,
  openingHours: text,
  legalForm: text,
  registrationNumber: text,
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

const oneLine = ({ text }: { readonly text: string }): string => text.replace(/\s*\n\s*/g, ", ").trim();

const linesOf = (facts: readonly { readonly text: string }[]): string => facts.map(oneLine).join("\n");

/** The country that was chosen, else the one that laws and currencies of the specification follow. */
const countryText = ({ form, country }: Project): string =>
  isAnswered(form.contact.country) || country === null
    ? answered(form.contact.country)
    : readCountry(country);

/** The business in the client's words, and the industry that they point to. */
export function buildBusinessInfo(project: Project): z.output<typeof businessInfoSchema> {
  const { form, industry, words } = project;
  const { facebook, instagram, twitter, linkedin, youtube, tiktok } = form.socialMedia;
  return {
    name: answeredName(form.businessName),
    websiteName:
      form.websiteName.trim() === undecided ? notSpecified : answeredName(firstWay(form.websiteName)),
    description: answered(form.description),
    niche: answered(decidedPart(form.niche)),
    audience: answered(form.audience),
    competitors: answered(form.competitors),
    industry: industry.industry,
    industryConfidence: industry.confidence,
    industryEvidence: [...industry.evidence],
    businessSize: businessSize(project),
    contactDetails: answered(linesOf(contactFacts(words.facts))),
    country: countryText(project),
    openingHours: answered(linesOf(confirmedFacts(words.facts, "hours"))),
    legalForm: answered(form.legalForm),
    registrationNumber: answered(linesOf(confirmedFacts(words.facts, "registration"))),
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
