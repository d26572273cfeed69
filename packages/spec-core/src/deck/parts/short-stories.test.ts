import { expect, it } from "vitest";
import { onboardingSchema } from "../../onboarding/schema.ts";
import { buildSpec } from "../../spec/build-spec.ts";
import { context } from "../../spec/forms.fixture.ts";
import { draftContent } from "../index.ts";

/** The sections of the home page in which a text stands, where everything that the client wrote is printed. */
function sectionsWith(description: string, text: string): string[] {
  const formData = { businessName: "Kiln & Co", niche: "pottery", description, pages: ["Home", "Contact"] };
  const { statements, facts } = buildSpec(onboardingSchema.parse({ formData }), context).content;
  const wordChoices = [...statements, ...facts].map(({ id }) => ({ id, print: true }));
  const { slots } = draftContent(
    buildSpec(onboardingSchema.parse({ formData: { ...formData, wordChoices } }), context),
  );
  return slots
    .filter((slot) => slot.page === "/" && slot.kind === "text" && slot.text.includes(text))
    .map(({ section }) => section);
}

const opening = "We throw pots for cafés in Leith. Every pot is fired twice in our own kiln.";

it.each([
  ["We are not currently a registered charity.", "more"],
  ["I learnt it from my aunt in 1990 and opened here in 2004.", "story"],
])("C-36.1050 a lone denial is no story of its own: '%s'", (sentence, section) => {
  expect(sectionsWith(`${opening} ${sentence}`, sentence)).toEqual([section]);
});

it.each([
  ["We also take old pots back.", "more"],
  ["We follow the recipe book of the studio.", "more"],
  ["We also grew up next to the kiln, which my father opened in 1980.", "story"],
])("C-29.749 an addition or a rule of the work is no story of its own: '%s'", (sentence, section) => {
  expect(sectionsWith(`${opening} ${sentence}`, sentence)).toEqual([section]);
});
