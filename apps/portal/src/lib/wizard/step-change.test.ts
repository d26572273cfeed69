import { expect, it } from "vitest";
import { takeWantedField, wantField } from "./step-change.ts";

it("a wanted field is given to one step alone", () => {
  wantField("formData.niche");
  expect(takeWantedField()).toBe("formData.niche");
  expect(takeWantedField()).toBeNull();
});
