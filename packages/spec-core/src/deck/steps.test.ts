import { expect, it } from "vitest";
import { onboardingSchema } from "../onboarding/schema.ts";
import { buildSpec } from "../spec/build-spec.ts";
import { context } from "../spec/forms.fixture.ts";
import { draftContent } from "./index.ts";

/** The texts of a section of a page, with every sentence for visitors. */
function textsOf(formData: object, page: string, section?: string): string[] {
  const { statements, facts } = buildSpec(onboardingSchema.parse({ formData }), context).content;
  const wordChoices = [...statements, ...facts].map(({ id }) => ({ id, print: true }));
  const form = onboardingSchema.parse({ formData: { ...formData, wordChoices } });
  return draftContent(buildSpec(form, context))
    .slots.filter((slot) => slot.page === page && (section === undefined || slot.section === section))
    .map(({ text }) => text);
}

const painter = {
  businessName: "Ostrow Painting",
  niche: "Decorator",
  description:
    "We paint houses in Ely.\n\nHow it works:\n- You send us three photos\n- We come and measure, half an hour\n- You get an offer by e-mail. It holds for a month\n\nAll our painters have a trade certificate.",
  pages: ["Home", "Services", "About"],
};

it("the steps under 'How it works' are a list in their order on the page of the services, and nowhere else", () => {
  expect(textsOf(painter, "/services", "steps")).toEqual([
    "How it works",
    "You send us three photos",
    "We come and measure, half an hour",
    "You get an offer by e-mail. It holds for a month.",
  ]);
  const elsewhere = [...textsOf(painter, "/"), ...textsOf(painter, "/about")];
  expect(elsewhere.filter((text) => text.includes("three photos") || text.includes("measure"))).toEqual([]);
});

it("without such a page they are on the home page, and steps in one line are one for each sentence", () => {
  const inLine = {
    ...painter,
    pages: ["Home"],
    description:
      "We paint houses in Ely.\n\nHow it works: You send us three photos. We come and measure for free.\n\nWe bring our own ladders.",
  };
  expect(textsOf(inLine, "/", "steps")).toEqual([
    "How it works",
    "You send us three photos.",
    "We come and measure for free.",
  ]);
});

it.each([
  "We paint houses in Ely.\n\nHow it works is easy to say. We listen and then we paint.",
  "We paint houses in Ely.\n\nHow it works: we listen.",
])("one sentence, or one that only begins like the label, is no list of steps: %s", (description) => {
  expect(textsOf({ ...painter, description }, "/services", "steps")).toEqual([]);
});

it("a page of that name has the steps as its text", () => {
  const own = { ...painter, customPages: ["How it works"] };
  expect(textsOf(own, "/services", "steps")).toEqual([]);
});

/** The texts as `textsOf`, with the client's own choices on single sentences. */
function keptApart(formData: object, kept: string, page: string, section?: string): string[] {
  const { statements, facts } = buildSpec(onboardingSchema.parse({ formData }), context).content;
  const wordChoices = [...statements, ...facts].map(({ id, text }) => ({ id, print: !text.includes(kept) }));
  const form = onboardingSchema.parse({ formData: { ...formData, wordChoices } });
  return draftContent(buildSpec(form, context))
    .slots.filter((slot) => slot.page === page && (section === undefined || slot.section === section))
    .map(({ text }) => text);
}

const campsite = {
  businessName: "Marl Bell Tents",
  niche: "Bell tent hire",
  pages: ["Home", "Services"],
  description:
    "We hire bell tents in Devon.\n\nHow it works:\n- Choose your dates online\n- Send a 20% deposit\n- Unpack where you like\n\nNo generators.",
};

it("a list of steps ends at the empty line, and what was typed below is told elsewhere", () => {
  expect(textsOf(campsite, "/services", "steps")).toEqual([
    "How it works",
    "Choose your dates online",
    "Send a 20% deposit",
    "Unpack where you like",
  ]);
  expect(textsOf(campsite, "/").join("\n")).toContain("No generators.");
});

it.each(["1. ", "2) ", "• ", "* ", "Step 2: "])("the mark '%s' of a line is no part of the step", (mark) => {
  const description = `We hire bell tents in Devon.\n\nHow it works:\n${mark}Choose your dates online\n${mark}Unpack where\nyou like\nNo generators.`;
  expect(textsOf({ ...campsite, description }, "/services", "steps")).toEqual([
    "How it works",
    "Choose your dates online",
    "Unpack where you like",
  ]);
});

it.each([
  ["deposit", campsite.description],
  ["You call me", "I keep gardens.\n\nHow it works: You call me. I look at it. I do the work."],
])("without one of the steps, '%s', there is no list of the others", (kept, description) => {
  expect(keptApart({ ...campsite, description }, kept, "/services", "steps")).toEqual([]);
});

it("the client's own page of that name has the steps as its text", () => {
  const own = textsOf({ ...campsite, customPages: ["How it works"] }, "/how-it-works");
  expect(own).toContain("Choose your dates online. Send a 20% deposit. Unpack where you like.");
});
