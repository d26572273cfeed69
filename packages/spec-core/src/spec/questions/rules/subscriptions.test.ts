import { expect, it } from "vitest";
import { type Answers, asked, find } from "../asked.fixture.ts";

it("C-32.1406 the veg box that a kitchen gets is none that it sells", () => {
  const answers = (description: string): Answers => ({ niche: "wine bar", pages: ["Home"], description });
  expect(
    find(answers("Small plates, whatever he gets from the fish man and the veg box."), "subscription-terms"),
  ).toBeUndefined();
  expect(find(answers("A veg box every week for £14."), "subscription-terms")).toBeDefined();
});

const terms = (answers: Answers) =>
  find({ niche: "Bakery", pages: ["Home"], ...answers }, "subscription-terms");

it.each([
  ["We run a bread subscription, a loaf a week.", true],
  ["Our veg boxes go out on Thursdays.", true],
  ["People subscribe to our coffee and get a bag a month.", true],
  ["We have 140 coffee subscribers.", true],
  ["Sign up for the newsletter, a subscription is free.", false],
  ["We pay a subscription for the till.", false],
  ["We don't do bread subscriptions.", false],
  ["The gift box has three cakes.", false],
])("'%s' sells a subscription whose terms are asked: %s", (description, isAsked) => {
  expect(terms({ description }) !== undefined).toBe(isAsked);
});

it("the terms hold up the page, and what is told is not asked", () => {
  const question = terms({
    description: "Flower subscription by direct debit. We bring the flower subscription on Fridays.",
  });
  expect(question?.blocks).toBe("page");
  expect(question?.question).toMatch(/skips.*change or end it.*how many you can take.*which service/);
  expect(question?.question).not.toMatch(/charged automatically/);
});

it("an offer of goods names a subscription, one of a club or a software does not", () => {
  const offers = [{ name: "Gift subscription", what: "twelve weeks", price: "$90" }];
  expect(terms({ offers })?.quotes).toEqual(["Gift subscription: twelve weeks $90"]);
  expect(terms({ offers, niche: "Tennis club" })).toBeUndefined();
});

it.each(["Bread Subscription", "Veg boxes", "Subscribe"])("a page '%s' asks instead, and once", (name) => {
  const description = "We run a bread subscription, a loaf a week.";
  const questions = asked({ niche: "Bakery", pages: ["Home"], customPages: [name], description });
  expect(questions.filter(({ question }) => /which service runs it/.test(question))).toEqual([
    expect.objectContaining({ about: name, blocks: "page" }),
  ]);
});

it("a page about the newsletter is not about a subscription", () => {
  const [page] = asked({ pages: ["Home"], customPages: ["Newsletter subscription"] }).filter(
    ({ about }) => about === "Newsletter subscription",
  );
  expect(page?.question ?? "").not.toMatch(/which service runs it/);
});
