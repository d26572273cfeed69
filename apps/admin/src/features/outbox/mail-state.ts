import type { OutboxMessage } from "@sitewright/contracts";
import type { BadgeTone } from "@sitewright/ui";

/** Where a mail stands, in a word or two. */
export interface MailState {
  word: string;
  tone: BadgeTone;
}

/** The states that a list can be narrowed to, in words. */
export const statusWords: Readonly<Record<OutboxMessage["status"], string>> = {
  pending: "Waiting",
  sending: "Sending",
  sent: "Sent",
  dead: "Failed",
  cancelled: "Cancelled",
  unknown: "Unknown",
};

/** Tells a mail that waits for another attempt from a new one, and one that was kept here from one that went out. */
export function mailState({
  status,
  transport,
  attempts,
}: Pick<OutboxMessage, "status" | "transport" | "attempts">): MailState {
  switch (status) {
    case "pending":
      return attempts > 0
        ? { word: "Will retry", tone: "warn" }
        : { word: statusWords.pending, tone: "info" };
    case "sending":
      return { word: statusWords.sending, tone: "info" };
    case "sent":
      return transport === "local"
        ? { word: "Kept here", tone: "neutral" }
        : { word: statusWords.sent, tone: "ok" };
    case "dead":
      return { word: statusWords.dead, tone: "bad" };
    case "cancelled":
      return { word: statusWords.cancelled, tone: "neutral" };
    case "unknown":
      return { word: statusWords.unknown, tone: "bad" };
  }
}
