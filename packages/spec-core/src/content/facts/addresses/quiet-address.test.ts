import { expect, it } from "vitest";
import { formDataSchema } from "../../../onboarding/form-data.ts";
import { readStatements } from "../../statements/read-statements.ts";
import { wantsQuietAddress } from "./quiet-address.ts";

const isQuiet = (onlyForUs: string): boolean =>
  wantsQuietAddress(readStatements(formDataSchema.parse({ onlyForUs })));

it.each([
  "We may lose the unit in May, so don't paint the address on every page.",
  "Please nothing that makes the address look like it is for ever.",
  "Keep the address low-key, the council is still deciding.",
])("restraint with the address is recognised: %s", (text) => {
  expect(isQuiet(text)).toBe(true);
});

it.each([
  "The old email address does not work.",
  "My web address is not paid yet.",
  "The address is above the bank.",
])("other words about an address ask for none: %s", (text) => {
  expect(isQuiet(text)).toBe(false);
});
