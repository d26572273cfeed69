import { expect, it } from "vitest";
import { find } from "./asked.fixture.ts";

const asks = (openingHours: string, id = "hours-days") =>
  find({ contact: { openingHours } }, id) !== undefined;

it.each([
  ["M-F 6:30am-5:30pm", false],
  ["Office M-F 7:30-4:30", false],
  ["Tu-Sa 10-6", false],
  ["M/W/F 9-1", false],
  ["Th & Sa 10-2", false],
  ["9am-5pm", true],
  ["10-4, shop", true],
])("C-32.1002 of the hours '%s' the days are asked for: %s", (openingHours, isAsked) => {
  expect(asks(openingHours)).toBe(isAsked);
});
