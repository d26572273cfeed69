import { wordCount } from "../../text/word-count.ts";
import { firstMatch } from "../regex-prefilter/prefiltered-match.ts";
import { smallTalk } from "./english/small-talk.ts";

const leastLeft = 2;

/**
 * The length of the small talk at the beginning of a text, if other words follow: 'ok so we bake', 'hi there! we fix
 * clocks'. Not 'please call us', which is an invitation.
 */
export function talkBefore(text: string): number {
  const [talk = ""] = firstMatch(smallTalk, text) ?? [];
  return wordCount(text.slice(talk.length)) >= leastLeft ? talk.length : 0;
}

/** Whether a text is nothing but such talk: 'hey!' */
export const isSmallTalk = (text: string): boolean =>
  smallTalk.exec(`${text} we`)?.[0].length === text.length + 1;
