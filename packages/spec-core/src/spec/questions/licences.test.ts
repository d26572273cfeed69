import { expect, it } from "vitest";
import { questionOf } from "./asked.fixture.ts";

const asked = (niche: string, description: string): string =>
  questionOf({ niche, pages: ["Home", "Contact"], description }, "licences");

it.each([
  ["Thai restaurant", "We cook from the garden. Fully licensed and BYO on Sundays."],
  ["bistro", "Small plates by the river. We are licensed, with a short wine list."],
])("C-32.992 of a %s '%s' asks for no license: it is that to sell alcohol", (niche, description) => {
  expect(asked(niche, description)).toBe("");
});

it("C-32.993 where insurance alone is told, the policy alone is asked for", () => {
  expect(asked("tree surgeon", "We fell and prune trees. Fully insured, public liability.")).toMatch(
    /^What does your insurance cover/,
  );
  expect(asked("roofer", "We mend roofs. Licensed, bonded and insured.")).toMatch(
    /license, check or insurance/,
  );
});
