import { wordCount } from "../text/word-count.ts";

interface Sentence {
  readonly text: string;
  readonly isPrinted: boolean;
}

const mostWords = 6;

/** Half a note, of which the rest is not said: 'Nests from £95 depending.' */
const unfinished = /^(?:it )?depend(?:s|ing)(?: on)?$/iu;

/**
 * The condition of a price that the client named with it: 'for landlords' of 'certificate £65 for landlords, call out
 * £60'. Only from sentences that visitors may read; empty if nothing follows the price.
 */
export function noteAfter(price: string, about: string, sentences: readonly Sentence[]): string {
  for (const { text, isPrinted } of sentences) {
    const subject = isPrinted ? text.toLowerCase().indexOf(about.toLowerCase()) : -1;
    const at = subject < 0 ? -1 : text.indexOf(price, subject);
    if (at < 0) continue;
    const [tail = ""] = text.slice(at + price.length).split(/[,;.()]|\n|\s[-–—]\s|\s(?:and|or|plus)\s/u);
    const words = tail.trim().replace(/^&\s*/u, "");
    const isNote = words !== "" && wordCount(words) <= mostWords && !/[£$€\d@]/u.test(words);
    return isNote && /^\s/u.test(tail) && !unfinished.test(words) ? words : "";
  }
  return "";
}
