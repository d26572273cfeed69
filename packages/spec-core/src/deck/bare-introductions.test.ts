import { expect, it } from "vitest";
import { type OnboardingInput, onboardingSchema } from "../onboarding/schema.ts";
import { buildSpec } from "../spec/build-spec.ts";
import { context } from "../spec/forms.fixture.ts";
import { headlineOf, isOfTrade } from "./headline.ts";
import { draftContent } from "./index.ts";

type Answers = NonNullable<OnboardingInput["formData"]>;

/** The opening of the home page of answers of which visitors may read all. */
function openingOf(formData: Answers): Record<"heading" | "lead" | "niche", string> {
  const first = buildSpec(onboardingSchema.parse({ formData }), context);
  const wordChoices = [...first.content.statements, ...first.content.facts].map(({ id }) => ({
    id,
    print: true,
  }));
  const { slots } = draftContent(
    buildSpec(onboardingSchema.parse({ formData: { pages: ["Home"], ...formData, wordChoices } }), context),
  );
  const textAt = (part: string): string => slots.find(({ id }) => id === `/#hero.${part}`)?.text ?? "";
  return { heading: textAt("heading"), lead: textAt("lead"), niche: textAt("niche") };
}

it.each([
  ["I'm Petra, I tune and mend pianos, harmoniums and old clavichords all over Kent.", true],
  ["We are Ines and Paulo Reis, brother and sister, roasting coffee since 2011.", true],
  ["Hi, I'm Dr. Anna O'Neill, and my surgery is above the bank.", true],
  ["My name is Tomasz Nowak, and for twelve years I have built stairs and doors in Leeds.", true],
  ["Kia ora, I teach ballet, jazz and hip hop to little ones and teens in Newtown.", true],
  ["I'm a roofer in Hull.", false],
  ["We are Certified Electricians in Leeds.", false],
  ["We're open on Sundays for brunch by the sea.", false],
  ["I'm Petra and I tune pianos.", false],
  ["We're Ruth and Ben Harker, and we tune and mend pianos around Hexham.", false],
])("C-36.960 who somebody is, or a greeting, is no headline: '%s' %s", (sentence, isNone) => {
  expect(headlineOf(sentence, "Reis & Reis") === null).toBe(isNone);
});

it("C-36.961 the trade is the headline above such a sentence, whole, and no label repeats it", () => {
  expect(
    openingOf({
      businessName: "Strings & Felt",
      niche: "piano tuning",
      description: "I'm Petra, I tune and mend pianos and harmoniums in halls and homes all over Kent.",
    }),
  ).toEqual({
    heading: "Piano tuning",
    lead: "I’m Petra, I tune and mend pianos and harmoniums in halls and homes all over Kent.",
    niche: "",
  });
});

it.each([
  ["home nursery", "We love what we do. We have a rabbit.", "Home nursery"],
  ["home nursery", "We speak Polish and German at the table.", "Home nursery"],
  ["house cleaning", "We start in the new year. We clean homes in Ghent.", "We clean homes in Ghent"],
  ["language school", "We speak your language in every class.", "We speak your language in every class"],
  ["dog walking", "We love walking dogs in Porto.", "We love walking dogs in Porto"],
  ["charity", "We bring hot meals to people who live alone.", "We bring hot meals to people who live alone"],
])("C-36.962 of '%s', '%s' the headline says what is offered: '%s'", (niche, description, heading) => {
  expect(openingOf({ businessName: "Hollow Oak", niche, description }).heading).toBe(heading);
});

it.each([
  ["Curtain making", "We make curtains in Bath.", "Curtain making"],
  ["curtain alterations", "I alter curtains in Bath.", ""],
  ["small-batch jam", "Jam in small batches, made in Bath", ""],
  ["veterinary practice", "We are a two-doctor practice in Bath.", "Veterinary practice"],
])("C-36.963 the trade '%s' beside '%s' has the label '%s'", (niche, description, label) => {
  expect(openingOf({ businessName: "Hollow Oak", niche, description }).niche).toBe(label);
});

it.each([
  ["I cook lunch, all home made.", false],
  ["We are a small family business.", false],
  ["The nursery has a garden.", true],
  ["Hollow Oak is in Hull.", true],
])("C-36.995 '%s' has a word of a home nursery called Hollow Oak: %s", (sentence, isOf) => {
  expect(isOfTrade(sentence, { name: "Hollow Oak", niche: "home nursery" })).toBe(isOf);
});
