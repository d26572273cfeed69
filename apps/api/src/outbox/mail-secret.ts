import { LOCAL_TRANSPORT } from "../mail/local-transport.ts";

/** Mails with a link that lets its reader into an account, or stands for the consent of an address. */
const secretKinds = new Set([
  "email-verification",
  "password-reset",
  "staff-invitation",
  "newsletter-confirmation",
]);

const gone = "This mail held a link that works once. It was sent, and is not kept.";
const withheld = "This mail holds a link that works once. It is for its recipient alone.";

interface Content {
  html: string;
  text: string;
}

const contentOf = (words: string): Content => ({ html: `<p>${words}</p>`, text: words });

/**
 * What is kept of a sent mail in its stead: nothing of one that held a secret, so that neither the outbox nor a copy of
 * the database opens an account. Where mails stay here to be read, they are left as they are.
 */
export function contentAfterSending(kind: string, transport: string): Content | undefined {
  if (!secretKinds.has(kind) || transport === LOCAL_TRANSPORT) return undefined;
  return contentOf(gone);
}

/**
 * What staff read of a mail. One that holds a secret is withheld while it is on its way: it would open anybody's
 * account, also the owner's. With the local transport nothing leaves the server; then staff who give roles read it in the
 * outbox, and all others do not: its link could give them a role that they have not.
 */
export function contentForStaff(
  { kind, transport, html, text }: Content & { kind: string; transport: string | null },
  { readsSecrets }: { readsSecrets: boolean },
): Content {
  if (!secretKinds.has(kind) || (transport !== null && readsSecrets)) return { html, text };
  return contentOf(withheld);
}

/**
 * A mail's text as the account may take it along. Being signed in proves neither the address nor the password, which
 * is what these links stand for.
 */
export function textForAccount({ kind, text }: { kind: string; text: string }): string {
  return secretKinds.has(kind) ? withheld : text;
}
