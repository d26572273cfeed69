import { expect, it } from "vitest";
import { formDataSchema } from "../onboarding/form-data.ts";
import { publicWords } from "./public-words.ts";

const proposed = (description: string, contentNotes: string): string[] =>
  publicWords(formDataSchema.parse({ description, contentNotes }))
    .statements.filter(({ proposal, field }) => proposal === "print" && field === "description")
    .map(({ text }) => text);

const description =
  "We repair clocks in Truro. Ana Penrose restores the cases. On leave from May, back in winter.";

it.each([
  "Ana's leave should not be described as maternity leave, she'd rather it isn't mentioned at all.",
  "Please don't mention Ana's leave.",
  "The leave must not be mentioned.",
])("C-29.730 what must not be mentioned is proposed in no sentence: %s", (notes) => {
  expect(proposed(description, notes)).toEqual([
    "We repair clocks in Truro.",
    "Ana Penrose restores the cases.",
  ]);
});

it.each(["Please don't mention the website.", "Don't mention it.", "Ana's leave is a joy to her."])(
  "C-29.731 but nothing is withheld because of: %s",
  (notes) => {
    expect(proposed(description, notes)).toContain("On leave from May, back in winter.");
  },
);
