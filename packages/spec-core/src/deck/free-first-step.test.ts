import { expect, it } from "vitest";
import { onboardingSchema } from "../onboarding/schema.ts";
import { buildSpec } from "../spec/build-spec.ts";
import { context } from "../spec/forms.fixture.ts";
import { draftContent } from "./content-deck.ts";
import { freeFirstStep } from "./free-first-step.ts";

it.each([
  ["Home visits are free and take half an hour.", "Arrange a free visit"],
  ["I offer a free home visit in Leith.", "Arrange a free visit"],
  ["Your first lesson is free.", "Try a free lesson"],
  ["The first two rehearsals are free.", "Try a free rehearsal"],
  ["Free taster classes each September.", "Try a free class"],
  ["Book a free 20 minute call.", "Free 20-minute call"],
  ["First call 15 minutes, free.", "Free 15-minute first call"],
  ["The introductory chat is free.", "Free introductory chat"],
  ["Calls cost nothing extra.", null],
  ["We call free of charge.", null],
  ["Home visits cost £20.", null],
  ["We feel free to visit homes.", null],
  ["The first lesson is fun.", null],
])("C-29.747 the button of '%s': %s", (text, label) => {
  expect(freeFirstStep([{ text }])).toBe(label);
});

it.each([
  "Parking is behind the barn, the first session is free.",
  "The first two hours are free.",
  "We no longer do free site visits.",
  "We don’t do free home visits.",
  "Free home visits for over-65s.",
  "The first class is free if you book four.",
  "Feel free to book home visits.",
])("C-29.800 '%s' offers no first step for nothing to everybody", (text) => {
  expect(freeFirstStep([{ text }])).toBeNull();
});

it.each([
  ["The trial lesson is free for everyone.", "Try a free lesson"],
  ["Home visits are free, and you pay for the rail, not for my time.", "Arrange a free visit"],
  ["We no longer do trips, the trial lesson is free.", "Try a free lesson"],
  ["The trial lesson is free for everyone under 9.", null],
  ["Home visits are free for anybody who asks in May.", null],
])("C-29.805 '%s' is an offer to everybody, to some or none: %s", (text, label) => {
  expect(freeFirstStep([{ text }])).toBe(label);
});

const buttonsOf = (description: string): string[] => {
  const formData = {
    businessName: "Alder Pianos",
    niche: "Piano lessons",
    description,
    goals: ["Generate Leads"],
    pages: ["Home", "Contact"],
    contentStyle: "Casual",
  };
  const { slots } = draftContent(buildSpec(onboardingSchema.parse({ formData }), context));
  return slots.filter(({ kind, text }) => kind === "button" && text !== "").map(({ text }) => text);
};

it("C-29.748 the button to the contact page names the first step that costs nothing", () => {
  expect(buttonsOf("We teach the piano in Leith. The first lesson is free.")).toContain("Try a free lesson");
  expect(buttonsOf("We teach the piano in Leith.")).toContain("Get in touch");
});

it("a wish for a button for a free talk names it; other wishes do not", () => {
  expect(freeFirstStep([], ["and a button for a free 10 min video chat please"])).toBe(
    "Free 10-minute video chat",
  );
  expect(freeFirstStep([], ["I had a free call with another agency."])).toBeNull();
});
