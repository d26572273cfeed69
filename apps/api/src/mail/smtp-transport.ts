import { createHash } from "node:crypto";
import type { ConnectionOptions } from "node:tls";
import { createTransport } from "nodemailer";
import { z } from "zod";
import { listHeaders, type MailTransport, type OutgoingMail, type SendResult } from "./mail-transport.ts";

/** Access to a mail server. */
export interface SmtpOptions {
  /** `smtp://user:password@host:587`, or `smtps://` for TLS from the start of the connection. */
  readonly url: string;
  /** Mailbox of the From header and of the envelope sender. */
  readonly from: string;
  /** A mail is kept waiting rather than sent over an unencrypted connection. */
  readonly isTlsRequired: boolean;
  readonly timeouts?: SmtpTimeouts;
  /** Additions to the URL, such as a trusted certificate authority. */
  readonly tls?: ConnectionOptions;
}

interface SmtpTimeouts {
  /** Timeout until the server's greeting. */
  readonly connectMs: number;
  /**
   * Timeout without data from the server, which may process a mail for some time before it accepts it
   * (RFC 5321, section 4.5.3.2).
   */
  readonly silenceMs: number;
  /**
   * Timeout of a whole attempt; shorter than the lease of the outbox, so that no two workers send the
   * same mail.
   */
  readonly attemptMs: number;
}

const defaultTimeouts: SmtpTimeouts = { connectMs: 15_000, silenceMs: 60_000, attemptMs: 90_000 };

const faultSchema = z.object({
  message: z.string().catch("no answer"),
  responseCode: z.number().optional().catch(undefined),
  response: z.string().optional().catch(undefined),
  command: z.string().catch(""),
});

/** True for a command whose refusal concerns the use of the server and not one mail. */
const isAboutTransport = (command: string): boolean => command.startsWith("AUTH") || command === "MAIL FROM";

/** True for a command whose refusal concerns one mail; a refusal of earlier commands is retried. */
const isAboutMail = (command: string): boolean => ["RCPT TO", "DATA"].includes(command);

/** 5xx is permanent, 4xx and timeouts are temporary (RFC 5321, section 4.2.1). */
function readFault(error: unknown, { to }: OutgoingMail): SendResult {
  const parsed = faultSchema.safeParse(error);
  if (!parsed.success) return { outcome: "retry", reason: "smtp: failed" };
  const { message, responseCode = 0, response, command } = parsed.data;
  const words = (response ?? message).replaceAll(to, "the recipient").replaceAll(/\s+/g, " ");
  const reason = `smtp${command && ` ${command}`}: ${words}`.slice(0, 300);
  const isTransportFault = isAboutTransport(command);
  const isFinal = responseCode >= 500 && responseCode < 600 && (isTransportFault || isAboutMail(command));
  return isFinal ? { outcome: "permanent-failure", reason, isTransportFault } : { outcome: "retry", reason };
}

const serverOf = (url: string) => {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === "smtps:";
  const auth = username
    ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }
    : {};
  // An IPv6 address has brackets only in a URL.
  const host = hostname.replace(/^\[(.*)\]$/, "$1");
  return { host, port: Number(port) || (secure ? 465 : 587), secure, ...auth };
};

/** The domain of a mailbox such as `Studio <hello@studio.example>`. */
const domainOf = (mailbox: string): string =>
  /@([A-Za-z0-9.-]{1,255})>?\s*$/.exec(mailbox)?.[1] ?? "localhost";

/**
 * The same for every attempt at a mail, so that receivers can detect duplicates (RFC 5322, section
 * 3.6.4).
 */
export const messageIdOf = (idempotencyKey: string, from: string): string =>
  `<${createHash("sha256").update(idempotencyKey).digest("hex").slice(0, 40)}@${domainOf(from)}>`;

/**
 * Sends through a mail server (RFC 5321), over TLS by default. If a connection breaks between the end of
 * a mail and the server's reply, it is unknown whether the mail was accepted (RFC 1047): it is sent again
 * under the same Message-ID, so that most receivers show it once. In every other case a mail is sent
 * once.
 */
export function createSmtpTransport(options: SmtpOptions): MailTransport {
  const { url, from, isTlsRequired, timeouts = defaultTimeouts, tls = {} } = options;
  const pool = createTransport({
    pool: true,
    ...serverOf(url),
    ...(isTlsRequired ? { requireTLS: true } : { ignoreTLS: true }),
    tls,
    connectionTimeout: timeouts.connectMs,
    greetingTimeout: timeouts.connectMs,
    socketTimeout: timeouts.silenceMs,
    // A mail waiting in the pool is sent again only if none of its bytes were sent.
    maxRequeues: 1,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    name: "smtp",
    isOncePerKey: false,
    async send(mail, { idempotencyKey, signal }) {
      const { to, subject, html, text } = mail;
      const messageId = messageIdOf(idempotencyKey, from);
      const ends = [AbortSignal.timeout(timeouts.attemptMs), ...(signal ? [signal] : [])];
      const content = { from, to, subject, html, text, messageId, ...listHeaders(mail) };
      try {
        await pool.sendMail({ ...content, signal: AbortSignal.any(ends) });
        return { outcome: "sent", providerId: messageId };
      } catch (error) {
        return readFault(error, mail);
      }
    },
  };
}
