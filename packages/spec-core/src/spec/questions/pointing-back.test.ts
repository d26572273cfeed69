import { expect, it } from "vitest";
import { find } from "./asked.fixture.ts";

const quotesAfter = (promise: string): readonly string[] =>
  find(
    {
      niche: "café",
      pages: ["Home", "Contact"],
      contact: { country: "GB" },
      contentNotes: `There is an old recipe book in the safe. ${promise}`,
    },
    "open-points",
  )?.quotes ?? [];

it.each(["I will send it.", "I can send those.", "I'll e-mail them over.", "Will send later."])(
  "a promise that names nothing is not quoted without the sentence before it: %s",
  (promise) => {
    expect(quotesAfter(promise)).toEqual([]);
  },
);

it.each(["I will send the directions.", "I can send you the story of the oven."])(
  "one that names its thing is: %s",
  (promise) => {
    expect(quotesAfter(promise)).toEqual([promise]);
  },
);
