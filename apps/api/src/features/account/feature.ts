import { createPasswordPolicy } from "../../auth/password-policy.ts";
import type { Feature } from "../../wiring/feature.ts";
import { createChangePassword } from "./password-change.ts";
import { accountData } from "./personal-data-store.ts";
import { createRecovery } from "./recovery.ts";
import { mountAccount } from "./routes.ts";
import { mountAccountSecurity } from "./security-routes.ts";
import { createAccountService } from "./service.ts";
import { createSignUp } from "./sign-up.ts";
import { createSignedInDevices } from "./signed-in-devices.ts";
import { createVerification } from "./verification.ts";

export { sweepLinks } from "./link-store.ts";
export { insertAccount } from "./store.ts";

/** Signing up, in and out, confirmed addresses, passwords and sessions. */
export const account: Feature = {
  name: "account",
  mount(mount, context) {
    const { sessions, networkOf, settings } = context;
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
  },
  personalData: accountData,
};
