import { expect, it } from "vitest";
import { find } from "./asked.fixture.ts";

const asked = (contentNotes: string) => find({ pages: ["Home"], contentNotes }, "open-function");

it.each(["We would like a calculator for the price of turf.", "Please add a waiting list for the courses."])(
  "what the site should do is asked for: '%s'",
  (notes) => {
    expect(asked(notes)?.quotes).toEqual([notes]);
    expect(asked(notes)?.blocks).toBe("nothing");
  },
);

it("what the client refuses is not asked for", () => {
  expect(asked("No countdown or quiz please.")).toBeUndefined();
});
