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

it.each([
  ["7 days", "page"],
  ["Monday to Friday", "page"],
  ["Mon-Fri 9 to 5", undefined],
  ["by appointment", undefined],
])("C-32.1278 the hours '%s' leave the times open, which blocks: %s", (openingHours, blocks) => {
  const question = find({ contact: { openingHours, country: "GB" } }, "confirm-hours");
  expect(question?.blocks).toBe(blocks);
});

it.each([
  ["Sundays 10-2 Easter to end of October", false],
  ["9 to 5, in summer from 7", true],
])("C-32.1279 when the season of '%s' is, is asked: %s", (openingHours, isAsked) => {
  expect(find({ contact: { openingHours, country: "GB" } }, "season-dates") !== undefined).toBe(isAsked);
});
