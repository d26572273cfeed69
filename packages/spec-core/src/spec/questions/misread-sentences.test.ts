import { expect, it } from "vitest";
import { type Answers, find } from "./asked.fixture.ts";

const british: Answers = {
  niche: "workshop",
  pages: ["Home", "Services", "Contact"],
  contact: { country: "GB" },
};

it("the language is settled where the work is in English, for people who do not read another", () => {
  const contact = { country: "NL", address: "Kade 4, 1011 AB Amsterdam" };
  const asks = (answers: Answers) => find({ ...british, contact, ...answers }, "language") !== undefined;
  expect(asks({ niche: "Notary for newcomers, in English" })).toBe(false);
  expect(asks({ niche: "Notary", audience: "Most of them do not speak Dutch." })).toBe(false);
  expect(asks({ niche: "Notary" })).toBe(true);
  expect(asks({ niche: "Lessons in English and German" })).toBe(true);
  expect(asks({ niche: "Notary", description: "I do not speak Dutch very well." })).toBe(true);
});
