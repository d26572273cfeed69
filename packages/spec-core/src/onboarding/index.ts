export { defaultOnboarding } from "./default-onboarding.ts";
export {
  type ContentDocument,
  contentDocumentSchema,
  formDataSchema,
  type OnboardingFormData,
  type SocialMedia,
  type SocialNetwork,
  socialNetworks,
} from "./form-data.ts";
export {
  type LayoutSections,
  layoutSectionsSchema,
  type SectionName,
  sectionNames,
} from "./layout-sections.ts";
export * as limits from "./limits.ts";
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
export { type UploadedFile, uploadedFileSchema } from "./uploaded-file.ts";
