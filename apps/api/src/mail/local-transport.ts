import type { MailTransport } from "./mail-transport.ts";

/** Sends nothing: the mail stays in the outbox, where an administrator reads it. For installations without a provider. */
export function createLocalTransport(): MailTransport {
  return {
    name: "local",
    send: async (_mail, { idempotencyKey }) => ({ outcome: "sent", providerId: idempotencyKey }),
  };
}
