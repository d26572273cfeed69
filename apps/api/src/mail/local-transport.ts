import type { MailTransport } from "./mail-transport.ts";

/** Name of the transport that only stores mails. */
export const localTransportName = "local";

/** Sends nothing: the mail stays in the outbox, where an administrator reads it. For installations without a provider. */
export function createLocalTransport(): MailTransport {
  return {
    name: localTransportName,
    isOncePerKey: true,
    send: async (_mail, { idempotencyKey }) => ({ outcome: "sent", providerId: idempotencyKey }),
  };
}
