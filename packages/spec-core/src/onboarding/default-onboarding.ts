import { defaultTheme } from "../color/default-theme.ts";
import { defaultFonts } from "../typography/fonts.ts";
import { noSections } from "./layout-sections.ts";
import type { Onboarding } from "./schema.ts";

/** The initial state of the wizard: what `onboardingSchema` makes of an empty object. */
export const defaultOnboarding: Onboarding = {
  formData: {
    businessName: "",
    websiteName: "",
    description: "",
    niche: "",
    goals: [],
    audience: "",
    pages: [],
    customPages: [],
    competitors: "",
    timeline: "",
    budget: "",
    tone: "",
    contentStyle: "",
    hostingHelp: false,
    hasDomain: false,
    hasHosting: false,
    domainName: "",
    hostingProvider: "",
    ndaAccepted: false,
    aiContentCreation: false,
    contentNotes: "",
    aiImageSourcing: false,
    contentDocuments: [],
    socialMedia: { facebook: "", instagram: "", twitter: "", linkedin: "", youtube: "", tiktok: "" },
    contact: { phone: "", email: "", address: "", country: "", openingHours: "" },
    legalForm: "",
    registrationNumber: "",
    offers: [],
    onlyForUs: "",
    wordChoices: [],
  },
  themeColors: { ...defaultTheme },
  fonts: { ...defaultFonts },
  selectedButtonStyle: "classic",
  layoutSections: { ...noSections },
  layoutTemplates: { selected: null, category: "business" },
  pageLayout: "contained",
  uploadedFiles: [],
};
