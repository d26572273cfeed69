import { expect, it } from "vitest";
import { formDataSchema } from "../../../onboarding/form-data.ts";
import { findFacts } from "../find-facts.ts";

const typedHours = (openingHours: string): string[] =>
  findFacts(formDataSchema.parse({ contact: { country: "GB", openingHours } })).map(({ text, about }) =>
    about === "" ? text : `${about}: ${text}`,
  );

it.each([
  ["Mon to Fri 8 till 4. Please ring before 7pm", ["Mon to Fri 8 till 4", "calls: before 7pm"]],
  ["By appointment, call or text after 6pm please", ["By appointment", "calls: after 6pm"]],
  ["Tues-Sat 10-5 (phone between 9 and 10)", ["Tues-Sat 10-5", "calls: between 9 and 10"]],
  ["Mon-Fri 9-5, call before 12 for same-day repairs", ["Mon-Fri 9-5, call before 12 for same-day repairs"]],
  ["Ring before 7pm", ["Ring before 7pm"]],
])("C-30.735 '%s': when to call is not when to come: %j", (openingHours, hours) => {
  expect(typedHours(openingHours)).toEqual(hours);
});
