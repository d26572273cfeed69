import { brand } from "@sitewright/brand";

/** The sender of answers. */
export const { agencyName } = brand;

/** Texts for people about answers to their messages. */
export const contactTexts = {
  answer: (agency: string) => `Your message to ${agency}`,
  answered: (name: string, at: string) =>
    `${name} answered this message on ${at}. Your answer was not sent: read theirs in the outbox first.`,
  somebody: "Another member of staff",
} as const;
