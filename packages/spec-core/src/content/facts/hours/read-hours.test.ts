import { expect, it } from "vitest";
import { readHours } from "./read-hours.ts";

const written = (text: string, country: string | null = null): string[] =>
  readHours(text, country).map(
    ({ days, opens, closes }) => `${days.map((day) => day.slice(0, 2)).join("")} ${opens}-${closes}`,
  );

it.each([
  ["M-F 6:30am-5:30pm", ["MoTuWeThFr 06:30-17:30"]],
  ["M–F 9-5", ["MoTuWeThFr 09:00-17:00"]],
  ["M-Th 10-6, F 10-4", ["MoTuWeTh 10:00-18:00", "Fr 10:00-16:00"]],
  ["M/W/F 9-12", ["MoWeFr 09:00-12:00"]],
  ["Office M-F 7:30-4:30", ["MoTuWeThFr 07:30-16:30"]],
  ["Shop open Mon-Sat 9-5", ["MoTuWeThFrSa 09:00-17:00"]],
])("C-30.734 '%s' is read whatever the country: %j", (text, hours) => {
  expect(written(text)).toEqual(hours);
  expect(written(text, "US")).toEqual(hours);
});

it("C-30.753 'M' and 'X' stay the days of a Spanish week", () => {
  expect(written("M-X 10-14", "ES")).toEqual(["TuWe 10:00-14:00"]);
});

it.each([
  ["Fri 18:00-2:00", ["Fr 18:00-02:00"]],
  ["Sat 10:00-2:00", ["Sa 10:00-02:00"]],
  ["Mon 22:00-6:00", ["Mo 22:00-06:00"]],
  ["Mon-Fri 9:00-5:00", ["MoTuWeThFr 09:00-17:00"]],
])("C-30.741 only hours of more than 18 hours close in the afternoon instead: '%s' is %j", (text, hours) => {
  expect(written(text)).toEqual(hours);
});
