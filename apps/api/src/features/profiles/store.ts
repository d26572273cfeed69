import { createHash } from "node:crypto";
import type { ProfileFields } from "@sitewright/contracts";
import { lockAccount } from "../../db/account-lock.ts";
import { isDuplicate } from "../../db/fault.ts";
import type { Db, Tx } from "../../db/open.ts";
import { refreshProjectSearch } from "../../listing/project-search-store.ts";

const rowFields = {
  id: true,
  email: true,
  displayName: true,
  photoUrl: true,
  username: true,
  businessName: true,
  phone: true,
  website: true,
  address: true,
  city: true,
  state: true,
  zipCode: true,
  country: true,
  bio: true,
  createdAt: true,
} as const;

/** An account as a profile shows it. */
export interface ProfileRow {
  id: string;
  email: string;
  displayName: string;
  photoUrl: string | null;
  username: string | null;
  businessName: string | null;
  phone: string | null;
  website: string | null;
  address: string | null;
  city: string | null;
  state: string | null;
  zipCode: string | null;
  country: string | null;
  bio: string | null;
  createdAt: Date;
}

/** Finds a profile by its user id. */
export function findProfile(db: Tx, id: string): Promise<ProfileRow | null> {
  return db.user.findUnique({ where: { id, deletedAt: null }, select: rowFields });
}

/** Finds a profile by its public handle, which is stored lowercased. */
export function findByHandle(db: Tx, handle: string): Promise<ProfileRow | null> {
  return db.user.findUnique({
    where: { username: handle.toLowerCase(), deletedAt: null },
    select: rowFields,
  });
}

const orNull = (text: string): string | null => text || null;

const columnsOf = (fields: ProfileFields) => ({
  displayName: fields.displayName,
  username: orNull(fields.username),
  businessName: orNull(fields.businessName),
  phone: orNull(fields.phone),
  website: orNull(fields.website),
  address: orNull(fields.address),
  city: orNull(fields.city),
  state: orNull(fields.state),
  zipCode: orNull(fields.zipCode),
  country: orNull(fields.country),
  bio: orNull(fields.bio),
});

/** A version computed from the values of a profile's fields: equal values have equal versions. */
export function profileVersion(row: ReturnType<typeof columnsOf>): string {
  const { displayName, username, businessName, phone, website, address, city, state } = row;
  const place = [address, city, state, row.zipCode, row.country];
  const values = [displayName, username, businessName, phone, website, ...place, row.bio];
  return createHash("sha256").update(JSON.stringify(values)).digest("hex").slice(0, 32);
}

/** The outcome of a save: the profile as it is stored now, unless it was deleted or its handle is taken. */
export type SavedProfile =
  | { readonly kind: "saved" | "conflict"; readonly profile: ProfileRow }
  | { readonly kind: "handle-taken" }
  | { readonly kind: "gone" };

/**
 * Writes a profile's fields. `conflict`: the stored fields are neither those of version `from` nor those
 * to be written; they are the latter after a save whose response was lost.
 */
export async function saveProfile(
  db: Db,
  id: string,
  { fields, from, at }: { fields: ProfileFields; from: string | undefined; at: Date },
): Promise<SavedProfile> {
  const columns = columnsOf(fields);
  try {
    return await db.$transaction(async (tx) => {
      const stored = (await lockAccount(tx, id)) ? await findProfile(tx, id) : null;
      if (!stored) return { kind: "gone" };
      const version = profileVersion(stored);
      if (from !== undefined && version !== from && version !== profileVersion(columns))
        return { kind: "conflict", profile: stored };
      await tx.user.updateMany({ where: { id }, data: { ...columns, updatedAt: at } });
      await refreshProjectSearch(tx, id);
      return { kind: "saved", profile: { ...stored, ...columns } };
    });
  } catch (error) {
    if (isDuplicate(error)) return { kind: "handle-taken" };
    throw error;
  }
}
