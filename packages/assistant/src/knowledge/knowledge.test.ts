import { type Brand, brand, moneyText } from "@sitewright/brand";
import { helpCategories } from "@sitewright/brand/help";
import { expect, test } from "vitest";
import { sampleEntries } from "../match/engine.fixture.ts";
import { answeredByOthers } from "./help.ts";
import { knowledgeBase } from "./index.ts";
import { askedIds } from "./questions/index.ts";

const ids = sampleEntries.map(({ id }) => id);
const answers = sampleEntries.map(({ answer }) => answer);

test("M-13.8 every entry has its own id, examples, an answer, and replies that lead to entries", () => {
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(expect.arrayContaining([...askedIds]));
  for (const { id, examples, answer, links, quickReplies } of sampleEntries) {
    expect([id, examples.length > 0, answer.length > 10]).toEqual([id, true, true]);
    expect(ids).toEqual(expect.arrayContaining([...quickReplies]));
    for (const { path } of links) expect(path).toMatch(/^\/[a-z#]/);
  }
});

/** The items of the help centre that are entries of their own. */
const ownItems = helpCategories(brand).map(({ id, items }) => ({
  topic: id,
  items: items.filter((item) => !(item.id in answeredByOthers)),
}));

test("where the help centre's question is answered by other entries, they exist", () => {
  const helpIds = helpCategories(brand).flatMap(({ items }) => items.map(({ id }) => id));
  expect(helpIds).toEqual(expect.arrayContaining(Object.keys(answeredByOthers)));
  expect(ids).toEqual(expect.arrayContaining(Object.values(answeredByOthers).flat()));
});

test("an answer of the help centre leads to the topic that shows it", () => {
  for (const { topic, items } of ownItems)
    for (const { id } of items)
      expect(sampleEntries.flatMap(({ links }) => links.map(({ path }) => path))).toContain(
        `/help-center?topic=${topic}#${id}`,
      );
});

test("the prices are said to be in the currencies of the brand", () => {
  const answerOf = (ofBrand: Brand) =>
    knowledgeBase(ofBrand, []).find(({ id }) => id === "currencies")?.answer;
  expect(answerOf(brand)).toMatch(/^Plans are priced in US dollars, add-ons in pounds sterling\./);
  const plans = brand.plans.map((plan) => ({
    ...plan,
    monthly: { ...plan.monthly, currency: "GBP" as const },
  }));
  expect(answerOf({ ...brand, plans })).toBe("All prices are in pounds sterling.");
});

test("M-13.9 every price of the brand and every answer of the help centre is known, and follows the brand", () => {
  const all = answers.join("\n");
  for (const { monthly, annually } of brand.plans)
    expect(all).toContain(`${moneyText(monthly)} a month, or ${moneyText(annually)}`);
  for (const { price } of [...brand.services, ...brand.addOns]) expect(all).toContain(moneyText(price.from));
  for (const { answer } of ownItems.flatMap(({ items }) => items))
    expect(answers).toContain(answer.replace(/^(Yes|No)[.,:] ./, (reply) => reply.slice(-1).toUpperCase()));
  expect(all).not.toMatch(/^(Yes|No|Both)\b/m);
  const dearer = {
    ...brand,
    addOns: brand.addOns.map((addOn) => ({
      ...addOn,
      price: { ...addOn.price, from: { amount: 7777, currency: "GBP" as const } },
    })),
  };
  expect(knowledgeBase(dearer, []).find(({ id }) => id === "price-crm")?.answer).toContain("£7,777");
});
