import { onboardingSchema, steps } from "@sitewright/spec-core/onboarding";
import { z } from "zod";
import { defineEndpoint } from "./endpoint.ts";
import { instantSchema } from "./instant.ts";
import { largestInteger } from "./version.ts";

const stepKeySchema = z.enum(steps.map((step) => step.key));

/** A client's position in the wizard, apart from the answers themselves. */
export const wizardPositionSchema = z.object({
  activeTab: stepKeySchema,
  journeyStarted: z.boolean(),
  visitedTabs: z.partialRecord(stepKeySchema, z.boolean()),
  completionStatus: z.partialRecord(stepKeySchema, z.boolean()),
});
export type WizardPosition = z.infer<typeof wizardPositionSchema>;

/** A draft as stored: incomplete answers are valid. */
export const draftStateSchema = z.object({ onboarding: onboardingSchema, position: wizardPositionSchema });
export type DraftState = z.infer<typeof draftStateSchema>;

/** `version` counts the saves of this draft, from 1. */
export const draftSchema = z.object({ version: z.int(), savedAt: instantSchema, state: draftStateSchema });
export type Draft = z.infer<typeof draftSchema>;

const query = z.object({ project: z.string().max(64).optional() });

export const getDraft = defineEndpoint({
  name: "getDraft",
  summary: "The stored draft of a new project, or of the project named; null when there is none.",
  method: "GET",
  path: "/api/draft",
  access: "client",
  query,
  status: 200,
  response: z.object({ draft: draftSchema.nullable() }),
  errors: ["not-found"],
});

export const putDraft = defineEndpoint({
  name: "putDraft",
  summary:
    "Save the draft made from the version named (0: none yet). A later save elsewhere answers 409 with the stored draft as `current`.",
  method: "PUT",
  path: "/api/draft",
  access: "client",
  query,
  body: z.object({
    version: z.int().min(0).max(largestInteger),
    state: draftStateSchema,
    /**
     * A save based on the same version that was still in flight when the page closed; the server may have received it
     * first.
     */
    sentBefore: draftStateSchema.optional(),
  }),
  status: 200,
  response: z.object({ version: z.int(), savedAt: instantSchema }),
  errors: ["not-found", "version-conflict", "too-large", "storage-full"],
});

export const deleteDraft = defineEndpoint({
  name: "deleteDraft",
  summary: "Forget the draft.",
  method: "DELETE",
  path: "/api/draft",
  access: "client",
  query,
  status: 204,
  errors: ["not-found"],
});
