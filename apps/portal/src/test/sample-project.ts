import type { Project, User } from "@sitewright/contracts";
import { defaultOnboarding, type Onboarding } from "@sitewright/spec-core/onboarding";

/** Answers with everything that a submission requires. */
export const completeAnswers: Onboarding = {
  ...defaultOnboarding,
  formData: {
    ...defaultOnboarding.formData,
    businessName: "Greenwich Bakehouse",
    description: "We bake sourdough.",
    niche: "Bakery",
    goals: ["Sell Products"],
    audience: "Neighbours",
    pages: ["Home", "Products"],
    contentStyle: "Casual",
    tone: "Fun",
  },
};

/** A stored project with those answers. */
export const storedProject = (version: number, onboarding: Onboarding = completeAnswers): Project => ({
  id: "project-1",
  userId: "person-1",
  businessName: onboarding.formData.businessName,
  industry: "Food & Hospitality",
  pageCount: 2,
  status: "completed",
  version,
  createdAt: "2026-03-01T10:00:00.000Z",
  submittedAt: "2026-03-01T10:00:00.000Z",
  updatedAt: "2026-03-01T10:00:00.000Z",
  finalizedAt: null,
  onboarding,
});

/** A client who is signed in. */
export const client: User = {
  uid: "person-1",
  email: "anna@bakehouse.example",
  displayName: "Anna Baker",
  photoURL: null,
  isAdmin: false,
  emailVerified: false,
  createdAt: "2026-01-01T00:00:00.000Z",
};

/** An administrator who is signed in. */
export const administrator: User = {
  ...client,
  uid: "owner-1",
  email: "owner@agency.example",
  isAdmin: true,
};
