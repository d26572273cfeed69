import type { OutboxMessage } from "@sitewright/contracts";
import type { BadgeTone } from "@sitewright/ui";

/** The state of a mail in a word or two. */
export interface MailState {
  word: string;
  tone: BadgeTone;
}

/** The states of a mail in words, and `kept`: sent nowhere, because the server had no mail provider. */
export const statusWords: Readonly<Record<OutboxMessage["status"] | "kept", string>> = {
  pending: "Waiting",
  sending: "Sending",
  sent: "Sent",
  kept: "Kept, not sent",
  dead: "Failed",
  cancelled: "Cancelled",
  unknown: "Unknown",
};

/** Distinguishes a mail that waits for a retry from a new one, and one kept locally from one that was sent. */
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
        ? { word: statusWords.kept, tone: "neutral" }
        : { word: statusWords.sent, tone: "ok" };
    case "dead":
      return { word: statusWords.dead, tone: "bad" };
    case "cancelled":
      return { word: statusWords.cancelled, tone: "neutral" };
    case "unknown":
      return { word: statusWords.unknown, tone: "bad" };
  }
}

/** True for a mail that is only sent again if somebody requests it: it failed, was held back or was only kept. */
export const canBeSentAgain = ({ status, transport }: Pick<OutboxMessage, "status" | "transport">): boolean =>
  status === "dead" || status === "cancelled" || (status === "sent" && transport === "local");

/** Says of ticked mails why they are not sent again with the others. */
export const leftOutText = (count: number): string =>
  `${count} left out: the server has no mail provider yet, so ${count === 1 ? "it" : "they"} would only be kept again.`;

/** True for a mail that failed for good: it needs attention until it is sent again or no longer needed. */
export const canBeDismissed = ({ status }: Pick<OutboxMessage, "status">): boolean => status === "dead";

/** A mail's kind in words: `project-confirmation` becomes `Project confirmation`. */
export function kindWords(kind: string): string {
  const words = kind.replace(/[-_]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
