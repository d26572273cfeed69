import {
  changePassword,
  endOtherSessions,
  endSession,
  forgotPassword,
  getAccountSecurity,
  resendVerification,
  resetPassword,
  verifyEmail,
} from "@sitewright/contracts";
import type { Sessions } from "../../auth/sessions.ts";
import type { Mount } from "../../http/mount.ts";
import type { ReadNetwork } from "../../http/network-address.ts";
import { accountLimits } from "./limits.ts";
import type { ChangePassword } from "./password-change.ts";
import type { Recovery } from "./recovery.ts";
import type { SignedInDevices } from "./signed-in-devices.ts";
import type { Verification } from "./verification.ts";

interface SecurityServices {
  verification: Verification;
  recovery: Recovery;
  changePassword: ChangePassword;
  devices: SignedInDevices;
  sessions: Sessions;
  networkOf: ReadNetwork;
}

/** Confirming an address, forgotten and changed passwords, and the list of sessions. */
export function mountAccountSecurity(mount: Mount, services: SecurityServices): void {
  const { verification, recovery, devices, sessions, networkOf } = services;

  mount(verifyEmail, ({ actor, body, c }) =>
    sessions.beginDuring(c, (begin) => verification.confirm(actor, body.token, begin)),
  );
  mount(resendVerification, ({ actor, c }) => verification.resend(actor, networkOf(c)));
  mount(
    forgotPassword,
    ({ body, c }) => recovery.request(body.email, networkOf(c)),
    accountLimits.linksFromNetwork,
  );
  mount(resetPassword, ({ body, c }) => recovery.reset(body, networkOf(c)), accountLimits.resetsFromNetwork);
  mount(changePassword, ({ actor, body, c }) =>
    sessions.beginDuring(c, (begin) => services.changePassword(actor, body, begin)),
  );
  mount(getAccountSecurity, ({ actor }) => devices.overview(actor));
  mount(endOtherSessions, async ({ actor }) => {
    await devices.endOthers(actor);
    return undefined;
  });
  mount(endSession, ({ actor, params }) => devices.end(actor, params.id));
}
