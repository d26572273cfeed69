import { expect, it } from "vitest";
import { onboardingSchema } from "../onboarding/schema.ts";
import { buildSpec } from "../spec/build-spec.ts";
import { context } from "../spec/forms.fixture.ts";
import { audienceText, isLimit } from "./audience.ts";
import { draftContent } from "./index.ts";

it.each([
  [["We teach beginners and people who come back after years."]],
  [["I look after gardens for people who are away in winter.", "Anyone with a hedge is welcome."]],
  [["You need no experience.", "Whether you ride a pony or a cob, we have a saddle for you."]],
])("sentences that speak to people are printed as they are: %j", (sentences) => {
  expect(audienceText(sentences)).toBe(sentences.join(" "));
});

it.each(["Commuters", "Restaurants and keen cooks", "Families and professionals in Wharfedale"])(
  "groups of people in words for them are printed: '%s'",
  (answer) => {
    expect(audienceText([answer])).toContain(answer);
  },
);

it.each([
  [["Retired people, holiday lets"]],
  [["Local cat folk. Persians."]],
  [["We mostly get women over forty."]],
  [["We look after farmers, a lot of them from Fife."]],
  [["They come for the view."]],
  [["Grandparents do most of the lifts!"]],
  [["Everybody."]],
])("a note on who comes is no text for visitors: %j", (sentences) => {
  expect(audienceText(sentences)).toBe("");
});

it.each([
  ["max 2 rigs a day", true],
  ["No more than eight riders per class.", true],
  ["Up to 12", true],
  ["Only two of our pupils passed with honours in May.", false],
  ["Families with two dogs.", false],
])("'%s' only says how many are taken: %s", (sentence, expected) => {
  expect(isLimit(sentence)).toBe(expected);
});

/** The texts of a site whose client lets visitors read everything. */
function textsOf(audience: string): string[] {
  const formData = {
    businessName: "Hull Skippers",
    niche: "boat handling courses",
    description: "We teach boat handling on the Humber.",
    audience,
    pages: ["Home", "About"],
  };
  const { statements } = buildSpec(onboardingSchema.parse({ formData }), context).content;
  const wordChoices = statements.map(({ id }) => ({ id, print: true }));
  return draftContent(
    buildSpec(onboardingSchema.parse({ formData: { ...formData, wordChoices } }), context),
  ).slots.map(({ text }) => text);
}

it("the answer on the audience is printed only where it speaks to people, even if the client lets visitors read it", () => {
  const invited = "We teach couples who have bought their first boat.";
  expect(textsOf(invited)).toContain(invited);
  const notes = textsOf("Retired couples. Second boats.").join("\n");
  expect(notes).not.toMatch(/retired|second boats|here for/iu);
});
