import { expect, it } from "vitest";
import { find } from "../asked.fixture.ts";

const fitter = (description: string, country: string, niche = "kitchen fitter") =>
  find({ niche, pages: ["Home"], description, contact: { country } }, "gas-and-electrics");

it("C-32.1322 who fits kitchens with their electrics is asked who is registered for it, by the country's registers", () => {
  const described = "We plaster and tile, and the electrics are done by us.";
  expect(fitter(described, "GB")?.question).toMatch(/Gas Safe.*NICEIC/);
  expect(fitter(described, "IE")?.question).toMatch(/RGI.*Safe Electric/);
  expect(fitter(described, "GB")?.quotes).toEqual([described]);
});

it.each([
  ["names the register", "We do the gas, we are Gas Safe.", "GB", "kitchen fitter"],
  ["does no such work", "We lay worktops.", "GB", "kitchen fitter"],
  ["cooks", "We cook on gas.", "GB", "street food"],
  ["works where there is none of these registers", "We do the electrics.", "US", "kitchen fitter"],
])("C-32.1323 nothing is asked of who %s", (_, description, country, niche) => {
  expect(fitter(description, country, niche)).toBeUndefined();
});
