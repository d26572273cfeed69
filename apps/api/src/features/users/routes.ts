import { adminCreateUser, adminExportUsers, adminGetUser, adminListUsers } from "@sitewright/contracts";
import { userOf } from "../../auth/user-view.ts";
import type { Mount } from "../../http/mount.ts";
import { Refusal } from "../../http/refusal.ts";
import type { UserDirectory } from "./directory.ts";
import type { UserService } from "./service.ts";

/** Managing accounts, for staff. */
export function mountUsers(
  mount: Mount,
  { service, directory }: { service: UserService; directory: UserDirectory },
): void {
  mount(adminListUsers, ({ actor, query }) => directory.list(actor, query));
  mount(adminExportUsers, async ({ actor, query }) => directory.export(actor, query));
  mount(adminCreateUser, async ({ actor, body, headers }) => {
    const made = await service.create(actor, body, headers["idempotency-key"]);
    return made instanceof Refusal ? made : { user: userOf(made) };
  });
  mount(adminGetUser, ({ actor, params }) => directory.read(actor, params.uid));
}
