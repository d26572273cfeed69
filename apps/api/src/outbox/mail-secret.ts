import { localTransportName } from "../mail/local-transport.ts";
import { dayMs, hourMs } from "../time-units.ts";
import type { MailKind } from "./mail-store.ts";

/**
 * Mails with a link that signs in, or that proves the consent of an address: how long each kind of link
 * is valid.
 */
export const linkLifetimesMs = {
  "email-verification": dayMs,
  "password-reset": hourMs,
  "staff-invitation": 7 * dayMs,
  "newsletter-confirmation": 7 * dayMs,
} as const satisfies Partial<Record<MailKind, number>>;

const lifetimeOf = new Map<string, number>(Object.entries(linkLifetimesMs));

/** True if the link of a mail was already invalid at an instant: the mail is then useless. */
export function isLinkExpired({ kind, createdAt }: { kind: string; createdAt: Date }, at: Date): boolean {
  const lifetimeMs = lifetimeOf.get(kind);
  return lifetimeMs !== undefined && at.getTime() >= createdAt.getTime() + lifetimeMs;
}

const gone = "This mail held a link that works once. It was sent, and is not kept.";
const withheld = "This mail holds a link that works once. Only its recipient may see it.";

interface Content {
  html: string;
  text: string;
}

const contentOf = (words: string): Content => ({ html: `<p>${words}</p>`, text: words });

/**
 * The content that replaces that of a sent mail with a secret, so that neither the outbox nor a copy of
 * the database gives access to an account; undefined to keep the content. With the local transport, which
 * only stores mails to be read here, it is kept.
 */
export function contentAfterSending(kind: string, transport: string): Content | undefined {
  if (!lifetimeOf.has(kind) || transport === localTransportName) return undefined;
  return contentOf(gone);
}

/**
 * A mail's content for staff. One with a secret is withheld until it is sent, because it would give
 * access to any account, even the owner's. With the local transport nothing leaves the server, so staff
 * who may give roles can read it in the outbox; others cannot, because its link could give them a role
 * that they do not have.
 */
export function contentForStaff(
  { kind, transport, html, text }: Content & { kind: string; transport: string | null },
  { readsSecrets }: { readsSecrets: boolean },
): Content {
  if (!lifetimeOf.has(kind) || (transport !== null && readsSecrets)) return { html, text };
  return contentOf(withheld);
}

/**
 * A mail's text for an account's export, without its secret links: they prove the address or replace the
 * password, which a session alone must not be able to do.
 */
export function textForAccount({ kind, text }: { kind: string; text: string }): string {
  return lifetimeOf.has(kind) ? withheld : text;
}
