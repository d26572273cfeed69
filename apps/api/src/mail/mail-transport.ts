/** A mail to send: one recipient, one-line subject, both parts. The transport adds the sender. */
export interface OutgoingMail {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /**
   * The URL where a POST request unsubscribes the recipient; a transport sets it in the mail's headers.
   */
  readonly unsubscribeUrl?: string;
}

/** The headers for one-click unsubscribing (RFC 2369, section 3.2; RFC 8058); none without a list. */
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
 * The outcome of one attempt. `sent`: the transport has accepted the mail. `retry`: it may succeed later,
 * not before `retryAfterMs` if the provider gave one. `permanent-failure`: it will not succeed until a
 * person changes something; `isTransportFault` is true for a refused key, false for a refused message.
 */
export type SendResult =
  | { readonly outcome: "sent"; readonly providerId: string }
  | { readonly outcome: "retry"; readonly reason: string; readonly retryAfterMs?: number }
  | { readonly outcome: "permanent-failure"; readonly reason: string; readonly isTransportFault: boolean };

/** A way to send mails. */
export interface MailTransport {
  readonly name: "local" | "resend" | "smtp";
  /** A mail with the same key is delivered once even if an attempt was aborted. */
  readonly isOncePerKey: boolean;
  /**
   * One attempt. Never rejects: every fault is a result. Providers with idempotency keys deliver the same key
   * once, however often it is tried. Once `signal` is aborted the attempt ends as one to be retried.
   */
  send(mail: OutgoingMail, options: { idempotencyKey: string; signal?: AbortSignal }): Promise<SendResult>;
}
