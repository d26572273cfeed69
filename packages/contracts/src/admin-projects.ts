import { specSchema } from "@sitewright/spec-core/spec";
import { z } from "zod";
import { staff } from "./access.ts";
import { csvFile, exportFields, listFields, pageFields } from "./admin-lists.ts";
import { defineEndpoint } from "./endpoint.ts";
import { instantSchema } from "./instant.ts";
import { projectSchema, projectSummarySchema } from "./projects.ts";
import { creationHeaders } from "./request-headers.ts";
import { versionParamSchema, versionSchema } from "./version.ts";

const idParams = z.object({ id: z.string().min(1).max(64) });

/** The filters of the list of projects. */
export const projectStates = ["submitted", "finalized"] as const;
/** The orders of the list of projects, the default first. */
export const projectSorts = ["newest", "oldest", "updated", "name"] as const;

/** The filters and the order of the list and of its export. */
const projectSelection = {
  state: z.enum(projectStates).optional(),
  /** Only those of this account. */
  client: z.string().max(64).optional(),
  sort: z.enum(projectSorts).default("newest"),
};

const client = { clientEmail: z.string(), clientName: z.string() };

/** A project in the administrator's list, with its client. */
export const adminProjectSummarySchema = projectSummarySchema.extend(client);
export type AdminProjectSummary = z.infer<typeof adminProjectSummarySchema>;

export const adminListProjects = defineEndpoint({
  name: "adminListProjects",
  summary: "All projects; `search` looks in business, client and industry.",
  method: "GET",
  path: "/api/admin/projects",
  access: staff("projects"),
  query: z.object({ ...listFields, ...projectSelection }),
  status: 200,
  response: z.object({ projects: z.array(adminProjectSummarySchema), ...pageFields }),
  errors: [],
});

export const adminGetProject = defineEndpoint({
  name: "adminGetProject",
  summary: "One project of any client with its answers.",
  method: "GET",
  path: "/api/admin/projects/:id",
  access: staff("projects"),
  params: idParams,
  status: 200,
  response: z.object({ project: projectSchema.extend(client) }),
  errors: ["not-found", "content-unreadable"],
});

export const adminExportProjects = defineEndpoint({
  name: "adminExportProjects",
  summary: "The projects that match as comma-separated values.",
  method: "GET",
  path: "/api/admin/exports/projects",
  access: staff("projects"),
  query: z.object({ ...exportFields, ...projectSelection }),
  status: 200,
  response: csvFile,
  errors: [],
});

export const adminDeleteProject = defineEndpoint({
  name: "adminDeleteProject",
  summary: "Delete a client's project with all its versions; the client gets a mail about it.",
  method: "DELETE",
  path: "/api/admin/projects/:id",
  access: staff("projects"),
  params: idParams,
  status: 204,
  errors: ["not-found"],
});

export const adminListProjectVersions = defineEndpoint({
  name: "adminListProjectVersions",
  summary: "The versions of a project, newest first.",
  method: "GET",
  path: "/api/admin/projects/:id/versions",
  access: staff("specifications"),
  params: idParams,
  status: 200,
  response: z.object({ versions: z.array(z.object({ version: z.int(), createdAt: instantSchema })) }),
  errors: ["not-found"],
});

export const adminGetProjectVersion = defineEndpoint({
  name: "adminGetProjectVersion",
  summary: "The specification of one version of a project.",
  method: "GET",
  path: "/api/admin/projects/:id/versions/:version",
  access: staff("specifications"),
  params: idParams.extend({ version: versionParamSchema }),
  status: 200,
  response: specSchema,
  errors: ["not-found", "content-unreadable"],
});

export const adminDownloadBundle = defineEndpoint({
  name: "adminDownloadBundle",
  summary:
    "Everything that the site is built from, as a ZIP archive: answers, specification and what is rendered of it, and the client's files.",
  method: "GET",
  path: "/api/admin/projects/:id/bundle",
  access: staff("projects"),
  params: idParams,
  status: 200,
  response: { kind: "file", type: "application/zip" },
  errors: ["not-found", "content-unreadable"],
});

/** A note of the staff about a project, which no client sees. */
export const projectNoteSchema = z.object({
  id: z.string(),
  text: z.string(),
  /** Empty if that account was deleted. */
  authorName: z.string(),
  createdAt: instantSchema,
});
export type ProjectNote = z.infer<typeof projectNoteSchema>;

export const adminListNotes = defineEndpoint({
  name: "adminListNotes",
  summary: "What the staff have noted about a project, newest first.",
  method: "GET",
  path: "/api/admin/projects/:id/notes",
  access: staff("projects"),
  params: idParams,
  status: 200,
  response: z.object({ notes: z.array(projectNoteSchema) }),
  errors: ["not-found"],
});

export const adminCreateNote = defineEndpoint({
  name: "adminCreateNote",
  summary:
    "Add a note to a project, only for the staff. Under one Idempotency-Key the same note is added once.",
  method: "POST",
  path: "/api/admin/projects/:id/notes",
  access: staff("projects"),
  params: idParams,
  headers: creationHeaders,
  body: z.object({
    text: z.string().trim().min(1, "Please write a note.").max(4000, "Please use at most 4,000 characters."),
  }),
  status: 201,
  response: z.object({ note: projectNoteSchema }),
  errors: ["not-found"],
});

export const adminDeleteNote = defineEndpoint({
  name: "adminDeleteNote",
  summary: "Delete a note about a project.",
  method: "DELETE",
  path: "/api/admin/projects/:id/notes/:note",
  access: staff("projects"),
  params: idParams.extend({ note: z.string().min(1).max(64) }),
  status: 204,
  errors: ["not-found"],
});

/** The staff's decisions about statements and facts read from a client's answers. */
const wordChoicesSchema = z
  .array(
    z.object({
      id: z.string().min(1).max(64),
      /** It is shown to visitors. */
      print: z.boolean(),
      /** The corrected text; for facts only. */
      text: z.string().trim().min(1).max(2000).optional(),
    }),
  )
  .min(1, "Please make at least one decision.")
  .max(200);

export const adminDecideWords = defineEndpoint({
  name: "adminDecideWords",
  summary:
    "Confirm, correct or drop statements and facts of a project's answers, as a new version. `from` is the version that they were read in. The same decisions again answer as the first time.",
  method: "POST",
  path: "/api/admin/projects/:id/words",
  access: staff("specifications"),
  params: idParams,
  body: z.object({ from: versionSchema, choices: wordChoicesSchema }),
  status: 200,
  response: z.object({ version: z.int() }),
  errors: ["not-found", "invalid-input", "version-conflict", "content-unreadable"],
});
