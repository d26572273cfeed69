import { expect, it } from "vitest";
import { saysWhatOrWhere } from "./says-what.ts";

const business = { name: "Rook & Daughter", niche: "stonemason" };

it.each([
  ["We cut and lay sandstone.", true],
  ["A stonemason with her own yard.", true],
  ["Serving Durham and Hexham.", true],
  ["Steps, sills, hearths.", true],
  ["Started 2011 when the quarry closed.", false],
  ["Delivery free up to ten miles.", false],
  ["Hearths from 450 depending on the stone.", false],
  ["If it cannot be saved I will say so.", false],
  ["Sets are £40 a pair.", false],
  ["Stonemasons' yard, Tue-Fri 8-16.", false],
  ["We bring our own water and power.", false],
])("'%s' says what the business does, or where: %s", (text, expected) => {
  expect(saysWhatOrWhere(text, business)).toBe(expected);
});
