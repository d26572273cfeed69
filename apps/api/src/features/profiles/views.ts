import type { FullProfile } from "@sitewright/contracts";
import type { Authorized } from "../../access/authorized.ts";
import { instantOf } from "../../db/instant.ts";
import type { ProfileRow } from "./store.ts";

/** What stands for a person who gave no name. */
const nameless = "Client";

/** The name that everybody may see: display name, else business name. */
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
  };
}
