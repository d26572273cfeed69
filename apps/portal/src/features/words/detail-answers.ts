import type { ContactAnswers, OnboardingFormData } from "@sitewright/spec-core/onboarding";
import { wizard } from "../../lib/wizard/actions.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";

/** An optional one-text answer, by its place in the form. */
export type DetailName = `contact.${keyof ContactAnswers}` | "legalForm" | "registrationNumber" | "onlyForUs";

/** The id of its field, which is its path in the form. */
export const fieldIdOf = (name: DetailName | "offers"): string => `formData.${name}`;

type Lens = readonly [
  read: (form: OnboardingFormData) => string,
  write: (form: OnboardingFormData, text: string) => Partial<OnboardingFormData>,
];

const inContact = (name: keyof ContactAnswers): Lens => [
  ({ contact }) => contact[name],
  ({ contact }, text) => ({ contact: { ...contact, [name]: text } }),
];

const lenses: Readonly<Record<DetailName, Lens>> = {
  "contact.phone": inContact("phone"),
  "contact.email": inContact("email"),
  "contact.address": inContact("address"),
  "contact.country": inContact("country"),
  "contact.openingHours": inContact("openingHours"),
  legalForm: [({ legalForm }) => legalForm, (_, legalForm) => ({ legalForm })],
  registrationNumber: [
    ({ registrationNumber }) => registrationNumber,
    (_, registrationNumber) => ({ registrationNumber }),
  ],
  onlyForUs: [({ onlyForUs }) => onlyForUs, (_, onlyForUs) => ({ onlyForUs })],
};

/** The current answer. */
export const useDetail = (name: DetailName): string =>
  useWizard((state) => lenses[name][0](state.onboarding.formData));

/** Changes the answer. */
export const setDetail = (name: DetailName, text: string): void =>
  wizard.updateForm(lenses[name][1](useWizard.getState().onboarding.formData, text));
