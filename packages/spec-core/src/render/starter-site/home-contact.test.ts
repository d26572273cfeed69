import { describe, expect, it } from "vitest";
import { conform } from "../../conform/index.ts";
import { noSections } from "../../onboarding/layout-sections.ts";
import { onboardingSchema } from "../../onboarding/schema.ts";
import { renderStarterSite } from "./render-starter-site.ts";
import { specOf } from "./sites.fixture.ts";

const specWith = (
  pages: readonly string[],
  goals: readonly string[],
  sections: Partial<typeof noSections> = {},
) =>
  specOf(
    onboardingSchema.parse({
      formData: {
        businessName: "Brush Hogs",
        description: "We rent out goats.",
        pages: [...pages],
        goals: [...goals],
        contact: { phone: "541-555-0164", country: "US" },
      },
      layoutSections: { ...noSections, ...sections },
    }),
  );

describe("a site with a goal and without a page for the contact", () => {
  const spec = specWith(["Home", "FAQ", "Portfolio"], ["Generate Leads", "Book Appointments"]);
  const files = renderStarterSite(spec);

  it("has the form at the end of its home page, and every page leads there", () => {
    expect(files["index.html"]).toMatch(
      /<section class="part contact[^>]*id="contact"[\s\S]*id="contact-form"/,
    );
    expect(files["index.html"]).toContain('class="button" href="#contact"');
    expect(files["faq/index.html"]).toContain('class="button" href="../index.html#contact"');
    expect(conform(spec, files)).toEqual([]);
  });

  it.each([
    ["has a page for it", specWith(["Home", "Contact"], ["Generate Leads"])],
    ["has no such goal", specWith(["Home"], ["Build Brand Awareness"])],
    ["has sections that the client chose", specWith(["Home"], ["Generate Leads"], { hero: true })],
  ])("but not where it %s", (_name, other) => {
    expect(renderStarterSite(other)["index.html"]).not.toContain('id="contact-form"');
  });
});
