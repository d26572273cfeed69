import { z } from "zod";
import { defineEndpoint } from "./endpoint.ts";
import { instantSchema } from "./instant.ts";

/**
 * The wizard's documented mail calls. They can only send mail to the signed-in person about their own
 * projects, and the same mail about a version is sent only once.
 */
const projectData = z.looseObject({ id: z.string().min(1).max(64) });
const recipient = { userEmail: z.email(), userName: z.string().max(200).default("") };
const queued = z.object({ success: z.literal(true), queued: z.boolean() });

export const sendProjectEmail = defineEndpoint({
  name: "sendProjectEmail",
  summary: "Confirmation (or, with isUpdate, update) mail for a project of the caller.",
  method: "POST",
  path: "/api/send-project-email",
  access: "client",
  body: z.object({ projectData, ...recipient, isUpdate: z.boolean().default(false) }),
  status: 202,
  response: queued,
  errors: ["not-found", "content-unreadable"],
});

export const sendThankYouEmail = defineEndpoint({
  name: "sendThankYouEmail",
  summary: "Thank-you mail for a project of the caller.",
  method: "POST",
  path: "/api/send-thank-you-email",
  access: "client",
  body: z.object({ projectData, ...recipient }),
  status: 202,
  response: queued,
  errors: ["not-found", "content-unreadable"],
});

export const sendProjectDeletionEmail = defineEndpoint({
  name: "sendProjectDeletionEmail",
  summary:
    "Deletion notice for a project that the caller has deleted. Deleting leaves the notice by itself, so this never adds one.",
  method: "POST",
  path: "/api/send-project-deletion-email",
  access: "client",
  body: z.object({
    userEmail: z.email(),
    userName: z.string().max(200).default(""),
    projectName: z.string().max(500).default(""),
    projectId: z.string().min(1).max(64),
    deletedAt: instantSchema,
  }),
  status: 202,
  response: queued,
  errors: ["not-found"],
});
