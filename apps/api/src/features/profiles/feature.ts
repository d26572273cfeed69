import { brand } from "@sitewright/brand";
import type { Feature } from "../../wiring/feature.ts";
import { mountProfiles } from "./routes.ts";
import { createProfileService } from "./service.ts";

/** Clients' profiles. */
export const profiles: Feature = {
  name: "profiles",
  mount(mount, context) {
    const ownNames = [brand.productName, brand.agencyName];
    const service = createProfileService({ ...context, access: context.settings.profileAccess, ownNames });
    mountProfiles(mount, service, context.sessions.resolve);
  },
};
