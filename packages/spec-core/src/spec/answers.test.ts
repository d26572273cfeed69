import { expect, it } from "vitest";
import { notSpecified, specified } from "./answers.ts";

it("a missing answer of a specification is null, any other is as it stands", () => {
  expect([notSpecified, "", " \n", null].map(specified)).toEqual([null, null, null, null]);
  expect(specified(" Kiln & Co")).toBe(" Kiln & Co");
});
