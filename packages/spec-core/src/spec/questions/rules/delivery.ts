import { leavesOpen, type Part, type PartsQuestion, partsAsked } from "../parts.ts";

const freeFrom =
  /\bfree\b[^.]{0,40}\b(?:over|above|from)\b|\b(?:over|above|from) [£$€]\s?\d+[^.]{0,20}\bfree\b/i;

const pickUp = /\b(?:pick[- ]?up|collect|collection|collected)\b/i;

const cost = (sentences: readonly string[]): Part =>
  sentences.some((text) => freeFrom.test(text) && !leavesOpen(text))
    ? {
        asks: "at what cost below the limit for free delivery",
        answeredBy: /\b(?:delivery|shipping|postage) (?:is |costs |at |of )?[£$€]\s?\d/i,
      }
    : {
        asks: "at what cost (and from which sum on it is free, if ever)",
        answeredBy:
          /\b(?:deliver\w*|shipping|postage|carriage|parcels?|sen[dt])\b.{0,60}(?:[£$€]\s?\d|\d\s?(?:[£$€]|eur\b|euros?\b))|\bfree (?:delivery|shipping)\b/i,
      };

const question = (sentences: readonly string[]): PartsQuestion => ({
  lead: "How do you deliver",
  parts: [
    {
      asks: "where to",
      answeredBy:
        /\b(?:anywhere|worldwide|nationwide|within|across|all over|locally|\d+ ?(?:km|miles)|in the (?:us|uk|eu)|europe|ireland|germany|france)\b/i,
    },
    {
      asks: "with which carrier",
      answeredBy:
        /\b(?:dhl|royal mail|ups|usps|fedex|dpd|an post|la poste|courier|own van|by (?:bike|van))\b/i,
    },
    {
      asks: "by when an order has to be in",
      answeredBy: /\b(?:order(?:ed|s)?|in) (?:before|by) (?:noon|midday|\d{1,2})/i,
    },
    {
      asks: "how soon",
      answeredBy: /\b(?:next day|same day|within \d+ (?:hours|days|weeks)|\d+ (?:working|business) days)\b/i,
    },
    cost(sentences),
    { asks: "is there a smallest or largest order", answeredBy: /\bminimum (?:order|spend)/i },
    sentences.some((text) => pickUp.test(text))
      ? {
          asks: "how soon, where and at what hours can orders be picked up",
          answeredBy: /\b(?:pick[- ]?up|collect\w*)\b.{0,60}\d ?(?:am|pm|[:.]\d\d)/i,
        }
      : { asks: "can orders be picked up" },
  ],
});

/** The question about what these sentences leave open about delivery; null if nothing. */
export const deliveryQuestion = (sentences: readonly string[]): string | null =>
  partsAsked(question(sentences), sentences);
