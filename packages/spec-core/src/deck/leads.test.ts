import { expect, it } from "vitest";
import { type OnboardingInput, onboardingSchema } from "../onboarding/schema.ts";
import { buildSpec } from "../spec/build-spec.ts";
import { context } from "../spec/forms.fixture.ts";
import { mayOpen } from "./headline.ts";
import { draftContent } from "./index.ts";

type Answers = NonNullable<OnboardingInput["formData"]>;

/** The deck of answers of which the client lets visitors read all. */
function slotsOf(formData: Answers) {
  const first = buildSpec(onboardingSchema.parse({ formData }), context);
  const wordChoices = [...first.content.statements, ...first.content.facts].map(({ id }) => ({
    id,
    print: true,
  }));
  return draftContent(buildSpec(onboardingSchema.parse({ formData: { ...formData, wordChoices } }), context))
    .slots;
}

const leadsOf = (formData: Answers): string[] =>
  slotsOf(formData)
    .filter(({ id, text }) => id.endsWith(".lead") && text !== "")
    .map(({ text }) => text);

const count = (text: string): number => text.split(/\s+/u).length;

const long =
  "We do combed wheat reed mostly, which is what you want in Dorset really, and water reed if the officer lets you, which is a whole other story, we had one in Beaminster that took eleven months for a yes.";
const pages = ["Home", "About", "Portfolio", "Contact"];

it("a sentence of more than 28 words is no lead: a short one that names the trade is, and the long one is told once", () => {
  const formData = {
    niche: "thatching and thatch repairs",
    description: `${long} Thatch repairs are done all year round by us two.`,
    pages,
  };
  const slots = slotsOf(formData);
  expect(slots.find(({ id }) => id === "/#hero.lead")?.text).toBe(
    "Thatch repairs are done all year round by us two.",
  );
  expect(slots.filter(({ page, text }) => page === "/about" && text === long)).toHaveLength(1);
});

it("where no short sentence names the trade, the lead is the whole clauses at the beginning of the long one", () => {
  const leads = leadsOf({ niche: "thatching", description: `${long} We come from Bridport.`, pages });
  expect(leads[0]).toMatch(/^We do combed wheat reed mostly.*\.$/u);
  for (const lead of leads) expect(count(lead)).toBeLessThanOrEqual(28);
});

it("nor is a long sentence the lead above the services", () => {
  const description = `Two thatchers from Dorset. We mend and lay roofs, and ${long.slice(3)}`;
  const formData = { niche: "thatching", description, offers: [{ name: "Ridges" }, { name: "Moss" }], pages };
  for (const lead of leadsOf(formData)) expect(count(lead)).toBeLessThanOrEqual(28);
});

it("a short sentence that speaks of the one before it, or of how busy the business is, is no lead", () => {
  const description = `${long} That's £180 with a written report and some photographs. We're booked a good year ahead for full roofs, thatch repairs quicker.`;
  const [lead] = leadsOf({ niche: "thatching", description, pages });
  expect(lead).toMatch(/^We do combed wheat reed mostly/u);
});

it("no page repeats the lead of another", () => {
  for (const description of [
    `${long} We are booked a year ahead.`,
    "We mend roofs of straw and reed in all of Dorset, and have done so for thirty years now, my son and I. Ridges too. We come and look.",
  ]) {
    const leads = leadsOf({ niche: "thatching", description, pages });
    expect(new Set(leads).size).toBe(leads.length);
  }
});

it("the story of a business with one sentence only is still told about it", () => {
  const description = "We mend clocks.";
  const about = slotsOf({ description, pages }).filter(({ page }) => page === "/about");
  expect(about.some(({ text }) => text === description)).toBe(true);
});

it.each([
  ["So, hello!", false],
  ["Hi there and welcome!", false],
  ["Welcome to our bakery in Ely.", true],
  ["We do have soup!", false],
  ["We do up old chairs.", true],
  ["Established 1987.", false],
  ["Since 1987 we have baked rye in Ely.", true],
  ["4 vans, 2 trailers, 9 people.", false],
  ["Usually the vet rings me first.", false],
  ["I make no charge for a second visit.", false],
  ["We have six looms and two kilns.", false],
])("C-36.762 '%s' may open a site: %s", (sentence, expected) => {
  expect(mayOpen(sentence)).toBe(expected);
});
