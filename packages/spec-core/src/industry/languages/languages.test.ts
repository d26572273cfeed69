import { describe, expect, it } from "vitest";
import { classifyIndustry, industryOf } from "../classify.ts";
import { languagesOf } from "./detect.ts";
import { frenchTerms } from "./french-terms.ts";
import { germanTerms } from "./german-terms.ts";
import { internationalTerms } from "./international-terms.ts";
import { spanishTerms } from "./spanish-terms.ts";

describe("C-13.13 descriptions in other languages are read in their own words", () => {
  it.each([
    ["Zahnärztin für Kinder", "Healthcare"],
    ["Lebensversicherungen und Bausparen", "Finance"],
    ["Wir streichen Fassaden und tapezieren Wohnungen", "Real Estate & Construction"],
    ["Lederwarenladen in der Altstadt", "Retail & E-commerce"],
    ["Software für Bäckereien", "Technology"],
    ["Peluqueras a domicilio", "Fashion & Beauty"],
    ["Venta, reparación y alquiler de bicicletas para turistas", "Travel & Tourism"],
    ["Abogada de herencias", "Legal Services"],
    ["Boulangère et pâtissière à Nîmes", "Food & Hospitality"],
    ["Cours d'allemand pour cuisiniers", "Education"],
    ["Fabrication de pièces en métal", "General Business"],
  ])("'%s' is %s", (text, industry) => {
    expect(classifyIndustry(text).industry).toBe(industry);
  });

  it("names the words as they are in the text, without accents", () => {
    expect(classifyIndustry("Wir verkaufen Fahrräder").evidence).toContain("fahrrader");
  });

  it.each([
    "Ein Betrieb mit Herz und Verstand",
    "Una empresa familiar con experiencia",
    "Nous sommes à votre écoute depuis 1962",
  ])("C-13.5 '%s' names no industry in its language either", (text) => {
    expect(classifyIndustry(text)).toEqual({ industry: "General Business", confidence: 0, evidence: [] });
  });

  it("function words determine the language, a loanword does not", () => {
    expect(languagesOf("Wir backen für die ganze Stadt")).toEqual([["german"]]);
    expect(languagesOf("A café with a view of the harbour")).toEqual([["english"]]);
    expect(classifyIndustry("En suite rooms").industry).toBe("Food & Hospitality");
  });

  it("the terms are written as the text is read", () => {
    for (const table of [germanTerms, spanishTerms, frenchTerms, internationalTerms])
      for (const lists of Object.values(table))
        for (const list of Object.values(lists))
          for (const term of list.split(/,\s+/))
            expect(term).toMatch(/^-?[a-z0-9]+( [a-z0-9]+)*-?( [a-z0-9]+-?)*$/);
  });
});

describe("who supplies a trade", () => {
  it.each([
    ["Gastronomiebedarf", "Retail & E-commerce"],
    ["Friseurbedarf und Kosmetikbedarf", "Retail & E-commerce"],
    ["Hotelbedarf", "Retail & E-commerce"],
    ["Großhandel für Gastronomiebedarf", "Retail & E-commerce"],
    ["Gastronomiegroßhandel in Hamburg", "Retail & E-commerce"],
    ["Restaurant, Lieferung nach Bedarf", "Food & Hospitality"],
    ["Wir kommen bei Bedarf ins Haus und pflegen Senioren", "Healthcare"],
    ["Pflege für Menschen mit Pflegebedarf", "Healthcare"],
    ["Schule für Kinder mit Förderbedarf", "Education"],
  ])("C-13.21 '%s' is %s", (text, industry) => {
    expect(classifyIndustry(text).industry).toBe(industry);
  });

  it("C-13.22 the trades that somebody supplies do not decide against the niche", () => {
    const form = {
      niche: "Großhandel für Gastronomiebedarf",
      businessName: "Nordwerk Gastrobedarf GmbH",
      description: "Wir beliefern Restaurants, Hotels und Kantinen in ganz Norddeutschland mit Geschirr.",
      audience: "Gastronomen, Hoteliers, Kantinenbetreiber.",
    };
    expect(industryOf(form).industry).toBe("Retail & E-commerce");
  });
});

describe("the parts of a company profile", () => {
  it.each([
    ["Our experts offer professional services to companies. We insure ships.", "Finance"],
    ["Company engaged in the design, sales and marketing of sportswear", "Fashion & Beauty"],
    ["Villa rentals", "Travel & Tourism"],
    ["Travel consultants", "Travel & Tourism"],
    ["Installation of solar panels", "Real Estate & Construction"],
    ["Bread, cakes and confectionery (retail)", "Retail & E-commerce"],
    ["Maker of garden tools", "General Business"],
    ["Iron Temple is a powerlifting gym", "General Business"],
    ["The Noodle House is a firm of chartered accountants", "Finance"],
  ])("C-13.14 '%s' is %s: stages, serving heads and names do not decide", (text, industry) => {
    expect(classifyIndustry(text).industry).toBe(industry);
  });

  it("C-13.16 a playful business name does not decide against the description", () => {
    const form = { niche: "", businessName: "The Pizza Chapel", description: "We cut hair.", audience: "" };
    expect(industryOf(form).industry).toBe("Fashion & Beauty");
  });
});
