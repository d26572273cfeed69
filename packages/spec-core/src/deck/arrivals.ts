const ofArrivals =
  /^(?:guest )?(?:arrivals?|check[- ]?ins?)(?: (?:times?|hours))?(?: (?:is|are)(?= ))?:? (?=\S)/iu;

/** What hours of arrival are about. */
export const arrivalsAbout = "arrivals";

/** Hours when guests arrive, which are no opening hours: 'check-in 3pm to 8pm'. */
export function withArrivals<
  Fact extends { readonly kind: string; readonly text: string; readonly about: string },
>(fact: Fact): Fact {
  const isOfArrivals =
    fact.kind === "hours" && fact.about === "" && /\d/u.test(fact.text) && ofArrivals.test(fact.text);
  return isOfArrivals ? { ...fact, text: fact.text.replace(ofArrivals, ""), about: arrivalsAbout } : fact;
}
