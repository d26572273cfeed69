import {
  acceptStaffInvitation,
  adminCancelInvitation,
  adminChangeRole,
  adminInviteStaff,
  adminListStaff,
  adminRemoveStaff,
  getStaffInvitation,
} from "@sitewright/contracts";
import type { Mount, ResolveActor } from "../../http/mount.ts";
import { Refusal } from "../../http/refusal.ts";
import type { StaffService } from "./service.ts";

/** Staff members with their roles, and invitations. */
export function mountStaff(mount: Mount, service: StaffService, resolveActor: ResolveActor): void {
  mount(adminListStaff, ({ actor }) => service.list(actor));
  mount(adminInviteStaff, ({ actor, body }) => service.invite(actor, body));
  mount(adminCancelInvitation, ({ actor, params }) => service.cancel(actor, params.id));
  mount(adminChangeRole, async ({ actor, params, body }) => {
    const member = await service.change(actor, { uid: params.uid, role: body.role });
    if (member instanceof Refusal) return member;
    return member ? { member } : new Refusal("not-found");
  });
  mount(adminRemoveStaff, async ({ actor, params }) => {
    const outcome = await service.change(actor, { uid: params.uid, role: null });
    return outcome instanceof Refusal ? outcome : undefined;
  });
  mount(getStaffInvitation, ({ actor }) => service.read(actor.token));
  mount(acceptStaffInvitation, async ({ actor, body, c }) =>
    service.accept(actor.token, body, await resolveActor(c)),
  );
}
