import { expect, it } from "vitest";
import { onboardingSchema } from "../../../onboarding/schema.ts";
import { attribute, elementsIn, elementsOf } from "../parsed-page.fixture.ts";
import { renderStarterSite } from "../render-starter-site.ts";
import { specOf } from "../sites.fixture.ts";

const pages = ["Home", "Services", "Products", "Portfolio", "Testimonials", "Team", "Blog", "Careers"];
const formData = { businessName: "Hatch", niche: "Bakery", pages, customPages: ["Weddings"] };
const site = renderStarterSite(specOf(onboardingSchema.parse({ formData })));

const mainOf = (path: string) => elementsOf(site[path] ?? "").find(({ tagName }) => tagName === "main");

const looks = (path: string): string[] => {
  const main = mainOf(path);
  return main ? elementsIn(main).flatMap((element) => attribute(element, "class")?.split(" ") ?? []) : [];
};

it.each([...pages.slice(1), "Weddings"].map((page) => page.toLowerCase()))(
  "the page %s, which has nothing but a note yet, shows the drawing of the trade beside it",
  (page) => {
    const found = looks(`${page}/index.html`);
    expect(found.filter((look) => look === "todo")).toHaveLength(1);
    expect(found.filter((look) => look === "motif-frame")).toHaveLength(1);
  },
);

it("a list of goods has its own drawings and no other", () => {
  const offers = [{ name: "Sourdough", what: "1 kg", price: "£4" }];
  const listed = renderStarterSite(specOf(onboardingSchema.parse({ formData: { ...formData, offers } })));
  const page = listed["products/index.html"] ?? "";
  expect(page).toContain("motif motif-key");
  expect(page).not.toContain("motif-frame");
});

it("the page for unknown addresses shows the drawing of the trade beside its links", () => {
  expect(looks("404.html")).toContain("motif-frame");
});

it("a note in a story has the size of every other note", () => {
  expect(site["css/site.css"]).toContain(".prose > p:not(.todo) { font-size");
});
