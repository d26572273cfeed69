import { countEnglishCues } from "./cue-counts.ts";
import { besideItem, tellsMore, troubles } from "./english/bare-lists.ts";

const fewestItems = 4;
const fewestAfterAlso = 3;
const longestFirstItem = 4;

/**
 * Whether a sentence only names one thing beside the other, as the work of a trade is told: 'Consumer units, rewires, EV
 * chargers, lights that flicker'.
 */
export function isBareList(text: string): boolean {
  const items = text
    .replace(besideItem, "")
    .replace(/[.!…\s]+$/u, "")
    .split(/,(?: and)? | and /u);
  const [first = ""] = items;
  if (items.length < (/^(?:also|plus) /iu.test(text) ? fewestAfterAlso : fewestItems)) return false;
  if (first.split(" ").length > longestFirstItem || /[.!?:;£$€]/u.test(items.join(","))) return false;
  const { secrecy, siteThing, undecided, private: privateCues } = countEnglishCues(text);
  return (
    secrecy + siteThing + undecided + privateCues === 0 &&
    !troubles.test(text) &&
    !tellsMore.test(items.join(", "))
  );
}
