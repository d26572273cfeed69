import { matches } from "../content/regex-prefilter/prefiltered-match.ts";
import type { Spec } from "../spec/schema.ts";
import { notAtCustomers, staysAtHome, visitsByNiche, visitsBySentence } from "./data/visits-customers.ts";

/** Whether the business comes to its customers and needs to know where they are. */
export function visitsCustomers({ businessInfo, content }: Pick<Spec, "businessInfo" | "content">): boolean {
  const { niche } = businessInfo;
  return (
    !matches(notAtCustomers, niche) &&
    (matches(visitsByNiche, niche) ||
      content.statements.some(
        ({ field, text }) =>
          field === "description" && matches(visitsBySentence, text) && !matches(staysAtHome, text),
      ))
  );
}
