import type { ListedInvitation, StaffMember, StaffRole } from "@sitewright/contracts";
import type { Staff } from "../../access/permissions.ts";
import { regainsRoleFromAdminEmails } from "../../access/role-rules.ts";
import { changeRole } from "../../access/role-store.ts";
import { createOriginBy } from "../../audit/origin-by.ts";
import type { Passwords } from "../../auth/password-hash.ts";
import type { PasswordPolicy } from "../../auth/password-policy.ts";
import type { Db } from "../../db/open.ts";
import type { Settings } from "../../env.ts";
import { Refusal } from "../../http/refusal.ts";
import type { Throttle } from "../../throttle/throttle.ts";
import { findMailFaults, listInvitations } from "./invitation-store.ts";
import { createInvitations, type Invitations, invitationView } from "./invitations.ts";
import { findMember, listStaff } from "./store.ts";
import { staffTexts } from "./texts.ts";

/** External dependencies of the staff service. */
export interface StaffOptions {
  db: Db;
  now: () => Date;
  newId: () => string;
  passwords: Passwords;
  newToken: () => string;
  /** The application's own origin. */
  appUrl: string;
  settings: Pick<Settings, "adminEmails">;
  passwordPolicy: PasswordPolicy;
  throttle: Throttle;
  /** True if no mail provider is configured: mails stay in the outbox and are not delivered. */
  isMailKept: boolean;
  /** Called after a mail was committed. */
  wakeOutbox: () => void;
}

/**
 * The agency's staff. A withdrawn role has no effect from the next request on, and all sessions of the
 * account end.
 */
export interface StaffService extends Invitations {
  list(staff: Staff<"roles">): Promise<{ staff: StaffMember[]; invitations: ListedInvitation[] }>;
  /** Gives a staff member another role, or removes them from the staff if `role` is null. */
  change(
    staff: Staff<"roles">,
    input: { uid: string; role: StaffRole | null },
  ): Promise<StaffMember | undefined | Refusal>;
}

const refuseProtected = (detail: string) => new Refusal("account-protected", { detail });

/** Creates the service. */
export function createStaffService(options: StaffOptions): StaffService {
  const { db, now, newId, settings } = options;
  const originBy = createOriginBy({ newId, now });
  return {
    ...createInvitations(options),
    async list() {
      const invitations = await listInvitations(db, now());
      const mailFaultOf = await findMailFaults(db, invitations);
      return {
        staff: await listStaff(db),
        invitations: invitations.map((one) => ({ ...invitationView(one), mailFault: mailFaultOf(one.id) })),
      };
    },
    async change(staff, { uid, role }) {
      const member = await findMember(db, uid);
      if (!member) return new Refusal("not-found");
      if (member.role === role) return member;
      if (regainsRoleFromAdminEmails(member.email, role, settings.adminEmails))
        return refuseProtected(staffTexts.listed);
      const { kind } = await changeRole(db, { userId: uid, role, event: originBy(staff) });
      if (kind === "last") return refuseProtected(staffTexts.lastOwner);
      if (kind === "not-allowed") return new Refusal("forbidden");
      if (kind === "not-found") return new Refusal("not-found");
      return findMember(db, uid);
    },
  };
}
