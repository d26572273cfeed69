import { onboardingSchema } from "@sitewright/spec-core/onboarding";
import { z } from "zod";
import { defineEndpoint } from "./endpoint.ts";
import { instantSchema } from "./instant.ts";
import { idempotencyKey, ifMatchHeaders, sentDraftHeaders } from "./request-headers.ts";

/** A stored project without its answers. `status` is always `completed`; `version` counts from 1. */
export const projectSummarySchema = z.object({
  id: z.string(),
  userId: z.string(),
  businessName: z.string(),
  industry: z.string(),
  pageCount: z.int(),
  status: z.literal("completed"),
  version: z.int(),
  createdAt: instantSchema,
  submittedAt: instantSchema,
  updatedAt: instantSchema,
  finalizedAt: instantSchema.nullable(),
});
export type ProjectSummary = z.infer<typeof projectSummarySchema>;

/** A stored project with the answers of its newest version. */
export const projectSchema = projectSummarySchema.extend({ onboarding: onboardingSchema });
export type Project = z.infer<typeof projectSchema>;

/** Lists are newest first, a page at a time; `cursor` requests the next page. */
export const pageQuerySchema = z.object({
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(25),
});

/** The project that a path names. */
export const projectParams = z.object({ id: z.string().min(1).max(64) });
const projectAnswer = z.object({ project: projectSchema });

export const createProject = defineEndpoint({
  name: "createProject",
  summary:
    "Submit the finished questionnaire: builds the specification, leaves the mails, and deletes the draft that it names.",
  method: "POST",
  path: "/api/projects",
  access: "client",
  headers: z.object({ "idempotency-key": idempotencyKey, ...sentDraftHeaders }),
  body: onboardingSchema,
  status: 201,
  response: projectAnswer,
  errors: [
    "invalid-input",
    "key-reused",
    "not-found",
    "too-large",
    "too-many-requests",
    "storage-full",
    "content-unreadable",
  ],
});

export const listProjects = defineEndpoint({
  name: "listProjects",
  summary: "The caller's own projects, newest submission first.",
  method: "GET",
  path: "/api/projects",
  access: "client",
  query: pageQuerySchema,
  status: 200,
  response: z.object({ projects: z.array(projectSummarySchema), nextCursor: z.string().nullable() }),
  errors: [],
});

export const getProject = defineEndpoint({
  name: "getProject",
  summary: "One project with its answers.",
  method: "GET",
  path: "/api/projects/:id",
  access: "client",
  params: projectParams,
  status: 200,
  response: projectAnswer,
  errors: ["not-found", "content-unreadable"],
});

const versionHeaders = ifMatchHeaders.extend(sentDraftHeaders);

/** Why a new version is not stored, whether or not the call also finishes the editing. */
const versionRefusals = [
  "not-found",
  "invalid-input",
  "version-conflict",
  "too-large",
  "too-many-requests",
  "storage-full",
  "content-unreadable",
] as const;

export const updateProject = defineEndpoint({
  name: "updateProject",
  summary:
    "Save changes as a new version. If-Match names the version they were made from; another one answers 409 with the stored project as `current`. Answers that have not changed make no version and no mail.",
  method: "PUT",
  path: "/api/projects/:id",
  access: "client",
  params: projectParams,
  headers: versionHeaders,
  body: onboardingSchema,
  status: 200,
  response: projectAnswer,
  errors: versionRefusals,
});

export const finalizeProject = defineEndpoint({
  name: "finalizeProject",
  summary:
    "Finish editing: save the last changes, if there are any, mark the project finalised and send the update mail only.",
  method: "POST",
  path: "/api/projects/:id/finalise",
  access: "client",
  params: projectParams,
  headers: versionHeaders,
  body: onboardingSchema,
  status: 200,
  response: projectAnswer,
  errors: versionRefusals,
});

export const deleteProject = defineEndpoint({
  name: "deleteProject",
  summary: "Delete a project with all its versions.",
  method: "DELETE",
  path: "/api/projects/:id",
  access: "client",
  params: projectParams,
  status: 204,
  errors: ["not-found"],
});
