import { z } from "zod";
import { legalRequirements } from "../data/guidance.ts";
import { industryGuidance } from "../data/industry-guidance.ts";
import type { Project } from "../project.ts";
import { flag, text, texts } from "../schema-parts.ts";

export const legalAndComplianceSchema = z.strictObject({
  ndaAccepted: flag,
  nda: z.strictObject({ term: text, confidentialitySurvives: text, governingLaw: text }),
  requirements: texts,
  /** What the trade asks to check; for the client's lawyer to confirm. */
  industryNotes: texts,
});

/** The confidentiality agreement and what the law asks of the site. */
export const buildLegalAndCompliance = ({
  form,
  industry,
}: Project): z.output<typeof legalAndComplianceSchema> => ({
  ndaAccepted: form.ndaAccepted,
  nda: { term: "2 years", confidentialitySurvives: "3 years", governingLaw: "California" },
  requirements: [...legalRequirements],
  industryNotes: [...industryGuidance[industry.industry].legal],
});
