import { describe, expect, it } from "vitest";
import { formDataSchema } from "../onboarding/form-data.ts";
import { readStatements } from "./statements/read-statements.ts";
import { isHeadingOfQuestions, typedQuestions, unansweredQuestions } from "./typed-questions.ts";

const noted = (contentNotes: string) =>
  readStatements(formDataSchema.parse({ contentNotes })).map(
    ({ text, proposal }) => [text, proposal] as const,
  );

describe("a list of questions from visitors, with their answers", () => {
  it.each([
    "FAQ:",
    "FAQs -",
    "FAQ",
    "FAQ things we get asked all the time:",
    "People always ask:",
    "Things people always ask: ",
    "Common questions:",
    "We always get asked:",
    "Drivers often ask:",
  ])("'%s' announces it", (label) => {
    expect(isHeadingOfQuestions(label)).toBe(true);
  });

  it.each(["Questions:", "What we do:", "People ask for Ann:", "Ask us:", "Things to do:"])(
    "'%s' does not",
    (label) => {
      expect(isHeadingOfQuestions(label)).toBe(false);
    },
  );

  it("an answer stands in a bracket or after a dash, a question mark or a comma, and a topic is a question", () => {
    expect(
      noted(
        "FAQ things we get asked: do you need my van keys (yes, the night before), parking - behind the mill, do you take cards, yes all of them.",
      ),
    ).toEqual([
      ["FAQ: Do you need my van keys? Yes, the night before", "print"],
      ["FAQ: Parking? Behind the mill", "print"],
      ["FAQ: Do you take cards? Yes all of them.", "print"],
    ]);
    expect(
      noted("FAQ: dogs? yes, on a lead. how much is it? from £20. We have a flyer.").slice(0, 2),
    ).toEqual([
      ["FAQ: Dogs? Yes, on a lead.", "print"],
      ["FAQ: How much is it? From £20.", "print"],
    ]);
  });

  it("the lines below a heading are read too; one that answers no question stays as it is", () => {
    expect(
      noted(
        "People always ask:\n- dogs? yes, 2 per van\n- towels: bring your own\n- out by 10.30\n\nNo drone.",
      ),
    ).toEqual([
      ["FAQ: Dogs? Yes, 2 per van", "print"],
      ["FAQ: Towels? Bring your own", "print"],
      ["- out by 10.30", expect.any(String)],
      ["No drone.", "keep"],
    ]);
  });

  it("a question without an answer is kept", () => {
    const [first, second] = noted("FAQ: when is it ready, microwave, can I bring beer (no).");
    expect(first).toEqual(["FAQ: when is it ready, microwave", "keep"]);
    expect(second).toEqual(["FAQ: Can I bring beer? No", "print"]);
    expect(unansweredQuestions("FAQ: when is it ready, microwave")).toEqual(["when is it ready, microwave"]);
    expect(unansweredQuestions("FAQ: I'll send them next week")).toEqual([]);
  });

  it("an answer may speak to the visitor of a photo, of telling and of what is declined", () => {
    expect(
      noted(
        "FAQ: how do you quote (photo from your phone), what if I'm ill (we move you if you tell us by 8), do you do hedges (we'd rather not do hedges).",
      ).map(([, proposal]) => proposal),
    ).toEqual(["print", "print", "print"]);
  });

  it.each([
    "do you take cards (ask Karen)",
    "do you take cards (not sure yet)",
    "do you take cards (I'll send you the answer)",
    "do you take cards (you decide)",
    "do you take cards (yes but don't put that on the site)",
    "are you open in May (no, my wife left me)",
    "are you insured (it lapsed when we owed them money)",
    "can I see photos (next week)",
    "do you do the school (yes, check with them before you print it)",
  ])("an answer that is private, open or for the agency is kept: %s", (pair) => {
    expect(noted(`FAQ: how long is it (an hour), ${pair}.`).map(([, proposal]) => proposal)).toEqual([
      "print",
      "keep",
    ]);
  });

  it("an order after an answer is no part of it", () => {
    expect(noted("FAQ: how long is it (an hour), steps - three at the door, please say so plainly.")).toEqual(
      [
        ["FAQ: How long is it? An hour", "print"],
        ["FAQ: Steps? Three at the door", "print"],
      ],
    );
    const [, steps, aside] = noted("FAQ: how long is it (an hour), steps - three at the door (ask Karen).");
    expect(steps).toEqual(["FAQ: Steps? Three at the door", "print"]);
    expect(aside).toEqual(["(ask Karen).", "keep"]);
  });

  it.each([
    "FAQ - my sister (Karen) writes it.",
    "FAQ: we bake (at night).",
    "FAQ page: photos (next week).",
    "People always ask about parking (behind the shop).",
  ])("no list is read in '%s'", (text) => {
    expect(noted(text).some(([one]) => one.startsWith("FAQ: ") && one.includes("?"))).toBe(false);
  });

  it("a bracket in an answer begins no other question", () => {
    expect(typedQuestions("FAQ: Pick-up? Fridays, when the kiln is on (mostly)")).toEqual([
      { question: "Pick-up?", answer: "Fridays, when the kiln is on (mostly)" },
    ]);
  });
});

it("C-29.809 a request to visitors stays with the answer that it limits", () => {
  const contentNotes =
    "Questions we answer ten times a week, for the FAQ:\n- Dogs? Yes at the ceremony, please not overnight in the barn.\n- Cards? Yes, please say so in big letters.";
  expect(noted(contentNotes)).toEqual(
    expect.arrayContaining([
      ["FAQ: Dogs? Yes at the ceremony, please not overnight in the barn.", "print"],
      ["FAQ: Cards? Yes", "print"],
    ]),
  );
});

it.each([
  "People always ask the same things so put in: how long does it take (8 weeks), do you measure (yes, free)",
  "Things people ring about 40 times a day: how long does it take (8 weeks), do you measure (yes, free)",
  "The FAQ should have: how long does it take (8 weeks), do you measure (yes, free)",
])("C-29.810 announces questions from visitors: %s", (contentNotes) => {
  expect(noted(contentNotes)).toEqual([
    ["FAQ: How long does it take? 8 weeks", "print"],
    ["FAQ: Do you measure? Yes, free", "print"],
  ]);
});
