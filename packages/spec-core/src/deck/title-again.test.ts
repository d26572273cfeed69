import { expect, it } from "vitest";
import { onboardingSchema } from "../onboarding/schema.ts";
import { buildSpec } from "../spec/build-spec.ts";
import { context } from "../spec/forms.fixture.ts";
import { draftContent } from "./content-deck.ts";
import { sentencesOnBusiness } from "./headline.ts";
import { withoutTitle } from "./parts/opening.ts";

it.each([
  ["Ramps and rails, all over Fife.", "Ramp and rail fitting", "All over Fife."],
  ["Gates and fences, in oak or larch", "Gates and fences", "In oak or larch"],
  ["Ramps and doors, all over Fife.", "Ramp and rail fitting", "Ramps and doors, all over Fife."],
  ["Ramps and rails.", "Ramp and rail fitting", "Ramps and rails."],
  ["Rails, ramps, doors.", "Ramp and rail fitting", "Rails, ramps, doors."],
  ["Ramps and rails, and stairs too.", "Ramp and rail fitting", "Ramps and rails, and stairs too."],
])("C-29.750 '%s' below the title '%s' reads: %s", (sentence, title, line) => {
  expect(withoutTitle(sentence, title)).toBe(line);
});

it.each([
  ["In March I take £15 off.", false],
  ["20% off until Easter.", false],
  ["Half-price in January.", false],
  ["I sweep chimneys in Fife.", true],
  ["We take the lid off and clean it.", true],
])("C-29.751 an offer for a time describes no business: '%s' does: %s", (sentence, isKept) => {
  expect(sentencesOnBusiness([sentence, "We mend clocks."]).includes(sentence)).toBe(isKept);
});

it("C-29.752 the description for search engines names the trade where the only sentence is an offer for a time", () => {
  const formData = {
    businessName: "Soot & Sons",
    niche: "Chimney sweep",
    description: "In March we take £15 off.",
    pages: ["Home", "Contact"],
  };
  const { statements } = buildSpec(onboardingSchema.parse({ formData }), context).content;
  const wordChoices = statements.map(({ id }) => ({ id, print: true }));
  const spec = buildSpec(onboardingSchema.parse({ formData: { ...formData, wordChoices } }), context);
  const description = draftContent(spec).slots.find(({ id }) => id === "/#head.description");
  expect(description?.text).toBe("Soot & Sons: Chimney sweep");
});

it.each([
  ["48 hours' notice to cancel a lesson.", false],
  ["Two days notice please.", false],
  ["Two days in the hills with a guide.", true],
])("C-29.764 a notice describes no business: '%s' does: %s", (sentence, isKept) => {
  expect(sentencesOnBusiness([sentence, "We mend clocks."]).includes(sentence)).toBe(isKept);
});

it.each([
  ["Ramps and rails, Cupar Leven and the fishing villages.", "In Cupar Leven and the fishing villages."],
  ["Ramps and rails, Cupar, Leven and Howe country.", "In Cupar, Leven and Howe country."],
  ["Ramps and rails, Stannah and Otolift.", "Ramps and rails, Stannah and Otolift."],
  ["Ramps and rails, Cupar based for thirty years.", "Ramps and rails, Cupar based for thirty years."],
  ["Ramps and rails, all over Fife and the villages.", "All over Fife and the villages."],
])("C-29.778 names after the title's words do not stand alone: '%s' reads '%s'", (sentence, line) => {
  expect(withoutTitle(sentence, "Ramp and rail fitting")).toBe(line);
});
