import { type PartsQuestion, partsAsked } from "../parts.ts";

/** Matches the lowercase name of a page on courses. */
export const coursePage =
  /\bcours|\bclass(?:es)?\b|\bworkshops?\b|\btraining|\bretreats?\b|\bcamps?\b|\btimetable\b|\bschedule\b/;

/** Questions about courses and classes. */
export const courses: PartsQuestion = {
  lead: "What holds for the courses or classes",
  parts: [
    { asks: "the next dates" },
    { asks: "length", told: /\d ?(?:h|hrs?|hours?|min|mins|minutes|days?|weeks?)\b|\bhalf[- ]day\b/i },
    { asks: "price", told: /[£$€]\s?\d|\d\s?(?:[£$€]|eur\b|euros?\b)/i },
    { asks: "the place, and where people find it" },
    { asks: "the number of places", told: /\b(?:max|maximum|up to|no more than|groups? of) \d/i },
    { asks: "level and minimum age", told: /\b(?:aged?|ages|from) \d{1,2}\b/i },
    {
      asks: "what is included or to be brought",
      told: /\binclud.{1,120}\bbring\b|\bbring\b.{1,120}\binclud/i,
    },
    { asks: "how one signs up and pays" },
    { asks: "moving, cancelling and refunds", told: /\b(?:refund|cancel)/i },
  ],
};

/** The question about what a site needs about courses and these sentences leave open. */
export const courseQuestion = (sentences: readonly string[]): string => partsAsked(courses, sentences) ?? "";
