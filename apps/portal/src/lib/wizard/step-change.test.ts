import { expect, it } from "vitest";
import { requestFieldFocus, takeRequestedField } from "./step-change.ts";

it("a wanted field is given to only one step", () => {
  requestFieldFocus("formData.niche");
  expect(takeRequestedField()).toBe("formData.niche");
  expect(takeRequestedField()).toBeNull();
});
