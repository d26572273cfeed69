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
])("C-30.888 a list after a label goes on after what one of its items is for: %s", (text, names) => {
  expect(factsOf(text, "service")).toEqual(names);
});

it.each(["Half day £90, full day £160.", "We guide walks. A half day from £90, a full day from £160."])(
  "C-30.889 a length of time is a rate and no offer of its own: %s",
  (text) => {
    expect(factsOf(text, "service").filter((name) => /day/iu.test(name))).toEqual([]);
    expect(factsOf(text, "price")).toHaveLength(2);
  },
);
