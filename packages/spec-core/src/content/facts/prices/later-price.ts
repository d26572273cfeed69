import type { Span } from "../../place.ts";
import { matches } from "../../regex-prefilter/prefiltered-match.ts";
import { after, before } from "../reading.ts";
import { goesUp, laterAfter, laterLead, perhapsCosts } from "./data/later-words.ts";

const reach = 40;

/** Whether a price is not certain, whenever it applies: 'a small job might cost £80'. */
export const isUncertainPrice = (text: string, { start }: Span): boolean =>
  matches(perhapsCosts, before(text, start, reach));

/** Whether a price only applies from or until a date: 'from January £40'. */
export function isLaterPrice(text: string, { start, end }: Span): boolean {
  const lead = before(text, start, reach).replace(/^[\s\S]*[;!?£€$]|^[\s\S]*[.,](?=\s)/u, "");
  const tail = after(text, end, reach).replace(/[;!?£€$,][\s\S]*$|\.(?=\s|$)[\s\S]*$/u, "");
  return (
    matches(laterLead, lead) ||
    matches(goesUp, lead) ||
    (matches(laterAfter, tail) && !/\d$/u.test(lead.trim()))
  );
}
