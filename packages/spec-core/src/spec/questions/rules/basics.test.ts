import { expect, it } from "vitest";
import { find } from "../asked.fixture.ts";

it("a name with an apostrophe and one without are two spellings", () => {
  const names = (businessName: string, websiteName: string) =>
    find({ businessName, websiteName }, "name-which") !== undefined;
  expect(names("Ana's Shoes", "Anas Shoes")).toBe(true);
  for (const same of ["Ana’s Shoes", "anasshoes.com", "anas-shoes", "Anasshoes"])
    expect(names("Ana's Shoes", same)).toBe(false);
  expect(names("Sørvågen Fisk", "sorvagen-fisk")).toBe(false);
});

it.each([
  [{ businessName: "Ana's Atelier", websiteName: "Anas Atelier" }, true],
  [{ businessName: "Atelier Graça Valadim", websiteName: "Graça Valadim Noivas" }, false],
  [{ businessName: "Kiln & Co Ltd", websiteName: "Kiln & Co" }, false],
  [{ businessName: "Kiln & Co", websiteName: "kilnco.example" }, false],
  [{ businessName: "Kiln & Co", websiteName: "" }, false],
  [{ businessName: "Kiln & Co", websiteName: "TBD" }, false],
])("C-32.59 two spellings of the name in %j are asked about: %s", (answers, expected) => {
  expect(find({ pages: ["Home"], ...answers }, "name-which") !== undefined).toBe(expected);
});
