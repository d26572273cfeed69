import { describe, expect, it } from "vitest";
import { draftContent } from "../../deck/content-deck.ts";
import type { Slot } from "../../deck/slot.ts";
import { noSections, type SectionName } from "../../onboarding/layout-sections.ts";
import { type OnboardingInput, onboardingSchema } from "../../onboarding/schema.ts";
import type { Spec } from "../../spec/schema.ts";
import { elementsOf, pagesOf, textOf } from "./parsed-page.fixture.ts";
import { renderStarterSite } from "./render-starter-site.ts";
import { sixtyForms, specOf } from "./sites.fixture.ts";

const specWith = (
  formData: NonNullable<OnboardingInput["formData"]>,
  sections: readonly SectionName[] = [],
): Spec =>
  specOf(
    onboardingSchema.parse({
      formData: { businessName: "Ada Lind", niche: "Clock repair", ...formData },
      layoutSections: { ...noSections, ...Object.fromEntries(sections.map((name) => [name, true])) },
    }),
  );

const contact = {
  phone: "01632 960 123",
  email: "ada@lind.example",
  address: "Kilbannon Cross, near Kilnaboy",
  country: "GB",
  openingHours: "Mon-Fri 9-5",
};

/** Texts in the head of a page, and those for people who do not see a picture. */
const invisible: ReadonlySet<Slot["kind"]> = new Set(["title", "description", "picture"]);

// A dash that was typed as a hyphen is printed as one.
const plain = (text: string): string => text.replace(/ - /gu, " – ").replace(/\s+/gu, "");

/** The ids of the texts of a deck that no visitor reads on their page. */
function unread(spec: Spec): string[] {
  const content = draftContent(spec);
  const pages = pagesOf(renderStarterSite(spec, { content })).map(([path, page]) => ({
    path: `/${path}`.replace(/\/(?:index\.html)?$/u, "") || "/",
    text: plain(elementsOf(page).slice(0, 1).map(textOf).join()),
  }));
  return content.slots
    .filter(({ status, kind }) => status !== "open" && !invisible.has(kind))
    .filter(
      ({ page, text }) =>
        !pages.some(
          ({ path, text: shown }) =>
            (page === "*" || path === (page.replace(/\/$/u, "") || "/")) && shown.includes(plain(text)),
        ),
    )
    .map(({ id, text }) => `${id}: ${text}`);
}

describe("C-36.275 every text of a site's content is on its pages", () => {
  it.each([
    [
      "a nurse with a phone number alone",
      specWith({
        contact: { phone: contact.phone, country: "CA" },
        goals: ["Book Appointments"],
        pages: ["Home", "Contact"],
      }),
    ],
    [
      "a place that no map finds",
      specWith({
        contact,
        pages: ["Home", "About", "Contact"],
        goals: ["Share Information", "Showcase Portfolio"],
        contentStyle: "Casual",
      }),
    ],
    [
      "a shop with more goals than buttons",
      specWith(
        {
          contact,
          pages: ["Home", "About", "Products", "FAQ", "Pricing", "Contact"],
          customPages: ["Match my tile"],
          goals: ["Generate Leads", "Sell Products"],
        },
        ["hero", "services", "pricing", "contact"],
      ),
    ],
    [
      "a home page alone",
      specWith({
        pages: ["Home"],
        goals: ["Generate Leads"],
        contentStyle: "Casual",
        contact: { email: contact.email },
      }),
    ],
    ["no page and no section for the contact", specWith({ pages: ["Home", "About"] }, ["hero"])],
    [
      "work, people and feedback on pages of their own",
      specWith(
        { contact, pages: ["Home", "Portfolio", "Testimonials", "Team"], goals: ["Showcase Portfolio"] },
        ["hero", "contact"],
      ),
    ],
    [
      "an owner who would rather get a text",
      specWith({
        contact,
        description: "I mend clocks. Text is better than ringing.",
        pages: ["Home", "About"],
        goals: ["Share Information"],
      }),
    ],
    [
      "an owner who wants fewer calls",
      specWith({
        contact,
        description: "I mend clocks. I need fewer calls.",
        pages: ["Home", "Services", "Contact"],
        goals: ["Generate Leads", "Educational Content"],
      }),
    ],
    [
      "a form on a page of the client's own",
      specWith({ contact, pages: ["Home"], customPages: ["Breakdown report form"] }, ["hero", "services"]),
    ],
  ])("of %s", (_site, spec) => {
    expect(unread(spec)).toEqual([]);
  });

  it("of forms of ten trades", () => {
    expect(sixtyForms.filter((_, index) => index % 7 === 0).flatMap((form) => unread(specOf(form)))).toEqual(
      [],
    );
  });
});
