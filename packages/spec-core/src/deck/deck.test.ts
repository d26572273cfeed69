import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contentStyleOptions } from "../onboarding/options.ts";
import { type OnboardingInput, onboardingSchema } from "../onboarding/schema.ts";
import { attribute, elementsOf, pagesOf, textOf } from "../render/starter-site/parsed-page.fixture.ts";
import { renderStarterSite } from "../render/starter-site/render-starter-site.ts";
import { buildSpec } from "../spec/build-spec.ts";
import { anyForm, context } from "../spec/forms.fixture.ts";
import type { Spec } from "../spec/schema.ts";
import { contentDeck, contentDeckSchema, draftContent, type Slot } from "./index.ts";

type Answers = NonNullable<OnboardingInput["formData"]>;

const pages = ["Home", "About", "Services", "Contact", "FAQ", "Pricing", "Team", "Testimonials", "Blog"];
const sections = { hero: true, features: true, services: true, pricing: true, team: true, contact: true };

const specOf = (formData: Answers): Spec =>
  buildSpec(onboardingSchema.parse({ formData: { pages, ...formData }, layoutSections: sections }), context);

const plumber: Answers = {
  businessName: "Okafor Plumbing",
  niche: "Plumber",
  description: "Boilers and bathrooms round Leeds since 2009. We do not take on gas fires.",
  goals: ["Book Appointments"],
  contact: {
    phone: "07700 900123",
    email: "dave@okafor.example",
    address: "4 Tannery Row\nLeeds LS3 1AA",
    country: "GB",
    openingHours: "Mon-Fri 8-18",
  },
  offers: [
    { name: "Boiler service", what: "", price: "£85" },
    { name: "Call-out", what: "first hour", price: "£60" },
    { name: "Bathrooms", what: "start to finish", price: "" },
  ],
};
const nursery: Answers = {
  businessName: "Little Acorns",
  niche: "Forest nursery",
  description:
    "We are a forest nursery for children from 2 to 5. Three groups: Acorns (2-3), Saplings (3-4) and Oaks (4-5).",
  audience: "Parents of small children near Stroud.",
  goals: ["Generate Leads"],
  contact: {
    phone: "01453 555010",
    email: "",
    address: "",
    country: "GB",
    openingHours: "Mon-Thu 8.30-15.30",
  },
};
const lawyers: Answers = {
  businessName: "North & Vale",
  niche: "Family law firm",
  description:
    "Two-partner family law firm in York: divorce, prenuptial agreements and wills. Regulated by the SRA.",
  goals: ["Provide Support"],
  contact: {
    phone: "",
    email: "post@northvale.example",
    address: "14 Micklegate, York",
    country: "GB",
    openingHours: "",
  },
  offers: [
    { name: "First meeting", what: "45 minutes", price: "£150" },
    { name: "Uncontested divorce", what: "plus court fee", price: "£950" },
  ],
};

const slotsOf = (formData: Answers): readonly Slot[] => draftContent(specOf(formData)).slots;
const textsOf = (formData: Answers, kind?: Slot["kind"]): string[] =>
  slotsOf(formData)
    .filter((slot) => kind === undefined || slot.kind === kind)
    .map(({ text }) => text);
const finished = (spec: Spec): ReturnType<typeof draftContent> => {
  const deck = draftContent(spec);
  const fill = (slot: Slot): Slot => {
    const text =
      slot.kind === "address"
        ? "https://forms.example/kiln"
        : `Words for ${slot.id.replace(/\W+/g, " ").trim()}`;
    return slot.status === "open" ? { ...slot, text, status: "final" } : slot;
  };
  return { ...deck, slots: deck.slots.map(fill) };
};

describe("the content deck", () => {
  it("C-31.1 any form gives a deck of its schema, every id once, that a rebuild repeats and keeps", () => {
    fc.assert(
      fc.property(anyForm, (form) => {
        const spec = buildSpec(form, context);
        const deck = draftContent(spec);
        expect(contentDeckSchema.parse(deck)).toEqual(deck);
        expect(new Set(deck.slots.map(({ id }) => id)).size).toBe(deck.slots.length);
        expect(draftContent(spec)).toEqual(deck);
        expect(contentDeck(spec, deck)).toEqual(deck);
      }),
      { numRuns: 25 },
    );
  });

  it("C-31.2 other answers leave the ids that there were: goals, tone, style, a further offer, the name", () => {
    const before = slotsOf(plumber).filter(
      ({ status, id }) => status === "draft" && !/#(?:actions\.to-|part-|form\.)/.test(id),
    );
    const others: Answers[] = [
      { ...plumber, goals: ["Sell Products"], tone: "Fun", contentStyle: "Technical" },
      { ...plumber, offers: [{ name: "Gas check", what: "", price: "£65" }, ...(plumber.offers ?? [])] },
      { ...plumber, businessName: "Okafor & Daughter", audience: "Landlords in Leeds." },
    ];
    for (const other of others) {
      const now = new Set(slotsOf(other).map(({ id }) => id));
      expect(before.map(({ id }) => id).filter((id) => !now.has(id))).toEqual([]);
    }
  });

  it("C-31.3 every word of the pages is in the deck, except names of pages and fixed labels", () => {
    const labels = new Set(
      "Skip to content|Home|Pages under|Name|E-mail|Phone|(optional)|Preferred date|Message|What to book|Please choose|Something else|Leave empty|Dark colours|Menu|Close|To be written:|To be connected:|Draft:|to be checked by a lawyer before it goes online".split(
        "|",
      ),
    );
    for (const form of [plumber, nursery, lawyers]) {
      const spec = specOf(form);
      const known = [
        ...draftContent(spec).slots.flatMap(({ text, hint }) => [...text.split("\n"), hint]),
        ...spec.siteStructure.pages.map(({ name }) => name),
        spec.businessInfo.name,
      ];
      const words = new Set(known.map((text) => text.replace(/\s+/g, " ").trim()));
      for (const [path, page] of pagesOf(renderStarterSite(spec)).filter(([file]) => file !== "404.html"))
        for (const element of elementsOf(page).filter(
          (one) => !["title", "script"].includes(one.tagName) && attribute(one, "class") !== "whole",
        ))
          for (const node of element.childNodes) {
            // Some words of a title are in elements of their own, which keep them on one line.
            const value = element.tagName === "h1" ? textOf(element) : "value" in node ? node.value : "";
            const text = value.replace(/\s+/g, " ").trim();
            const isFixed =
              text === "" ||
              labels.has(text) ||
              /^[©(]/u.test(text) ||
              element.attrs.some(({ value }) => value === "plate ratio-4x5" || value === "plate ratio-1x1");
            if (!isFixed && !words.has(text)) expect.fail(`${path}: “${text}” is in no slot`);
          }
    }
  });

  it("C-31.4 a draft's figures, numbers and names are in its sources", () => {
    const figures = /[£€$]?\d[\d.,:/-]*\d|\d/g;
    for (const style of contentStyleOptions)
      for (const form of [plumber, nursery, lawyers])
        for (const slot of slotsOf({ ...form, contentStyle: style })) {
          const given = `${slot.sources.join(" ")} ${form.businessName ?? ""} ${slot.kind === "description" ? (form.description ?? "") : ""}`;
          for (const [figure] of slot.text.replace(/\b\d+ more\b/g, "").matchAll(figures))
            expect(given, `${slot.id}: ${slot.text}`).toContain(figure.replace(/[.,:]$/, ""));
          if (slot.status === "draft") expect(slot.sources.join(""), slot.id).not.toBe("");
        }
  });

  it("C-31.5 three styles of three trades share no sentence of five words, but for the client's own", () => {
    const owner = new Map<string, string>();
    for (const style of contentStyleOptions)
      for (const form of [plumber, nursery, lawyers]) {
        const spec = specOf({ ...form, contentStyle: style });
        const own = new Set(spec.content.statements.flatMap(({ text }) => text.split(/(?<=[.!?])\s/)));
        const site = `${style} ${form.businessName}`;
        // What a page of the law's says is the same for all.
        const legal = new Set(spec.legalAndCompliance.pages.map(({ path }) => path));
        for (const { text, sources } of draftContent(spec).slots.filter(
          ({ kind, page }) => ["text", "answer"].includes(kind) && !legal.has(page),
        ))
          for (const sentence of text.split(/(?<=[.!?])\s/)) {
            const isOwn =
              own.has(sentence) ||
              sources.some((source) =>
                source.toLowerCase().includes(sentence.replace(/\.$/, "").toLowerCase()),
              );
            if (isOwn || sentence.split(/\s+/).length < 5) continue;
            expect(owner.get(sentence) ?? site, sentence).toBe(site);
            owner.set(sentence, site);
          }
      }
    expect(owner.size).toBeGreaterThan(20);
  });

  it("C-31.6 the styles differ in headings, buttons and sentences", () => {
    const [casual, professional, technical] = contentStyleOptions.map((contentStyle) => ({
      ...plumber,
      contentStyle,
    }));
    for (const kind of ["headline", "button", "answer"] as const) {
      const seen = [casual, professional, technical].map((form) =>
        textsOf(form ?? plumber, kind).join(" | "),
      );
      expect(new Set(seen).size, kind).toBe(3);
    }
  });

  it("C-31.33 the line below the headline is the client's next sentence where the strengths have another one, else what is offered", () => {
    const lead = (description: string): string | undefined =>
      slotsOf({ ...plumber, description }).find(({ id }) => id === "/#hero.lead")?.text;
    const two = "We mend boilers round Leeds. We fit radiators.";
    expect(lead(two)).toMatch(/boiler service/i);
    expect(lead(`${two} We answer the same day.`)).toBe("We fit radiators.");
  });

  it("C-31.7 a deck in which everything is filled prints a site without a note, with every text in it", () => {
    for (const form of [{ businessName: "Kiln & Co" }, plumber]) {
      const spec = specOf(form);
      const content = finished(spec);
      const files = renderStarterSite(spec, { content });
      const isLegal = (path: string): boolean =>
        spec.legalAndCompliance.pages.some((page) => path.startsWith(page.path.slice(1)));
      for (const [path, page] of pagesOf(files).filter(([file]) => !isLegal(file))) {
        const notes = elementsOf(page).filter((element) =>
          attribute(element, "class")?.split(" ").includes("todo"),
        );
        expect(notes.map(textOf), path).toEqual([]);
      }
      const all = Object.values(files).join("\n");
      const printed = content.slots.filter(
        ({ text, section }) => text.startsWith("Words for") && section !== "head",
      );
      for (const { text } of printed) expect(all).toContain(text);
      expect(files["contact/index.html"]).toContain('action="https://forms.example/kiln"');
    }
  });

  it("C-31.8 an updated specification keeps written texts, corrects details and lists what has no place any more", () => {
    const spec = specOf(plumber);
    const deck = draftContent(spec);
    const written = (slot: Slot): Slot => {
      if (slot.id === "/#hero.heading") return { ...slot, text: "Warm by Friday", status: "final" };
      if (slot.kind === "price" && slot.text === "£85")
        return { ...slot, text: "£85 all in", status: "final" };
      if (slot.id === "/blog#articles.text")
        return { ...slot, text: "Bleed your radiators.", status: "final" };
      return slot;
    };
    const mine = { ...deck, slots: deck.slots.map(written) };
    const kept = contentDeck(spec, mine);
    expect(kept).toEqual(mine);
    const offers = (plumber.offers ?? []).map((offer) =>
      offer.price === "£85" ? { ...offer, price: "£95" } : offer,
    );
    const changed = contentDeck(
      specOf({ ...plumber, offers, pages: pages.filter((page) => page !== "Blog") }),
      mine,
    );
    expect(changed.slots.find(({ id }) => id === "/#hero.heading")).toMatchObject({
      text: "Warm by Friday",
      status: "final",
    });
    expect(changed.slots.map(({ text }) => text)).toContain("£95");
    expect(changed.slots.map(({ text }) => text)).not.toContain("£85 all in");
    expect([...new Set(changed.unplaced.map(({ text }) => text))].sort()).toEqual([
      "Bleed your radiators.",
      "£85 all in",
    ]);
    expect(contentDeck(spec, changed).slots.map(({ text }) => text)).toContain("Bleed your radiators.");
  });

  it("C-31.9 a slot that is final without a text is left out, and an entry of one's own joins a list", () => {
    const spec = specOf({ businessName: "Kiln & Co" });
    const deck = draftContent(spec);
    const [first] = deck.slots.filter(({ section, page }) => section === "services" && page === "/");
    const own = {
      ...first,
      id: "/#services.own-bowls.title",
      kind: "item" as const,
      sources: [],
      text: "Bowls",
      status: "final" as const,
    };
    const left = deck.slots.map(
      (slot): Slot => (slot.section === "services" ? { ...slot, status: "final" } : slot),
    );
    const parsed = contentDeckSchema.parse({ ...deck, slots: [...left, own] });
    const home = renderStarterSite(spec, { content: parsed })["index.html"] ?? "";
    const section = elementsOf(home).find((element) => attribute(element, "id") === "services");
    expect(section && textOf(section)).toMatch(/Bowls$/);
  });

  it("C-36.5 what has a price is not to be asked for, however it is written; what has none is, where one asks", () => {
    const offers = [
      { name: "Call out", what: "first hour", price: "£60" },
      { name: "Call-out", what: "", price: "" },
      { name: "Bathrooms", what: "", price: "" },
    ];
    const askedOf = (contentNotes: string) =>
      slotsOf({ ...plumber, offers, contentNotes })
        .filter(({ id }) => /^\/#pricing\..*\.ask$/.test(id))
        .map(({ sources }) => sources);
    expect(askedOf("I give free quotes.")).toEqual([["Bathrooms: no price"]]);
    expect(askedOf("")).toEqual([]);
  });

  it.each([
    ["Estimates are always free.", true],
    ["We'll send you a written quote within two days.", true],
    ["Prices on request.", true],
    ["The rest depends on the size of the garden.", true],
    ["Can't price it without seeing it.", true],
    ["Please do not quote the letters yet.", false],
    ["Her favourite quotes hang on the wall.", false],
    ["We are proud of our prices.", false],
  ])("C-36.756 '%s' says that one asks for a price: %s", (contentNotes, expected) => {
    const offers = [
      { name: "Hedge cut", what: "", price: "£60" },
      { name: "Felling", what: "", price: "" },
    ];
    const slots = slotsOf({ ...plumber, offers, contentNotes });
    expect(slots.some(({ id }) => id.startsWith("/#pricing.") && id.endsWith(".ask"))).toBe(expected);
    expect(slots.some(({ id, text }) => id.startsWith("/#pricing.") && text === "Felling")).toBe(true);
  });
});

it.each([
  ["Guest house", "Rooms in an old farmhouse, with breakfast.", "a room"],
  ["Pizzeria", "Pizza from a wood oven.", "a table"],
  ["Driving school", "Driving lessons in Leeds.", "a lesson"],
  ["Piano tuning", "I tune and repair pianos.", "an appointment"],
  ["Bakery with a café", "Bread and cakes from our own oven.", "a table"],
  ["Hotel and restaurant", "Rooms and a restaurant by the lake.", "a room"],
  ["Fresh tempeh", "We make tempeh and sell it to cafés.", "a visit"],
  ["Tea rooms", "Scones, cakes and tea.", "a table"],
  ["Furniture removals", "House moves with two trucks.", "a move"],
  ["Head lice clinic, nit removal", "We remove head lice and nits.", "an appointment"],
  ["Thatcher, roofs and cottages", "We thatch roofs in Wexford.", "a job"],
  ["Dog hotel", "A small hotel for dogs.", "a stay"],
  ["Mobile bar for weddings", "Cocktails at your wedding.", "a call"],
  ["Taxidermy", "Taxidermy studio with museum work.", "an appointment"],
])("C-36.141 visitors of a %s book what it has: %s", (niche, description, booked) => {
  const formData = { businessName: "Hill", niche, description, goals: ["Book Appointments"] };
  expect(textsOf(formData, "button").join("\n")).toContain(booked);
});

it("C-36.142 German nouns keep their capitals inside a sentence, English ones do not", () => {
  const inline = (description: string) => {
    const offers = [
      { name: "Prophylaxe", what: "", price: "" },
      { name: "Implantate", what: "", price: "" },
    ];
    return textsOf({ businessName: "Praxis", niche: "Zahnarzt", description, offers }).join("\n");
  };
  expect(inline("Wir sind eine Praxis in Köln und behandeln auch Kinder.")).toContain(
    "Prophylaxe and Implantate",
  );
  expect(inline("We are a practice and treat children too.")).not.toContain("Prophylaxe and Implantate");
});
