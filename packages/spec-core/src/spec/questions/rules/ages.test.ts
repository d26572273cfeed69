import { expect, it } from "vitest";
import { find } from "../asked.fixture.ts";

it.each([
  ["day care", "Small group, ages 2 to 5.", "There is a waiting list for infants.", true],
  ["childminder", "I take children from 1 to 4.", "Two babies can start in May.", true],
  ["day care", "Ages 3 months to 5 years.", "There is a waiting list for infants.", false],
  ["day care", "Small group, ages 2 to 5.", "No babies, sorry.", false],
  ["swimming school", "Lessons for ages 4 to 9.", "Babies swim on Mondays.", false],
])("C-32.1034 a %s with '%s' and '%s' is asked for the first age: %s", (niche, first, second, isAsked) => {
  const question = find({ niche, pages: ["Home"], description: first, contentNotes: second }, "ages-which");
  expect(question?.quotes).toEqual(isAsked ? [first, second] : undefined);
  if (question) expect(question.blocks).toBe("page");
});

it.each<[string, string, boolean]>([
  ["Adults, mostly office people.", "I treat backs in Ely. No children under 14.", true],
  ["Adults only.", "I treat backs in Ely. Patients from 16 welcome.", true],
  ["Adults and children.", "I treat backs in Ely. No children under 6.", false],
  ["Mostly adults.", "I treat backs in Ely. No children under 6.", false],
  ["Adults.", "I treat backs in Ely. No dogs under 12 kg.", false],
  ["Adults.", "I treat backs in Ely. No orders under 12 pounds.", false],
])("customers '%s' and '%s': those in between are asked about: %s", (audience, description, isAsked) => {
  expect(
    find(
      {
        niche: "massage practice",
        pages: ["Home", "Pricing", "Contact"],
        contact: { country: "GB" },
        audience,
        description,
      },
      "ages-which",
    ) !== undefined,
  ).toBe(isAsked);
});
