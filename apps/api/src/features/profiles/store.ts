import type { ProfileFields } from "@sitewright/contracts";
import { refreshProjectSearch } from "../../access/project-search-store.ts";
import { isDuplicate } from "../../db/fault.ts";
import type { Db, Tx } from "../../db/open.ts";

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

/** Writes a profile's fields; undefined when the handle is taken or the account was deleted. */
export async function saveProfile(
  db: Db,
  id: string,
  { displayName, ...fields }: ProfileFields,
  at: Date,
): Promise<ProfileRow | "handle-taken" | undefined> {
  const data = {
    displayName,
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
    updatedAt: at,
  };
  try {
    return await db.$transaction(async (tx) => {
      const { count } = await tx.user.updateMany({ where: { id }, data });
      if (count === 0) return undefined;
      await refreshProjectSearch(tx, id);
      return (await findProfile(tx, id)) ?? undefined;
    });
  } catch (error) {
    if (isDuplicate(error)) return "handle-taken";
    throw error;
  }
}
