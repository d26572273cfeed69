import type { StaffRole } from "@sitewright/contracts";
import { accountFields, accountOf } from "../../access/account-row.ts";
import type { Account } from "../../access/actor.ts";
import { gainRole } from "../../access/role-store.ts";
import { takeOverProfile } from "../../auth/take-over-store.ts";
import { isDuplicate } from "../../db/fault.ts";
import type { Db, Tx } from "../../db/open.ts";
import type { Entry, KnownAccounts } from "./rules.ts";

const provider = "google";

/** A person's data from Google, in the stored form. */
export interface GooglePerson {
  subject: string;
  email: string;
  isVerified: boolean;
  displayName: string;
  photoUrl: string | null;
}

interface EnterOptions {
  decide: (known: KnownAccounts) => Entry;
  /** The role that an account gains by its address; undefined if it gains none. */
  gainedRole: (account: Account) => StaffRole | undefined;
  newId: () => string;
  now: Date;
}

/**
 * The account is looked up by address first: an account that is stored between the two queries is then
 * found by its identity.
 */
async function findKnown(tx: Tx, { subject, email }: GooglePerson): Promise<KnownAccounts> {
  const user = await tx.user.findUnique({
    where: { email },
    select: {
      id: true,
      emailVerifiedAt: true,
      deletedAt: true,
      identities: { where: { provider }, select: { id: true } },
    },
  });
  const identity = await tx.identity.findUnique({
    where: { provider_subject: { provider, subject } },
    select: { userId: true, user: { select: { deletedAt: true } } },
  });
  return {
    byIdentity: identity && { id: identity.userId, isInBin: identity.user.deletedAt !== null },
    byEmail: user && {
      id: user.id,
      isInBin: user.deletedAt !== null,
      isVerified: user.emailVerifiedAt !== null,
      hasIdentity: user.identities.length > 0,
    },
  };
}

/** Ends every way in which a previous user could still sign in. */
async function lockOut(tx: Tx, userId: string): Promise<void> {
  // Written first, so that a concurrent sign-in by password has either finished, and its session is found
  // below, or fails.
  await tx.user.update({ where: { id: userId }, data: { passwordHash: null } });
  await tx.session.deleteMany({ where: { userId } });
  await tx.accountToken.deleteMany({ where: { userId } });
  await tx.identity.deleteMany({ where: { userId } });
}

async function create(tx: Tx, person: GooglePerson, { newId, now }: EnterOptions): Promise<string> {
  const { email, displayName, photoUrl } = person;
  const id = newId();
  const data = { id, email, displayName, photoUrl, createdAt: now, updatedAt: now };
  await tx.user.create({ data, select: { id: true } });
  return id;
}

async function recordEntry(tx: Tx, id: string, person: GooglePerson, options: EnterOptions) {
  const { newId, now } = options;
  const before = accountOf(await tx.user.findUniqueOrThrow({ where: { id }, select: accountFields }));
  const isProved = person.isVerified && person.email === before.email;
  const emailVerifiedAt = before.emailVerifiedAt ?? (isProved ? now : null);
  const role = options.gainedRole({ ...before, emailVerifiedAt });
  const photoUrl = person.photoUrl ?? before.photoUrl;
  const data = { emailVerifiedAt, photoUrl, lastLoginAt: now };
  const account = accountOf(await tx.user.update({ where: { id }, data, select: accountFields }));
  return role ? gainRole(tx, account, { role, eventId: newId(), at: now }) : account;
}

function attempt(db: Db, person: GooglePerson, options: EnterOptions): Promise<Account | Entry> {
  const { decide, newId, now } = options;
  return db.$transaction(async (tx) => {
    const entry = decide(await findKnown(tx, person));
    if (entry.kind === "refuse") return entry;
    if (entry.kind === "take-over") {
      await lockOut(tx, entry.accountId);
      const { displayName } = person;
      await takeOverProfile(tx, entry.accountId, { displayName, eventId: newId(), at: options.now });
    }
    const userId = entry.kind === "create" ? await create(tx, person, options) : entry.accountId;
    if (entry.kind !== "enter")
      await tx.identity.create({
        data: { id: newId(), userId, provider, subject: person.subject, createdAt: now },
      });
    return recordEntry(tx, userId, person, options);
  });
}

/**
 * Finds, links, takes over or creates the person's account in one transaction; returns the refusal, if
 * any.
 */
export async function enterAccount(
  db: Db,
  person: GooglePerson,
  options: EnterOptions,
): Promise<Account | Entry> {
  try {
    return await attempt(db, person, options);
  } catch (error) {
    // Two concurrent sign-ins of a new person: the other one has created the account.
    if (isDuplicate(error)) return attempt(db, person, options);
    throw error;
  }
}
