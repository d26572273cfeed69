import { expect, it } from "vitest";
import { formDataSchema } from "../../../onboarding/form-data.ts";
import { publicWords } from "../../public-words.ts";

const factsOf = (description: string, wanted: string) =>
  publicWords(formDataSchema.parse({ description, contact: { country: "GB" } }))
    .facts.filter(({ kind, proposal }) => kind === wanted && proposal === "print")
    .map(({ text }) => text);

it.each([
  [
    "Services: hedge cutting, turf for lawns, patio and driveway cleaning, pond care (twice a year).",
    ["hedge cutting", "turf", "patio and driveway cleaning", "pond care"],
  ],
  [
    "Repairs: taps, boilers for flats, shower and bath sealing.",
    ["taps", "boilers", "shower and bath sealing"],
  ],
  ["What we sell: bedding and perennials, shrubs.", ["bedding", "perennials", "shrubs"]],
  ["Services: plumbing and bathroom fitting, tiling.", ["plumbing", "bathroom fitting", "tiling"]],
  ["We offer: hedge cutting, turf, pond care.", ["hedge cutting", "turf", "pond care"]],
  ["Services I offer: hedge cutting, turf, pond care.", ["hedge cutting", "turf", "pond care"]],
  [
    "What we do: payslips incl. holiday pay and sick pay, VAT and CIS filing, bookkeeping.",
    ["payslips", "VAT and CIS filing", "bookkeeping"],
  ],
  [
    "What we do: payslips, bookkeeping, and what we call rescues, which is when someone arrives with two years of not done and a box (or a bag, it's mostly bags now).",
    ["payslips", "bookkeeping"],
  ],
])("C-30.888 a list after a label goes on after what one of its items is for: %s", (text, names) => {
  expect(factsOf(text, "service")).toEqual(names);
});

it("a labelled list is proposed beside the typed offers, without those it repeats", () => {
  const offers = ["Monthly bookkeeping", "Payslips", "Rescue job"].map((name) => ({
    name,
    what: "",
    price: "£90",
  }));
  const description =
    "What we do: weekly/monthly bookkeeping, payslips, stock counts, forecasts, and what we call rescue jobs, which is when someone arrives with two years of not done.";
  const { facts, statements } = publicWords(
    formDataSchema.parse({ description, offers, contact: { country: "GB" } }),
  );
  expect(
    facts
      .filter(({ kind, field }) => kind === "service" && field === "description")
      .map(({ text, proposal }) => [text, proposal]),
  ).toEqual([
    ["stock counts", "print"],
    ["forecasts", "print"],
  ]);
  expect(statements.map(({ proposal }) => proposal)).toEqual(["print"]);
});

it.each(["Half day £90, full day £160.", "We guide walks. A half day from £90, a full day from £160."])(
  "C-30.889 a length of time is a rate and no offer of its own: %s",
  (text) => {
    expect(factsOf(text, "service").filter((name) => /day/iu.test(name))).toEqual([]);
    expect(factsOf(text, "price")).toHaveLength(2);
  },
);
