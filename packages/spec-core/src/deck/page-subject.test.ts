import { expect, it } from "vitest";
import { onboardingSchema } from "../onboarding/schema.ts";
import { buildSpec } from "../spec/build-spec.ts";
import { context } from "../spec/forms.fixture.ts";
import { draftContent } from "./content-deck.ts";
import { isOnSubject } from "./page-subject.ts";

it.each([
  ["Hannah runs the Saturday class, six people at most.", "Saturday Classes", true],
  ["We open on Saturdays.", "Saturday Classes", false],
  ["Home visits are possible in Lagos.", "Home visits", true],
  ["Workshops are in May and October.", "Workshops", true],
  ["Our workshop is in Cupar.", "Workshops", false],
  ["We do supply four cafes.", "Wholesale", false],
  ["You can come before nine.", "Before we come", false],
  ["Cash patients receive a discount.", "New patients", false],
  ["New patients come fifteen minutes early.", "New patients", true],
])("'%s' is on the subject of a page '%s': %s", (sentence, name, isOn) => {
  expect(isOnSubject(sentence, name)).toBe(isOn);
});

it("a page of the client's own has the printed sentences on its subject, and waits for a text without them", () => {
  const textOf = (description: string) => {
    const formData = {
      niche: "Stained glass",
      description,
      pages: ["Home"],
      customPages: ["Saturday classes"],
    };
    const { slots } = draftContent(buildSpec(onboardingSchema.parse({ formData }), context));
    const of = (id: string) => slots.find((slot) => slot.id === id)?.text;
    return [of("/saturday-classes#top.lead"), of("/saturday-classes#main.text")];
  };
  const classes =
    "We restore windows. The Saturday class is for six people at most. The Saturday classes include all materials and lunch. The Saturday classes are in Much Wenlock, from ten in the morning.";
  expect(textOf(classes)).toEqual([
    "The Saturday class is for six people at most.",
    "The Saturday classes include all materials and lunch. The Saturday classes are in Much Wenlock, from ten in the morning.",
  ]);
  expect(textOf("We restore windows. The Saturday class is for six people at most.")[1]).toBe("");
  expect(textOf("We restore windows.")[1]).toBe("");
});
