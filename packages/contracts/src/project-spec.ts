import { specSchema } from "@sitewright/spec-core/spec";
import { z } from "zod";
import { defineEndpoint } from "./endpoint.ts";
import { instantSchema } from "./instant.ts";
import { projectParams } from "./projects.ts";
import { versionParamSchema } from "./version.ts";

// In a file of its own: its schema imports the whole specification builder, which no first screen of the portal needs.
export const getProjectSpec = defineEndpoint({
  name: "getProjectSpec",
  summary: "The specification of the newest version.",
  method: "GET",
  path: "/api/projects/:id/spec",
  access: "client",
  params: projectParams,
  status: 200,
  response: specSchema,
  errors: ["not-found", "content-unreadable"],
});

/**
 * A stored version of a project. `agency`: created by the staff's decisions about its texts; all others were sent by
 * the client.
 */
export const projectVersionSchema = z.object({
  version: z.int(),
  createdAt: instantSchema,
  author: z.enum(["client", "agency"]),
});
export type ProjectVersion = z.infer<typeof projectVersionSchema>;

export const listProjectVersions = defineEndpoint({
  name: "listProjectVersions",
  summary: "The versions of a project, newest first.",
  method: "GET",
  path: "/api/projects/:id/versions",
  access: "client",
  params: projectParams,
  status: 200,
  response: z.object({ versions: z.array(projectVersionSchema) }),
  errors: ["not-found"],
});

export const getProjectVersion = defineEndpoint({
  name: "getProjectVersion",
  summary: "The specification of one version.",
  method: "GET",
  path: "/api/projects/:id/versions/:version",
  access: "client",
  params: projectParams.extend({ version: versionParamSchema }),
  status: 200,
  response: specSchema,
  errors: ["not-found", "content-unreadable"],
});
