import { createAttemptCookie } from "../auth/oauth/attempt-cookie.ts";
import { createOpenIdClient } from "../auth/oauth/openid-client.ts";
import { createPasswordPolicy } from "../auth/password-policy.ts";
import { createChangePassword } from "../features/account/password-change.ts";
import { createRecovery } from "../features/account/recovery.ts";
import { mountAccount } from "../features/account/routes.ts";
import { mountAccountSecurity } from "../features/account/security-routes.ts";
import { createAccountService } from "../features/account/service.ts";
import { createSignUp } from "../features/account/sign-up.ts";
import { createSignedInDevices } from "../features/account/signed-in-devices.ts";
import { createVerification } from "../features/account/verification.ts";
import { mountAccountDeletion } from "../features/account-deletion/routes.ts";
import { createAccountDeletionService } from "../features/account-deletion/service.ts";
import { mountAccountExport } from "../features/account-export/routes.ts";
import { createAccountExportService } from "../features/account-export/service.ts";
import { mountGoogleSignIn } from "../features/google-sign-in/routes.ts";
import { createGoogleService } from "../features/google-sign-in/service.ts";
import type { Mount } from "../http/mount.ts";
import type { Context } from "./context.ts";

/** Getting in, staying in, leaving. */
export function wireAccounts(mount: Mount, context: Context): void {
  const { sessions, networkOf, now, isSecure, settings } = context;
  const options = { ...context, passwordPolicy: createPasswordPolicy(settings.passwordMin) };
  mountAccount(mount, {
    service: createAccountService({ ...options, hasGoogle: settings.google !== undefined }),
    signUp: createSignUp(options),
    sessions,
    networkOf,
    settings,
  });
  mountAccountSecurity(mount, {
    verification: createVerification(options),
    recovery: createRecovery(options),
    changePassword: createChangePassword(options),
    devices: createSignedInDevices(context),
    sessions,
    networkOf,
  });
  mountGoogleSignIn(mount, {
    service: createGoogleService({
      ...context,
      openIdClient: settings.google && createOpenIdClient(settings.google),
    }),
    sessions,
    cookie: createAttemptCookie({ isSecure, now }),
    now,
  });
  mountAccountExport(mount, createAccountExportService(context));
  mountAccountDeletion(mount, createAccountDeletionService(context), sessions);
}
