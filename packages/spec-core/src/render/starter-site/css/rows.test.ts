import { expect, it } from "vitest";
import { onboardingSchema } from "../../../onboarding/schema.ts";
import { renderStarterSite } from "../render-starter-site.ts";
import { specOf } from "../sites.fixture.ts";

const cssWith = (pageLayout: "contained" | "boxed"): string =>
  renderStarterSite(specOf(onboardingSchema.parse({ formData: { businessName: "Meier" }, pageLayout })))[
    "css/site.css"
  ] ?? "";

const ruleOf = (css: string, selector: string): string =>
  css.split("\n").find((line) => line.startsWith(`${selector} {`)) ?? "";

it("a price that does not fit beside its name goes below it, and no name breaks within a word that fits a line", () => {
  const rule = ruleOf(cssWith("boxed"), ".price");
  expect(rule).toContain("flex-wrap: wrap");
  expect(rule).toContain("overflow-wrap: break-word");
});

it("the column of a contained page has its width inside a grid, too, where it would shrink to its text", () => {
  expect(ruleOf(cssWith("contained"), ".wrap")).toContain("width: 100%");
});
