import { capital } from "../../../deck/fill.ts";
import { sentencesOnBusiness } from "../../../deck/headline.ts";
import { ended } from "../../../deck/joined-sentences.ts";
import type { Site } from "../site.ts";

/** Sentences one after the other: 'me and my brother-in-law' before 'If the stone is cracked' was typed without a full stop. */
function asText(text: string, next: string): string {
  if (text === "") return next;
  return `${/^\p{Ll}/u.test(next) ? text : ended(text)} ${next}`;
}

/**
 * What programs read of the business: its printed sentences without terms and the way to the door, else what search
 * results show; empty where no sentence is printed.
 */
export function introduction({ description, words }: Site, most = Number.POSITIVE_INFINITY): string {
  if (description.length === 0) return "";
  const told = sentencesOnBusiness(description).slice(0, most).reduce(asText, "");
  return capital(told) || words("/", "head").text("description");
}
