import { onboardingSchema } from "@sitewright/spec-core/onboarding";
import { z } from "zod";

/**
 * The project that the answers in the wizard were submitted as, and those answers. `isNoted`: the person knows that
 * what they change since belongs to a second project.
 */
export const sentProjectSchema = z.object({
  id: z.string().min(1),
  name: z.string(),
  answers: onboardingSchema,
  isNoted: z.boolean(),
});
export type SentProject = Readonly<z.infer<typeof sentProjectSchema>>;
