import { capital } from "../../../deck/fill.ts";
import { mayOpen } from "../../../deck/headline.ts";
import type { Site } from "../site.ts";

/**
 * What programs read of the business: its printed sentences without terms and the way to the door, else what search
 * results show; empty where no sentence is printed.
 */
export function introduction({ description, words }: Site, most = Number.POSITIVE_INFINITY): string {
  if (description.length === 0) return "";
  const told = description.filter(mayOpen).slice(0, most).join(" ");
  return capital(told) || words("/", "head").text("description");
}
