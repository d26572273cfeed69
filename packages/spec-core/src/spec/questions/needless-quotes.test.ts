import { describe, expect, it } from "vitest";
import { type Answers, asked, find } from "./asked.fixture.ts";

const cafe: Answers = { niche: "café", pages: ["Home", "Contact"], contact: { country: "GB" } };

const isAsked = (id: string, answers: Answers): boolean => find({ ...cafe, ...answers }, id) !== undefined;

const quotesOf = (id: string, answers: Answers): readonly string[] =>
  find({ ...cafe, ...answers }, id)?.quotes ?? [];

describe("no question about what leaves nothing open", () => {
  it.each([
    ["open-plan", "For people who want to move after work and switch off.", false],
    ["open-plan", "We want to add ice cream later.", true],
    ["functions-named", "Waiting list's around 3 months for beginners.", false],
    ["functions-named", "There is a 6 week waiting list.", false],
    ["functions-named", "Please add a waiting list that people can join.", true],
    ["group-visits", "Tables for groups of 8 or more, please ring.", false],
    ["group-visits", "Coach parties should book in advance.", true],
    [
      "open-words",
      "I have letters from guests but have not asked them, so don't show any until I have.",
      false,
    ],
    ["open-words", "I have letters from guests but have not asked them.", true],
  ])("%s for '%s': %s", (id, sentence, expected) => {
    expect(isAsked(id, { description: `We bake in Ely. ${sentence}` })).toBe(expected);
  });

  it.each([
    ["downloads", "The list must be real text, not a PDF to download.", false],
    ["downloads", "People should be able to download the list as PDF.", true],
    ["wishes-open", "Make it sound like us please, not like an office.", false],
    ["wishes-open", "Rates change about twice a year.", false],
  ])("%s for the note '%s': %s", (id, contentNotes, expected) => {
    expect(isAsked(id, { description: "We bake in Ely.", contentNotes })).toBe(expected);
  });

  it("files that are pictures are asked for with the pictures alone", () => {
    const description = "We bake in Ely. Put the photos of the oven on top. I'll send them next week.";
    const ids = asked({ ...cafe, description }).map(({ id }) => id);
    expect(ids).toContain("pictures");
    expect(ids).not.toContain("open-files");
  });

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

  it("a contrast is general on purpose, a bare share is not", () => {
    const said = (sentence: string) => quotesOf("which-ones", { description: `We bake in Ely. ${sentence}` });
    expect(said("Some of the cakes have no flour; many have nuts.")).toEqual([]);
    expect(said("Some cakes have no flour.")).toHaveLength(1);
  });

  it("what customers ask, with the answer, is no doubt about hours", () => {
    const description =
      "We bake in Ely. The course takes two and a half hours, people ask if they can come back the same day, no, sorry, the dough rests.";
    expect(isAsked("open-hours", { description })).toBe(false);
  });

  it("a figure that somebody has to confirm is asked for", () => {
    const description = "We bake in Ely. We sell 400 loaves a week (check w/ Dora on that).";
    expect(quotesOf("open-recall", { description })).toHaveLength(1);
    expect(isAsked("open-recall", { description: "We bake in Ely. Check with us for 12 or more." })).toBe(
      false,
    );
  });

  it("where the time with the customer is what costs, no single service is asked for its price", () => {
    const answers = {
      niche: "osteopath",
      pages: ["Home", "Services", "Pricing"] as const,
      description: "I do neck pain, back pain and sports injuries. First visit 45 min, £55.",
    };
    expect(
      find({ ...cafe, ...answers, pages: [...answers.pages] }, "prices-open")?.question ?? "",
    ).not.toMatch(/services without a price/);
  });

  it("terms and places to work are no offers", () => {
    const description =
      "We treat backs in Ely. Fully qualified, AB and CD. 24 hrs notice for cancellation. Appointments only. Receipts for insurers. Ground floor, no stairs.";
    expect(
      quotesOf("offers-open", { niche: "massage", description, audience: "Many work in an office." }),
    ).toEqual([]);
    expect(
      quotesOf("offers-open", { niche: "massage", audience: "People from around, and some offices." }),
    ).toEqual([]);
    expect(
      quotesOf("offers-open", { niche: "massage", audience: "People from around, three offices." }),
    ).toEqual(["three offices"]);
  });

  it("an explanation that the client wants given holds back its page", () => {
    const description =
      "I hold ceremonies in Ely. I should explain what a humanist does, people always ask. I am not a priest, I believe.";
    const question = find({ ...cafe, niche: "celebrant", description }, "left-out");
    expect(question?.blocks).toBe("page");
  });

  it("a section that the client proposes is asked about, and the page waits", () => {
    const description = "We bake in Ely. Trained in Lyon, could that be its own bit on the site?";
    expect(find({ ...cafe, description }, "open-section")).toMatchObject({ asks: "client", blocks: "page" });
  });
});
