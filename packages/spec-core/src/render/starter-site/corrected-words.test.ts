import { expect, it } from "vitest";
import { conform } from "../../conform/index.ts";
import { publicWords } from "../../content/public-words.ts";
import { onboardingSchema } from "../../onboarding/schema.ts";
import { renderStarterSite } from "./render-starter-site.ts";
import { specOf } from "./sites.fixture.ts";

function specFor(formData: object) {
  const form = onboardingSchema.parse({ formData });
  const wordChoices = publicWords(form.formData).statements.map(({ id }) => ({ id, print: true }));
  return specOf(onboardingSchema.parse({ formData: { ...formData, wordChoices } }));
}

const spec = specFor({
  businessName: "Teta's Table",
  niche: "Lebanese food truck",
  description:
    "lebanese street food, my grandmas recipes from Zahle. everything is made fresh, falafel is vegan + gluten free. we cook for ladies in there own homes, and if you cant come we deliver,",
  pages: ["Home", "About", "Contact"],
});
const site = renderStarterSite(spec);

it("C-36.290 pages, structured data, llms.txt, descriptions and the code template have the same corrected words", () => {
  const texts = [site["index.html"], site["about/index.html"], site["llms.txt"], spec.codeTemplates.html];
  for (const text of texts) {
    expect(text).not.toMatch(/grandmas|vegan \+|there own|you cant|(?<!")everything is made|\. everything/u);
    expect(text).toMatch(/Lebanese street food, my grandma(?:’|&#39;|')s recipes from Zahle/u);
  }
  expect(site["llms.txt"]).not.toMatch(/,\n/u);
});

it("C-22.8 the sitemap on a stand-in for an open domain says so, one on a known domain does not", () => {
  expect(site["sitemap.xml"]).toMatch(
    /^<\?xml[^>]*\?>\n<!-- The domain is open:[^>]* stand-in\.[^>]*-->\n<urlset /u,
  );
  expect(conform(spec, site)).toEqual([]);
  const known = specFor({
    businessName: "Kiln",
    pages: ["Home", "About"],
    hasDomain: true,
    domainName: "kiln.example",
  });
  expect(renderStarterSite(known)["sitemap.xml"]).not.toContain("<!--");
});
