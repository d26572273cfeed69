import { expect, it } from "vitest";
import { formDataSchema } from "../../../onboarding/form-data.ts";
import { publicWords } from "../../public-words.ts";
import { factsOf } from "../facts.fixture.ts";

const hoursIn = (text: string): string[] =>
  factsOf("hours", text).map(({ text: hours, about }) => (about === "" ? hours : `${about}: ${hours}`));

it("the times of an evening with a name are those of an event", () => {
  expect(hoursIn("We fix radios. Swap-shop night 7-9, bring your own cables.")).toEqual([
    "Swap-shop night: night 7-9",
  ]);
});

it("a day of the month on which something happens is not opening hours", () => {
  expect(hoursIn("The first Monday of the month is valve-swap night 7-9.")).toEqual([
    "valve-swap night: night 7-9",
  ]);
});

it.each(["We are open every night 7-11.", "Open Mon-Fri, late night Thursday until 9."])(
  "but other times are those of the business: %s",
  (text) => {
    expect(factsOf("hours", text).some(({ about }) => about === "")).toBe(true);
  },
);

const bracketed = "Mon-Fri 9-6, Sat 9-1 (in winter, Dec to Feb, we shut at 4)";

it.each([
  { description: `We mend saddles. ${bracketed}` },
  { description: "We mend saddles.", contact: { openingHours: bracketed } },
])("hours with a bracket of several parts are asked about: %j", (form) => {
  const hours = publicWords(formDataSchema.parse(form)).facts.filter(({ kind }) => kind === "hours");
  expect(hours.map(({ proposal }) => proposal)).toEqual(["keep"]);
});

it("hours with a plain bracket are proposed", () => {
  const [hours] = factsOf("hours", "Open Mon-Fri 9-6 (closed 1-2).");
  expect(hours?.proposal).toBe("print");
});
