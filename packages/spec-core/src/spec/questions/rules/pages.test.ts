import { expect, it } from "vitest";
import { type Answers, find, questionOf } from "../asked.fixture.ts";

it("C-32.1125 the About page waits for nobody's name where the founders are told", () => {
  const about = (description: string) =>
    find({ niche: "guest house", pages: ["Home", "About"], description }, "about");
  expect(
    about(
      "The Mill is a six bedroom guest house by the river. My late husband Edwin and I bought it in 1995 when it was in a sorry state, there was a bush growing in the back kitchen.",
    )?.blocks,
  ).not.toBe("page");
  expect(about("The Mill is a six bedroom guest house by the river.")?.blocks).toBe("page");
});

it.each([
  ["I'm Zilva Rossiter, a commissioned notary public and certified loan agent based in Hull.", "nothing"],
  ["We mend clocks, my brother Tom and me.", "nothing"],
  ["We mend clocks in Hull.", "page"],
  ["I'm Irish and I mend clocks.", "page"],
])("C-32.1095 with '%s' the About page blocks %s", (description, blocks) => {
  expect(
    find({ niche: "Mobile notary", pages: ["Home", "About"], description }, "about")?.blocks ?? "nothing",
  ).toBe(blocks);
});

it("'testimonials' is not asked of the note 'I can't have patient testimonials because of the regulator.'", () => {
  expect(
    find(
      { pages: ["Home"], contentNotes: "I can't have patient testimonials because of the regulator." },
      "testimonials",
    ),
  ).toBeUndefined();
});

const venue = (contentNotes: string): Answers => ({
  niche: "Wedding venue",
  pages: ["Home", "About", "Contact"],
  description: "We host weddings in a mill.",
  contentNotes,
});

it.each([
  ["No patient quotes please, the rules are strict about testimonials.", false],
  ["Our board does not allow testimonials.", false],
  ["Some testimonials would be nice.", true],
])("beside '%s' testimonials are asked for: %s", (contentNotes, isAsked) => {
  expect(find(venue(contentNotes), "testimonials") !== undefined).toBe(isAsked);
});

it.each([
  ["Annual accounts and independent reviews.", false],
  ["Our reviews on Google are good.", true],
])("C-32.1134 '%s' speaks of what customers say: %s", (description, isAsked) => {
  expect(find({ niche: "accountant", pages: ["Home"], description }, "reviews") !== undefined).toBe(isAsked);
});

it("C-32.1202 of praise that may be used only the name is asked", () => {
  const said = 'Testimonial from a lady in Perth: "They were tidy, kind and on time."';
  const answers = (rest: string): Answers => ({
    pages: ["Home", "Testimonials"],
    contentNotes: `${said} ${rest}`,
  });
  const question = find(answers("She said it's fine to use it."), "testimonials");
  expect(question?.question).toMatch(/^Which name exactly/);
  expect(question?.question).not.toMatch(/agreed|word for word/);
  expect(questionOf(answers(""), "testimonials")).not.toMatch(/^Which name exactly/);
});

it("reviews on paper are asked for word for word, those of a platform by link; the writers agree to both", () => {
  const reviews = (contentNotes: string) =>
    questionOf(
      { niche: "workshop", pages: ["Home", "Testimonials"], contact: { country: "GB" }, contentNotes },
      "reviews",
    );
  expect(reviews("Reviews: a pile of letters from customers in a drawer.")).toMatch(/word for word/u);
  expect(reviews("Reviews: a pile of letters from customers in a drawer.")).not.toMatch(/link/u);
  expect(reviews("We have 80 Google reviews and some cards.")).toMatch(/the link.*writers agreed/u);
});
