import type { PartsQuestion } from "../parts.ts";
import { furtherPageKinds } from "./further-page-kinds.ts";
import { offerPageKinds } from "./offer-page-kinds.ts";
import type { OwnPageKind } from "./own-page-kind.ts";

/** The kinds of custom pages; the first that matches a page's name applies. */
export const ownPageKinds: readonly OwnPageKind[] = [...offerPageKinds, ...furtherPageKinds];

/** The question about a house or room that guests can book. */
export const housePage: PartsQuestion = {
  lead: "What should this page show",
  parts: [
    { asks: "the beds in each room", answeredBy: /\b(?:double|twin|single|king|bunk)s?\b/i },
    {
      asks: "the equipment",
      answeredBy: /\b(?:kitchen|wi-?fi|woodburner|stove|dishwasher|washing machine)\b/i,
    },
    { asks: "the price by season", answeredBy: /[£$€]\s?\d|\d\s?(?:[£$€]|eur\b|euros?\b)/ },
    { asks: "which pictures belong to it" },
  ],
};

/** The question about a page whose name matches no kind. */
export const otherPage: PartsQuestion = {
  lead: "What should be on this page",
  parts: [
    { asks: "what you offer or explain, and to whom" },
    {
      asks: "the days and times or how long it takes",
      answeredBy:
        /\d[:.]\d\d\b|\d ?(?:am|pm|hours?|weeks?|days?|min\p{L}*)\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/iu,
    },
    { asks: "the price", answeredBy: /[£$€]\s?\d|\d\s?(?:[£$€]|eur\b|euros?\b)|\bfree\b/i },
    { asks: "which texts, pictures or lists you send us" },
    {
      asks: "how people ask for it",
      answeredBy: /\b(?:ring|call|phone|text|whats ?app|e-?mail|book|order)(?:ed|ing|s)?\b/i,
    },
  ],
};
