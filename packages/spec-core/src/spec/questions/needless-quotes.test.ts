import { describe, expect, it } from "vitest";
import { type Answers, find } from "./asked.fixture.ts";

const cafe: Answers = { niche: "café", pages: ["Home", "Contact"], contact: { country: "GB" } };

const quotesOf = (id: string, answers: Answers): readonly string[] =>
  find({ ...cafe, ...answers }, id)?.quotes ?? [];

describe("no question about what leaves nothing open", () => {
  it("a picture with which customers ask is none of the site's", () => {
    const description = "We mend roofs in Ely. Can't quote from a picture but text me one anyway.";
    expect(quotesOf("pictures", { niche: "roofer", description })).toEqual([]);
  });

  it("a language that would be nice to have waits for nothing, and who translates is not asked twice", () => {
    const contentNotes =
      "It would be really nice if the home page was in Welsh too, my sister can translate.";
    const question = find({ ...cafe, description: "We bake in Bala.", contentNotes }, "language");
    expect(question).toMatchObject({ blocks: "nothing", quotes: [contentNotes] });
    expect(question?.question).not.toMatch(/who translates/);
  });

  it.each([
    "Get the accents on the dishes right please!",
    "Sitting outside, don't worry",
    'I also prefer "guests" to "customers".',
    "What do we do... mostly bread.",
  ])("whether visitors may read '%s' is not asked", (sentence) => {
    const description = `We bake in Ely. ${sentence}\nRolls, cakes and pies.`;
    const quotes = ["words-waiting", "left-out"].flatMap((id) => quotesOf(id, { description }));
    expect(quotes.filter((text) => text.includes(sentence.slice(0, 12)))).toEqual([]);
  });

  it("an explanation that the client wants given holds back its page", () => {
    const description =
      "I hold ceremonies in Ely. I should explain what a humanist does, people always ask. I was a nurse for twenty years and saw it every week because I had to.";
    const question = find({ ...cafe, niche: "celebrant", description }, "left-out");
    expect(question?.blocks).toBe("page");
  });

  it("a section that the client proposes is asked about, and the page waits", () => {
    const description = "We bake in Ely. Trained in Lyon, could that be its own bit on the site?";
    expect(find({ ...cafe, description }, "open-section")).toMatchObject({ asks: "client", blocks: "page" });
  });
});
