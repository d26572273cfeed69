import { describe, expect, it } from "vitest";
import { classifyIndustry } from "./classify.ts";
import { neutralPhrases } from "./neutral-phrases.ts";
import { industryTerms } from "./terms.ts";
import { termsIn } from "./weighted-terms.ts";

describe.each(Object.entries(industryTerms))("the terms of %s", (industry, byWeight) => {
  const terms = Object.values(byWeight).flatMap(termsIn);

  it("C-13.1 are many, each once", () => {
    expect(terms.length).toBeGreaterThanOrEqual(60);
    expect(terms.filter((term, index) => terms.indexOf(term) !== index)).toEqual([]);
  });

  it("C-13.2 are written as the text is read: lowercase words without accents or signs", () => {
    expect(terms.filter((term) => !/^[a-z0-9]+( [a-z0-9]+)*~?$/.test(term))).toEqual([]);
  });

  it("C-13.1 settle the industry where they weigh 3 and belong only to it", () => {
    const others = Object.entries(industryTerms)
      .filter(([name]) => name !== industry)
      .flatMap(([, lists]) => Object.values(lists).flatMap(termsIn));
    const own = termsIn(byWeight[3]).filter((term) => !others.includes(term));
    const wrong = own.filter((term) => classifyIndustry(term.replace("~", "")).industry !== industry);
    expect(wrong).toEqual([]);
  });
});

it("C-13.5 a turn of speech says nothing about the industry", () => {
  for (const phrase of termsIn(neutralPhrases)) expect(classifyIndustry(phrase).evidence, phrase).toEqual([]);
});
