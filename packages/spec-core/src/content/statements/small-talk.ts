import { wordCount } from "../../text/word-count.ts";
import { smallTalk } from "./english/small-talk.ts";

const leastLeft = 2;

/** The length of the small talk that a text begins with, if something follows it: 'ok so we bake', 'hi there! we fix clocks'; 'please call us' is an invitation. */
export function talkBefore(text: string): number {
  const [talk = ""] = smallTalk.exec(text) ?? [];
  return wordCount(text.slice(talk.length)) >= leastLeft ? talk.length : 0;
}
