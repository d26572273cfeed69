import { matches } from "../sieve.ts";
import { goesUp, laterBehind, laterLead } from "./data/later-words.ts";
import { before, behind, type Span } from "./reading.ts";

const reach = 40;

/** Whether a price holds from a date on, or until one, and not today as any day: 'from January £40'. */
export function isLaterPrice(text: string, { start, end }: Span): boolean {
  const lead = before(text, start, reach).replace(/^[\s\S]*[;!?£€$]|^[\s\S]*[.,](?=\s)/u, "");
  const tail = behind(text, end, reach).replace(/[;!?£€$,][\s\S]*$|\.(?=\s|$)[\s\S]*$/u, "");
  return (
    matches(laterLead, lead) ||
    matches(goesUp, lead) ||
    (matches(laterBehind, tail) && !/\d$/u.test(lead.trim()))
  );
}
