import { smallTalk } from "./english/small-talk.ts";

const leastLeft = 2;

/** The length of the small talk that a text begins with, if something follows it: 'ok so we bake', 'hi there! we fix clocks'; 'please call us' is an invitation. */
export function talkBefore(text: string): number {
  const [talk = ""] = smallTalk.exec(text) ?? [];
  return text.slice(talk.length).split(/\s+/u).length >= leastLeft ? talk.length : 0;
}
