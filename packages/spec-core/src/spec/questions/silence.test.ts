import { expect, it } from "vitest";
import { asked } from "./asked.fixture.ts";

it.each([
  ['A plain ring is about €300, so should I put "about", or would you leave it out?', true],
  ["The ring costs €300 and my wife has £40 or £50 in mind, leave it out.", false],
])(
  "C-32.1033 a question quotes '%s', which the client puts to the agency and does not keep secret: %s",
  (contentNotes, isQuoted) => {
    const questions = asked({
      niche: "goldsmith",
      pages: ["Home"],
      description: "I make rings.",
      contentNotes,
    });
    expect(questions.some(({ quotes }) => quotes.includes(contentNotes))).toBe(isQuoted);
  },
);
