import { type OnboardingInput, onboardingSchema } from "../../onboarding/schema.ts";
import { clarificationsOf } from "../clarifications.ts";
import { context } from "../forms.fixture.ts";
import { projectOf } from "../project.ts";
import type { Clarification } from "./clarification.ts";

export type Answers = NonNullable<OnboardingInput["formData"]>;

/** The questions of a form with these answers. */
export const asked = (formData: Answers): Clarification[] =>
  clarificationsOf(projectOf(onboardingSchema.parse({ formData }), context));

/** One of these questions; undefined where it is not asked. */
export const find = (formData: Answers, id: string): Clarification | undefined =>
  asked(formData).find((question) => question.id === id);

/** The text of a question; empty if it is not asked. */
export const questionOf = (formData: Answers, id: string): string => find(formData, id)?.question ?? "";

/** The same answers after the client decided that visitors read these sentences and what the rules propose, alone. */
export const decided = (formData: Answers, ...printed: readonly string[]): Answers => {
  const { words } = projectOf(onboardingSchema.parse({ formData }), context);
  return {
    ...formData,
    wordChoices: [...words.statements, ...words.facts].map(({ id, proposal, text }) => ({
      id,
      print: proposal === "print" || printed.includes(text),
    })),
  };
};

/** A farm that people visit, with these notes. */
export const farm = (contentNotes: string, more: Answers = {}): Answers => ({
  niche: "goat farm with visits",
  pages: ["Home"],
  goals: ["Book Appointments"],
  description: "We keep goats.",
  contentNotes,
  ...more,
});

/** A veterinary practice in Britain, with these notes. */
export const vet = (contentNotes: string, more: Answers = {}): Answers => ({
  niche: "veterinary practice",
  pages: ["Home", "Contact"],
  description: "We look after cats.",
  contentNotes,
  contact: { country: "GB", phone: "0116 496 0275" },
  ...more,
});
