/** A mail as it leaves: one recipient, one-line subject, both parts. The sender belongs to the transport. */
export interface OutgoingMail {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Where one POST ends the subscription that the mail belongs to; a transport says so in its headers. */
  readonly unsubscribeUrl?: string;
}

/** The headers by which a mail program offers to unsubscribe with one press (RFC 2369, section 3.2; RFC 8058); none where there is no list. */
export const listHeaders = ({ unsubscribeUrl }: OutgoingMail): { headers?: Record<string, string> } =>
  unsubscribeUrl === undefined
    ? {}
    : {
        headers: {
          "List-Unsubscribe": `<${unsubscribeUrl}>`,
          "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        },
      };

/**
 * What became of one attempt. `sent`: the transport has taken it. `retry`: it may succeed later, not before
 * `retryAfterMs` where the provider said so. `park`: it will not succeed until a person changes something;
 * `isTransportFault` then distinguishes a refused key from a refused message.
 */
export type SendResult =
  | { readonly outcome: "sent"; readonly providerId: string }
  | { readonly outcome: "retry"; readonly reason: string; readonly retryAfterMs?: number }
  | { readonly outcome: "permanent-failure"; readonly reason: string; readonly isTransportFault: boolean };

/** A way for mails to leave. */
export interface MailTransport {
  readonly name: "local" | "resend" | "smtp";
  /** Whether the same key is delivered once although an attempt at it was broken off. */
  readonly isOncePerKey: boolean;
  /**
   * One attempt. Never rejects: every fault is a result. The same key is delivered once by providers that know
   * idempotency keys, however often it is tried. Once `signal` is aborted the attempt ends as one to be tried again.
   */
  send(mail: OutgoingMail, options: { idempotencyKey: string; signal?: AbortSignal }): Promise<SendResult>;
}
