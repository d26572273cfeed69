import { normalizeEmail } from "../../auth/normalize-email.ts";
import type { Db } from "../../db/open.ts";
import { type AccountMailContext, createLink } from "./account-mails.ts";
import {
  findOperated,
  listAdministrators,
  type OperatedAccount,
  replaceByLink,
  setRole,
} from "./operator-store.ts";
import { operatorTexts as texts } from "./operator-texts.ts";

/** How a command ended: what to print, and the process's exit code. */
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

type OnAccount = (account: OperatedAccount, options: OperatorOptions) => Promise<CommandOutcome>;

async function grant(account: OperatedAccount, { db, now, newId }: OperatorOptions): Promise<CommandOutcome> {
  if (account.isAdmin) return done(texts.isAdministrator(account.email));
  const command = {
    eventId: newId(),
    action: "administrator.grant",
    userId: account.id,
    now: now(),
  } as const;
  const result = await setRole(db, { ...command, isAdmin: true });
  return done(
    texts.granted(account.email, result ? result.ended : 0),
    ...(account.emailVerifiedAt ? [] : [texts.unconfirmed]),
  );
}

async function revoke(account: OperatedAccount, options: OperatorOptions): Promise<CommandOutcome> {
  const { db, now, newId, adminEmails } = options;
  const { email } = account;
  if (!account.isAdmin) return done(texts.isNone(email));
  if (adminEmails.includes(email)) return refused(texts.isListed(email));
  const command = {
    eventId: newId(),
    action: "administrator.revoke",
    userId: account.id,
    now: now(),
  } as const;
  const result = await setRole(db, { ...command, isAdmin: false });
  return result ? done(texts.revoked(email, result.ended)) : refused(texts.isLast(email));
}

async function resetPassword(account: OperatedAccount, options: OperatorOptions): Promise<CommandOutcome> {
  const { url, link } = createLink("reset-password", account, options);
  const event = { eventId: options.newId(), action: "password.reset", now: options.now() } as const;
  const { ended } = await replaceByLink(options.db, { ...event, userId: account.id, link });
  return done(texts.passwordReset(account.email, ended), `  ${url}`);
}

async function list({ db }: OperatorOptions): Promise<CommandOutcome> {
  const { administrators, accountCount } = await listAdministrators(db);
  const width = Math.max(0, ...administrators.map(({ email }) => email.length));
  return done(
    texts.counted(administrators.length, accountCount),
    ...administrators.map(
      ({ email, displayName, emailVerifiedAt, lastLoginAt }) =>
        `  ${email.padEnd(width)}  ${displayName}, ${texts.confirmation(emailVerifiedAt !== null)}, ${texts.lastSignIn(lastLoginAt)}`,
    ),
  );
}

const onAccount: Readonly<Record<string, OnAccount>> = {
  grant,
  revoke,
  "reset-password": resetPassword,
};

/** A command that was understood. */
export type OperatorCommand = (options: OperatorOptions) => Promise<CommandOutcome>;

/** Understands `list`, or `grant`, `revoke`, `reset-password` with an address; undefined for anything else. */
export function readOperatorCommand(words: readonly string[]): OperatorCommand | undefined {
  const [name = "", typed, ...rest] = words;
  if (name === "list" && typed === undefined) return list;
  const act = Object.hasOwn(onAccount, name) ? onAccount[name] : undefined;
  if (!act || typed === undefined || rest.length > 0) return undefined;
  const address = normalizeEmail(typed);
  return async (options) => {
    const account = await findOperated(options.db, address);
    return account ? act(account, options) : refused(texts.unknown(address));
  };
}
