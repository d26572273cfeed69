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

describe("C-30.883 a sentence of the notes waits if the next one says that somebody has to agree with its words first", () => {
  const first = "Our hull scrubs are for boats up to 12 metres.";
  const proposalBefore = (next: string) =>
    proposalOf({ contentNotes: `We mend boats in Oban. ${first} ${next}` }, "Our hull scrubs");
  it.each([
    "Ishbel to confirm the wording before it goes live.",
    "My partner has to approve the text before you publish.",
    "Please check this with Ishbel first.",
    "Tom wants to see the figures before the site goes live.",
    "Don't publish it until Ishbel has confirmed.",
  ])("%s", (next) => {
    expect(proposalBefore(next)).toBe("keep");
  });

  it.each([
    "You should check the figures first.",
    "Owners have to confirm the date before we start.",
    "Please check it with your insurer first.",
    "We confirm the date before we order anything.",
    "We have to see it first.",
  ])("but not before: %s", (next) => {
    expect(proposalBefore(next)).toBe("print");
  });
});

describe("C-30.940 a talk about choices or prices leaves no price of the site open", () => {
  it.each([
    "If you can't decide between two masts, feel free to ring me, it costs nothing.",
    "If you are thinking of selling, our fees are on the list.",
    "We have not decided on a price for rigging yet, people have to ring.",
    "My agent decided to put the prices online last year.",
    "If you can't decide about a mast, our prices are on the site.",
  ])("%s", (contentNotes) => {
    expect(shownPrices({ description, contentNotes })).toEqual(["£40", "£65"]);
  });

  it("nor does the description", () => {
    const undecided = "We can't agree whether to show the fees on the site.";
    expect(shownPrices({ description: `${description} ${undecided}` })).toEqual(["£40", "£65"]);
  });

  it.each(["We can't decide where to put it, so ring us.", "If you are torn about the color, try it."])(
    "nor the price before: %s",
    (next) => {
      const contentNotes = `${description} ${next}`;
      expect(shownPrices({ contentNotes })).toEqual(["£40", "£65"]);
    },
  );
});

it.each([
  "We haven't decided whether to show the fees on the site.",
  "We havent agreed about putting rates online.",
])("C-30.941 a verb with 'not' in it leaves prices open too: %s", (contentNotes) => {
  expect(shownPrices({ description, contentNotes })).toEqual([]);
  expect(shownPrices({ contentNotes, offers: [{ name: "Hull scrub", what: "", price: "£40" }] })).toEqual([]);
});

it.each([
  ["Not sure whether to show the mast check price.", ["£40"]],
  ["We're in two minds about putting the price of the hull scrub online.", ["£65"]],
  ["Not sure whether to publish the price for varnishing.", ["£40", "£65"]],
])("C-30.942 an offer that is named waits alone: %s", (contentNotes, prices) => {
  expect(shownPrices({ description, contentNotes })).toEqual(prices);
});

describe("C-30.943 a rule of the house leaves no offer off", () => {
  it.each([
    ["Dogs £10 a stay.", "Please keep dogs off the beds."],
    ["Mice £90.", "We seal gaps to keep mice out."],
    ["Mice £90.", "Keep the mice out."],
    ["Damp survey £120.", "Leave the damp out."],
    ["Dogs £10 a stay.", "Please leave dogs out in the yard."],
  ])("'%s' with '%s'", (words, rule) => {
    const text = words.match(/£\d+/u)?.[0];
    expect(shownPrices({ description: words, contentNotes: rule })).toEqual([text]);
    expect(shownPrices({ description: `${words} ${rule}` })).toEqual([text]);
  });
});

it.each(["Leave the full day off.", "Please keep the full day off the site."])(
  "C-30.944 the price of a typed offer that is left off is withheld like one of a sentence: %s",
  (contentNotes) => {
    // The places in the two entries of the price list are the same.
    const offers = [
      { name: "Half day", what: "", price: "£80" },
      { name: "Full day", what: "", price: "£140" },
    ];
    expect(shownPrices({ contentNotes, offers })).toEqual(["£80"]);
  },
);

it.each([
  "Kayaks are £25 a half day. One of us will check them before you launch.",
  "Stoves £900. Don't use it until we have checked the flue.",
  "Shelves £40. Don't put it up until a builder has checked the wall.",
  "Kayaks are £25 a half day. Please check it with the lifeguard first.",
])("C-30.945 a check of goods holds no words back: %s", (text) => {
  expect(shownPrices({ description: text })).toHaveLength(1);
  expect(shownPrices({ contentNotes: text })).toHaveLength(1);
});
