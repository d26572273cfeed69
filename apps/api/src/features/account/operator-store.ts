import { recordEvent } from "../../audit/audit-store.ts";
import { type AuditedAction, byCommandLine } from "../../audit/events.ts";
import { endSessionsOf } from "../../auth/session-store.ts";
import { oneByOne } from "../../db/one-by-one.ts";
import type { Db, Tx } from "../../db/open.ts";
import { dropLinks, insertLink, type StoredLink } from "./link-store.ts";

const operatorFields = {
  id: true,
  email: true,
  displayName: true,
  isAdmin: true,
  emailVerifiedAt: true,
  lastLoginAt: true,
} as const;

/** An account as the operator sees it. */
export interface OperatedAccount {
  id: string;
  email: string;
  displayName: string;
  isAdmin: boolean;
  emailVerifiedAt: Date | null;
  lastLoginAt: Date | null;
}

/** Administrators by address, and how many accounts there are in all. */
export async function listAdministrators(
  db: Tx,
): Promise<{ administrators: OperatedAccount[]; accountCount: number }> {
  const administrators = await db.user.findMany({
    where: { isAdmin: true },
    select: operatorFields,
    orderBy: { email: "asc" },
  });
  return { administrators, accountCount: await db.user.count() };
}

/** Finds an account by its normalised address. */
export function findOperated(db: Tx, email: string): Promise<OperatedAccount | null> {
  return db.user.findUnique({ where: { email }, select: operatorFields });
}

/** What the operator does to an account, with the id of the record of it. */
interface AccountCommand {
  eventId: string;
  action: AuditedAction;
  userId: string;
  now: Date;
}

const recordCommand = (tx: Tx, { eventId, action, userId: subjectId, now: at }: AccountCommand) =>
  recordEvent(tx, { eventId, actorId: null, action, subjectId, detail: byCommandLine, at });

/**
 * Gives or takes the administrator's role and ends the account's sessions, all or nothing. Refuses, with false, to take
 * it from the last one: counted in the transaction, so that two commands at once cannot leave none.
 */
export function setRole(
  db: Db,
  command: AccountCommand & { isAdmin: boolean },
): Promise<false | { ended: number }> {
  const { userId, isAdmin, now } = command;
  return oneByOne(db, async (tx) => {
    const others = await tx.user.count({ where: { isAdmin: true, id: { not: userId } } });
    if (!isAdmin && others === 0) return false;
    await tx.user.update({ where: { id: userId }, data: { isAdmin, updatedAt: now } });
    await recordCommand(tx, command);
    return { ended: await endSessionsOf(tx, userId) };
  });
}

/** Takes the password away, ends the sessions and stores a link for choosing another, all or nothing. */
export function replaceByLink(
  db: Db,
  command: AccountCommand & { link: StoredLink },
): Promise<{ ended: number }> {
  const { userId, link, now } = command;
  return db.$transaction(async (tx) => {
    await tx.user.update({ where: { id: userId }, data: { passwordHash: null, updatedAt: now } });
    await dropLinks(tx, userId, "reset-password");
    await insertLink(tx, link);
    await recordCommand(tx, command);
    return { ended: await endSessionsOf(tx, userId) };
  });
}
