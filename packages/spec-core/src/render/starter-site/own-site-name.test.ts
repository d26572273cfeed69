import { describe, expect, it } from "vitest";
import { conform } from "../../conform/index.ts";
import { onboardingSchema } from "../../onboarding/schema.ts";

import { renderStarterSite } from "./render-starter-site.ts";
import { specOf } from "./sites.fixture.ts";

const names = { businessName: "Klavierwerkstatt Pichlhofer", websiteName: "Pichlhofer Pianos" };

describe("a website with a name of its own", () => {
  const spec = specOf(
    onboardingSchema.parse({
      formData: { ...names, niche: "Piano tuning", pages: ["Home", "Services", "Contact"] },
    }),
  );
  const site = renderStarterSite(spec);
  const page = site["services/index.html"] ?? "";

  it("shows it in header and titles, and the business's in footer and structured data", () => {
    expect(page).toContain("<title>Services | Pichlhofer Pianos</title>");
    expect(page).toMatch(/<a class="brand"[^>]*>Pichlhofer Pianos<\/a>/u);
    expect(page).toContain('<meta property="og:site_name" content="Pichlhofer Pianos">');
    expect(page).toMatch(/<p class="footer-name">Klavierwerkstatt Pichlhofer<\/p>/u);
    expect(page).toMatch(/class="copyright">© \d{4} Klavierwerkstatt Pichlhofer</u);
    expect(page).toContain('"name":"Klavierwerkstatt Pichlhofer"');
    expect(page).toContain('"alternateName":"Pichlhofer Pianos"');
    expect(page).toMatch(/"@type":"WebSite","@id":"[^"]*","name":"Pichlhofer Pianos"/u);
  });

  it("has names that the checker agrees with", () => {
    const ofNames = new Set(["business-name", "title", "structured-data"]);
    expect(conform(spec, site).filter(({ rule }) => ofNames.has(rule))).toEqual([]);
  });
});
