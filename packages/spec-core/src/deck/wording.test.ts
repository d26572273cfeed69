import { describe, expect, it } from "vitest";
import { capital, fill, inSentence } from "./fill.ts";
import { headlineOf, mayOpen } from "./headline.ts";
import { listedOffers } from "./listed-offers.ts";
import { noteAfter } from "./price-notes.ts";

describe("C-36.2 a headline in the client's words", () => {
  it.each([
    ["We are a bakery in York, since 1979.", "A bakery in York, since 1979", ""],
    [
      "Two-partner law firm in York: divorce, wills and probate.",
      "Two-partner law firm in York",
      "Divorce, wills and probate.",
    ],
    [
      "Kiln & Co is an independent pottery in the old mill at Saltaire, open to everybody all week.",
      "An independent pottery in the old mill at Saltaire",
      "Open to everybody all week.",
    ],
    ["Been doing boilers round Leeds since 2009", "Boilers round Leeds since 2009", ""],
    ["So basically I take your oven to bits!", "I take your oven to bits", ""],
    ["Kiln & Co makes pots.", "Kiln & Co makes pots", ""],
    [
      "Driving lessons in Leicester for all, manual only (Kia Picanto, dual controls and a camera).",
      "Driving lessons in Leicester for all",
      "Manual only (Kia Picanto, dual controls and a camera).",
    ],
  ])("%j", (sentence, title, rest) => {
    expect(headlineOf(sentence, "Kiln & Co")).toEqual({ title, rest });
  });

  it.each([
    "Manual therapy, lymph drainage, massage, craniosacral therapy, rehab for knees and shoulders, home visits.",
    "We have been baking every night for the whole of the upper town ever since the last mill of the valley closed.",
    "If I were to say what it is, I help people who were let go after thirty years find the next thing to do.",
    "",
  ])("none of %j, which no cut makes short", (sentence) => {
    expect(headlineOf(sentence, "Kiln & Co")).toBeNull();
  });
});

it.each([
  ["Six with urgency, plus 30 %.", false],
  ["Greene, Washington, Unicoi.", false],
  ["Greene, Washington and Unicoi.", false],
  ["HRB 48213 Amtsgericht Hamburg, USt-IdNr. DE118765432.", false],
  ["Registered in England and Wales no. 08123456.", false],
  ["Registered charity CHY 21456.", false],
  ["Registered charity for young carers across Dublin.", true],
  ["Company cars washed in Hull.", true],
  ["Six rooms above the Tamar in Calstock.", true],
  ["Boilers, bathrooms and drains in Leeds.", true],
  ["Turnaround runs 10 to 14 months.", false],
  ["Declan's father put out the first bags in 1983.", false],
  ["Father's Day boxes from our bakery in Hull.", true],
  ["Sheep have to be dry and off feed overnight.", false],
  ["South Canterbury, Timaru up to Ashburton and inland to Fairlie.", false],
  ["Removals, clearances and storage from Leeds up to Hull.", true],
])("C-36.253 %j may open the site: %s", (sentence, expected) => {
  expect(mayOpen(sentence)).toBe(expected);
});

it("C-36.257 a long list of names in capitals is read in one way, with whatever mark at its end", () => {
  expect(mayOpen(`${"ABCDEFGH, ".repeat(40)}!`)).toBe(true);
  expect(mayOpen(`${"ABCDEFGH, ".repeat(40)}ABCDEFGH`)).toBe(false);
});

describe("C-36.3 what a sentence lists", () => {
  it("becomes an entry for each name, with the words in brackets", () => {
    const text = "Three groups: Acorns (2-3), Saplings (3-4) and Oaks (4-5).";
    const { offers, statement } = listedOffers([{ id: "s1", text }]);
    expect(offers.map(({ name, what }) => [name, what])).toEqual([
      ["Acorns", "2-3"],
      ["Saplings", "3-4"],
      ["Oaks", "4-5"],
    ]);
    expect(statement).toBe("s1");
  });

  it.each([
    "Note: we are closed on Mondays and on Tuesdays",
    "Open: Mon, Tue",
    "No colon, no list and nothing",
  ])("none in %j", (text) => {
    expect(listedOffers([{ id: "s1", text }]).offers).toEqual([]);
  });

  it("a price keeps the words that limit it, only from sentences for visitors", () => {
    const text = "Certificate £65 for landlords, call out £60 first hour.";
    const said = [{ text, isPrinted: true }];
    expect([noteAfter("£65", "certificate", said), noteAfter("£60", "call out", said)]).toEqual([
      "for landlords",
      "first hour",
    ]);
    expect(noteAfter("£65", "certificate", [{ text, isPrinted: false }])).toBe("");
  });
});

describe("C-36.4 templates", () => {
  it("fills words in, begins with a capital where the name does, and doubles no full stop", () => {
    expect(fill("{Topic}: ask {name}.", { topic: "boilers", name: "Okafor Ltd." })).toBe(
      "Boilers: ask Okafor Ltd.",
    );
    expect(fill("{name}", { name: "{we}", we: "us" })).toBe("{we}");
  });

  it("cases as a sentence does", () => {
    expect(["Boiler service", "IT support", "émail"].map(inSentence)).toEqual([
      "boiler service",
      "IT support",
      "émail",
    ]);
    expect(capital("éclair")).toBe("Éclair");
  });
});

it("C-31.12 a template takes words only from its own table", () => {
  expect(fill("{we} and {constructor}", { we: "us" })).toBe("us and {constructor}");
});

it.each([
  ["Gift boxes yes.", false],
  ["She is in on Mondays and Wednesdays.", false],
  ["If a party is larger than that we lay the barn.", false],
  ["Vegan in two sizes.", false],
  ["Vegan restaurant in the heart of Leeds.", true],
  ["It's a small pottery in York.", true],
  ["Fresh bread, more than this town can eat.", true],
])("C-36.700 %j says what the business is, without the sentence before it: %s", (sentence, expected) => {
  expect(mayOpen(sentence)).toBe(expected);
});

it.each([
  [
    "I'm a saddler and bridle maker, just me, based in Hexham.",
    "A saddler and bridle maker, based in Hexham",
    "",
  ],
  ["We're a small vet practice in west Leeds, four of us.", "A small vet practice in west Leeds", ""],
  ["A bakery for all of us in Hull.", "A bakery for all of us in Hull", ""],
])("C-36.701 the headline of '%s' names no head count", (sentence, title, rest) => {
  expect(headlineOf(sentence, "")).toEqual({ title, rest });
});
