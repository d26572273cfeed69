import { formDataSchema, type OnboardingFormData } from "../../onboarding/form-data.ts";
import type { Fact, FactKind } from "../fact.ts";
import { findFacts } from "./find-facts.ts";

/** A form with only this description. */
export const described = (description: string, country = ""): OnboardingFormData =>
  formDataSchema.parse({ description, contact: { country } });

/** The facts of a kind in a description. */
export const factsOf = (kind: FactKind, description: string, country = ""): Fact[] =>
  findFacts(described(description, country)).filter((fact) => fact.kind === kind);
