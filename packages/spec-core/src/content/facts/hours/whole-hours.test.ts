import { expect, it } from "vitest";
import { formDataSchema } from "../../../onboarding/form-data.ts";
import { factsOf } from "../facts.fixture.ts";
import { findFacts } from "../find-facts.ts";
import { readHours } from "./read-hours.ts";

const hoursIn = (text: string): string[] =>
  factsOf("hours", text, "GB").map(({ value, about, proposal }) =>
    [value, ...(about === "" ? [] : [`(${about})`]), proposal].join(" "),
  );

it.each([
  ["Tue-Thu 4-9:30", ["16:00-21:30"]],
  ["Fri 2:00 to 7:30", ["14:00-19:30"]],
  ["Fri 04:00 to 09:30", ["04:00-09:30"]],
  ["Fri 4am-9:30am", ["04:00-09:30"]],
  ["Mon-Fri 6:30-10:30", ["06:30-10:30"]],
])("'%s' is read in the half of the day that is meant: %j", (text, hours) => {
  expect(readHours(text, "US").map(({ opens, closes }) => `${opens}-${closes}`)).toEqual(hours);
});

it.each([
  ["We do Saturday to Saturday in the summer.", []],
  ["We have brisket (Sundays only till it runs out, usually 3ish).", []],
  ["Can we have a form for viewings? I do them Monday and Thursday 11am or 3.30.", []],
  ["Open April to October every day, times go by the tide.", ["April to October every day keep"]],
  [
    "I teach Monday to Friday 3pm to 7pm and Saturday mornings for adults only.",
    ["Monday to Friday 3pm to 7pm and Saturday mornings for adults only print"],
  ],
])("hours in '%s' are those of the business, whole: %j", (text, hours) => {
  expect(hoursIn(text)).toEqual(hours);
});

it("the answer about the customers has no opening hours", () => {
  const form = formDataSchema.parse({
    audience: "Schools in June, by arrangement. Walkers Sat and Sun 9-5.",
  });
  expect(findFacts(form).filter(({ kind }) => kind === "hours")).toEqual([]);
});
