import type { Database } from "../db/open.ts";
import type { AgentSettings } from "../jobs/agent-settings.ts";
import type { EndedRun } from "../jobs/history-store.ts";
import { releaseLeases } from "../jobs/lease-store.ts";
import { createPollLoop } from "../jobs/poll-loop.ts";
import { retryDelayMs } from "../jobs/retry-delay.ts";
import type { MailTransport, SendResult } from "../mail/mail-transport.ts";
import type { Schedule } from "../schedule.ts";
import { type ClaimedMail, claimMails, outboxTable } from "./claim-store.ts";
import { contentAfterSending, isLinkExpired } from "./mail-secret.ts";
import { requeueAfterRefusedApiKey, type Settlement, settleMail } from "./settle-store.ts";

/**
 * The worker's report; never contains an address or a mail's content. `dead` needs a person's attention.
 */
export type OutboxEvent =
  | {
      readonly event: "sent";
      readonly mailId: string;
      readonly kind: string;
      readonly attempt: number;
    }
  | {
      readonly event: "retry";
      readonly mailId: string;
      readonly kind: string;
      readonly attempt: number;
      readonly reason: string;
    }
  | { readonly event: "dead"; readonly mailId: string; readonly kind: string; readonly reason: string }
  | { readonly event: "fault"; readonly error: unknown };

/**
 * The worker's dependencies. `now` is only for the displayed sending time; leases and retries use the
 * database's clock.
 */
export interface OutboxWorkerDeps extends Pick<Database, "db" | "provider" | "clock"> {
  readonly transport: MailTransport;
  /** Unique among all processes on the database. */
  readonly workerId: string;
  readonly now: () => Date;
  readonly random: () => number;
  readonly schedule: Schedule;
  readonly report: (event: OutboxEvent) => void;
  /** The staff's settings of the mail agent. */
  readonly settings: AgentSettings;
  /** Creates the ids of recorded runs. */
  readonly newId: () => string;
}

/** Sends the outbox's mails until it is stopped. */
export interface OutboxWorker {
  /** Starts the worker; mails that are `dead` because the provider refused the API key become `pending`. */
  start(): void;
  /** Polls at once; called after mails were committed. */
  wake(): void;
  /**
   * Claims nothing more, waits for current attempts, aborts those that take too long and ends every
   * lease. If an aborted attempt could lead to a mail being delivered twice, it waits as long as a job
   * may take, even if the grace period is shorter.
   */
  stop(graceMs?: number): Promise<void>;
  /** Runs one batch; returns its number of mails. For tests and commands. */
  runBatch(): Promise<number>;
}

/**
 * Attempts before a mail fails permanently: with the delays of `retryDelayMs` they span an outage of four
 * to eight days (RFC 5321, section 4.5.4.1, asks for at least four to five).
 */
export const maxAttempts = 42;

/** The worker's agent, and its tasks' titles among those of all agents. */
export const mailAgentId = "mail-courier";
export const mailKind = "mail";
const attemptsOf = ({ settings }: OutboxWorkerDeps): number => settings.maxAttempts(mailAgentId, maxAttempts);

const batchSize = 5;
/** Several times a transport's timeout, so that a lease never expires during an attempt. */
const leaseMs = 120_000;
const pollMs = 2_000;
/** The longest wait for current attempts when the process stops. */
const defaultGraceMs = 1_000;
/** The longest wait if an aborted attempt's mail may have been accepted; the same as for jobs. */
const finishMs = 10_000;

async function attemptSend(
  mail: ClaimedMail,
  deps: OutboxWorkerDeps,
  signal: AbortSignal,
): Promise<SendResult> {
  const { transport } = deps;
  const { kind, created_at: createdAt, claimed_at: claimedAt } = mail;
  if (isLinkExpired({ kind, createdAt }, claimedAt))
    return {
      outcome: "permanent-failure",
      reason: "Its link expired before it could be sent. The person has to ask for a new one.",
      isTransportFault: false,
    };
  if (mail.attempts > attemptsOf(deps))
    return {
      outcome: "permanent-failure",
      reason: "Its worker ended each time it was tried.",
      isTransportFault: false,
    };
  try {
    const { recipient: to, subject, html, text, unsubscribe_url: unsubscribeUrl } = mail;
    const content = { to, subject, html, text, ...(unsubscribeUrl === null ? {} : { unsubscribeUrl }) };
    return await transport.send(content, { idempotencyKey: mail.dedupe_key, signal });
  } catch (error) {
    return { outcome: "retry", reason: error instanceof Error ? error.message : "The transport failed." };
  }
}

function settlementOf(mail: ClaimedMail, result: SendResult, deps: OutboxWorkerDeps): Settlement {
  const { name: transport } = deps.transport;
  if (result.outcome === "sent") {
    const content = contentAfterSending(mail.kind, transport);
    return { status: "sent", transport, providerId: result.providerId, sentAt: deps.now(), ...content };
  }
  if (result.outcome === "permanent-failure")
    return { status: "dead", lastError: result.reason, isKeyRefused: result.isTransportFault };
  if (mail.attempts >= attemptsOf(deps))
    return { status: "dead", lastError: result.reason, isKeyRefused: false };
  const delayMs = retryDelayMs(mail.attempts, { random: deps.random(), askedMs: result.retryAfterMs });
  return { status: "pending", delayMs, lastError: result.reason };
}

function eventOf({ id: mailId, kind, attempts: attempt }: ClaimedMail, settlement: Settlement): OutboxEvent {
  switch (settlement.status) {
    case "sent":
      return { event: "sent", mailId, kind, attempt };
    case "pending":
      return { event: "retry", mailId, kind, attempt, reason: settlement.lastError };
    case "dead":
      return { event: "dead", mailId, kind, reason: settlement.lastError };
  }
}

const outcomeOf = { sent: "done", pending: "retry", dead: "dead" } as const;

function runOf(mail: ClaimedMail, settlement: Settlement, begunMs: number): EndedRun {
  const { id: jobId, attempts: attempt, run_at: dueAt, claimed_at: startedAt } = mail;
  const durationMs = Math.round(performance.now() - begunMs);
  const outcome = outcomeOf[settlement.status];
  return { agent: mailAgentId, kind: mailKind, jobId, attempt, outcome, dueAt, startedAt, durationMs };
}

/**
 * Sends one mail from claim to settlement. Never rejects: a row that cannot be settled is claimed again when
 * its lease expires.
 */
async function deliver(mail: ClaimedMail, deps: OutboxWorkerDeps, signal: AbortSignal): Promise<void> {
  const { workerId } = deps;
  const begunMs = performance.now();
  try {
    const settlement = settlementOf(mail, await attemptSend(mail, deps, signal), deps);
    const run = runOf(mail, settlement, begunMs);
    const isOurs = await settleMail(deps, { lease: { id: mail.id, workerId }, settlement, run });
    if (isOurs) deps.report(eventOf(mail, settlement));
  } catch (error) {
    deps.report({ event: "fault", error });
  }
}

/** Creates a worker on the outbox. Any number of them, in any number of processes, share one database. */
export function createOutboxWorker(deps: OutboxWorkerDeps): OutboxWorker {
  const { workerId, schedule, report, settings } = deps;
  const stopping = new AbortController();
  async function runBatch(): Promise<number> {
    if (settings.isPaused(mailAgentId)) return 0;
    const mails = await claimMails(deps, { workerId, limit: batchSize, leaseMs });
    await Promise.all(mails.map((mail) => deliver(mail, deps, stopping.signal)));
    return mails.length;
  }
  const loop = createPollLoop({
    runBatch: async () => (await runBatch()) > 0,
    pollMs,
    schedule,
    onFault: (error) => report({ event: "fault", error }),
  });
  return {
    runBatch,
    start: () => loop.start(() => requeueAfterRefusedApiKey(deps.db)),
    wake: loop.wake,
    async stop(graceMs = defaultGraceMs) {
      const waitMs = deps.transport.isOncePerKey ? graceMs : Math.max(graceMs, finishMs);
      // A provider that does not respond must not delay a stop: the mail is sent again under its key.
      const cancelAbort = schedule(() => stopping.abort(), waitMs);
      await loop.stop();
      cancelAbort();
      // If the database is unavailable, the leases expire by themselves.
      await releaseLeases(deps, outboxTable, workerId).catch((error: unknown) =>
        report({ event: "fault", error }),
      );
    },
  };
}
