import * as admin from "./admin.ts";
import * as agreements from "./agreements.ts";
import * as auth from "./auth.ts";
import * as designs from "./designs.ts";
import * as draft from "./draft.ts";
import type { Endpoint } from "./endpoint.ts";
import * as google from "./google.ts";
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
  google.beginGoogleSignIn,
  google.endGoogleSignIn,
  draft.getDraft,
  draft.putDraft,
  draft.deleteDraft,
  designs.listDesigns,
  designs.saveDesign,
  designs.deleteDesign,
  agreements.listNdaRecords,
  agreements.recordNda,
  agreements.downloadNdaRecord,
  projects.createProject,
  projects.listProjects,
  projects.getProject,
  projects.updateProject,
  projects.finalizeProject,
  projects.deleteProject,
  projects.getProjectSpec,
  uploads.createUpload,
  uploads.getUploadContent,
  uploads.getUploadPreview,
  uploads.deleteUpload,
  mail.sendProjectEmail,
  mail.sendThankYouEmail,
  admin.adminListProjects,
  admin.adminGetProject,
  admin.adminListOutbox,
  admin.adminGetOutboxMessage,
] as const satisfies readonly Endpoint[];
