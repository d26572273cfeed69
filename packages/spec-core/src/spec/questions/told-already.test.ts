import { describe, expect, it } from "vitest";
import { type Answers, decided, find } from "./asked.fixture.ts";

const grinder: Answers = {
  niche: "knife sharpening",
  pages: ["Home", "Services", "Pricing", "Contact"],
  description: "We sharpen knives in Otley. We hone by hand. We mend handles.",
  offers: [
    { name: "Kitchen knives", what: "any length, honed and stropped", price: "£6" },
    { name: "Garden shears", what: "both blades", price: "£11" },
  ],
  contact: { country: "GB", phone: "01904 960 554", address: "4 Mill Street, Otley LS21 1AA" },
};
const saying = (sentence: string): Answers => ({
  ...grinder,
  description: `${grinder.description ?? ""} ${sentence}`,
});

describe("what the offers tell is not asked about once more", () => {
  it("nor whether visitors read it after all", () => {
    const kept = (sentence: string) =>
      find(decided(saying(sentence)), "left-out")?.quotes.includes(sentence) ?? false;
    expect(kept("I was a joiner for twenty years so the handles are straight.")).toBe(true);
    expect(kept("Knives £6 and shears £11, sharpened by hand.")).toBe(false);
  });
});
