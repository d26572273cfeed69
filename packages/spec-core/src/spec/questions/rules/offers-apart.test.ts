import { describe, expect, it } from "vitest";
import { type Answers, find } from "../asked.fixture.ts";

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
});
