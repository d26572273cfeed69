import { brand } from "@sitewright/brand";

/** The sender of answers. */
export const { agencyName } = brand;

/** Texts about messages to the agency and their answers. */
export const contactTexts = {
  answer: (agency: string) => `Your message to ${agency}`,
  answered: (name: string, at: string) => `${name} answered this message on ${at}.`,
  done: (name: string, at: string) => `${name} marked this message as done on ${at}.`,
  notSent: {
    answered: "Your answer was not sent: read theirs in the outbox first.",
    done: "Your answer was not sent: send it again if it is still needed.",
  },
  noticeHeld: "Not sent: there were too many notices within a day. The message is in the list of messages.",
  somebody: "Another member of staff",
} as const;
