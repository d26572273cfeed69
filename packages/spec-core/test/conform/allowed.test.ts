import { describe, expect, it } from "vitest";
import { conform, examine } from "../../src/conform/index.ts";
import { contentDeck, draftContent } from "../../src/deck/index.ts";
import { onboardingSchema } from "../../src/onboarding/schema.ts";
import { renderStarterSite } from "../../src/render/index.ts";
import { context, fullForm } from "../../src/spec/forms.fixture.ts";
import { buildSpec } from "../../src/spec/index.ts";
import type { Files } from "./defects/plant.ts";

type Answers = Partial<(typeof fullForm)["formData"]>;

const specOf = (answers: Answers) =>
  buildSpec(onboardingSchema.parse({ ...fullForm, formData: { ...fullForm.formData, ...answers } }), context);

const add = (files: Files, path: string, text: string): Files => ({
  ...files,
  [path]: (files[path] ?? "").replace("</main>", `${text}</main>`),
});

describe("what departs from nothing", () => {
  it("C-34.5 a page that the deck lists is planned; one that nobody lists is not", () => {
    const spec = specOf({});
    const deck = draftContent(spec);
    const [slot] = deck.slots.filter(({ page }) => page === "/about");
    if (!slot) throw new Error("The deck has no slot of the page.");
    const starter = renderStarterSite(spec);
    const files = {
      ...starter,
      "wholesale/index.html": (starter["about/index.html"] ?? "").replaceAll("/about", "/wholesale"),
    };
    const listed = {
      ...deck,
      slots: [...deck.slots, { ...slot, id: "/wholesale#head.title", page: "/wholesale" }],
    };
    const unplanned = (content: typeof deck) =>
      conform(spec, files, { content }).filter(({ rule }) => rule === "page-unplanned").length;
    expect([unplanned(listed), unplanned(deck)]).toEqual([0, 1]);
  });

  it("C-34.5 a real domain where the client left it open, but no example's", () => {
    const spec = specOf({ hasDomain: false, domainName: "" });
    const starter = renderStarterSite(spec);
    const standIn = /<loc>(https?:\/\/[^/<]+)/.exec(starter["sitemap.xml"] ?? "")?.[1] ?? "";
    const named = (origin: string): Files =>
      Object.fromEntries(
        Object.entries(starter).map(([path, text]) => [
          path,
          path === "robots.txt"
            ? `${text}\nSitemap: ${origin}/sitemap.xml\n`
            : text.replaceAll(standIn, origin),
        ]),
      );
    expect(conform(spec, named("https://www.kiln-pottery.com"))).toEqual([]);
    const open = (files: Files) => examine(spec, files).unfinished.some(({ rule }) => rule === "open-domain");
    expect([open(starter), open(named("https://www.kiln-pottery.com"))]).toEqual([true, false]);
  });

  it("C-34.5 opening hours in other words, but no other hours", () => {
    const spec = specOf({
      description: "Hand-thrown tableware. We are open Monday to Friday from 9 am to 5 pm.",
    });
    const starter = renderStarterSite(spec);
    const invented = (text: string) =>
      conform(spec, add(starter, "contact/index.html", `<p>${text}</p>`)).filter(
        ({ rule }) => rule === "invented",
      );
    expect(invented("Mon–Fri 9:00–17:00")).toEqual([]);
    expect(invented("Mon–Fri 9:00–19:00").length).toBe(1);
  });

  it("C-34.5 sections of the builder's choice where the client chose none", () => {
    const team =
      '<section id="team" aria-labelledby="team-title"><h2 id="team-title">Our team</h2><p>Four potters.</p></section>';
    const unplanned = (layoutSections: object) => {
      const spec = buildSpec(onboardingSchema.parse({ ...fullForm, layoutSections }), context);
      return conform(spec, add(renderStarterSite(spec), "index.html", team)).filter(
        ({ rule }) => rule === "section-unplanned",
      ).length;
    };
    expect([unplanned({}), unplanned({ hero: true })]).toEqual([0, 1]);
  });

  it("C-34.5 prices on the home page where no page and no chosen section is about them", () => {
    const offers = ["Portrait", "Family"].map((name) => ({ name, what: "", price: "£180" }));
    const prices =
      '<section id="costs" aria-labelledby="costs-title"><h2 id="costs-title">What it costs</h2><ul><li>Portrait: £180</li><li>Family: £180</li></ul></section>';
    const unplanned = (pages: string[]) => {
      const spec = buildSpec(
        onboardingSchema.parse({
          ...fullForm,
          formData: { ...fullForm.formData, offers, pages, customPages: [] },
          layoutSections: { hero: true, contact: true },
        }),
        context,
      );
      return conform(spec, add(renderStarterSite(spec), "index.html", prices)).filter(
        ({ rule }) => rule === "section-unplanned",
      ).length;
    };
    expect([unplanned(["Home", "Contact"]), unplanned(["Home", "Contact", "Pricing"])]).toEqual([0, 1]);
  });

  it("C-34.5 an answer of 'tbd' asks for nothing", () => {
    const spec = specOf({});
    const asked = { ...spec, businessInfo: { ...spec.businessInfo, contactDetails: "Phone: tbd; n/a" } };
    expect(conform(asked, renderStarterSite(spec))).toEqual([]);
  });

  it("C-34.5 a frame for bookings only where they are promised", () => {
    const frame = '<iframe title="Calendar" src="https://calendly.com/kiln/visit"></iframe>';
    const loads = (goals: string[]) => {
      const spec = specOf({ goals });
      return conform(spec, add(renderStarterSite(spec), "contact/index.html", frame)).map(({ rule }) => rule);
    };
    expect(loads(["Book Appointments"])).toEqual([]);
    expect(loads(["Generate Leads"])).toContain("external-request");
  });

  it("C-34.5 prices, quotations and contact details that somebody wrote into the deck", () => {
    const spec = specOf({});
    const deck = draftContent(spec);
    const [slot] = deck.slots;
    if (!slot) throw new Error("The deck has no slot.");
    const said = "Nothing on our table is older, or looks better. 45 EUR. hello@kiln.net";
    const content = contentDeck(spec, {
      ...deck,
      slots: [...deck.slots.slice(1), { ...slot, text: said, status: "final" }],
    });
    const files = add(
      renderStarterSite(spec),
      "about/index.html",
      "<blockquote><p>Nothing on our table is older, or looks better.</p></blockquote><p>A bowl is €45.</p><p>hello@kiln.net</p>",
    );
    const found = (given?: typeof deck) =>
      conform(spec, files, { content: given })
        .map(({ rule }) => rule)
        .filter((rule) => rule.startsWith("invented"));
    expect(found(content)).toEqual([]);
    expect(found().sort()).toEqual(["invented", "invented-price", "invented-quote"]);
  });

  it.each([
    ["900 €", "5 900 €", true],
    ["900 €", "€5 900", true],
    ["900 EUR", "12 345 900 EUR", true],
    ["5 900 €", "900 €", true],
    ["5 900 €", "5 900 €", false],
    ["5 900 €", "5.900 €", false],
    ["5,900 €", "5 900,00 €", false],
    ["5900 €", "5\u202f900 €", false],
    ["900 €", "In 2026 900 €", false],
  ])("of a given %s a page's %s is invented: %s", (given, price, isInvented) => {
    const spec = specOf({});
    const deck = draftContent(spec);
    const [slot] = deck.slots;
    if (!slot) throw new Error("The deck has no slot.");
    const content = contentDeck(spec, {
      ...deck,
      slots: [...deck.slots.slice(1), { ...slot, text: `A course: ${given}.`, status: "final" }],
    });
    const files = add(renderStarterSite(spec), "about/index.html", `<p>${price}</p>`);
    expect(conform(spec, files, { content }).some(({ rule }) => rule === "invented-price")).toBe(isInvented);
  });
});

describe("what cannot be read", () => {
  it("C-34.6 files beyond every measure end in a word, not in a crash", () => {
    const spec = specOf({});
    const starter = renderStarterSite(spec);
    const huge = {
      ...starter,
      "css/huge.css": "a{}".repeat(1_000_000),
      "about/index.html": `<!doctype html>${"<b>".repeat(20_000)}x`,
    };
    const limits = conform(spec, huge).filter(({ rule }) => rule === "limit");
    expect(limits.map(({ file }) => file).sort()).toEqual(["about/index.html", "css/huge.css"]);
    const laughing = Array.from({ length: 40 }, (_, i) => `--l${i}: var(--l${i + 1}) var(--l${i + 1})`).join(
      ";",
    );
    const css = `${starter["css/site.css"]}:root{${laughing}; --l40: red} h1 { color: var(--l0) }`;
    expect(conform(spec, { ...starter, "css/site.css": css }).length).toBeGreaterThan(0);
  });
});
