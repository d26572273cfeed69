import type { Logger } from "pino";
import type { Database } from "../db/open.ts";
import { newRandom } from "../deps.ts";
import type { MailTransport } from "../mail/mail-transport.ts";
import { createOutboxWorker, type OutboxEvent, type OutboxWorker } from "../outbox/worker.ts";
import { scheduleByTimer } from "../schedule.ts";

function reportTo(log: Logger): (event: OutboxEvent) => void {
  return (event) => {
    if (event.event === "fault") log.error({ err: event.error }, "the outbox is held up");
    else if (event.event === "dead") log.error(event, "a mail could not be sent");
    else log.info(event, "mail");
  };
}

/** The process's mail courier, not yet started. */
export function createCourier(input: {
  database: Database;
  transport: MailTransport;
  log: Logger;
  workerId: string;
}): OutboxWorker {
  const { database, transport, log, workerId } = input;
  return createOutboxWorker({
    ...database,
    transport,
    workerId,
    now: () => new Date(),
    random: newRandom,
    schedule: scheduleByTimer,
    report: reportTo(log),
  });
}
