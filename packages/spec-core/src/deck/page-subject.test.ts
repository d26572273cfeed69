import { expect, it } from "vitest";
import { onboardingSchema } from "../onboarding/schema.ts";
import { buildSpec } from "../spec/build-spec.ts";
import { context } from "../spec/forms.fixture.ts";
import { draftContent } from "./content-deck.ts";
import { guestsBeside, isOnSubject, offersAbout } from "./page-subject.ts";

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
  ["A cookie costs £2 and a dozen £20.", "Cookies", true],
  ["We cook in the village hall.", "Cookies", false],
  ["Every pie is baked on the day.", "Pies", true],
  ["One movie is shown each Friday.", "Movies", true],
  ["A tie is sewn in two hours.", "Ties", true],
  ["Each lens is ground by hand.", "Lenses", true],
  ["We see adults and children from about four years of age.", "Children's Eye Care", true],
  ["We care for eyes of all ages.", "Children's Eye Care", true],
  ["We care for our customers.", "Children's Eye Care", false],
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
  const long =
    "The Saturday classes are in Much Wenlock, from ten in the morning, and include all materials and lunch.";
  expect(textOf(`We restore windows. ${long}`)).toEqual([long, undefined]);
  expect(textOf("We restore windows.")[1]).toBe("");
});

it("C-36.283 the rest of a paragraph that opens with a page's name stands on that page, another paragraph does not", () => {
  const textOf = (description: string) => {
    const formData = { niche: "Removals", description, pages: ["Home", "About"], customPages: ["Storage"] };
    const { statements } = buildSpec(onboardingSchema.parse({ formData }), context).content;
    const wordChoices = statements.map(({ id }) => ({ id, print: true }));
    const form = onboardingSchema.parse({ formData: { ...formData, wordChoices } });
    const { slots } = draftContent(buildSpec(form, context));
    return slots.find((slot) => slot.id === "/storage#main.text")?.text;
  };
  const storage =
    "Storage is at our own warehouse, alarmed and with cameras. The minimum is two weeks. Containers are of wood.";
  expect(textOf(`We move houses in Leeds.\n\n${storage}\n\nWe pack too if you like.`)).toBe(
    "The minimum is two weeks. Containers are of wood.",
  );
  expect(textOf(`We move houses in Leeds. ${storage} We pack too if you like.`)).toBe("");
});

it("the word of the whole trade says nothing on which page an offer belongs", () => {
  const offers = [{ name: "Attended funeral", what: "" }];
  const about = (trade: string) => offersAbout(offers, "Funeral notices", guestsBeside(trade));
  expect(about("Funeral director")).toEqual([]);
  expect(about("Florist")).toEqual(offers);
});
