import { describe, expect, it } from "vitest";
import { onboardingSchema } from "../../onboarding/schema.ts";
import { buildSpec } from "../../spec/build-spec.ts";
import { context } from "../../spec/forms.fixture.ts";
import { draftContent } from "../index.ts";
import type { Said } from "../joined-sentences.ts";
import { untoldPassages } from "./points.ts";

const said = [
  "Dogs are groomed one at a time, start to finish.",
  "A poodle takes three hours.",
  "Puppies come at fourteen weeks to hear the dryer.",
  "I learned the trade from my aunt in Leeds.",
  "She taught me to start at the skin.",
  "Nails and ears are seen to every time.",
  "Payment is by card at the end.",
  "Do you take cats?",
  "Cats go to our friends down the road.",
  "I love every minute of my work with dogs.",
  "The garden gate is on the left of the house.",
  "Every dog goes home the minute it is dry.",
];

/** The texts of each section after 'Accept'. */
function sectionsOf(
  pages: readonly string[],
  sentences: readonly string[],
  { offers = [] }: { offers?: { name: string; what: string; price: string }[] } = {},
): Record<string, string[]> {
  const form = onboardingSchema.parse({
    formData: {
      businessName: "Wagtails",
      niche: "Dog groomer",
      description: sentences.join(" "),
      pages: [...pages],
      offers,
    },
    layoutSections: { hero: true, features: true, services: offers.length > 0, contact: true },
  });
  const wordChoices = buildSpec(form, context).content.statements.map(({ id }) => ({ id, print: true }));
  const spec = buildSpec({ ...form, formData: { ...form.formData, wordChoices } }, context);
  const found: Record<string, string[]> = {};
  for (const { kind, page, section, text } of draftContent(spec).slots)
    if (kind === "text") found[`${page}#${section}`] = [...(found[`${page}#${section}`] ?? []), text];
  return found;
}

const positions = (texts: readonly string[]): number[] =>
  texts.map((text) => said.findIndex((one) => text.startsWith(one)));

describe("a long description", () => {
  const withStory = sectionsOf(["Home", "About", "Contact"], said);
  const home = withStory["/#features"] ?? [];
  const story = withStory["/about#story"] ?? [];

  it("is shared between the home page and the page about the business, each sentence on one of them", () => {
    const all = [...home, ...story, ...(withStory["/#more"] ?? [])].join(" ");
    for (const sentence of said.slice(2)) expect(all.split(sentence).length - 1, sentence).toBe(1);
    expect(home.length).toBeLessThanOrEqual(6);
    expect(story.join(" ")).not.toMatch(/Payment|garden gate/u);
  });

  it("stays in the client's order on each page", () => {
    for (const texts of [home, story]) {
      const order = positions(texts);
      expect(order).toEqual(order.toSorted((a, b) => a - b));
      expect(order).not.toContain(-1);
    }
  });

  it("has what visitors are told on the home page and what the owners say of themselves on their own", () => {
    expect(home).toContain("Nails and ears are seen to every time.");
    expect(story).toContain("I love every minute of my work with dogs.");
  });

  it("leaves a sentence that speaks of another, or answers it, beside it", () => {
    expect(story.join(" ")).toContain(`${said[3]} ${said[4]}`);
    const only = sectionsOf(["Home", "Contact"], said);
    expect([...(only["/#features"] ?? []), ...(only["/#more"] ?? [])]).toEqual(
      expect.arrayContaining([`${said[3]} ${said[4]}`, `${said[7]} ${said[8]}`]),
    );
  });

  it("has six points on a home page alone, the others in what else to know", () => {
    const longer = [...said, "Towels are washed after every dog.", "The kettle is always on for owners."];
    const only = sectionsOf(["Home", "Contact"], longer);
    expect(only["/#features"]).toHaveLength(6);
    const all = Object.values(only).flat().join(" ");
    for (const sentence of longer.slice(2)) expect(all.split(sentence).length - 1, sentence).toBe(1);
  });

  it("has a sentence about one service with that service alone", () => {
    const offers = [{ name: "Hand stripping", what: "", price: "£50" }];
    const withService = [
      ...said,
      "Hand stripping is for terriers with wire coats and takes a whole afternoon.",
    ];
    const places = sectionsOf(["Home", "About", "Contact"], withService, { offers });
    const found = Object.keys(places).filter((place) => places[place]?.join(" ").includes("wire coats"));
    expect(found).toEqual(["/#services"]);
  });

  it("of a few sentences is whole on the home page, and what is about the business on the other one too", () => {
    const few = sectionsOf(["Home", "About", "Contact"], said.slice(0, 6));
    const features = few["/#features"]?.join(" ");
    expect(features).toContain("Puppies come at fourteen weeks to hear the dryer.");
    expect(features).toContain(said[3]);
    expect(few["/about#story"]).toEqual([`${said[3]} ${said[4]}`]);
  });
});

it.each([
  [
    ["Ana Ruiz cuts hair.", "She is in on Mondays."],
    ["Ana Ruiz cuts hair.", "She is in on Mondays."],
  ],
  [
    ["We bake rye.", "It is baked at four."],
    ["We bake rye.", "It is baked at four."],
  ],
  [
    ["We bake rye.", "That's all we do now."],
    ["We bake rye.", "That's all we do now."],
  ],
  [["We bake rye.", "This year we bake spelt too."], ["This year we bake spelt too."]],
  [["We bake rye.", "This is a family bakery shop."], ["This is a family bakery shop."]],
  [["We bake rye.", "The oven is old."], ["The oven is old."]],
])("C-36.719 of %j, the first told elsewhere, %j is a passage", (texts, expected) => {
  const said = texts.map((text, index) => ({
    id: `${index}`,
    text,
    after: index === 0 ? null : `${index - 1}`,
  }));
  const found = untoldPassages(said as unknown as readonly Said[], ({ id }) => id === "0");
  expect(found.flat().map(({ text }) => text)).toEqual(expected);
});
