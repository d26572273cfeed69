import { expect, it } from "vitest";
import { onboardingSchema } from "../onboarding/schema.ts";
import { renderStarterSite } from "../render/starter-site/render-starter-site.ts";
import { siteOfForm, specOf } from "../render/starter-site/sites.fixture.ts";

const callsOf = (goals: string[], pages: string[], customPages: string[] = []): string[] =>
  siteOfForm(onboardingSchema.parse({ formData: { goals, pages, customPages } })).calls.map(
    ({ label, target }) => `${label} > ${target.kind === "page" ? target.page.name : `#${target.section}`}`,
  );

it.each([
  ["a gym", ["Sell Products"], ["Home", "Pricing", "Contact"], [], "See prices > Pricing"],
  ["a shop", ["Sell Products"], ["Home", "Products", "Contact"], [], "Shop > Products"],
  ["a potter", ["Sell Products"], ["Home", "Pricing", "Contact"], ["Shop"], "Shop > Shop"],
  ["a dentist", ["Book Appointments"], ["Home", "Contact"], [], "Book an appointment > Contact"],
  ["a nursery", ["Book Appointments"], ["Home", "Contact"], ["Visit us"], "Visit us > Visit us"],
  ["a farm", ["Book Appointments"], ["Home", "Contact"], ["School visits"], "Book an appointment > Contact"],
  ["a reader", ["Book Appointments"], ["Home", "Contact"], ["Book club"], "Book an appointment > Contact"],
  ["a club", ["Build Community"], ["Home", "Contact"], ["How to join"], "How to join > How to join"],
  ["a roofer", ["Generate Leads"], ["Home", "Contact"], ["Get a Quote"], "Get a Quote > Get a Quote"],
  ["a mason", ["Generate Leads"], ["Home", "Contact"], ["Favorite quotes"], "Get in touch > Contact"],
  ["a joiner", ["Build Community"], ["Home", "Contact"], ["Joinery"], "Join us > Contact"],
] as const)("C-36.64 %s leads to the page that does the job", (_, goals, pages, own, first) => {
  expect(callsOf([...goals], [...pages], [...own])[0]).toBe(first);
});

it("C-36.65 what a visitor can do comes before what there is to read, each in the order of the goals", () => {
  const pages = ["Home", "About", "Blog", "Pricing", "Contact"];
  expect(callsOf(["Share Information", "Sell Products", "Generate Leads"], pages)).toEqual([
    "See prices > Pricing",
    "Get in touch > Contact",
    "Read the blog > Blog",
  ]);
  expect(callsOf(["Share Information"], ["Home", "About", "Contact"])).toEqual([
    "Get in touch > Contact",
    "About us > About",
  ]);
});

it("C-36.213 the line that closes a page invites to an enquiry, and its button leads to one", () => {
  const pages = ["Home", "Services", "Portfolio", "Contact"];
  const formData = { goals: ["Sell Products"], pages, contentStyle: "Casual" };
  const html = renderStarterSite(specOf(onboardingSchema.parse({ formData })))["services/index.html"] ?? "";
  const [closing = ""] = html.split('class="closing on-').slice(1);
  expect(closing).toContain("Any questions?");
  expect(/class="button"[^>]*>([^<]*)/.exec(closing)?.[1]).toBe("Get in touch");
});

it("C-36.69 a site without a place to lead to has no call to action", () => {
  expect(callsOf(["Sell Products"], ["Home"])).toEqual([]);
});

it.each([
  [
    "The match form is the main thing on every page and must be called 'Match my tile'.",
    ["Match my tile"],
    "Match my tile > Match my tile",
  ],
  ["On the page 'Adopt' there should be a form.", ["Adopt"], "Adopt > Adopt"],
  ["Adopt = just a form.", ["Adopt"], "Get in touch > Contact"],
  ["The cats adopt you, and we fill in a form.", ["Adopt"], "Get in touch > Contact"],
  ["Match my tile needs no form.", ["Match my tile"], "Get in touch > Contact"],
  ["The form for Match my tile is a PDF to print.", ["Match my tile"], "Get in touch > Contact"],
])(
  "after '%s' the page %j has the form, and the first call leads there where it says so: %s",
  (contentNotes, customPages, first) => {
    const form = onboardingSchema.parse({
      formData: {
        goals: ["Generate Leads"],
        pages: ["Home", "Contact"],
        customPages: [...customPages],
        contentNotes,
      },
    });
    const [call] = siteOfForm(form).calls;
    const page = call?.target.kind === "page" ? call.target.page : null;
    expect(`${call?.label} > ${page?.name}`).toBe(first);
    const html = page ? renderStarterSite(specOf(form))[page.file] : "";
    expect(html).toContain('id="contact-form"');
  },
);

it("a page that is told to be a form alone has it and waits for no text; without another place to write to, calls lead there", () => {
  const withPages = (pages: string[], layoutSections = {}) =>
    onboardingSchema.parse({
      layoutSections,
      formData: {
        goals: ["Generate Leads"],
        pages,
        customPages: ["Wholesale"],
        contentNotes: "Wholesale = just an enquiry form, no prices.",
      },
    });
  const page = renderStarterSite(specOf(withPages(["Home", "Contact"])))["wholesale/index.html"] ?? "";
  const main = /<main[\s\S]*<\/main>/u.exec(page)?.[0] ?? "";
  expect(main).toContain('id="contact-form"');
  expect(main).not.toContain("To be written");
  expect(siteOfForm(withPages(["Home", "Contact"])).calls[0]?.label).toBe("Get in touch");
  expect(siteOfForm(withPages(["Home"], { hero: true })).calls[0]?.label).toBe("Wholesale");
});
