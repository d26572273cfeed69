import { capital } from "../../../deck/fill.ts";
import { sentencesOnBusiness } from "../../../deck/headline.ts";
import { ended } from "../../../deck/joined-sentences.ts";
import type { Site } from "../site.ts";

/** Sentences one after the other. */
const asText = (text: string, next: string): string => (text === "" ? next : `${ended(text)} ${next}`);

/**
 * What programs read about the business: its printed sentences without terms and directions, else the description for
 * search results; empty if no sentence is printed.
 */
export function introduction({ description, words }: Site, most = Number.POSITIVE_INFINITY): string {
  if (description.length === 0) return "";
  const told = sentencesOnBusiness(description)
    .slice(0, most)
    .reduce(asText, "")
    .replace(/[\s,;:]+$/u, "");
  return capital(told) || words("/", "head").text("description");
}
