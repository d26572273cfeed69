import { brand } from "@sitewright/brand";
import { ndaText, ndaVersion } from "@sitewright/brand/nda";
import { endpoints } from "@sitewright/contracts";
import { Hono } from "hono";
import { createAttemptCookie } from "./auth/oauth/attempt-cookie.ts";
import { createOpenIdClient } from "./auth/oauth/openid-client.ts";
import { createPasswordPolicy } from "./auth/password-policy.ts";
import { createSessions } from "./auth/sessions.ts";
import type { Deps } from "./deps.ts";
import { mountAccount } from "./features/account/routes.ts";
import { createAccountService } from "./features/account/service.ts";
import { mountAgreements } from "./features/agreements/routes.ts";
import { createAgreementService } from "./features/agreements/service.ts";
import { mountDesigns } from "./features/designs/routes.ts";
import { createDesignService } from "./features/designs/service.ts";
import { mountDraft } from "./features/draft/routes.ts";
import { createDraftService } from "./features/draft/service.ts";
import { mountGoogleSignIn } from "./features/google-sign-in/routes.ts";
import { createGoogleService } from "./features/google-sign-in/service.ts";
import { mountHealth } from "./features/health/routes.ts";
import { createReadiness, type Readiness } from "./features/health/service.ts";
import { mountOutbox } from "./features/outbox/routes.ts";
import { createOutboxService } from "./features/outbox/service.ts";
import { mountAdminProjects, mountProjects } from "./features/projects/routes.ts";
import { createProjectService } from "./features/projects/service.ts";
import { createPreviewMaker } from "./features/uploads/make-preview.ts";
import { mountUploads } from "./features/uploads/routes.ts";
import { createUploadService } from "./features/uploads/service.ts";
import type { AppEnv } from "./http/app-env.ts";
import { handleErrors } from "./http/error-handler.ts";
import { createMount } from "./http/mount.ts";
import { serveOpenApi } from "./http/openapi.ts";
import { checkOrigin } from "./http/origin-check.ts";
import { logRequests } from "./http/request-log.ts";
import { setHeaders } from "./http/response-headers.ts";
import { refuseUnmatched } from "./http/unmatched.ts";
import { createWeb } from "./web/web.ts";

/** The application, and the switch that takes it out of service before it stops. */
export interface App {
  app: Hono<AppEnv>;
  readiness: Readiness;
}

/** Puts the whole application together. Without effect until it gets requests. */
export function createApp(deps: Deps): App {
  const { database, log, now, newId, newToken, appUrl, adminEmails } = deps;
  const { db } = database;
  const app = new Hono<AppEnv>();
  app.use(
    logRequests({ log, id: newId }),
    setHeaders(appUrl.startsWith("https:")),
    checkOrigin(deps.ownOrigins),
  );
  app.onError(handleErrors(log));

  const sessions = createSessions({ db, now, newToken, isSecure: appUrl.startsWith("https:") });
  const mount = createMount(app, sessions.resolve);
  const readiness = createReadiness(database, log);
  const passwordPolicy = createPasswordPolicy(deps.passwordMin);
  const { hasGenericAuthErrors: hasGenericErrors, isDevBypass, fontKitUrl, wakeOutbox } = deps;
  const accounts = createAccountService({
    db,
    now,
    newId,
    adminEmails,
    passwordPolicy,
    hasGenericErrors,
    isDevBypass,
    hasGoogle: deps.google !== undefined,
  });
  const agencyEmail = adminEmails[0];
  const projects = createProjectService({ db, now, newId, appUrl, agencyEmail, fontKitUrl, wakeOutbox });
  const openIdClient = deps.google && createOpenIdClient(deps.google);
  const google = createGoogleService({ ...deps, db, openIdClient });
  const drafts = createDraftService({ db, now, newId, mayEdit: projects.mayEdit });
  const mailOptions = { db, now, newId, appUrl, agencyEmail, wakeOutbox };
  const outbox = createOutboxService({ ...mailOptions, readProject: projects.read });
  const { storage, stagingFolder } = deps;
  const makePreview = createPreviewMaker(log);
  const uploads = createUploadService({ db, storage, stagingFolder, now, newId, makePreview, log });
  const designs = createDesignService({ db, now });
  const { agencyName } = brand;
  const nda = { version: ndaVersion, text: ndaText(agencyName) };
  const agreements = createAgreementService({ db, now, newId, agencyName, nda });

  mountHealth(mount, readiness);
  mountAccount(mount, accounts, sessions);
  mountGoogleSignIn(mount, {
    service: google,
    sessions,
    cookie: createAttemptCookie({ isSecure: appUrl.startsWith("https:"), now }),
    now,
  });
  mountDraft(mount, drafts);
  mountProjects(mount, projects);
  mountAdminProjects(mount, projects);
  mountOutbox(mount, outbox);
  mountUploads(mount, { service: uploads, storage });
  mountDesigns(mount, designs);
  mountAgreements(mount, agreements);
  serveOpenApi(app, endpoints, appUrl);
  refuseUnmatched(app, endpoints);
  if (deps.builds) app.route("/", createWeb({ builds: deps.builds, origin: appUrl, now: deps.now }));
  return { app, readiness };
}
