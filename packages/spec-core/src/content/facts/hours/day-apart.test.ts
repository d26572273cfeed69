import { expect, it } from "vitest";
import { formDataSchema } from "../../../onboarding/form-data.ts";
import { findFacts } from "../find-facts.ts";
import { withDayApart } from "./day-apart.ts";

it.each([
  ["Mon-Fri 9am-5.30pm, Fri shop shuts at 4", "Mon-Thu 9am-5.30pm, Fri 9am-4pm"],
  ["monday to saturday 8 to 5, saturdays till 1", "monday to friday 8 to 5, saturday 8 to 1"],
  ["Mon-Fri 8:00-17:00, Fri until 15:30.", "Mon-Thu 8:00-17:00, Fri 8:00-15:30"],
  ["Mon-Tue 9-5, Tue we close at 3", "Mon 9-5, Tue 9-3"],
])("C-30.825 a day with an earlier end is not in the range: '%s' is '%s'", (typed, hours) => {
  expect(withDayApart(typed)).toBe(hours);
});

it.each([
  "Mon-Fri 9-5, Sat closes at 1",
  "Mon-Fri 9-5, Fri till 7",
  "Mon-Fri 8:00-17:00, Fri until 4",
  "Mon-Fri 9-5, Wed till 1",
  "Mon-Fri 9-5, Sat 9-1",
  "by appointment",
])("C-30.826 other hours stay as typed: '%s'", (typed) => {
  expect(withDayApart(typed)).toBe(typed);
});

it.each([
  "Mon-Sat 6pm-11pm, Sat till 1",
  "Mon-Sat 6-11pm, Sat till 1",
  "Mon-Sat 18:00-23:00, Sat until 1:00",
  "Mon-Sat 12pm-11pm, Sat till 1",
])("C-30.925 an end after midnight stays as typed: '%s'", (typed) => {
  expect(withDayApart(typed)).toBe(typed);
});

it("C-30.926 an earlier end in the same half of the day is one", () => {
  expect(withDayApart("Mon-Sat 6pm-11pm, Sat till 10")).toBe("Mon-Fri 6pm-11pm, Sat 6pm-10pm");
});

it("C-30.829 the hours of the field are shown without the overlap", () => {
  const form = formDataSchema.parse({ contact: { openingHours: "Mon-Sat 9-5, Sat office closes at 1" } });
  expect(findFacts(form).map(({ kind, text }) => `${kind} ${text}`)).toEqual(["hours Mon-Fri 9-5, Sat 9-1"]);
});
