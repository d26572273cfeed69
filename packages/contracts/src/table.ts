import * as admin from "./admin.ts";
import * as auth from "./auth.ts";
import * as draft from "./draft.ts";
import type { Endpoint } from "./endpoint.ts";
import * as health from "./health.ts";
import * as mail from "./mail.ts";
import * as projects from "./projects.ts";
import * as uploads from "./uploads.ts";

/** Every call of the service. What is not here is not served; what is here is mounted, documented and tested. */
export const endpoints = [
  health.healthz,
  health.readyz,
  auth.signUp,
  auth.signIn,
  auth.developerSignIn,
  auth.signOut,
  auth.getSession,
  draft.getDraft,
  draft.putDraft,
  draft.deleteDraft,
  projects.createProject,
  projects.listProjects,
  projects.getProject,
  projects.updateProject,
  projects.finalizeProject,
  projects.deleteProject,
  projects.getProjectSpec,
  uploads.createUpload,
  uploads.getUploadContent,
  uploads.deleteUpload,
  mail.sendProjectEmail,
  mail.sendThankYouEmail,
  admin.adminListProjects,
  admin.adminGetProject,
  admin.adminListOutbox,
  admin.adminGetOutboxMessage,
] as const satisfies readonly Endpoint[];
