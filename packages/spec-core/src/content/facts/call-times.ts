import { allMatches } from "../regex-prefilter/prefiltered-match.ts";
import { timesOfCalls } from "./data/call-times-words.ts";
import { type Found, freeText, isFree, type Reading, singleSpaces } from "./reading.ts";

/** Whether what was read before a place is how to reach the business. */
const followsContact = ({ taken }: Reading, place: number): boolean =>
  taken.some(({ kind, end }) => (kind === "phone" || kind === "email") && end === place);

/** When a visitor may call: '0113 496 0123, after seven in the evening'. `about` says so, since they are no opening hours. */
export function findCallTimes(reading: Reading): Found[] {
  return allMatches(timesOfCalls, freeText(reading)).flatMap((match): Found[] => {
    const [whole, words = ""] = match;
    const end = match.index + whole.length;
    const span = { start: end - words.length, end };
    return followsContact(reading, match.index + 1) && isFree(reading, span)
      ? [{ kind: "hours", ...span, value: singleSpaces(words), about: "calls" }]
      : [];
  });
}
