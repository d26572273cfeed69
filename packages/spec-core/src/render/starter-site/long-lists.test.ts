import { expect, it } from "vitest";
import { onboardingSchema } from "../../onboarding/schema.ts";
import { renderStarterSite } from "./render-starter-site.ts";
import { specOf } from "./sites.fixture.ts";

const siteWith = (count: number): Record<string, string> =>
  renderStarterSite(
    specOf(
      onboardingSchema.parse({
        formData: {
          businessName: "Velvet Room",
          niche: "Beauty salon",
          pages: ["Home", "Services"],
          offers: Array.from({ length: count }, (_, index) => ({
            name: `Treatment ${index + 1}`,
            what: "30 minutes",
            price: `£${20 + index}`,
          })),
        },
        layoutSections: { services: true },
      }),
    ),
  );
const drawings = (page = ""): number => page.match(/motif-key/g)?.length ?? 0;

it("nine services have a drawing each, thirty are a ruled list without the same few drawings again", () => {
  const [nine, thirty] = [siteWith(9), siteWith(30)];
  for (const path of ["index.html", "services/index.html"]) {
    expect(drawings(nine[path]), path).toBe(9);
    expect(drawings(thirty[path]), path).toBe(0);
    for (const name of ["Treatment 1", "Treatment 30", "£49"]) expect(thirty[path]).toContain(name);
  }
  expect(thirty["services/index.html"]).toContain('class="wrap spreads long"');
  expect(thirty["css/site.css"]).toContain(".long > .spread");
  expect(nine["css/site.css"]).not.toContain(".long");
});
