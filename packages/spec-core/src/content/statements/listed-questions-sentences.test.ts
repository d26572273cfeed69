import { expect, it } from "vitest";
import { onboardingSchema } from "../../onboarding/schema.ts";
import { find } from "../../spec/questions/asked.fixture.ts";
import { publicWords } from "../public-words.ts";

const contentNotes =
  "I would want an FAQ along these lines: How long do I need to be separated (one year if the other spouse consents, two if not). Do we have to sell the house. My ex has stopped me seeing the children. Do cohabitants have rights (yes, within one year from separation).";

it("C-29.811 an FAQ announced by a wish is read over its sentences, with one between two questions", () => {
  const { formData } = onboardingSchema.parse({ formData: { niche: "family law", contentNotes } });
  const texts = publicWords(formData).statements.map(({ text }) => text);
  expect(texts).toContain(
    "FAQ: How long do I need to be separated? One year if the other spouse consents, two if not",
  );
  expect(texts).toContain("FAQ: Do cohabitants have rights? Yes, within one year from separation");
  expect(texts.join()).toContain("FAQ: Do we have to sell the house");
});

it("C-32.1321 these are no questions to the agency", () => {
  expect(find({ niche: "family law", pages: ["Home", "FAQ"], contentNotes }, "open-advice")).toBeUndefined();
});
