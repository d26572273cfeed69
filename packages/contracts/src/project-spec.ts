import { specSchema } from "@sitewright/spec-core/spec";
import { defineEndpoint } from "./endpoint.ts";
import { projectParams } from "./projects.ts";

// Apart from the other calls of projects: the schema draws in the whole builder, which no first screen of the portal needs.
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
