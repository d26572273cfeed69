import { createPasswordPolicy } from "../../auth/password-policy.ts";
import type { Feature } from "../../wiring/feature.ts";
import { invitationData } from "./personal-data-store.ts";
import { mountStaff } from "./routes.ts";
import { createStaffService } from "./service.ts";

export { findInvitation, sweepInvitations } from "./invitation-store.ts";

/** Staff members with their roles, and invitations. */
export const staff: Feature = {
  name: "staff",
  mount(mount, context) {
    const passwordPolicy = createPasswordPolicy(context.settings.passwordMin);
    mountStaff(mount, createStaffService({ ...context, passwordPolicy }), context.sessions.resolve);
  },
  personalData: invitationData,
};
