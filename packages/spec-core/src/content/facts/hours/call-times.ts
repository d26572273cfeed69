import { oneLine } from "../../../text/one-line.ts";
import { overlaps } from "../../place.ts";
import { allMatches } from "../../regex-prefilter/prefiltered-match.ts";
import { type Found, freeText, isFree, type Reading } from "../reading.ts";
import { timesOfCalls, timesToCall } from "./data/call-times-words.ts";

/** Whether a contact detail was recognised directly before this index. */
const followsContact = ({ taken }: Reading, place: number): boolean =>
  taken.some(({ kind, end }) => (kind === "phone" || kind === "email") && end === place);

/**
 * Finds times for calls: '0113 496 0123, after seven in the evening'. `about` marks them, because they are not opening
 * hours.
 */
export function findCallTimes(reading: Reading): Found[] {
  const text = freeText(reading);
  const found: Found[] = [];
  const add = (match: RegExpExecArray): void => {
    const [whole, words = ""] = match;
    const end = match.index + whole.length;
    const span = { start: end - words.length, end };
    if (isFree(reading, span) && !found.some((other) => overlaps(other, span)))
      found.push({ kind: "hours", ...span, value: oneLine(words), about: "calls" });
  };
  for (const match of allMatches(timesOfCalls, text))
    if (followsContact(reading, match.index + 1)) add(match);
  // In the notes, 'ring me after six' is for the agency.
  if (reading.field === "description") for (const match of allMatches(timesToCall, text)) add(match);
  return found;
}
