import { secretDigest } from "../../auth/secret-digest.ts";
import type { Tx } from "../../db/open.ts";
import type { LinkPurpose } from "./limits.ts";

/** The row of a mailed link: the hash of its secret, never the secret. */
export interface StoredLink {
  readonly id: string;
  readonly userId: string;
  readonly purpose: LinkPurpose;
  /** The address that it was mailed to. */
  readonly email: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** A link's secret as the user presented it, and the link's purpose. */
export interface ShownLink {
  readonly token: string;
  readonly purpose: LinkPurpose;
}

/** Stores a link. */
export async function insertLink(tx: Tx, link: StoredLink): Promise<void> {
  await tx.accountToken.create({ data: link });
}

/** The account of a valid link; does not use the link up. */
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

/**
 * Uses a link up, if it belongs to this account and address. Of concurrent attempts, only one
 * returns true.
 */
export async function useUpLink(
  tx: Tx,
  { token, purpose }: ShownLink,
  owner: { userId: string; email: string; now: Date },
): Promise<boolean> {
  const { userId, email, now } = owner;
  // Locks the account's row without changing it: if two links are used at once, the later
  // transaction waits here and then finds its link deleted; without the lock they could deadlock.
  await tx.user.updateMany({ where: { id: userId, email }, data: { email } });
  const { count } = await tx.accountToken.deleteMany({
    where: { id: secretDigest(token), purpose, userId, email, expiresAt: { gt: now } },
  });
  return count === 1;
}

/** Deletes an account's other links for a purpose. */
export async function dropLinks(tx: Tx, userId: string, purpose: LinkPurpose): Promise<void> {
  await tx.accountToken.deleteMany({ where: { userId, purpose } });
}

/** Deletes expired links. */
export async function sweepLinks(tx: Tx, now: Date): Promise<void> {
  await tx.accountToken.deleteMany({ where: { expiresAt: { lte: now } } });
}
