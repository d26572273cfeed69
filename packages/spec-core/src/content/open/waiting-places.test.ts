import { describe, expect, it } from "vitest";
import { formDataSchema } from "../../onboarding/form-data.ts";
import { publicWords } from "../public-words.ts";

const read = (answers: object) =>
  publicWords(formDataSchema.parse({ contact: { country: "GB" }, ...answers }));
const shownPrices = (answers: object): string[] =>
  read(answers)
    .facts.filter(({ kind, proposal }) => kind === "price" && proposal === "print")
    .map(({ text }) => text);
const proposalOf = (answers: object, start: string) =>
  read(answers).statements.find(({ text }) => text.startsWith(start))?.proposal;

const description = "We mend boats in Oban. Hull scrub £40, mast check £65.";

describe("C-30.881 a price that the client asks to leave out is withheld with the offer's name and its sentence", () => {
  it.each([
    ["Leave the mast check off.", ["£40"]],
    ["Put the hull scrub, leave the mast check off for now.", ["£40"]],
    ["Please don't show the mast check price.", ["£40"]],
    ["Only put the hull scrub price.", ["£40"]],
    ["Leave the hull scrubs out of it.", ["£65"]],
  ])("%s", (contentNotes, prices) => {
    expect(shownPrices({ description, contentNotes })).toEqual(prices);
    expect(proposalOf({ description, contentNotes }, "Hull scrub")).toBe("keep");
  });

  it("of an offer that is left out, the name is withheld too", () => {
    const { facts } = read({ description, contentNotes: "Leave the mast check off." });
    expect(
      facts.filter(({ kind }) => kind === "service").map(({ text, proposal }) => [text, proposal]),
    ).toEqual([
      ["Hull scrub", "print"],
      ["mast check", "keep"],
    ]);
  });

  it.each([
    "Leave your mast at the gate.",
    "Keep the cover off overnight.",
    "Leave the crusts off the sandwiches.",
    "We show the hull scrub in a film.",
    "Only the mast check needs a crane.",
  ])("but not because of: %s", (contentNotes) => {
    expect(shownPrices({ description, contentNotes })).toEqual(["£40", "£65"]);
  });
});

describe("C-30.882 prices wait while it is not decided whether the site shows them", () => {
  it.each([
    "I want the prices on the site but my brother says people should ring, we're still arguing about it.",
    "We can't agree whether to show the fees on the website.",
    "Not decided yet if rates are published.",
    "Still undecided about putting prices online.",
    "My wife and I disagree about the fees, she says people should ask.",
  ])("%s", (contentNotes) => {
    expect(shownPrices({ description, contentNotes })).toEqual([]);
    expect(shownPrices({ contentNotes, offers: [{ name: "Hull scrub", what: "", price: "£40" }] })).toEqual(
      [],
    );
    expect(proposalOf({ description, contentNotes }, "Hull scrub")).toBe("keep");
  });

  it.each([
    "The colour of the site is not decided.",
    "We have not decided on a price for rigging yet, ask us.",
    "We agreed the prices for the site.",
    "Ring for the price of a new mast.",
    "Still thinking about the logo.",
  ])("but not because of: %s", (contentNotes) => {
    expect(shownPrices({ description, contentNotes })).toEqual(["£40", "£65"]);
  });

  it("a price waits if the next sentence leaves open whether it is published", () => {
    const contentNotes = "Rigging from £900. I go back and forth on publishing it.";
    expect(shownPrices({ description, contentNotes })).toEqual(["£40", "£65"]);
    expect(proposalOf({ contentNotes }, "Rigging")).toBe("keep");
  });
});

describe("C-30.883 a sentence waits if the next one says that somebody has to agree with its words first", () => {
  const first = "Our hull scrubs are for boats up to 12 metres.";
  it.each([
    "Ishbel to confirm the wording before it goes live.",
    "My partner has to approve the text before you publish.",
    "Please check this with Ishbel first.",
    "Tom wants to see the figures before the site goes live.",
    "Don't publish it until Ishbel has confirmed.",
  ])("%s", (next) => {
    expect(proposalOf({ description: `We mend boats in Oban. ${first} ${next}` }, "Our hull scrubs")).toBe(
      "keep",
    );
  });

  it.each([
    "You should check the figures first.",
    "Owners have to confirm the date before we start.",
    "Please check it with your insurer first.",
    "We confirm the date before we order anything.",
    "We have to see it first.",
  ])("but not before: %s", (next) => {
    expect(proposalOf({ description: `We mend boats in Oban. ${first} ${next}` }, "Our hull scrubs")).toBe(
      "print",
    );
  });
});
