import { brand } from "@sitewright/brand";
import { ndaText, ndaVersion } from "@sitewright/brand/nda";
import { endpoints } from "@sitewright/contracts";
import { Hono } from "hono";
import { createAttemptCookie } from "./auth/oauth/attempt-cookie.ts";
import { createOpenIdClient } from "./auth/oauth/openid-client.ts";
import { createPasswordPolicy } from "./auth/password-policy.ts";
import { createSessions } from "./auth/sessions.ts";
import type { Deps } from "./deps.ts";
import { createChangePassword } from "./features/account/password-change.ts";
import { createRecovery } from "./features/account/recovery.ts";
import { mountAccount } from "./features/account/routes.ts";
import { mountAccountSecurity } from "./features/account/security-routes.ts";
import { createAccountService } from "./features/account/service.ts";
import { createSignedInDevices } from "./features/account/signed-in-devices.ts";
import { createVerification } from "./features/account/verification.ts";
import { mountAccountDeletion } from "./features/account-deletion/routes.ts";
import { createAccountDeletionService } from "./features/account-deletion/service.ts";
import { mountAccountExport } from "./features/account-export/routes.ts";
import { createAccountExportService } from "./features/account-export/service.ts";
import { mountAgreements } from "./features/agreements/routes.ts";
import { createAgreementService } from "./features/agreements/service.ts";
import { mountContact } from "./features/contact/routes.ts";
import { createContactService } from "./features/contact/service.ts";
import { mountDesigns } from "./features/designs/routes.ts";
import { createDesignService } from "./features/designs/service.ts";
import { mountAdminDocuments } from "./features/documents/manage-routes.ts";
import { createDocumentManager } from "./features/documents/manage-service.ts";
import { mountDocuments } from "./features/documents/routes.ts";
import { createDocumentService } from "./features/documents/service.ts";
import { mountDraft } from "./features/draft/routes.ts";
import { createDraftService } from "./features/draft/service.ts";
import { mountGoogleSignIn } from "./features/google-sign-in/routes.ts";
import { createGoogleService } from "./features/google-sign-in/service.ts";
import { mountHealth } from "./features/health/routes.ts";
import { createReadiness, type Readiness } from "./features/health/service.ts";
import { mountOutbox } from "./features/outbox/routes.ts";
import { createOutboxService } from "./features/outbox/service.ts";
import { mountProfiles } from "./features/profiles/routes.ts";
import { createProfileService } from "./features/profiles/service.ts";
import { mountAdminProjects, mountProjects } from "./features/projects/routes.ts";
import { createProjectService } from "./features/projects/service.ts";
import { createPreviewMaker } from "./features/uploads/make-preview.ts";
import { mountUploads } from "./features/uploads/routes.ts";
import { createUploadService } from "./features/uploads/service.ts";
import type { AppEnv } from "./http/app-env.ts";
import { handleErrors } from "./http/error-handler.ts";
import { createMount } from "./http/mount.ts";
import { createReadNetwork } from "./http/network-address.ts";
import { serveOpenApi } from "./http/openapi.ts";
import { checkOrigin } from "./http/origin-check.ts";
import { logRequests } from "./http/request-log.ts";
import { setHeaders } from "./http/response-headers.ts";
import { refuseUnmatched } from "./http/unmatched.ts";
import { createThrottle } from "./throttle/throttle.ts";
import { createWeb } from "./web/web.ts";

/** The application, and the switch that takes it out of service before it stops. */
export interface App {
  app: Hono<AppEnv>;
  readiness: Readiness;
}

const unknownProxy =
  "Requests come through a proxy that is not trusted: limits count all visitors as one. Set TRUST_PROXY=1 if it is yours.";

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
  const throttle = createThrottle({ db, now });
  const networkOf = createReadNetwork({
    isBehindProxy: deps.isBehindProxy,
    onUnknownProxy: () => log.warn(unknownProxy),
  });
  const securityOptions = {
    db,
    now,
    newId,
    newToken,
    appUrl,
    adminEmails,
    throttle,
    wakeOutbox,
    passwordPolicy,
  };
  const accounts = createAccountService({
    ...securityOptions,
    signUpsPerHour: deps.signUpsPerHour,
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
  const contact = createContactService({ ...mailOptions, throttle });
  const outbox = createOutboxService({ ...mailOptions, readProject: projects.read });
  const { storage, stagingFolder } = deps;
  const makePreview = createPreviewMaker(log);
  const uploads = createUploadService({ db, storage, stagingFolder, now, newId, makePreview, log });
  const designs = createDesignService({ db, now });
  const { agencyName } = brand;
  const nda = { version: ndaVersion, text: ndaText(agencyName) };
  const agreements = createAgreementService({ db, now, newId, agencyName, nda });
  const profiles = createProfileService({ db, now, access: deps.profileAccess });
  const documents = createDocumentService({ db, now, newId, access: deps.profileAccess });
  const documentManager = createDocumentManager({ db, storage, stagingFolder, now, newId, log });

  mountHealth(mount, readiness);
  mountAccount(mount, { service: accounts, sessions, networkOf });
  mountAccountSecurity(mount, {
    verification: createVerification(securityOptions),
    recovery: createRecovery(securityOptions),
    changePassword: createChangePassword(securityOptions),
    devices: createSignedInDevices({ db, now }),
    sessions,
    networkOf,
  });
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
  mountAccountExport(mount, createAccountExportService({ db, storage, now }));
  mountAccountDeletion(mount, createAccountDeletionService({ db, storage, log, adminEmails }), sessions);
  mountContact(mount, { service: contact, resolveActor: sessions.resolve, networkOf });
  mountUploads(mount, { service: uploads, storage });
  mountDesigns(mount, designs);
  mountAgreements(mount, agreements);
  mountProfiles(mount, profiles, sessions.resolve);
  mountDocuments(mount, { service: documents, storage });
  mountAdminDocuments(mount, documentManager);
  serveOpenApi(app, endpoints, appUrl);
  refuseUnmatched(app, endpoints);
  if (deps.builds) app.route("/", createWeb({ builds: deps.builds, origin: appUrl, now: deps.now, fontKitUrl }));
  return { app, readiness };
}
