export { type AddressedPage, addressedPages } from "./addressed-pages.ts";
export {
  type CompletionInput,
  type CompletionStatus,
  completion,
  incompleteSteps,
  progress,
} from "./completion.ts";
export { parseCustomPages } from "./custom-pages.ts";
export { defaultOnboarding } from "./default-onboarding.ts";
export {
  type ContactAnswers,
  type ContentDocument,
  contentDocumentSchema,
  formDataSchema,
  type Offer,
  type OnboardingFormData,
  offerSchema,
  type SocialMedia,
  type SocialNetwork,
  socialNetworks,
  type WordChoice,
  wordChoiceSchema,
} from "./form-data.ts";
export type { OnboardingIssue } from "./issue.ts";
export {
  type LayoutSections,
  layoutSectionsSchema,
  type SectionName,
  sectionNames,
} from "./layout-sections.ts";
export { applyTemplate, type LayoutTemplate, layoutTemplates, type TemplateId } from "./layout-templates.ts";
export * as limits from "./limits.ts";
export {
  budgetOptions,
  buttonStyleOptions,
  type ContentStyleOption,
  contentStyleOptions,
  type GoalOption,
  goalOptions,
  type PageOption,
  pageLayoutOptions,
  pageOptions,
  sectionOptions,
  type ToneOption,
  timelineOptions,
  toneOptions,
} from "./options.ts";
export { isHomePage, pageKey } from "./page-tree.ts";
export { type EffectivePage, effectivePages, pageTreeOf } from "./pages.ts";
export { prefilledSteps } from "./prefilled-steps.ts";
export { type RequiredAnswer, requiredAnswers } from "./questionnaire.ts";
export {
  type ButtonStyle,
  buttonStyleNames,
  type LayoutTemplates,
  type Onboarding,
  type OnboardingInput,
  onboardingSchema,
  type PageLayout,
  type PageNode,
  pageLayoutNames,
  type TemplateCategory,
  templateCategories,
} from "./schema.ts";
export { nextStep, previousStep, type Step, type StepKey, steps } from "./steps.ts";
export { themeColorsSchema } from "./theme-colors-schema.ts";
export { type ThemeVerdict, themeVerdicts } from "./theme-verdicts.ts";
export { toggleDomain, toggleHosting, toggleTbd, undecided } from "./toggles.ts";
export { isTypedField, type TypedField } from "./typed-fields.ts";
export {
  type PictureRole,
  pictureRoles,
  roleOf,
  type UploadedFile,
  uploadedFileSchema,
} from "./uploaded-file.ts";
export { type OnboardingResult, validateOnboarding } from "./validate.ts";
export { invalidTexts, missingContentStyle, missingTexts, warningTexts } from "./validation-texts.ts";
export { hasVisible, withoutDirectionOverrides } from "./visible-text.ts";
export { onboardingWarnings } from "./warnings.ts";
