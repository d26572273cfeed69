import { expect, it } from "vitest";
import { type Answers, asked, find, questionOf } from "./asked.fixture.ts";

const old: Answers = {
  pages: ["Home"],
  description: "We build in Leeds. We've an old site my nephew did, don't copy anything off it.",
  hasDomain: true,
  domainName: "builders.example",
};

it("C-32.358 an old site of which nothing is kept is asked about with the access to its domain", () => {
  expect(find(old, "old-site")).toBeUndefined();
  expect(questionOf(old, "domain-access")).toMatch(/may it be replaced/);
  const kept = { ...old, description: "We build in Leeds. The old site has good texts, please move them." };
  expect(find(kept, "old-site")).toBeDefined();
  expect(questionOf(kept, "domain-access")).not.toMatch(/may it be replaced/);
  expect(find({ ...old, hasDomain: false, domainName: "" }, "old-site")).toBeDefined();
});

it("C-32.359 a page of questions waits for the answers of who wants no generated texts", () => {
  const faq: Answers = { niche: "Violin teacher", pages: ["Home", "FAQ"] };
  expect(find({ ...faq, aiContentCreation: false }, "faq")?.blocks).toBe("page");
  expect(find({ ...faq, aiContentCreation: true }, "faq")).toBeUndefined();
});

it.each([
  ["Community choir", "It is £50 a term or £25 a term for students.", false],
  ["Hair salon", "It is £50 a month for all cuts.", true],
  ["Community choir", "A wedding is £200.", true],
])("C-32.360 of a %s that says '%s' it is asked what the price includes: %s", (niche, sentence, isAsked) => {
  expect(
    find({ niche, pages: ["Home"], description: `We are in Leith. ${sentence}` }, "prices-current") !==
      undefined,
  ).toBe(isAsked);
});

it("C-32.361 a sentence of which the exact wording is asked for is not put a second time", () => {
  const description = "We bake in Leith. We can do egg free, gluten free on request but our kitchen is not.";
  const quoting = asked({ description }).filter(({ quotes }) => quotes.some((text) => /gluten/.test(text)));
  expect(quoting.map(({ id }) => id)).toEqual(["careful-claims"]);
});
