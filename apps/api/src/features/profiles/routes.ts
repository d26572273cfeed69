import { getProfile, updateProfile } from "@sitewright/contracts";
import type { Mount, ResolveActor } from "../../http/mount.ts";
import { bodyOf } from "../../http/refusal.ts";
import type { ProfileService } from "./service.ts";

/** Reading a profile (anonymous visitors only get the prompt to sign in) and changing one's own. */
export function mountProfiles(mount: Mount, service: ProfileService, resolveActor: ResolveActor): void {
  mount(getProfile, async ({ params, c }) => service.read(await resolveActor(c), params.identifier));
  mount(updateProfile, async ({ actor, params, headers, body }) => {
    const from = headers["if-match"]?.replaceAll('"', "");
    return bodyOf("profile", await service.update(actor, params.identifier, { fields: body, from }));
  });
}
