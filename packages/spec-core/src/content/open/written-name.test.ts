import { expect, it } from "vitest";
import { writtenName } from "./written-name.ts";

it.each([
  [
    "Tuttle Portable Sawmill, (also Tuttle & Son but my son moved to Tampa so just Tuttle)",
    "Tuttle Portable Sawmill",
  ],
  ["Ann Lee Weddings (or just Ann Lee?)", "Ann Lee Weddings"],
  ["my daughter says kanuhof but maybe with the river in it, you are the experts", ""],
  ["Nest (Leeds)", "Nest (Leeds)"],
  ["Bell & Sons (since 1904)", "Bell & Sons (since 1904)"],
  ["My Little Shop", "My Little Shop"],
  ["But First, Coffee", "But First, Coffee"],
  ["You & Me Wedding Cars", "You & Me Wedding Cars"],
  ["The Society for the Protection of Old Mills", "The Society for the Protection of Old Mills"],
  ["Now or Never", "Now or Never"],
  ["", ""],
])("the name in '%s' is '%s'", (answer, name) => {
  expect(writtenName(answer)).toBe(name);
});
