import { expect, it } from "vitest";
import { registrationLabel } from "./registration-label.ts";

it.each([
  ["Sole trader", "CORU SL049317", "Sole trader", ""],
  ["sole trader", "12345", "Sole trader", "Registration no."],
  ["Ltd", "12345678", "Ltd", "Company no."],
  ["gas safe registered", "552310", "Ltd", "Gas Safe registered no."],
])("beside the number of '%s %s' of a %s stands '%s'", (about, code, legalForm, label) => {
  expect(registrationLabel(about, code, legalForm)).toBe(label);
});

it.each([
  ["Registered company", "Company no. 04417702", ""],
  ["", "Charity number: SC104417", ""],
  ["CORU", "SL049317", "CORU"],
])("C-36.735 '%s' before '%s' is '%s': a number has one label", (about, code, expected) => {
  expect(registrationLabel(about, code)).toBe(expected);
});
