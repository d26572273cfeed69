import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type OnboardingInput, onboardingSchema } from "../../src/onboarding/index.ts";
import { renderBundle } from "../../src/render/index.ts";
import { buildSpec, diffSpecs, parseSpec, type Spec, specVersion } from "../../src/spec/index.ts";

// Made by version 1.0.0 of the library, with the form that it was made from.
const stored: { readonly onboarding: OnboardingInput; readonly spec: unknown } = JSON.parse(
  readFileSync(new URL("spec-1.0.0.json", import.meta.url), "utf8"),
);
const context = {
  now: new Date("2026-02-01T12:00:00.000Z"),
  id: () => "new1",
  product: "Sitewright",
  host: "sites.example",
};

function old(): Spec {
  const result = parseSpec(stored.spec);
  if (!result.ok) throw new Error(JSON.stringify(result.issues));
  return result.spec;
}

describe("a specification of version 1.0.0", () => {
  it("C-29.54 is read in today's shape, its sentences judged", () => {
    const spec = old();
    expect(spec.schemaVersion).toBe(specVersion);
    expect(spec.metadata.upgradedFrom).toBe("1.0.0");
    const printed = spec.content.statements.filter(({ isPrinted }) => isPrinted).map(({ text }) => text);
    expect(printed.join(" ")).toContain("Hand-thrown tableware");
    expect(printed.join(" ")).not.toMatch(/hacked|0113|stock photos/);
    expect(spec.content.facts.some(({ isConfirmed }) => isConfirmed)).toBe(false);
  });

  it("C-29.55 is rendered without its private remarks on the site", () => {
    const files = renderBundle(old());
    const site = Object.entries(files).filter(([path]) => path.startsWith("starter-site/"));
    expect(site.length).toBeGreaterThan(5);
    for (const [path, text] of site) expect(text, path).not.toMatch(/hacked|stock photos|0113/);
    expect(files["brief.md"]).toContain("got hacked");
  });

  it("C-29.57 built anew from the same answers shows no change", () => {
    const form = onboardingSchema.parse(stored.onboarding);
    expect(diffSpecs(old(), buildSpec(form, context))).toEqual([]);
  });

  it("C-29.58 built anew with one changed answer shows only that change", () => {
    const form = onboardingSchema.parse(stored.onboarding);
    const later = buildSpec({ ...form, formData: { ...form.formData, niche: "Tableware" } }, context);
    expect(diffSpecs(old(), later).map(({ id }) => id)).toEqual(["business.niche"]);
  });

  it.each([null, 7, "1.0.0", {}, { schemaVersion: "1.0.0" }, { schemaVersion: "1.0.0", businessInfo: [] }])(
    "C-29.56 %j is refused with its faults, not thrown at",
    (input) => {
      expect(parseSpec(input).ok).toBe(false);
    },
  );
});
