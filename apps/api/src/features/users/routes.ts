import { adminCreateUser } from "@sitewright/contracts";
import { userOf } from "../../auth/user-view.ts";
import type { Mount } from "../../http/mount.ts";
import { Refusal } from "../../http/refusal.ts";
import type { UserService } from "./service.ts";

/** What staff do with accounts. */
export function mountUsers(mount: Mount, service: UserService): void {
  mount(adminCreateUser, async ({ actor, body }) => {
    const made = await service.create(actor, body);
    return made instanceof Refusal ? made : { user: userOf(made) };
  });
}
