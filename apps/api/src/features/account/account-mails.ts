import { accountClosed, emailVerification, passwordChanged, passwordReset } from "@sitewright/emails";
import { secretDigest } from "../../auth/secret-digest.ts";
import { linkLifetimesMs } from "../../outbox/mail-secret.ts";
import type { MailMessage } from "../../outbox/mail-store.ts";
import type { LinkPurpose } from "./limits.ts";
import type { StoredLink } from "./link-store.ts";

/** Dependencies of composing mails about accounts. */
export interface AccountMailContext {
  readonly now: () => Date;
  readonly newId: () => string;
  readonly newToken: () => string;
  /** The application's own origin. */
  readonly appUrl: string;
}

/** The recipient of a mail. */
export interface MailedAccount {
  readonly id: string;
  readonly email: string;
}

/** A mail, with the row of its single-use link if it has one; store both in one transaction. */
export interface AccountMail {
  readonly link?: StoredLink;
  readonly mail: MailMessage;
}

/** A mail with a link. */
export type LinkMail = Required<AccountMail>;

const kinds = {
  "verify-email": { kind: "email-verification", compose: emailVerification },
  "reset-password": { kind: "password-reset", compose: passwordReset },
} as const;

/** A new link for an account. The secret is in the fragment, which browsers do not send. */
export function createLink(
  purpose: LinkPurpose,
  { id: userId, email }: MailedAccount,
  { now, newToken, appUrl }: AccountMailContext,
): { url: string; link: StoredLink } {
  const token = newToken();
  const createdAt = now();
  const expiresAt = new Date(createdAt.getTime() + linkLifetimesMs[kinds[purpose].kind]);
  return {
    url: `${new URL(`/app/${purpose}`, appUrl).href}#${token}`,
    link: { id: secretDigest(token), userId, purpose, email, createdAt, expiresAt },
  };
}

/** The mail with a link for an account. */
export async function composeLinkMail(
  purpose: LinkPurpose,
  account: MailedAccount,
  context: AccountMailContext,
): Promise<LinkMail> {
  const { url, link } = createLink(purpose, account, context);
  const { kind, compose } = kinds[purpose];
  const content = await compose({ url, appUrl: context.appUrl });
  return { link, mail: messageTo(account, { ...content, id: context.newId(), kind, key: link.id }) };
}

/**
 * The mail to somebody who cannot sign in: a link for choosing a new password or, if the account
 * was deleted by the staff, the address of the contact page.
 */
export async function composeRecovery(
  account: MailedAccount & { readonly isInBin: boolean },
  context: AccountMailContext,
): Promise<AccountMail> {
  if (!account.isInBin) return composeLinkMail("reset-password", account, context);
  const { newId, appUrl } = context;
  const content = await accountClosed({ url: new URL("/contact", appUrl).href, appUrl });
  const id = newId();
  return { mail: messageTo(account, { ...content, id, kind: "account-closed", key: id }) };
}

/** The mail about a changed password. */
export async function composePasswordChanged(
  account: MailedAccount,
  { now, newId, appUrl }: AccountMailContext,
): Promise<MailMessage> {
  const url = new URL("/app/forgot-password", appUrl).href;
  const content = await passwordChanged({ changedAt: now(), url, appUrl });
  const id = newId();
  return messageTo(account, { ...content, id, kind: "password-changed", key: id });
}

type Unaddressed = Pick<MailMessage, "id" | "kind" | "subject" | "html" | "text"> & { key: string };

function messageTo({ id: userId, email }: MailedAccount, { key, ...mail }: Unaddressed): MailMessage {
  return { ...mail, dedupeKey: `${mail.kind}:${key}`, recipient: email, userId, projectId: null };
}
