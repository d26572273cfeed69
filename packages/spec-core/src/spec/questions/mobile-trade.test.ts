import { expect, it } from "vitest";
import { find } from "./asked.fixture.ts";

it("C-32.1333 a driving instructor is asked how far they go", () => {
  expect(
    find({ niche: "driving lessons, manual", pages: ["Home"], description: "Luton." }, "area-served"),
  ).toBeDefined();
});
