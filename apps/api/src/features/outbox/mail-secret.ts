import { LOCAL_TRANSPORT } from "../../mail/local-transport.ts";

/** Mails with a link that lets its reader into an account. */
const secretKinds = new Set(["email-verification", "password-reset"]);

const note = "This mail held a link that works once. It was sent, and is not kept.";

/**
 * What is kept of a sent mail in its stead: nothing of one that held a secret, so that neither the outbox nor a copy of
 * the database opens an account. Where mails stay here to be read, they are left as they are.
 */
export function contentAfterSending(
  kind: string,
  transport: string,
): { html: string; text: string } | undefined {
  if (!secretKinds.has(kind) || transport === LOCAL_TRANSPORT) return undefined;
  return { html: `<p>${note}</p>`, text: note };
}
