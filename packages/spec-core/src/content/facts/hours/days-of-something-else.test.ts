import { expect, it } from "vitest";
import { factsOf } from "../facts.fixture.ts";

const hoursIn = (text: string, country = "GB"): string[] =>
  factsOf("hours", text, country).map(({ value, about, proposal }) =>
    [value, ...(about === "" ? [] : [`(${about})`]), proposal].join(" "),
  );

it.each([
  ["We open Mon-Fri 9-5, Saturdays weddings only.", ["Mon-Fri 9-5 keep"]],
  ["Wed-Sun 12-9, Mondays quiz and curry.", ["Wed-Sun 12-9 keep"]],
  [
    "Office Mon-Fri 8.30-4.30, gardening Mon-Fri 8-6, Saturdays end of season sale only.",
    ["Mon-Fri 8.30-4.30 print", "Mon-Fri 8-6 (gardening) keep"],
  ],
])(
  "C-30.990 days at the end of hours that belong to the next words are left to the client: %s",
  (text, hours) => {
    expect(hoursIn(text)).toEqual(hours);
  },
);

it.each([
  ["Tues-Sat 10-5, Sundays in summer 11-4.", "Tues-Sat 10-5, Sundays in summer 11-4 print"],
  ["Tues-Sat 10-5, Sundays in summer only.", "Tues-Sat 10-5, Sundays in summer print"],
  ["Mon-Fri 9-5, Sat and Sun by appointment.", "Mon-Fri 9-5, Sat and Sun by appointment print"],
])("C-30.991 days with what holds on them stay: %s", (text, hours) => {
  expect(hoursIn(text)).toEqual([hours]);
});

it.each([
  [
    "Open Tue-Sat 9 to 5, except Easter weekends when we shut on the Saturday as well.",
    "Tue-Sat 9 to 5, except Easter weekends when we shut on the Saturday as well print",
  ],
  [
    "Open daily 10-6 but not bank holidays when we open at noon.",
    "daily 10-6 but not bank holidays when we open at noon print",
  ],
])("C-30.992 an exception keeps what holds then: %s", (text, hours) => {
  expect(hoursIn(text)).toEqual([hours]);
});

it.each([
  ["Mon-Fri 730 to 430.", "Mon-Fri 730 to 430 print"],
  ["Open Mon-Thu 800-530, Fri 800-12.", "Mon-Thu 800-530, Fri 800-12 print"],
])("C-30.993 hours after a day may have no colon: %s", (text, hours) => {
  expect(hoursIn(text, "US")).toEqual([hours]);
});

it("C-30.994 but a number of guests is no time, and a season ends the sentence before", () => {
  expect(hoursIn("On Fridays 300-450 guests come.", "US")).toEqual([]);
  expect(hoursIn("It gets busy in summer. Tue-Sat 9-5.")).toEqual(["Tue-Sat 9-5 print"]);
  expect(hoursIn("We trade from Easter to October. Mon-Fri 9-5.")).toEqual([
    "from Easter to October. Mon-Fri 9-5 print",
  ]);
});

it("C-30.995 an emergency service for certain cases has hours of its own", () => {
  expect(hoursIn("24 hr emergency for burst pipes. Ring us.", "US")).toEqual(["24 hr (emergency) print"]);
  expect(hoursIn("24/7 emergency locksmith in Reno.", "US")).toEqual(["24/7 print"]);
});
