import { expect, it } from "vitest";
import { draftContent } from "../../deck/content-deck.ts";
import type { Slot } from "../../deck/slot.ts";
import { onboardingSchema } from "../../onboarding/schema.ts";
import { attribute, elementsIn, elementsOf, pagesOf, textOf } from "./parsed-page.fixture.ts";
import { renderStarterSite } from "./render-starter-site.ts";
import { specOf } from "./sites.fixture.ts";

const siteWith = (businessName: string, pages: string[]) =>
  renderStarterSite(specOf(onboardingSchema.parse({ formData: { businessName, niche: "Florist", pages } })));

it("C-36.211 names of pages that take two rows on a phone stand in columns, those that fit do not", () => {
  const looks = (pages: string[]) => {
    const html = siteWith("Still", pages)["index.html"] ?? "";
    return elementsOf(html)
      .filter(({ tagName }) => tagName === "nav")
      .map((nav) => attribute(nav, "class"));
  };
  expect(looks(["Home", "Services", "Portfolio", "Testimonials", "Contact"])).toContain(
    "nav nav-inline nav-rows",
  );
  expect(looks(["Home", "Pricing", "Team", "FAQ", "Contact"])).toContain("nav nav-inline");
});

it("C-36.212 a long business name is smaller on a phone, so that it is not cut off beside the menu", () => {
  const pages = ["Home", "Services", "Pricing", "Team", "FAQ", "Contact"];
  const leastSize = (name: string): number =>
    Number(/--text-brand: (?:clamp\()?([\d.]+)rem/.exec(siteWith(name, pages)["css/site.css"] ?? "")?.[1]);
  expect(leastSize("Still")).toBe(1.25);
  expect(leastSize("Ironworks Strength & Conditioning")).toBeLessThan(1);
  expect(leastSize("McAllister & Sons Roofing, Guttering and Chimney Specialists Ltd")).toBe(0.875);
});

it("C-36.214 names of pages that fill a tablet's line have a row of their own there, whatever face has arrived", () => {
  const look = (pages: string[]) =>
    /<header class="([^"]*)"/.exec(siteWith("RotaPilot", pages)["index.html"] ?? "")?.[1];
  const many = ["Home", "Products", "Pricing", "FAQ", "Blog", "Careers", "Contact", "Integrations"];
  expect(look(many)).toBe("site-header header-mid");
  expect(look(many.slice(0, 4))).toBe("site-header");
});

const callable = (description: string, pages = ["Home", "About", "Contact"], phone = "07700 900482") =>
  renderStarterSite(
    specOf(
      onboardingSchema.parse({
        formData: { businessName: "Set at Home", description, pages, contact: { phone, country: "GB" } },
      }),
    ),
  );

/** The links of a page's header that start a call, each with its text. */
const callsIn = (page: string): [address: string | undefined, text: string][] =>
  elementsOf(page)
    .filter(({ tagName }) => tagName === "header")
    .flatMap(elementsIn)
    .filter((link) => attribute(link, "href")?.startsWith("tel:"))
    .map((link) => [attribute(link, "href"), textOf(link)]);

it.each([
  "I do hair at home. Most people ring me so the number needs to be at the top.",
  "I do hair at home. Put my phone number in the header please.",
  "I do hair at home. The number to ring must be easy to find.",
  "I do hair at home. I'd rather people rang.",
  "I do hair at home. Needs: phone number top left on every page.",
  "I do hair at home. My number every page please.",
])("C-36.300 '%s': the header of every page has the number as a call link", (description) => {
  const pages = pagesOf(callable(description));
  expect(pages.length).toBeGreaterThan(3);
  for (const [path, page] of pages)
    expect([path, callsIn(page)]).toEqual([path, [["tel:+447700900482", "07700 900482"]]]);
});

it.each([
  ["I do hair at home. Call me any time.", "07700 900482"],
  ["I do hair at home. I need fewer calls.", "07700 900482"],
  ["I do hair at home. Text is better than ringing.", "07700 900482"],
  ["I do hair at home. The number needs to be at the top.", ""],
])("C-36.301 '%s' with the number '%s' puts none into the header", (description, phone) => {
  const files = callable(description, undefined, phone);
  expect(pagesOf(files).flatMap(([, page]) => callsIn(page))).toEqual([]);
  expect(files["css/site.css"]).not.toContain("header-call");
});

it("C-36.302 names of pages that fill the line beside the number have a row of their own", () => {
  const look = (description: string, pages: string[]) =>
    /<header class="([^"]*)"/.exec(callable(description, pages)["index.html"] ?? "")?.[1];
  const first = "The phone number must be at the top.";
  const six = ["Home", "About", "Services", "Pricing", "Team", "Contact"];
  expect(look("", six)).toBe("site-header");
  expect(look(first, six)).toBe("site-header header-mid");
  const many = [...six, "Portfolio"];
  expect(look("", many)).toBe("site-header header-mid");
  expect(look(first, many)).toBe("site-header header-tall");
  expect(look(first, ["Home", "Contact"])).toBe("site-header");
});

/** The texts and looks of the links in a page's header that are neither the brand nor the navigation. */
const wishedLinks = (page: string): string[] =>
  elementsOf(page)
    .filter(({ tagName }) => tagName === "header")
    .flatMap(elementsIn)
    .filter((link) => /header-(?:call|book)/u.test(attribute(link, "class") ?? ""))
    .map((link) => `${attribute(link, "class")}: ${textOf(link)} ${attribute(link, "href") ?? "-"}`);

it.each([
  [
    "Make the phone number huge at the top.",
    ["header-call header-call-large: 07700 900482 tel:+447700900482"],
  ],
  ["Text me, I drive all day. Put my number at the top.", ["header-call: 07700 900482 sms:+447700900482"]],
  ["Booking goes over Zenlane, a button is enough.", []],
  ["Booking link in the header, goes to my Zenlane page.", []],
  [
    "Booking link in the header, goes to my Zenlane page: https://zenlane.com/glow",
    ["button header-book: Book an appointment https://zenlane.com/glow"],
  ],
])("C-36.754 '%s': the header has %s", (wish, expected) => {
  const pages = pagesOf(callable(`I do hair at home. ${wish}`));
  for (const [path, page] of pages) expect([path, wishedLinks(page)]).toEqual([path, expected]);
});

it("C-36.755 a button to a booking service without an address is no link, and says what is missing once", () => {
  const spec = specOf(
    onboardingSchema.parse({
      formData: {
        businessName: "Set at Home",
        niche: "Hairdresser",
        description: "I cut hair at home in Leeds. I bring a chair and a mirror to your kitchen.",
        contentNotes: "Bookings are all made online through Zenlane.",
        goals: ["Book Appointments"],
        pages: ["Home", "About", "Contact"],
        contact: { email: "set@home.example", country: "GB" },
      },
    }),
  );
  const files = renderStarterSite(spec);
  const home = files["index.html"] ?? "";
  expect(home.match(/<a class="button" role="link" aria-disabled="true">/gu)).toHaveLength(1);
  expect(files["about/index.html"]?.match(/the address of the booking page at Zenlane/gu)).toHaveLength(1);
  expect(files["contact/index.html"]).not.toContain("What to book");
  expect(files["contact/index.html"]).not.toContain("Preferred date");
  const content = draftContent(spec);
  const known = content.slots.map(
    (slot): Slot =>
      slot.id === "*#booking.address"
        ? { ...slot, text: "https://zenlane.example/set", status: "final" }
        : slot,
  );
  const linked = renderStarterSite(spec, { content: { ...content, slots: known } });
  expect(linked["index.html"]).toContain(
    '<a class="button" href="https://zenlane.example/set" rel="noopener">',
  );
  expect(linked["about/index.html"]).not.toContain("booking page at Zenlane");
});

it("C-36.766 the menu of a restaurant comes after the home page, whatever order the pages were typed in", () => {
  const spec = specOf(
    onboardingSchema.parse({
      formData: {
        businessName: "Still",
        niche: "Restaurant",
        pages: ["Home", "About", "Contact"],
        customPages: ["Our story", "Menu"],
      },
    }),
  );
  const home = renderStarterSite(spec)["index.html"] ?? "";
  const links = elementsOf(home)
    .filter(({ tagName }) => tagName === "nav")
    .slice(0, 1)
    .flatMap(elementsIn)
    .filter(({ tagName }) => tagName === "a")
    .map(textOf);
  expect(links.slice(0, 3)).toEqual(["Home", "Menu", "About"]);
});
