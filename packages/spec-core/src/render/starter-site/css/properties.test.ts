import { expect, it } from "vitest";
import { toneOptions } from "../../../onboarding/options.ts";
import { pageLayoutNames } from "../../../onboarding/schema.ts";
import { renderStarterSite } from "../render-starter-site.ts";
import { sixtyForms, specOf } from "../sites.fixture.ts";

const [form] = sixtyForms;

const named = (css: string, pattern: RegExp): string[] => [
  ...new Set([...css.matchAll(pattern)].map(([, name = ""]) => name)),
];

it("C-36.95 every custom property that a style sheet paints with is declared in it, in each tone and layout", () => {
  if (!form) throw new Error("No form.");
  for (const [index, tone] of toneOptions.entries()) {
    const pageLayout = pageLayoutNames[index % pageLayoutNames.length] ?? "contained";
    const spec = specOf({ ...form, pageLayout, formData: { ...form.formData, tone } });
    const css = renderStarterSite(spec)["css/site.css"] ?? "";
    const declared = named(css, /(--[\w-]+):/g);
    // A property with a value to fall back on may be left out.
    expect(named(css, /var\((--[\w-]+)\)/g).filter((name) => !declared.includes(name))).toEqual([]);
  }
});
