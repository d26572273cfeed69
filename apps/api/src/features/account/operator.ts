import { type StaffRole, staffRoleSchema } from "@sitewright/contracts";
import { regainsRoleFromAdminEmails } from "../../access/role-rules.ts";
import { changeRole } from "../../access/role-store.ts";
import { byCommandLine } from "../../audit/events.ts";
import { normalizeEmail } from "../../auth/email-address.ts";
import type { Db } from "../../db/open.ts";
import { type AccountMailContext, createLink } from "./account-mails.ts";
import { findOperated, listOperated, type OperatedAccount, replaceByLink } from "./operator-store.ts";
import { operatorTexts as texts } from "./operator-texts.ts";

/** The outcome of a command: the text to print, and the process's exit code. */
export interface CommandOutcome {
  readonly lines: readonly string[];
  /** 0 done, 1 refused. */
  readonly exitCode: 0 | 1;
}

interface OperatorOptions extends AccountMailContext {
  readonly db: Db;
  readonly adminEmails: readonly string[];
}

const done = (...lines: string[]): CommandOutcome => ({ lines, exitCode: 0 });
const refused = (...lines: string[]): CommandOutcome => ({ lines, exitCode: 1 });

/** A command on an account; `role` is the word after its address, if the command takes one. */
type OnAccount = (
  account: OperatedAccount,
  options: OperatorOptions,
  role: StaffRole,
) => Promise<CommandOutcome>;

/** The role that `grant` gives if none is named. */
const defaultRole = "manager";

/**
 * Changes an account's role; null removes it. Refused if no owner or administrator would remain or
 * ADMIN_EMAILS would undo the change.
 */
async function setRole(
  { id: userId, email }: OperatedAccount,
  role: StaffRole | null,
  { db, now, newId, adminEmails }: OperatorOptions,
): Promise<CommandOutcome | { ended: number }> {
  if (regainsRoleFromAdminEmails(email, role, adminEmails)) return refused(texts.isListed(email));
  const detail = role === null ? byCommandLine : `${role}, ${byCommandLine}`;
  const event = { eventId: newId(), actorId: null, detail, at: now() };
  const outcome = await changeRole(db, { userId, role, event });
  if (outcome.kind === "changed") return outcome;
  return refused(outcome.kind === "last" ? texts.isLast(email) : texts.unknown(email));
}

const grant: OnAccount = async (account, options, role) => {
  const { email, emailVerifiedAt } = account;
  if (account.role === role) return done(texts.hasRole(email, role));
  const outcome = await setRole(account, role, options);
  if (!("ended" in outcome)) return outcome;
  const note = emailVerifiedAt ? [] : [texts.unconfirmed];
  return done(texts.granted({ email, role, ended: outcome.ended }), ...note);
};

const revoke: OnAccount = async (account, options) => {
  const { email } = account;
  if (account.role === null) return done(texts.isNone(email));
  const outcome = await setRole(account, null, options);
  return "ended" in outcome ? done(texts.revoked(email, outcome.ended)) : outcome;
};

async function resetPassword(account: OperatedAccount, options: OperatorOptions): Promise<CommandOutcome> {
  const { url, link } = createLink("reset-password", account, options);
  const event = { eventId: options.newId(), action: "password.reset", now: options.now() } as const;
  const { ended } = await replaceByLink(options.db, { ...event, userId: account.id, link });
  return done(texts.passwordReset(account.email, ended), `  ${url}`);
}

/**
 * A name that is safe to print on a terminal: people choose their names, and control characters
 * could overwrite other lines.
 */
const shownName = (name: string): string => name.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();

async function list({ db }: OperatorOptions): Promise<CommandOutcome> {
  const { staff, accountCount } = await listOperated(db);
  const width = Math.max(0, ...staff.map(({ email }) => email.length));
  return done(
    texts.counted(staff.length, accountCount),
    ...staff.map(
      ({ email, displayName, role, emailVerifiedAt, lastLoginAt }) =>
        `  ${email.padEnd(width)}  ${shownName(displayName)}, ${texts.roleOf(role)}, ${texts.confirmation(emailVerifiedAt !== null)}, ${texts.lastSignIn(lastLoginAt)}`,
    ),
  );
}

const onAccount: Readonly<Record<string, OnAccount>> = {
  grant,
  revoke,
  "reset-password": resetPassword,
};

/** A parsed command. */
export type OperatorCommand = (options: OperatorOptions) => Promise<CommandOutcome>;

/**
 * Parses `list`, or `grant`, `revoke`, `reset-password` with an address; undefined for anything else. `grant`
 * takes a role too.
 */
export function readOperatorCommand(words: readonly string[]): OperatorCommand | undefined {
  const [name = "", typed, typedRole, ...rest] = words;
  if (name === "list" && typed === undefined) return list;
  const act = Object.hasOwn(onAccount, name) ? onAccount[name] : undefined;
  const role = staffRoleSchema.safeParse(typedRole ?? defaultRole).data;
  if (!act || typed === undefined || !role || rest.length > 0) return undefined;
  if (typedRole !== undefined && act !== grant) return undefined;
  const address = normalizeEmail(typed);
  return async (options) => {
    const account = await findOperated(options.db, address);
    if (!account) return refused(texts.unknown(address));
    return account.deletedAt ? refused(texts.isInBin(address)) : act(account, options, role);
  };
}
