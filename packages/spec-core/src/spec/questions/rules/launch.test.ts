import { expect, it } from "vitest";
import { find } from "../asked.fixture.ts";

it.each([
  ["My daughter says don't let it look like a gentlemen's club.", false],
  ["My daughter says green, my wife wants blue.", true],
])("C-32.1310 '%s' needs somebody with the final say: %s", (contentNotes, isAsked) => {
  expect(
    find({ niche: "tailor", pages: ["Home"], description: "Suits.", contentNotes }, "sign-off") !== undefined,
  ).toBe(isAsked);
});
