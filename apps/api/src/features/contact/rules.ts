import type { ContactBody } from "@sitewright/contracts";
import type { Limit } from "../../throttle/throttle.ts";
import { dayMs, hourMs } from "../../time-units.ts";

/** Messages that one network may send within an hour. */
export const contactLimit: Limit = { name: "contact", limit: 10, windowMs: hourMs };

/**
 * Mails to the agency about messages, from all networks: a flood from many networks must not use up
 * the mail provider's quota. All messages are in the inbox anyway.
 */
export const noticeLimit: Limit = { name: "contact-notice", limit: 200, windowMs: dayMs };

/** The feedback reasons as worded in the agency's mail. */
const reasonWords = {
  question: "Question",
  help: "Help",
  feedback: "Feedback",
  timeline: "Timeline",
  other: "Other",
} as const;

/** A message in the form in which both kinds are stored. */
export interface StoredMessage {
  type: "contact" | "logout_feedback";
  name: string;
  email: string;
  /** Empty if none was given. */
  reason: string;
  message: string;
  company: string | null;
}

/** The message as it is stored. */
export function messageOf(body: ContactBody): StoredMessage {
  const { name, email, message } = body;
  if (body.type === undefined) {
    const company = body.company || null;
    return { type: "contact", name, email: email.toLowerCase(), reason: "", message, company };
  }
  const reason = body.reason ?? "";
  return { type: body.type, name, email: email.toLowerCase(), reason, message, company: null };
}

/** The subject of the message, for the agency. */
export function topicOf(body: ContactBody): string {
  if (body.type === undefined) return "Contact form";
  return body.reason ? reasonWords[body.reason] : "After signing out";
}

/** The beginning of the keys of all answers to a message. */
export const answersKey = (messageId: string): string => `contact-answer:${messageId}:`;

/**
 * The key of an answer to a message that was last answered at `answeredAt`; null for the first
 * answer.
 */
export const answerKey = (messageId: string, answeredAt: string | null): string =>
  `${answersKey(messageId)}${answeredAt ?? "first"}`;

/**
 * The idempotency key of a message: the same text from the same sender on one day (UTC) is stored
 * once, because a form that is submitted again without a script has no key of its own.
 */
export const messageKey = (at: Date): string => at.toISOString().slice(0, 10);

/** The key of the mail about a message. */
export const noticeKey = (messageId: string): string => `contact:${messageId}`;
