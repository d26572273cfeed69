import { expect, it } from "vitest";
import { type Answers, find, questionOf } from "../asked.fixture.ts";

it("what the last web designer took is neither a customer's deposit nor a second person who decides", () => {
  const onlyForUs = "wife says the last web guy disappeared with our deposit so please be straight with me";
  const ids = ["deposit", "sign-off"].filter(
    (id) => find({ niche: "Tree removal", onlyForUs }, id) !== undefined,
  );
  expect(ids).toEqual([]);
});

it("C-32.816 a deposit that is due later is asked for when it is due", () => {
  const deposit = (description: string) => find({ niche: "Marquee hire", description }, "deposit");
  expect(deposit("We put up tents. No deposit up to 3 weeks before.")).toMatchObject({
    blocks: "page",
    question: expect.stringMatching(/^When exactly is a deposit due, how much/),
  });
  expect(deposit("We put up tents. We take a deposit.")?.blocks).toBe("nothing");
});

it.each([
  "Tenants pay a holding deposit capped at one week's rent.",
  "For tenants: a deposit of five weeks' rent and no fees.",
])("nor does a tenancy's deposit in '%s'", (sentence) => {
  const description = `We let homes in Bristol. ${sentence}`;
  expect(find({ description, contact: { country: "GB" } }, "deposit")).toBeUndefined();
});

it.each([
  ["Easter hampers order by 1 April, £20 deposit.", true],
  ["Tents for hire, £20 deposit.", false],
])("C-32.1246 '%s' is a deposit on goods: %s", (contentNotes, isForGoods) => {
  const answers: Answers = {
    niche: "farm shop",
    pages: ["Home", "Contact"],
    description: "A farm shop in Fife.",
    contentNotes,
  };
  expect(questionOf(answers, "deposit").includes("each piece")).toBe(isForGoods);
});
