import { Resend } from "resend";
import { z } from "zod";
import { retryAfterMs } from "../http/retry-after.ts";
import { listHeaders, type MailTransport, type SendResult } from "./mail-transport.ts";

/** Access to Resend. `timeoutMs` bounds one attempt from the request to the end of the response. */
export interface ResendOptions {
  readonly apiKey: string;
  /** Another server with Resend's protocol; Resend's own when undefined. */
  readonly baseUrl: string | undefined;
  /** Mailbox in the From header, on a domain verified with Resend. */
  readonly from: string;
  readonly timeoutMs: number;
  readonly now: () => Date;
}

const acceptedSchema = z.object({ id: z.string().min(1).max(200) });
const refusedSchema = z.object({
  statusCode: z.number().nullish(),
  name: z.string().catch("error"),
  message: z.string().catch(""),
});

/** Client errors that are temporary; every other 4xx stays until a person changes something. */
const passingStatuses = new Set([408, 425, 429]);
const transportFaultStatuses = new Set([401, 403]);

/**
 * The reason of a refusal is logged, and outlives the account of the mail: it must not contain personal
 * data.
 */
function readRefusal(error: unknown, { to, waitMs }: { to: string; waitMs: number | undefined }): SendResult {
  const parsed = refusedSchema.safeParse(error);
  if (!parsed.success) return { outcome: "retry", reason: "resend: unreadable answer" };
  const { statusCode, name, message } = parsed.data;
  const isRedirect = typeof statusCode === "number" && statusCode >= 300 && statusCode < 400;
  const words = isRedirect
    ? "the provider names another address, which is not followed"
    : `${name}: ${message.replaceAll(to, "the recipient")}`;
  const reason = `resend ${statusCode ?? "no answer"}: ${words}`.slice(0, 300);
  const isFinal =
    typeof statusCode === "number" &&
    statusCode >= 400 &&
    statusCode < 500 &&
    !passingStatuses.has(statusCode) &&
    name !== "concurrent_idempotent_requests";
  if (isFinal)
    return { outcome: "permanent-failure", reason, isTransportFault: transportFaultStatuses.has(statusCode) };
  return { outcome: "retry", reason, ...(waitMs === undefined ? {} : { retryAfterMs: waitMs }) };
}

/**
 * Sends through Resend (https://resend.com/docs/api-reference/emails/send-email) with its idempotency keys.
 * Redirects are not followed: mail and key are only for the configured host.
 */
export function createResendTransport(options: ResendOptions): MailTransport {
  const { apiKey, baseUrl, from, timeoutMs, now } = options;
  const resend = new Resend(apiKey, baseUrl === undefined ? {} : { baseUrl });
  return {
    name: "resend",
    isOncePerKey: true,
    async send(mail, { idempotencyKey, signal }) {
      const { to, subject, html, text } = mail;
      // The package passes further options to fetch unchanged.
      const ends = [AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])];
      const request = { idempotencyKey, signal: AbortSignal.any(ends), redirect: "manual" } as const;
      try {
        const { data, error, headers } = await resend.emails.send(
          { from, to, subject, html, text, ...listHeaders(mail) },
          request,
        );
        const accepted = acceptedSchema.safeParse(data);
        if (accepted.success) return { outcome: "sent", providerId: accepted.data.id };
        return readRefusal(error, { to, waitMs: retryAfterMs(headers?.["retry-after"], now()) });
      } catch (error) {
        return { outcome: "retry", reason: `resend: ${error instanceof Error ? error.message : "failed"}` };
      }
    },
  };
}
