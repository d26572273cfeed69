import { expect, it } from "vitest";
import { type Answers, asked, find, questionOf } from "./asked.fixture.ts";

const british: Answers = {
  niche: "workshop",
  pages: ["Home", "Services", "Pricing", "Contact"],
  contact: { country: "GB" },
};

it("who changes what is told: how it is done is the agency's to answer", () => {
  const contentNotes = "Our fees rise every September and I want to change them myself.";
  expect(find({ ...british, contentNotes }, "updates")).toBeUndefined();
  expect(find({ ...british, contentNotes }, "updates-editor")).toMatchObject({
    asks: "agency",
    blocks: "nothing",
  });
  const often = "We need to be able to change the menu ourselves every day.";
  expect(find({ ...british, contentNotes: often }, "updates")).toBeDefined();
  expect(find({ ...british, contentNotes: often }, "updates-editor")).toBeUndefined();
});

it("reviews on paper are asked for word for word, those of a platform by link; the writers agree to both", () => {
  const reviews = (contentNotes: string) =>
    questionOf({ ...british, pages: ["Home", "Testimonials"], contentNotes }, "reviews");
  expect(reviews("Reviews: a pile of letters from customers in a drawer.")).toMatch(/word for word/u);
  expect(reviews("Reviews: a pile of letters from customers in a drawer.")).not.toMatch(/link/u);
  expect(reviews("We have 80 Google reviews and some cards.")).toMatch(/the link.*writers agreed/u);
});

it("a qualification that is still to be checked is asked for by title, body and number", () => {
  const contentNotes =
    "Owen has a certificate in equine massage, I'll check the exact title and let you know.";
  const question = find({ ...british, contentNotes }, "open-qualification");
  expect(question).toMatchObject({ asks: "client", quotes: [contentNotes] });
  expect(
    asked({ ...british, contentNotes }).filter(({ quotes }) => quotes.includes(contentNotes)),
  ).toHaveLength(1);
});

it.each([
  ["I cannot bake anything nut free here.", /contain which allergens/u, /‘Free from’/u],
  ["All our buns are nut free.", /‘Free from’/u, /contain which allergens/u],
  ["We can't do dairy free but the buns are nut free.", /‘Free from’/u, /contain which allergens/u],
])("'%s' is asked about as what it is", (description, question, other) => {
  const said = questionOf({ ...british, niche: "bakery", description }, "careful-claims");
  expect(said).toMatch(question);
  expect(said).not.toMatch(other);
});

it("a page about the business without anybody waits for who may be named, as does an offer with a name", () => {
  const people = (answers: Answers) =>
    find(
      { ...british, description: "We weld. My brother Kevin helps in the yard.", ...answers },
      "people-unnamed",
    )?.blocks;
  expect(people({ pages: ["Home"] })).toBe("nothing");
  expect(people({ pages: ["Home", "About"] })).toBe("page");
  expect(
    people({ pages: ["Home"], offers: [{ name: "Course", what: "a day with Kevin", price: "£90" }] }),
  ).toBe("page");
});
