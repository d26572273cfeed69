import { defaultOnboarding } from "@sitewright/spec-core/onboarding";
import { expect, it } from "vitest";
import { bakery } from "../../test/samples.ts";
import { summaryRows } from "./summary-rows.ts";

const rowValue = (label: string, onboarding = bakery, industry = "Food & Hospitality") =>
  summaryRows({ industry, onboarding }, []).find((row) => row.label === label)?.value;

function hosting(changes: Partial<typeof bakery.formData>) {
  return rowValue("Hosting", { ...bakery, formData: { ...defaultOnboarding.formData, ...changes } });
}

it("D-03.8 standard and own pages are one list", () => {
  expect(rowValue("Pages")).toBe("Home, Products, Sourdough");
});

it("D-03.8 the industry is shown with the client's own words where they differ", () => {
  const inWords = { ...bakery, formData: { ...bakery.formData, niche: "Artisan bakery" } };
  expect(rowValue("Industry")).toBe("Food & Hospitality");
  expect(rowValue("Industry", inWords)).toBe("Food & Hospitality (Artisan bakery)");
  expect(rowValue("Industry", inWords, "")).toBe("Artisan bakery");
});

it("D-03.8 a font family is named once", () => {
  const fonts = { ...bakery.fonts, h1: "Besley", h2: "Besley", h3: "Inter", body: "Inter" };
  expect(rowValue("Type", { ...bakery, fonts })).toBe("Besley, Inter");
});

it("D-03.8 hosting lists what is there and what is needed", () => {
  expect(hosting({ hasDomain: true, domainName: "a.example", hostingHelp: true })).toBe(
    "Has a domain (a.example), needs hosting",
  );
  expect(hosting({ hasHosting: true, hostingProvider: "Acme" })).toBe("No domain yet, has hosting (Acme)");
  expect(hosting({})).toBe("No domain yet, no hosting yet");
});

it("P-37.17 optional answers have a line each where they were given", () => {
  const { formData } = bakery;
  const contact = { ...formData.contact, phone: "0951 29", address: "Hauptstr. 1" };
  const offers = [{ name: "Rye loaf", what: "", price: "€4" }];
  const given = { ...bakery, formData: { ...formData, contact, offers, onlyForUs: "Hacked once." } };
  expect(rowValue("Contact", given)).toBe("0951 29, Hauptstr. 1");
  expect(rowValue("Offers", given)).toBe("Rye loaf");
  expect(rowValue("Only for us", given)).toBe("Hacked once.");
  expect(rowValue("Contact")).toBeUndefined();
});

it("D-03.8 what the client left open stays empty", () => {
  const open = summaryRows({ industry: "", onboarding: defaultOnboarding }, null).filter(
    (row) => row.value === "",
  );
  expect(open.map((row) => row.label)).toEqual([
    "Industry",
    "Goals",
    "Pages",
    "Content style",
    "Timeline",
    "Budget",
  ]);
});

it("D-03.8 open questions are counted, and left out while they are not known", () => {
  const last = (blocks: Parameters<typeof summaryRows>[1]) =>
    summaryRows({ industry: "", onboarding: bakery }, blocks).at(-1);
  const launch = { blocks: "launch" } as const;
  const page = { blocks: "page" } as const;
  const optional = { blocks: "nothing" } as const;
  const shown = (value: string) => ({ label: "Clarifications", value, view: "questions" });
  expect(last([])).toEqual({ label: "Clarifications", value: "None" });
  expect(last([launch])).toEqual(shown("1 open question"));
  expect(last([launch, page, optional, optional])).toEqual(shown("2 open questions, 2 optional"));
  expect(last([optional])).toEqual(shown("1 optional"));
  expect(last(null)?.label).toBe("Budget");
});
