import type { Logger } from "pino";
import type { Database } from "../db/open.ts";
import { newId, newRandom } from "../deps.ts";
import type { AgentPart } from "../jobs/agent-host.ts";
import type { MailTransport } from "../mail/mail-transport.ts";
import { createOutboxWorker, mailAgentId, type OutboxEvent, type OutboxWorker } from "../outbox/worker.ts";
import { scheduleByTimer } from "../schedule.ts";

function reportTo(log: Logger): (event: OutboxEvent) => void {
  return (event) => {
    switch (event.event) {
      case "fault":
        return log.error({ err: event.error }, "the outbox is held up");
      case "dead":
        return log.error(event, "a mail could not be sent");
      case "retry":
        return log.warn(event, "a mail could not be sent and is tried again");
      case "sent":
        return log.info(event, "mail");
    }
  };
}

/** The process's mail agent, with one worker at a time. */
export interface MailAgent extends AgentPart<OutboxWorker> {
  /** Makes the current worker poll at once; called after mails were committed. */
  wake(): void;
}

/** Creates the mail agent of a process, which the supervisor starts. */
export function createMailAgent(input: {
  database: Database;
  transport: MailTransport;
  log: Logger;
}): MailAgent {
  const { database, transport, log } = input;
  let present: OutboxWorker | undefined;
  return {
    agent: mailAgentId,
    create(given) {
      present = createOutboxWorker({
        ...database,
        ...given,
        transport,
        newId,
        now: () => new Date(),
        random: newRandom,
        schedule: scheduleByTimer,
        report: reportTo(log),
      });
      return present;
    },
    wake: () => present?.wake(),
  };
}
