import { expect, it } from "vitest";
import { onboardingSchema } from "../../onboarding/schema.ts";
import { context } from "../forms.fixture.ts";
import { projectOf } from "../project.ts";
import { isSilenced } from "./silence.ts";

it.each([
  ["I bring my own table so nobody has to be moved.", false],
  ["Nobody needs to book, just come.", false],
  ["We are looking at a second shop, nobody must know of it.", true],
  ["No-one should hear about the sale.", true],
])("C-32.1213 whether '%s' asks for silence: %s", (text, expected) => {
  const project = projectOf(onboardingSchema.parse({ formData: { contentNotes: text } }), context);
  expect(isSilenced({ field: "contentNotes", text, start: 0, end: text.length }, project)).toBe(expected);
});
