import { confirmedFacts } from "../content/contact-facts.ts";
import { matches } from "../content/regex-prefilter/prefiltered-match.ts";
import type { Spec } from "../spec/schema.ts";
import {
  noCallers,
  notAtCustomers,
  staysAtHome,
  visitsByNiche,
  visitsBySentence,
} from "./data/visits-customers.ts";
import { isPlaceAlone } from "./town.ts";

/** What is done besides the usual work: 'I also do private lessons'. */
const isBesides = /^(?:we|i) also (?!(?:come|travel|drive|go)(?!\p{L}))/iu;

/** Whether the business comes to its customers and needs to know where they are. */
export function visitsCustomers({ businessInfo, content }: Pick<Spec, "businessInfo" | "content">): boolean {
  const { niche } = businessInfo;
  return (
    !matches(notAtCustomers, niche) &&
    (matches(visitsByNiche, niche) ||
      content.statements.some(
        ({ field, text, isPrinted }) =>
          // 'In their own homes' says there how customers live.
          field !== "audience" &&
          (field === "description" || isPrinted) &&
          matches(visitsBySentence, text) &&
          // 'I also teach at people's homes': most of the work is done elsewhere.
          !isBesides.test(text) &&
          !matches(staysAtHome, text),
      ))
  );
}

/** Whether the client says that nobody comes to the business itself. */
const refusesCallers = ({ facts, statements }: Spec["content"]): boolean =>
  [...facts.filter(({ kind }) => kind === "address" || kind === "hours"), ...statements].some(({ text }) =>
    matches(noCallers, text),
  );

/**
 * Whether the business comes to its customers from a place that nobody visits: that it does not name more closely than
 * by the town, or where it takes no callers.
 */
export const comesFromTown = (spec: Pick<Spec, "businessInfo" | "content">): boolean =>
  visitsCustomers(spec) &&
  (confirmedFacts(spec.content.facts, "address").every(({ text }) => isPlaceAlone(text)) ||
    refusesCallers(spec.content));
