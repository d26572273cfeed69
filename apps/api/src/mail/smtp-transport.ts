import { createHash } from "node:crypto";
import type { ConnectionOptions } from "node:tls";
import { createTransport } from "nodemailer";
import { z } from "zod";
import { listHeaders, type MailTransport, type OutgoingMail, type SendResult } from "./mail-transport.ts";

/** How to reach a mail server. */
export interface SmtpOptions {
  /** `smtp://user:password@host:587`, or `smtps://` where TLS begins with the connection. */
  readonly url: string;
  /** Mailbox in the From header and of the sender on the line. */
  readonly from: string;
  /** Whether a mail waits rather than goes over a line that anybody on the way can read. */
  readonly isTlsRequired: boolean;
  readonly timeouts?: SmtpTimeouts;
  /** Besides what the URL says, such as an authority that is trusted. */
  readonly tls?: ConnectionOptions;
}

interface SmtpTimeouts {
  /** Until the server greets. */
  readonly connectMs: number;
  /** Without a word from the server: what it does with a mail before it takes it may last (RFC 5321, section 4.5.3.2). */
  readonly silenceMs: number;
  /** A whole attempt; below the lease of the outbox, so that no two try the same mail. */
  readonly attemptMs: number;
}

const usualTimeouts: SmtpTimeouts = { connectMs: 15_000, silenceMs: 60_000, attemptMs: 90_000 };

const faultSchema = z.object({
  message: z.string().catch("no answer"),
  responseCode: z.number().optional().catch(undefined),
  response: z.string().optional().catch(undefined),
  command: z.string().catch(""),
});

/** Commands whose refusal is about how the server is used, not about one mail. */
const isAboutTransport = (command: string): boolean => command.startsWith("AUTH") || command === "MAIL FROM";

/** What a refused command means to the mail; a server that is refused before them all is tried again. */
const isAboutMail = (command: string): boolean => ["RCPT TO", "DATA"].includes(command);

/** 5xx will be said again, 4xx and silence pass (RFC 5321, section 4.2.1). */
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
  // An IPv6 address stands in brackets in a URL alone.
  const host = hostname.replace(/^\[(.*)\]$/, "$1");
  return { host, port: Number(port) || (secure ? 465 : 587), secure, ...auth };
};

/** The domain that a mailbox such as `Studio <hello@studio.example>` is of. */
const domainOf = (mailbox: string): string =>
  /@([A-Za-z0-9.-]{1,255})>?\s*$/.exec(mailbox)?.[1] ?? "localhost";

/** The same for every attempt at the same mail, by which a receiver can detect a repetition (RFC 5322, section 3.6.4). */
export const messageIdOf = (idempotencyKey: string, from: string): string =>
  `<${createHash("sha256").update(idempotencyKey).digest("hex").slice(0, 40)}@${domainOf(from)}>`;

/**
 * Sends through a mail server (RFC 5321), over TLS by default. A line that breaks between the end of a mail and
 * the server's answer leaves open whether it was taken (RFC 1047): it goes out again under the same Message-ID, by which most
 * receivers show it once. In every other case a mail is taken once.
 */
export function createSmtpTransport(options: SmtpOptions): MailTransport {
  const { url, from, isTlsRequired, timeouts = usualTimeouts, tls = {} } = options;
  const pool = createTransport({
    pool: true,
    ...serverOf(url),
    ...(isTlsRequired ? { requireTLS: true } : { ignoreTLS: true }),
    tls,
    connectionTimeout: timeouts.connectMs,
    greetingTimeout: timeouts.connectMs,
    socketTimeout: timeouts.silenceMs,
    // What waits in the pool is sent again only while not a byte of it has left.
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
