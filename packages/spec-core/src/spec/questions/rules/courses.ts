import { type PartsQuestion, partsAsked } from "../parts.ts";

/** Matches the lowercase name of a page about courses. */
export const coursePage =
  /\bcours|\bclass(?:es)?\b|\bworkshops?\b|\btraining|\bretreats?\b|\bcamps?\b|\btimetable\b|\bschedule\b/;

/** Trades whose timetable has trains, boats and buses. */
export const carries =
  /(?<!\p{L})(?:railways?|railroads?|trains?|trams?|ferr(?:y|ies)|boats?|cruises?|bus(?:es)?|coach(?:es)?|shuttles?)(?!\p{L})/iu;

/** Questions about courses and classes. */
export const courses: PartsQuestion = {
  lead: "What should people know about the courses or classes",
  parts: [
    { asks: "the next dates" },
    {
      asks: "when they start and end",
      answeredBy: /\d ?(?:am|pm)\b|\b\d{1,2}[:.]\d\d\b/i,
    },
    { asks: "the price", answeredBy: /[£$€]\s?\d|\d\s?(?:[£$€]|eur\b|euros?\b)/i },
    { asks: "where exactly they are" },
    {
      asks: "how many can come",
      answeredBy:
        /\b(?:max|maximum|up to|no more than|groups? of|at most) \d|\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:people |persons |places )?(?:at (?:the )?most|max)\b/i,
    },
    { asks: "how many places are left" },
    {
      asks: "the level and minimum age, and whether the young need a parent",
      answeredBy: /\b(?:aged?|ages|from) \d{1,2}\b/i,
    },
    {
      asks: "what to bring",
      answeredBy: /\binclud.{1,120}\bbring\b|\bbring\b.{1,120}\binclud/i,
    },
    { asks: "who teaches" },
    { asks: "how to sign up and who to pay" },
    { asks: "what happens if they or you have to cancel", answeredBy: /\b(?:refund|cancel)/i },
  ],
};

/** The question about what these sentences leave open about courses; null if nothing. */
export const courseQuestion = (sentences: readonly string[]): string => partsAsked(courses, sentences) ?? "";

/** What a page with the grid of a school's week leaves open; courses with dates have the question above. */
export const weeklyGrid: PartsQuestion = {
  lead: "What stands in the grid of the week",
  parts: [
    { asks: "which class is on which day, from when to when" },
    { asks: "for which age or level each is, and in which language" },
    { asks: "who teaches it" },
    { asks: "in which room or place, if there are several" },
    { asks: "from which day to which day a term runs, and whether people can join in the middle of it" },
    { asks: "how they sign up, or whether they just come" },
  ],
};
