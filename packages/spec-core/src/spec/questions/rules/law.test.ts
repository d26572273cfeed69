import { expect, it } from "vitest";
import { type Answers, find } from "../asked.fixture.ts";

it("the number of a company is none of a profession", () => {
  const formData: Answers = {
    niche: "Physiotherapist",
    description: "I am a physiotherapist.",
    registrationNumber: "NIPC 514 000 287",
    contact: { country: "PT" },
  };
  expect(find(formData, "profession")).toBeDefined();
});

it('C-32.1368 "business-owner" is not asked where nothing of the kind is meant', () => {
  const answers: Answers = {
    pages: ["Home"],
    contact: { country: "US", address: "Duluth MN" },
    legalForm: "LLC",
    description: "I tune pianos.",
  };
  expect(find(answers, "business-owner")).toBeUndefined();
});
