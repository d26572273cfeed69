import { describe, expect, it } from "vitest";
import { mentionsOf } from "./mentions.ts";

describe("mentionsOf", () => {
  it.each([
    ["We would like online booking.", "booking"],
    ["People should BOOK ONLINE!", "booking"],
    ["There is a mailing list of 400 people", "newsletter"],
    ["Gift certificates any amount", "voucher"],
    ["501(c)(3), EIN 01-0558214.", "charity"],
    ["The Ada Wood Foundation supports young carers.", "charity"],
    ["Our friends’ club has a members’ area", "members"],
    ["The old website got hacked", "oldSite"],
  ] as const)("C-32.6 %j speaks of %s", (sentence, topic) => {
    expect(mentionsOf([sentence]).of(topic)).toEqual([sentence]);
    expect(mentionsOf([sentence]).has(topic)).toBe(true);
  });

  it.each([
    ["No newsletter, please.", "newsletter"],
    ["We do not need a shopping cart.", "shop"],
    ["we don't reserve tables, never a table booking", "table"],
    ["absolutely no testimonials from Rainham", "testimonials"],
  ] as const)("C-32.6 %j declines %s", (sentence, topic) => {
    const mentions = mentionsOf([sentence]);
    expect(mentions.against(topic)).toEqual([sentence]);
    expect(mentions.of(topic)).toEqual([]);
    expect(mentions.has(topic)).toBe(false);
  });

  it.each([
    "We can't manage an online shop, tried to price it and the stock changes every week.",
    "We cannot run a web shop, there are two of us.",
    "I couldn't cope with an online store.",
    "An online shop would be too much work for us.",
    "An online shop isn't for us.",
    "A webshop is not something we want.",
    "We decided against an online shop.",
    "We gave up on the online shop.",
    "We had a webshop and gave it up.",
    "Nobody here has time for an online shop.",
  ])("C-32.306 %j declines the sale online", (sentence) => {
    expect(mentionsOf([sentence, "We deliver in Cork county."]).against("shop")).toEqual([sentence]);
  });

  it.each([
    "People can't order online yet, that is what we need.",
    "We can't run our online shop without PayPal.",
    "Customers cannot find the online shop.",
    "The old online shop is not working.",
    "Our online shop is too much hidden on the old site.",
    "I can't add products to my webshop myself.",
  ])("C-32.307 %j declines no sale online", (sentence) => {
    expect(mentionsOf([sentence]).against("shop")).toEqual([]);
  });

  it.each([
    ["Friday by appointment only", "booking"],
    ["Seaweed baths on the shore", "bookingTool"],
    ["Limited edition prints", "limitedCompany"],
    ["Register number CR-1172-AS", "signUp"],
    ["A stove of brick, foundation not included", "charity"],
  ] as const)("C-32.6 %j does not speak of %s", (sentence, topic) => {
    expect(mentionsOf([sentence]).of(topic)).toEqual([]);
  });

  it("C-32.6 a denial ends with its clause, and one denial outweighs a mention", () => {
    expect(mentionsOf(["Pop-ups? No. A newsletter would be good"]).has("newsletter")).toBe(true);
    expect(mentionsOf(["A newsletter", "No newsletter"]).has("newsletter")).toBe(false);
  });

  it.each(["I do not.", "We don’t need one!", "No."])(
    "C-32.64 '%s' takes back the sentence before it",
    (refusal) => {
      const mentions = mentionsOf([
        "Pictures of cars.",
        "I am told I need a blog.",
        refusal,
        "A newsletter.",
      ]);
      expect([mentions.has("blog"), mentions.has("newsletter")]).toEqual([false, true]);
      expect(mentions.against("blog")).toEqual(["I am told I need a blog."]);
      expect(mentionsOf(["I need a blog.", "I do not like cars."]).has("blog")).toBe(true);
    },
  );
});
