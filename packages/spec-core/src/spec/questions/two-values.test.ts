import { describe, expect, it } from "vitest";
import { type Answers, decided, find } from "./asked.fixture.ts";

const spa: Answers = {
  niche: "massage practice",
  pages: ["Home", "Pricing", "Contact"],
  contact: { country: "GB" },
};

describe("two values for the same thing", () => {
  const offers: Answers["offers"] = [
    { name: "Back massage", what: "50 min, with warm oil", price: "£45" },
    { name: "Foot massage", what: "30 min", price: "£28" },
  ];

  it.each([
    "A back massage takes one hour.",
    "Foot massage £28 for three quarters, back massage is £45 for 60 minutes.",
  ])("a length that '%s' gives otherwise is asked for", (description) => {
    expect(find({ ...spa, offers, description }, "offers-apart")).toMatchObject({
      question: expect.stringMatching(/‘Back massage’ your list of offers says 50 minutes, and your text 60/),
      blocks: "page",
      quotes: [description],
    });
  });

  it.each([
    "A back massage takes 50 minutes.",
    "A back massage takes 50 to 60 minutes.",
    "For a back massage come one hour after a meal.",
    "Cancel a back massage 24 hours before.",
    "A foot massage is half an hour.",
    "The whole massage takes one hour.",
  ])("'%s' agrees or tells no length", (description) => {
    expect(find({ ...spa, offers, description }, "offers-apart")).toBeUndefined();
  });

  it.each<[string, string, boolean]>([
    ["Adults, mostly office people.", "I treat backs in Ely. No children under 14.", true],
    ["Adults only.", "I treat backs in Ely. Patients from 16 welcome.", true],
    ["Adults and children.", "I treat backs in Ely. No children under 6.", false],
    ["Mostly adults.", "I treat backs in Ely. No children under 6.", false],
    ["Adults.", "I treat backs in Ely. No dogs under 12 kg.", false],
    ["Adults.", "I treat backs in Ely. No orders under 12 pounds.", false],
  ])("customers '%s' and '%s': those in between are asked about: %s", (audience, description, isAsked) => {
    expect(find({ ...spa, audience, description }, "ages-which") !== undefined).toBe(isAsked);
  });

  it("a free estimate and a visit that costs something go together only if the client says how", () => {
    const description = "We lay drains in Ely. Estimates are free. A site visit is £60.";
    expect(find({ ...spa, niche: "drains", description }, "conflict-cost")?.quotes).toHaveLength(2);
  });

  it.each([
    ["Storm damage 24hr, just ring.", true],
    ["We come out day & night.", true],
    ["We answer within 24 hours.", false],
    ["Give us 24 hours notice.", false],
    ["24 hr gym next door.", false],
  ])("help at any hour, '%s', needs its terms: %s", (sentence, isAsked) => {
    const description = `We fell trees in Ely. ${sentence}`;
    expect(find({ ...spa, niche: "tree surgeon", description }, "emergency-terms") !== undefined).toBe(
      isAsked,
    );
  });
});

describe("prices", () => {
  const offers: Answers["offers"] = [
    { name: "Day ticket", price: "£12" },
    { name: "Month ticket", price: "£60" },
  ];

  it("a price that stands in no list and no printed sentence is asked about, if others of its sentence are told", () => {
    const description =
      "A climbing hall in Ely with two walls. Open to everybody. Day ticket £12, evening ticket £8, month ticket £60.";
    const hall: Answers = { ...spa, niche: "climbing hall", offers, description };
    const undone = decided(hall);
    const choices = (undone.wordChoices ?? []).map((choice) => ({ ...choice, print: false }));
    const question = find({ ...undone, wordChoices: choices }, "left-out");
    expect(question?.quotes.join(" ")).toMatch(/£8/);
    expect(question?.quotes.join(" ")).not.toMatch(/month ticket: £60/i);
  });
});
