import { expect, it } from "vitest";
import { find } from "../asked.fixture.ts";

it.each([
  ["Cancellation 24 hrs or full fee charged.", false],
  ["Emergency tarp 24/7.", true],
])("C-32.1325 '%s' promises help at any time: %s", (description, isAsked) => {
  expect(find({ niche: "roofer", pages: ["Home"], description }, "emergency-terms") !== undefined).toBe(
    isAsked,
  );
});
