import { expect, it } from "vitest";
import { takeWantedField, wantField } from "./step-focus.ts";

it("a wanted field is given to one step alone", () => {
  wantField("formData.niche");
  expect(takeWantedField()).toBe("formData.niche");
  expect(takeWantedField()).toBeNull();
});
