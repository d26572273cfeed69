import { type StaffInvitation, type StaffRole, staffRoles } from "@sitewright/contracts";
import { staffInvitation } from "@sitewright/emails";
import type { Actor } from "../../access/actor.ts";
import type { Staff } from "../../access/permissions.ts";
import { createOriginBy } from "../../audit/origin-by.ts";
import { authTexts } from "../../auth/auth-texts.ts";
import { nameFromEmail, normalizeEmail } from "../../auth/email-address.ts";
import { secretDigest } from "../../auth/secret-digest.ts";
import { instantOf } from "../../db/instant.ts";
import { Refusal, refuseField } from "../../http/refusal.ts";
import { linkLifetimesMs } from "../../outbox/mail-secret.ts";
import { invitationMailKey, type MailMessage } from "../../outbox/mail-store.ts";
import type { Limit } from "../../throttle/throttle.ts";
import { hourMs } from "../../time-units.ts";
import { acceptInvitation } from "./accept-store.ts";
import {
  cancelInvitation,
  findInvitation,
  hasAccount,
  type Invitation,
  insertInvitation,
} from "./invitation-store.ts";
import type { StaffOptions } from "./service.ts";
import { staffTexts } from "./texts.ts";

/** Invitations that one account may send: each is a mail to an address that may be mistyped. */
const invitationLimit: Limit = { name: "staff-invitation", limit: 30, windowMs: hourMs };

/** Inviting staff members by mail. */
export interface Invitations {
  invite(
    staff: Staff<"roles">,
    input: { email: string; role: StaffRole },
  ): Promise<{ invitation: StaffInvitation; isKept: boolean; isRepeated: boolean } | Refusal>;
  cancel(staff: Staff<"roles">, id: string): Promise<Refusal | undefined>;
  /** What the invitation of a link contains. */
  read(
    token: string,
  ): Promise<(Pick<StaffInvitation, "email" | "role" | "expiresAt"> & { hasAccount: boolean }) | Refusal>;
  /**
   * Accepts an invitation. The link proves the address, and the password is always a new one: an older
   * one may be known to the person who created the account. `actor` is the browser's current session:
   * anonymous, or the invited account.
   */
  accept(
    token: string,
    input: { displayName?: string | undefined; password: string },
    actor: Actor,
  ): Promise<Refusal | undefined>;
}

/** An invitation as shown to staff who give roles. */
export const invitationView = ({ createdAt, expiresAt, ...invitation }: Invitation): StaffInvitation => ({
  ...invitation,
  createdAt: instantOf(createdAt),
  expiresAt: instantOf(expiresAt),
});

async function composeInvitation(
  { id, email, role }: Invitation,
  { token, appUrl, mailId }: { token: string; appUrl: string; mailId: string },
): Promise<MailMessage> {
  // The secret is in the fragment, which browsers do not send.
  const url = `${new URL("/admin/invitation", appUrl).href}#${token}`;
  const content = await staffInvitation({ url, appUrl, role: staffRoles[role] });
  const kind = "staff-invitation";
  const keys = { id: mailId, dedupeKey: invitationMailKey(id), kind } as const;
  return { ...content, ...keys, recipient: email, userId: null, projectId: null };
}

/** Creates the invitations. */
export function createInvitations(options: StaffOptions): Invitations {
  const { db, now, newId, newToken, passwords, appUrl, throttle, passwordPolicy, wakeOutbox, isMailKept } =
    options;
  const originBy = createOriginBy({ newId, now });

  return {
    async invite(staff, { email, role }) {
      const refused = await throttle.take({ ...invitationLimit, subject: staff.account.id });
      if (refused) return refused;
      const token = newToken();
      const createdAt = now();
      const expiresAt = new Date(createdAt.getTime() + linkLifetimesMs["staff-invitation"]);
      const invitation = {
        id: secretDigest(token),
        email: normalizeEmail(email),
        role,
        createdAt,
        expiresAt,
      };
      const mail = await composeInvitation(invitation, { token, appUrl, mailId: newId() });
      const outcome = await insertInvitation(db, { invitation, mail, origin: originBy(staff) });
      if (outcome === "not-allowed") return new Refusal("forbidden");
      if (outcome === "is-staff") return refuseField("invalid-input", "email", staffTexts.isStaff);
      if (outcome === "in-the-bin") return refuseField("invalid-input", "email", authTexts.inBin);
      wakeOutbox();
      const isRepeated = outcome === "repeated";
      return { invitation: invitationView(invitation), isKept: isMailKept, isRepeated };
    },
    async cancel(staff, id) {
      return (await cancelInvitation(db, id, originBy(staff))) ? undefined : new Refusal("not-found");
    },
    async read(token) {
      const found = await findInvitation(db, token, now());
      if (!found) return new Refusal("link-invalid");
      const { email, role, expiresAt } = invitationView(found);
      return { email, role, expiresAt, hasAccount: await hasAccount(db, email) };
    },
    async accept(token, { displayName, password }, actor) {
      const invitation = await findInvitation(db, token, now());
      if (!invitation) return new Refusal("link-invalid");
      const { email } = invitation;
      if (actor.kind !== "anonymous" && actor.account.email !== email)
        return new Refusal("forbidden", { detail: staffTexts.otherAccount });
      const weakness = passwordPolicy(password);
      if (weakness) return refuseField("invalid-input", "password", weakness);
      const isAccepted = await acceptInvitation(db, {
        invitation,
        passwordHash: await passwords.hash(password),
        displayName: displayName || nameFromEmail(email),
        newId,
        now: now(),
      });
      return isAccepted ? undefined : new Refusal("link-invalid");
    },
  };
}
