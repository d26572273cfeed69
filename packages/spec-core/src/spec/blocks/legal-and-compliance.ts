import { z } from "zod";
import { suggestedTo } from "../../industry/adults-only.ts";
import { sureIndustry } from "../../industry/sure.ts";
import { industryGuidance } from "../data/industry-guidance.ts";
import { customs, dutiesOf } from "../legal/duties.ts";
import { providerOf } from "../legal/provider.ts";
import type { Project } from "../project.ts";
import { flag, text, texts } from "../schema-parts.ts";

export const legalAndComplianceSchema = z.strictObject({
  ndaAccepted: flag,
  nda: z.strictObject({ term: text, confidentialitySurvives: text, governingLaw: text }),
  /**
   * The pages that the law requires. The texts are our drafts and have to be checked by a lawyer. The pages are also in
   * `siteStructure.pages`: with the origin `legal`, or as the page that the client chose for the purpose.
   */
  pages: z.array(
    z.strictObject({
      name: text,
      path: text,
      purpose: text,
      /** The part of the answers that requires it. */
      why: text,
      /** Its parts in order, as 'Heading: what it says'. */
      outline: texts,
      /** The law and section of the duty. */
      basis: text,
    }),
  ),
  /** The details of the business that runs the site, in the client's own words. */
  provider: z.array(z.strictObject({ label: text, value: text })),
  requirements: texts,
  /** Points that businesses of this industry may have to check; not requirements of the site. */
  industryNotes: texts,
});

// As in the sample agreement (P-19).
const sampleJurisdiction = "California";

const draftRequirement =
  "Fill in the drafts of legalAndCompliance.pages and link them from the footer of every page. Recommended: a lawyer checks them before they go online.";

/** The confidentiality agreement and what the law asks of the site. */
export function buildLegalAndCompliance(project: Project): z.output<typeof legalAndComplianceSchema> {
  const { form, industry, context, legal, legalPages } = project;
  return {
    ndaAccepted: form.ndaAccepted,
    nda: {
      term: "2 years",
      confidentialitySurvives: "3 years",
      governingLaw: context.jurisdiction ?? sampleJurisdiction,
    },
    pages: legalPages.map(({ name, path, purpose, why, outline, basis }) => ({
      name,
      path,
      purpose,
      why,
      outline: [...outline],
      basis,
    })),
    provider: providerOf(project),
    requirements: [...customs, ...(legalPages.length > 0 ? [draftRequirement] : []), ...dutiesOf(legal)],
    industryNotes: suggestedTo(
      form,
      industryGuidance[sureIndustry(industry.industry, industry.confidence)].legal,
    ),
  };
}
