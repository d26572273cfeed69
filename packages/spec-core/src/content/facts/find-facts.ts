import type { OnboardingFormData } from "../../onboarding/form-data.ts";
import type { Fact } from "../fact.ts";

/** The facts that stand in the answers, in the order of fields and places; typed ones (`contact.phone`) come first. */
export const findFacts = (_form: OnboardingFormData): Fact[] => [];
