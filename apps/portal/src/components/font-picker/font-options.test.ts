import { expect, test } from "vitest";
import { fontOptions } from "./font-options.ts";

const names = (group: string, inDocument: readonly string[], current = "Inter") =>
  fontOptions("h1", { inDocument, current })
    .filter((option) => option.group === group)
    .map((option) => option.value);

test("P-11.6 families of a font kit that are found in the document have their own group", () => {
  expect(names("Loaded from your font kit", ["Rooney Sans", "Tenon"])).toEqual(["Rooney Sans", "Tenon"]);
});

test("a family that the catalog lists already is not listed twice", () => {
  expect(names("Loaded from your font kit", ["Bodega Serif"])).toEqual([]);
  expect(names("From your agency's kit", ["Bodega Serif"])).toContain("Bodega Serif");
});

test("a chosen family that has left the document stays among the options", () => {
  expect(names("Loaded from your font kit", [], "Rooney Sans")).toEqual(["Rooney Sans"]);
});
