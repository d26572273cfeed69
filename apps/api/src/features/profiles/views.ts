import type { FullProfile } from "@sitewright/contracts";
import type { Authorized } from "../../access/authorized.ts";
import { instantOf } from "../../db/instant.ts";
import { type ProfileRow, profileVersion } from "./store.ts";

/** Shown for a person who has not given a name. */
const nameless = "Client";

/** The public name: the display name, otherwise the business name. */
export const publicNameOf = ({ displayName, businessName }: ProfileRow): string =>
  displayName.trim() || businessName?.trim() || nameless;

/** The whole profile, for those who may read it. */
export function fullProfileOf(row: Authorized<ProfileRow, "read">): FullProfile {
  return {
    uid: row.id,
    email: row.email,
    displayName: row.displayName,
    photoURL: row.photoUrl,
    username: row.username ?? "",
    businessName: row.businessName ?? "",
    phone: row.phone ?? "",
    website: row.website ?? "",
    address: row.address ?? "",
    city: row.city ?? "",
    state: row.state ?? "",
    zipCode: row.zipCode ?? "",
    country: row.country ?? "",
    bio: row.bio ?? "",
    createdAt: instantOf(row.createdAt),
    version: profileVersion(row),
  };
}
