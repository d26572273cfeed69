import type { MailTransport } from "./mail-transport.ts";

/** Name of the transport that only stores mails. */
export const localTransportName = "local";

/**
 * Sends nothing: mails stay in the outbox, where an administrator can read them. For installations
 * without a mail provider.
 */
export function createLocalTransport(): MailTransport {
  return {
    name: localTransportName,
    isOncePerKey: true,
    send: async (_mail, { idempotencyKey }) => ({ outcome: "sent", providerId: idempotencyKey }),
  };
}
