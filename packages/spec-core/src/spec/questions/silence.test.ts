import { expect, it } from "vitest";
import { onboardingSchema } from "../../onboarding/schema.ts";
import { context } from "../forms.fixture.ts";
import { projectOf } from "../project.ts";
import { asked } from "./asked.fixture.ts";
import { isSilenced } from "./silence.ts";

it.each([
  ["I bring my own table so nobody has to be moved.", false],
  ["Nobody needs to book, just come.", false],
  ["We are looking at a second shop, nobody must know of it.", true],
  ["No-one should hear about the sale.", true],
  ["Nobody should tell the landlord about the second oven.", true],
  ["Nobody should tell you how to breathe.", false],
])("C-32.1213 whether '%s' asks for silence: %s", (text, expected) => {
  const project = projectOf(onboardingSchema.parse({ formData: { contentNotes: text } }), context);
  expect(isSilenced({ field: "contentNotes", text, start: 0, end: text.length }, project)).toBe(expected);
});

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

it.each([
  [
    "Priya is probably moving to Leeds in the spring (the team do not know this yet), so no big portrait.",
    false,
  ],
  ["Priya is probably moving to Leeds in the spring. The team doesn't know this yet.", false],
  ["We might give up the second shop in May, we haven't told the staff.", false],
  ["We might give up the second shop in May.", true],
  ["We might offer repairs from May, we do not know it yet.", true],
  ["We might offer repairs from May, most customers do not know this yet.", true],
])(
  "C-32.1120 a question quotes '%s', of which none of the business's people is unaware: %s",
  (contentNotes, isQuoted) => {
    const questions = asked({
      niche: "optician",
      pages: ["Home"],
      description: "I test eyes.",
      contentNotes,
    });
    const said = questions.flatMap(({ quotes }) => quotes).join("\n");
    expect(/spring|May/.test(said)).toBe(isQuoted);
  },
);

it.each([
  ["We are fully booked until March, please do not write that. We groom dogs.", "booked until March"],
  ["Maybe a second chair in spring, not decided so please don't mention it.", "second chair"],
  ["We groom dogs. Perhaps we give up the cats in June. Don't publish that.", "give up the cats"],
])("C-32.37 no question quotes what the client asks not to publish: %j", (description, banned) => {
  const quotes = asked({ pages: ["Home"], description }).flatMap((question) => question.quotes);
  expect(quotes.join("\n")).not.toContain(banned);
});
