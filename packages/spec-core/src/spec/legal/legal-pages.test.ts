import { describe, expect, it } from "vitest";
import { conform } from "../../conform/index.ts";
import { industries } from "../../industry/industries.ts";
import { type OnboardingInput, onboardingSchema } from "../../onboarding/schema.ts";
import { renderBundle } from "../../render/bundle.ts";
import { renderStarterSite } from "../../render/starter-site/render-starter-site.ts";
import { buildSpec } from "../build-spec.ts";
import { context } from "../forms.fixture.ts";
import { projectOf } from "../project.ts";
import type { Spec } from "../schema.ts";
import { legalSiteOf } from "./legal-site.ts";

type Answers = NonNullable<OnboardingInput["formData"]>;

const specOf = (formData: Answers): Spec => buildSpec(onboardingSchema.parse({ formData }), context);

const legalPaths = (spec: Spec): string =>
  spec.siteStructure.pages
    .filter(({ origin }) => origin === "legal")
    .map(({ path }) => path)
    .join(" ");

/** Businesses, the paths that the law requires of them, and texts that basis, parts or duties have to contain. */
const scenarios: readonly [name: string, answers: Answers, paths: string, says: readonly string[]][] = [
  [
    "a shop in Germany",
    { pages: ["Home", "Products", "Contact"], goals: ["Sell Products"], contact: { country: "DE" } },
    "/impressum /privacy /terms-of-sale /delivery /withdrawal",
    ["DDG § 5", "Articles 13 and 14", "BGB §§ 312g", "Fourteen days", "Model form", "Article 11a", "BFSG"],
  ],
  [
    "a booking form in Leeds",
    {
      pages: ["Home", "Services", "Contact"],
      goals: ["Book Appointments"],
      description: "Barber in Leeds",
      contact: { country: "GB" },
    },
    "/privacy",
    ["UK GDPR", "Bookings:", "SI 2002/2013"],
  ],
  [
    "a solicitor in York",
    { pages: ["Home", "Contact"], niche: "Solicitor", contact: { country: "GB" } },
    "/legal-information /privacy",
    ["Solicitors Regulation Authority", "SI 2015/17"],
  ],
  [
    "a newsletter in California",
    {
      pages: ["Home", "Blog"],
      contentNotes: "We want a newsletter.",
      contact: { country: "US", address: "1 Main St, Oakland, CA 94607" },
    },
    "/privacy",
    ["CalOPPA", "CCPA", "CAN-SPAM", "Newsletter:"],
  ],
  ["a brochure site with nothing", { pages: ["Home", "About"] }, "", []],
  ["a brochure site in Texas", { pages: ["Home", "About"], contact: { country: "US" } }, "", []],
  [
    "a café in Lyon with a contact form",
    { pages: ["Home", "Contact"], niche: "Café", contact: { country: "FR" } },
    "/mentions-legales /privacy",
    ["LCEN", "Host:", "Publication director:"],
  ],
  [
    "a charity in Dublin with donations",
    {
      pages: ["Home", "About"],
      customPages: ["Donate"],
      description: "We are a registered charity in Dublin.",
      contact: { country: "IE" },
    },
    "/legal-notice /privacy",
    ["S.I. No. 68/2003", "Charity number:", "Donations:"],
  ],
  [
    "a let in Spain with online booking",
    {
      pages: ["Home", "Contact"],
      description: "Holiday rental with online booking, 98 per night.",
      contact: { country: "ES" },
    },
    "/aviso-legal /privacy /booking-terms",
    ["LSSI (Ley 34/2002), Article 10", "16(l)", "LOPDGDD"],
  ],
  [
    "a therapist in Austria",
    { pages: ["Home", "Contact"], niche: "Psychotherapist", contact: { country: "AT" } },
    "/impressum /privacy",
    ["ECG § 5", "entry in the ministry's list"],
  ],
  [
    "a shop in Texas",
    {
      pages: ["Home", "Products"],
      goals: ["Sell Products"],
      contact: { country: "US", address: "12 Congress Ave, Austin, TX 78701" },
    },
    "/privacy /terms-of-sale /delivery /returns",
    ["16 CFR Part 435", "No federal right to return"],
  ],
  [
    "a shop in Zurich",
    { pages: ["Home"], goals: ["Sell Products"], contact: { country: "CH" } },
    "/impressum /privacy /terms-of-sale /delivery /returns",
    ["UWG Article 3(1)(s)", "no general right to withdraw"],
  ],
  [
    "a company in Tarnów",
    { pages: ["Home", "Contact"], legalForm: "sp. z o.o.", contact: { country: "PL" } },
    "/legal-notice /privacy",
    ["Articles 206 and 374", "Registry court and capital:", "NIP (VAT number):"],
  ],
  [
    "a live map in Rome",
    { pages: ["Home"], contentNotes: "An embedded map please", contact: { country: "IT" } },
    "/legal-notice /cookies",
    ["D.P.R. 633/1972", "Article 122"],
  ],
];

describe("legal pages", () => {
  it.each(scenarios)("C-33.1 %s", (_name, answers, paths, says) => {
    const spec = specOf(answers);
    expect(legalPaths(spec)).toBe(paths);
    const words = JSON.stringify(spec.legalAndCompliance);
    for (const part of says) expect(words).toContain(part);
    expect(spec.legalAndCompliance.pages.map(({ path }) => path).join(" ")).toBe(paths);
  });

  it("C-33.1 no industry brings a page or a duty with it", () => {
    const laws = industries.map((niche) => {
      const { pages, requirements } = specOf({ pages: ["Home"], niche }).legalAndCompliance;
      return JSON.stringify({ pages, requirements });
    });
    expect(new Set(laws).size).toBe(1);
  });

  it("C-33.1 a profession that only a private remark mentions adds no line", () => {
    const form = onboardingSchema.parse({
      formData: {
        pages: ["Home", "Contact"],
        contact: { country: "GB" },
        description: "I am a solicitor.",
      },
    });
    const project = projectOf(form, context);
    const professionWith = (kind: "fact" | "private") =>
      legalSiteOf({
        ...project,
        words: {
          ...project.words,
          facts: [],
          statements: project.words.statements.map((one) => ({ ...one, kind })),
        },
      }).profession?.id;
    expect(professionWith("fact")).toBe("lawyer");
    expect(professionWith("private")).toBeUndefined();
  });

  it.each([
    ["Private limited company, registered in England and Wales", false],
    ["Private limited company", true],
  ])("C-33.1 the part of the UK is open of a '%s': %s", (legalForm, isOpen) => {
    const { pages } = specOf({
      pages: ["Home", "Pricing"],
      legalForm,
      contact: { country: "GB" },
    }).legalAndCompliance;
    const [notice] = pages;
    expect(notice?.outline.join()).toContain("registered office");
    expect(notice?.outline.join().includes("part of the UK")).toBe(isOpen);
  });

  const requirementsOf = (answers: Answers): string =>
    specOf({ pages: ["Home"], ...answers }).legalAndCompliance.requirements.join("\n");

  it.each([
    ["AU", "Canteen", "Dogs stay outside sorry, health dept.", /assistance dogs .*Disability Discrimination/],
    ["GB", "Café", "No dogs please.", /assistance dogs .*Equality Act 2010/],
    ["US", "Diner", "Pets are not allowed.", /assistance dogs .*28 CFR/],
    ["IE", "Café", "Dogs are not allowed inside.", /assistance dogs .*Equal Status/],
    ["CA", "Bakery", "No pets.", /assistance dogs .*human rights/],
  ])("in %s a %s with '%s' adds that assistance dogs are let in", (country, niche, description, duty) => {
    expect(requirementsOf({ niche, description, contact: { country } })).toMatch(duty);
  });

  it.each([
    ["DE", "Café", "No dogs please."],
    ["GB", "Cattery", "No dogs, only cats."],
    ["GB", "Café", "Dogs are welcome."],
    ["GB", "Butcher", "No dogs under six months like these treats."],
  ])("in %s a %s with '%s' adds nothing about them", (country, niche, description) => {
    expect(requirementsOf({ niche, description, contact: { country } })).not.toMatch(/assistance dogs/);
  });

  it("C-33.1 nothing sets cookies that the client declines", () => {
    const answers = { pages: ["Home", "Contact"], contact: { country: "AT" } };
    const asked = (contentNotes: string) => legalPaths(specOf({ ...answers, contentNotes }));
    expect(asked("With Google Analytics")).toContain("/cookies");
    expect(asked("No Google Analytics")).not.toContain("/cookies");
  });

  it.each([
    ["US", /consent|cookie/i, false],
    ["AU", /consent|cookie/i, false],
    ["GB", /Only if .*cookies .*consent before.*regulation 6/, true],
    ["IE", /Only if .*cookies .*consent before.*Regulation 5/, true],
    ["CH", /Only if .*cookies .*tell visitors.*45c/, true],
  ])("C-33.1 in %s %s is a duty of the site: %s", (country, duty, isOne) => {
    const all = requirementsOf({ pages: ["Home", "Contact"], contact: { country } });
    expect(duty.test(all)).toBe(isOne);
  });

  it.each([
    ["DE", "BFSG"],
    ["IE", "S.I. No. 636/2023"],
    ["FR", "2019/882)"],
  ])("C-33.1 in %s the duty of accessibility cites that country's law: %s", (country, law) => {
    const all = requirementsOf({ goals: ["Sell Products"], contact: { country } });
    const duty = all.split("\n").find((text) => text.includes("EN 301 549")) ?? "";
    expect(duty).toContain(law);
    if (country !== "DE") expect(duty).not.toMatch(/BFSG|German/);
  });

  it("C-33.1 the legal notice of an Irish company has its registered office, that of a sole trader has none", () => {
    const notice = (legalForm: string) =>
      specOf({ pages: ["Home"], niche: "Solicitor", legalForm, contact: { country: "IE" } })
        .legalAndCompliance.pages.find(({ path }) => path === "/legal-notice")
        ?.outline.join();
    expect(notice("Limited company")).toContain("Registered office");
    expect(notice("Sole trader")).not.toContain("Registered office");
  });

  it("C-33.1 what no law asks is named a recommendation", () => {
    const all = requirementsOf({ pages: ["Home", "Contact"], contact: { country: "US" } }).split("\n");
    for (const each of all.filter((text) => /lawyer|copyright/i.test(text)))
      expect(each).toMatch(/recommended|custom/i);
    expect(all.some((text) => /lawyer/.test(text))).toBe(true);
    const asked = specOf({ pages: ["Home", "Contact"], contact: { country: "US" } }).clarifications;
    const blocking = asked.filter(({ blocks }) => blocks !== "nothing").map(({ question }) => question);
    expect(blocking.join()).not.toMatch(/lawyer/i);
  });

  const pathsOf = (answers: Answers): string =>
    legalPaths(specOf({ pages: ["Home", "Products"], ...answers }));

  it.each([
    ["DE", "B2B only: we sell to hairdressers with a business number, no private customers."],
    ["DE", "Unser Onlineshop soll nur für Gewerbekunden sein, Preise netto zzgl. MwSt."],
    ["AT", "Wir verkaufen ausschließlich an Wiederverkäufer."],
    ["DE", "Scheren und Pflege für Salons. Kein Verkauf an Privat."],
    ["FR", "Notre boutique est réservée aux professionnels."],
    ["FR", "Pas de vente aux particuliers."],
    ["ES", "Vendemos solo a empresas."],
    ["GB", "Trade customers only, prices exclude VAT."],
    ["GB", "We don't sell to consumers."],
    ["GB", "We are trade only."],
    ["DE", "Wir sind Großhändler, keine private Kunden."],
  ])("C-33.12 a shop in %s that says '%s' has no page on the rights of consumers", (country, description) => {
    const answers = { goals: ["Sell Products"], contact: { country }, description };
    expect(pathsOf(answers)).toContain("/terms-of-sale");
    expect(pathsOf(answers)).not.toMatch(/withdrawal|returns/);
    const spec = specOf({ pages: ["Home", "Products"], ...answers });
    expect(spec.clarifications.map(({ id }) => id)).not.toContain("returns");
    expect(JSON.stringify(spec.legalAndCompliance)).not.toMatch(/withdraw|Dispute resolution/i);
  });

  it.each([
    ["DE", "Preise für Gewerbekunden nur auf Anfrage."],
    ["DE", "Der Händlerbereich ist nur für Händler."],
    ["DE", "Die Staffelpreise sind nur für Gewerbekunden."],
    ["GB", "The wholesale page is for trade customers only."],
    ["GB", "We are not trade only."],
    ["GB", "We sell to cafés and to everybody else."],
    ["FR", "Les prix sont réservés aux professionnels."],
    ["GB", "We only trade in vintage watches."],
    ["GB", "We trade only at markets and online."],
    ["GB", "We are the only retailers of this brand in Kent."],
    ["GB", "Not only businesses but families buy our hampers."],
    ["GB", "One of the only companies that still weaves by hand."],
    ["DE", "Nicht nur Unternehmen bestellen bei uns."],
    ["DE", "Es gibt keine private Parkfläche, Abholung ist möglich."],
    ["FR", "Pas uniquement les entreprises, tout le monde."],
  ])("C-33.13 a shop in %s that says '%s' sells to consumers, too", (country, description) => {
    const answers = { goals: ["Sell Products"], contact: { country }, description };
    expect(pathsOf(answers)).toMatch(/withdrawal|returns/);
  });

  it.each([
    ["US", "Frozen perogies. Pickup only, Fridays 2 to 6 at the side door. We dont ship, they thaw."],
    ["CA", "Cakes to order, collection only. Delivery maybe one day, I wouldnt promise it."],
    ["GB", "Veg boxes. People collect on Saturdays. We don't deliver."],
    ["DE", "Honig vom Hof, nur Abholung."],
  ])("a shop in %s whose orders are fetched ('%s') has no draft on delivery", (country, description) => {
    const answers = { goals: ["Sell Products"], contact: { country }, description };
    expect(pathsOf(answers)).not.toContain("/delivery");
    const { pages } = specOf({ pages: ["Home", "Products"], ...answers }).legalAndCompliance;
    const words = pages.flatMap(({ outline }) => outline).join("\n");
    expect(words).toContain("Pickup:");
    expect(words).not.toContain("delivery company");
    if (country === "US" || country === "CA") expect(words).not.toContain("way back");
  });

  it.each([
    "Cakes are collection only, but the boxed biscuits we post: we send them anywhere in the UK.",
    "You can collect or we deliver in Kent.",
    "We don't ship on Fridays. We deliver on all other days, pickup too.",
    "Candles by post.",
    "Collection of handmade soaps.",
  ])("a shop that says '%s' keeps the draft on delivery", (description) => {
    expect(pathsOf({ goals: ["Sell Products"], contact: { country: "GB" }, description })).toContain(
      "/delivery",
    );
  });

  it.each([
    ["The mediator has a place in the French notice", "Café in Lyon", true],
    ["not where only businesses buy", "We sell to businesses only.", false],
  ])("%s", (_name, description, isNamed) => {
    const spec = specOf({ pages: ["Home", "Contact"], contact: { country: "FR" }, description });
    const notice = spec.legalAndCompliance.pages.find(({ path }) => path === "/mentions-legales");
    expect(notice?.outline.some((part) => part.startsWith("Consumer mediator:"))).toBe(isNamed);
  });

  it("C-33.14 what the audience is counts, too", () => {
    const answers = {
      goals: ["Sell Products"],
      contact: { country: "DE" },
      description: "Geschirr und Töpfe.",
    };
    expect(pathsOf({ ...answers, audience: "Gastronomen, Hoteliers. Keine Privatkunden." })).not.toMatch(
      /withdrawal/,
    );
    expect(pathsOf({ ...answers, audience: "Gastronomen, Hoteliers." })).toMatch(/withdrawal/);
  });

  it.each([
    ["Booking is via Calendly, just link to it.", false],
    ["Appointments are taken on Doctolib, please add a link.", false],
    ["Les rendez-vous se prennent sur Doctolib, mettre un lien.", false],
    ["Termine über Doctolib, bitte verlinken.", false],
    ["We use Calendly for bookings. Please just link to it.", false],
    ["A link to our Google Maps entry is enough.", false],
    ["We want the Calendly widget embedded.", true],
    ["Embed Calendly in the page, a link is not enough.", true],
    ["A Google map on the contact page.", true],
  ])("C-33.15 '%s' asks for a page on cookies: %s", (description, isAsked) => {
    expect(pathsOf({ contact: { country: "FR" }, description }).includes("/cookies")).toBe(isAsked);
  });

  it("who takes dates by phone or on request has no booking service in the privacy notice", () => {
    const privacy = (description: string) =>
      specOf({
        pages: ["Home", "Contact"],
        goals: ["Book Appointments"],
        contact: { country: "IE" },
        description,
      })
        .legalAndCompliance.pages.find(({ path }) => path === "/privacy")
        ?.outline.join();
    expect(privacy("We cut hair. Ring or WhatsApp to book.")).toMatch(/a request for a date.*who reads it/);
    expect(privacy("We cut hair. Ring or WhatsApp to book.")).not.toMatch(/booking service/);
    expect(privacy("We cut hair. Book online.")).toMatch(/booking service/);
  });

  it("C-33.2 without a country the question is asked, and no law is assumed", () => {
    const spec = specOf({ pages: ["Home", "Contact"], goals: ["Sell Products"] });
    expect(legalPaths(spec)).toBe("/privacy /terms-of-sale /delivery /returns");
    expect(spec.clarifications.find(({ id }) => id === "country")).toMatchObject({
      asks: "client",
      blocks: "launch",
      question: expect.stringContaining("In which country is your business registered?"),
    });
    for (const { basis } of spec.legalAndCompliance.pages) expect(basis).toContain("not known yet");
    expect(JSON.stringify(spec.legalAndCompliance)).not.toMatch(/Directive|GDPR|Regulations|§|Act\b/);
  });

  it.each([
    [["Privacy", "Impressum", "Terms and conditions"], "/delivery /withdrawal"],
    [["Datenschutz", "Imprint", "AGB", "Shipping", "Returns"], ""],
    [["Privacy policy", "Legal notice"], "/terms-of-sale /delivery /withdrawal"],
  ])("C-33.3 pages that the client chose, %j, are not there twice", (customPages, paths) => {
    const answers = { pages: ["Home", "Contact"], goals: ["Sell Products"], contact: { country: "DE" } };
    expect(legalPaths(specOf({ ...answers, customPages }))).toBe(paths);
  });

  it("C-33.3 a page that the client chose for it is drafted where they put it", () => {
    const spec = specOf({ pages: ["Home", "Contact"], customPages: ["Privacy & cookies"] });
    const { pages, navigation } = spec.siteStructure;
    const privacy = pages.find(({ name }) => name === "Privacy & cookies");
    expect(privacy).toMatchObject({ origin: "client", purpose: expect.stringContaining("personal data") });
    expect(privacy?.outline.length).toBeGreaterThan(2);
    expect(navigation.items.map(({ path }) => path)).toContain(privacy?.path);
    expect(spec.legalAndCompliance.pages).toMatchObject([{ path: privacy?.path }]);
    const files = renderStarterSite(spec);
    expect(files["privacy-cookies/index.html"]).toContain("Draft:</strong> to be checked by a lawyer");
    expect(conform(spec, files)).toEqual([]);
  });

  it("C-33.3 a legal page never takes the address or the name of a chosen one", () => {
    const { pages } = specOf({
      pages: ["Home", "Contact"],
      customPages: ["Cookies", "Delivery?"],
      goals: ["Sell Products"],
    }).siteStructure;
    expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
    expect(new Set(pages.map(({ name }) => name)).size).toBe(pages.length);
  });

  it("C-33.4 they belong to the page list and the sitemap, not to counts, scope and main navigation", () => {
    const spec = specOf({ pages: ["Home", "Contact"], contact: { country: "DE" } });
    const { totalPages, pages, navigation } = spec.siteStructure;
    expect(pages.map(({ path, origin }) => `${path} ${origin}`)).toEqual([
      "/ client",
      "/contact client",
      "/impressum legal",
      "/privacy legal",
    ]);
    expect(totalPages).toBe(2);
    expect(spec.projectRequirements.scope).toMatchObject({ totalPages: 2, customPages: [] });
    expect(JSON.stringify([navigation, spec.aiFeatures])).not.toMatch(/impressum|privacy/i);
    expect(renderBundle(spec)["starter-site/sitemap.xml"]).toContain("https://sites.example/impressum");
  });

  it("C-33.5 the starter site has them in the footer, as drafts with what is known and gaps for the rest", () => {
    const spec = specOf({
      businessName: "Kiln & Co",
      pages: ["Home", "Contact"],
      legalForm: "GmbH",
      contact: { country: "DE", address: "Lange Str. 5\n20095 Hamburg", email: "post@kiln.example" },
    });
    const files = renderStarterSite(spec);
    const home = files["index.html"] ?? "";
    const [top = "", foot = ""] = home.split('<footer class="site-footer">');
    expect(top).not.toContain("Impressum");
    expect(foot).toContain(">Impressum</a>");
    const page = files["impressum/index.html"] ?? "";
    expect(page).toContain("Draft:</strong> to be checked by a lawyer");
    for (const known of ["Kiln &amp; Co", "GmbH", "Lange Str. 5", "20095 Hamburg", "post@kiln.example"])
      expect(page).toContain(known);
    expect(page).toContain("To be written:");
    expect(page).not.toContain("Phone</dt>");
  });

  it("a number whose check digits are wrong is on no page before the client confirms it", () => {
    const answers = {
      businessName: "Waga sp. z o.o.",
      pages: ["Home", "Contact"],
      contact: { country: "PL" },
    };
    const shows = (registrationNumber: string): boolean =>
      Object.entries(renderStarterSite(specOf({ ...answers, registrationNumber }))).some(
        ([path, text]) => path.endsWith(".html") && String(text).includes("856-734-62-1"),
      );
    expect(shows("NIP 856-734-62-15")).toBe(true);
    expect(shows("NIP 856-734-62-14")).toBe(false);
    const { clarifications } = specOf({ ...answers, registrationNumber: "NIP 856-734-62-14" });
    expect(clarifications.map(({ id }) => id)).toEqual(
      expect.arrayContaining(["number-check", "notice-entries"]),
    );
  });

  it.each([
    ["US", false],
    ["IE", true],
    ["GB", true],
  ])(
    "C-33.950 terms of sale in %s have the European duties on languages and disputes: %s",
    (country, has) => {
      const spec = specOf({ pages: ["Home", "Products"], goals: ["Sell Products"], contact: { country } });
      const terms = spec.legalAndCompliance.pages.find(({ path }) => path === "/terms-of-sale");
      const parts = terms?.outline.join("\n") ?? "";
      expect(parts).toContain("Complaints: where to complain");
      expect(parts.includes("in which languages")).toBe(has);
      expect(parts.includes("settles disputes")).toBe(has);
    },
  );

  it("C-33.7 a site without a legal page breaks its specification, one with more of them does not", () => {
    const spec = specOf({ businessName: "Kiln & Co", pages: ["Home", "Contact"] });
    const files = renderStarterSite(spec);
    const { "privacy/index.html": privacy = "", ...rest } = files;
    expect(conform(spec, files)).toEqual([]);
    expect(conform(spec, rest).map(({ rule }) => rule)).toContain("page-missing");
    const more = { ...files, "withdrawal/index.html": privacy.replace(/<link rel="canonical"[^>]*>/, "") };
    expect(conform(spec, more).filter(({ rule }) => rule === "page-unplanned")).toEqual([]);
  });

  it("C-33.8 the agreement's law is the agency's, of the sample California", () => {
    const form = onboardingSchema.parse({ formData: { contact: { country: "DE" } } });
    const lawOf = (jurisdiction?: string) =>
      buildSpec(form, jurisdiction === undefined ? context : { ...context, jurisdiction }).legalAndCompliance
        .nda.governingLaw;
    expect(lawOf()).toBe("California");
    expect(lawOf("Austria")).toBe("Austria");
  });
});
