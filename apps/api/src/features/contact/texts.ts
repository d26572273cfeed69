import { brand } from "@sitewright/brand";

/** Who answers. */
export const { agencyName } = brand;

/** What people read of answers to their messages. */
export const contactTexts = {
  answer: (agency: string) => `Your message to ${agency}`,
} as const;
