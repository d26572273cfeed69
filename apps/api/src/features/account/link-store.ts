import { secretDigest } from "../../auth/secret-digest.ts";
import type { Tx } from "../../db/open.ts";
import type { LinkPurpose } from "./limits.ts";

/** A mailed link as it is stored: the hash of its secret, never the secret. */
export interface StoredLink {
  readonly id: string;
  readonly userId: string;
  readonly purpose: LinkPurpose;
  /** The address that it was mailed to. */
  readonly email: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** A secret that somebody shows, and what they want with it. */
export interface ShownLink {
  readonly token: string;
  readonly purpose: LinkPurpose;
}

/** Stores a link. */
export async function insertLink(tx: Tx, link: StoredLink): Promise<void> {
  await tx.accountToken.create({ data: link });
}

/** Whose link this is while it works; it stays usable. */
export function findLink(
  db: Tx,
  { token, purpose }: ShownLink,
  now: Date,
): Promise<{ userId: string; email: string } | null> {
  return db.accountToken.findUnique({
    where: { id: secretDigest(token), purpose, expiresAt: { gt: now } },
    select: { userId: true, email: true },
  });
}

/** Uses a link up, for this account and address alone. Of attempts made at once, one gets true. */
export async function useUpLink(
  tx: Tx,
  { token, purpose }: ShownLink,
  owner: { userId: string; email: string; now: Date },
): Promise<boolean> {
  const { userId, email, now } = owner;
  // Holds the account's row, and changes nothing: of two links that are used at once the later waits here and is then
  // gone, where each would else wait for the other's row.
  await tx.user.updateMany({ where: { id: userId, email }, data: { email } });
  const { count } = await tx.accountToken.deleteMany({
    where: { id: secretDigest(token), purpose, userId, email, expiresAt: { gt: now } },
  });
  return count === 1;
}

/** Makes an account's other links for a purpose worthless. */
export async function dropLinks(tx: Tx, userId: string, purpose: LinkPurpose): Promise<void> {
  await tx.accountToken.deleteMany({ where: { userId, purpose } });
}

/** Forgets links whose time is over. */
export async function sweepLinks(tx: Tx, now: Date): Promise<void> {
  await tx.accountToken.deleteMany({ where: { expiresAt: { lte: now } } });
}
