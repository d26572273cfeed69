import { expect, it } from "vitest";
import { requestFieldFocus, takeRequestedField } from "./step-change.ts";

it("a field to focus is passed to only one step", () => {
  requestFieldFocus("formData.niche");
  expect(takeRequestedField()).toBe("formData.niche");
  expect(takeRequestedField()).toBeNull();
});
