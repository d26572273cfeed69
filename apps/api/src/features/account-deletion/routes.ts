import { adminDeleteUser, deleteAccount } from "@sitewright/contracts";
import type { Sessions } from "../../auth/sessions.ts";
import type { Mount } from "../../http/mount.ts";
import { Refusal } from "../../http/refusal.ts";
import type { AccountDeletionService } from "./service.ts";

/** Deleting one's own account, and others' as staff. */
export function mountAccountDeletion(
  mount: Mount,
  service: AccountDeletionService,
  sessions: Sessions,
): void {
  mount(deleteAccount, async ({ actor, body, c }) => {
    const refused = await service.remove(actor, body.confirm);
    if (refused instanceof Refusal) return refused;
    await sessions.end(c);
    return undefined;
  });
  mount(adminDeleteUser, ({ actor, params }) => service.removeOther(actor, params.uid));
}
