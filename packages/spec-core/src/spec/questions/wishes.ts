import type { Project } from "../project.ts";
import { all, mentions, not } from "./checks.ts";
import type { Check } from "./rule.ts";

/** True where visitors ask for a date that a person then confirms, instead of booking it. */
export const isBookingRequest: Check = all(mentions("bookingRequest"), not(mentions("bookingTool")));

/** The sentences that ask for the address not to be shown. */
export const hidingSentences = ({ mentions: { of, against } }: Project): string[] => [
  ...new Set([...against("street"), ...of("hiddenAddress")]),
];

/** True where the client wants no address to be shown. */
export const hidesAddress: Check = (project) => hidingSentences(project).length > 0;
