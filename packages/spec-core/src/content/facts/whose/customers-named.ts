import type { Fact } from "../../fact.ts";
import type { Span } from "../../place.ts";
import { sentencesOf } from "../sentences.ts";

/** The entries, in lower case, of an answer that lists customers: 'bars, film people, some hotels'. */
const entriesOf = (audience: string): ReadonlySet<string> =>
  new Set(
    audience
      .toLowerCase()
      .split(/[,;.\n/]|\s(?:and|or|&)\s/u)
      .map((entry) => entry.trim().replace(/^(?:and |some |a few |the |also )+/u, "")),
  );

/**
 * Removes a list of services if it contains an entry of the answer about the audience: these are customers, not
 * services. Names of prices are kept.
 */
export function withoutCustomers(
  facts: readonly Fact[],
  { description, audience }: { readonly description: string; readonly audience: string },
): Fact[] {
  const customers = entriesOf(audience);
  const isListed = ({ kind, field }: Fact): boolean => kind === "service" && field === "description";
  const named = facts.filter((fact) => isListed(fact) && customers.has(fact.value.toLowerCase()));
  if (named.length === 0) return [...facts];
  const sentences = sentencesOf(description);
  const sentenceOf = ({ start }: Fact): Span | undefined => sentences.find(({ end }) => end > start);
  const ofCustomers = new Set(named.map(sentenceOf));
  const priced = new Set(
    facts.filter(({ kind }) => kind === "price").map(({ about }) => about.toLowerCase()),
  );
  return facts.filter(
    (fact) => !isListed(fact) || priced.has(fact.value.toLowerCase()) || !ofCustomers.has(sentenceOf(fact)),
  );
}
