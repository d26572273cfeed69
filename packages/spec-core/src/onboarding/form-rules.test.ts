import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseCustomPages } from "./custom-pages.ts";
import { defaultOnboarding } from "./default-onboarding.ts";
import { applyTemplate, layoutTemplates } from "./layout-templates.ts";
import { prefilledSteps } from "./prefilled-steps.ts";
import { toggleDomain, toggleHosting, toggleTbd } from "./toggles.ts";

const form = defaultOnboarding.formData;

describe("custom pages", () => {
  it("C-17.8 are split at commas and trimmed", () => {
    expect(parseCustomPages(" Gallery ,Press kit,\tMenu")).toEqual(["Gallery", "Press kit", "Menu"]);
  });

  it("a comma in brackets separates nothing", () => {
    expect(parseCustomPages("Menu, Fundraisers (they buy for 11, min 50), Shop (later")).toEqual([
      "Menu",
      "Fundraisers (they buy for 11, min 50)",
      "Shop (later",
    ]);
  });

  it("C-17.8 blanks are dropped", () => {
    expect(parseCustomPages(", ,,")).toEqual([]);
  });

  it("C-17.8 duplicates are dropped, whatever their case; the first spelling stays", () => {
    expect(parseCustomPages("Gallery, gallery , GALLERY, Menu")).toEqual(["Gallery", "Menu"]);
  });

  it("C-17.8 parsing what was parsed changes nothing", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const once = parseCustomPages(text);
        expect(parseCustomPages(once.join(", "))).toEqual(once);
      }),
    );
  });
});

describe("toggles", () => {
  it("C-17.9 TBD is set by the first click and cleared by the second", () => {
    const first = toggleTbd({ ...form, websiteName: "Kiln" });
    expect(first.websiteName).toBe("TBD");
    expect(toggleTbd(first).websiteName).toBe("");
  });

  it("C-17.10 switching the domain off clears its name, switching it on keeps what is there", () => {
    const on = toggleDomain(form);
    expect(on.hasDomain).toBe(true);
    expect(toggleDomain({ ...on, domainName: "kiln.example" })).toEqual(form);
  });

  it("C-17.10 switching hosting off clears the provider", () => {
    const on = toggleHosting(form);
    expect(on.hasHosting).toBe(true);
    expect(toggleHosting({ ...on, hostingProvider: "Acme" })).toEqual(form);
  });
});

describe("layout templates", () => {
  const all = ["hero", "features", "services", "testimonials", "portfolio", "pricing", "team", "contact"];

  it.each([
    ["business-standard", "business", ["hero", "features", "services", "contact"]],
    ["business-premium", "business", all],
    ["portfolio-minimal", "portfolio", ["hero", "portfolio", "contact"]],
    ["portfolio-creative", "portfolio", ["hero", "services", "testimonials", "portfolio", "contact"]],
    ["ecommerce-basic", "ecommerce", ["hero", "features", "portfolio", "contact"]],
    ["ecommerce-advanced", "ecommerce", all.filter((name) => name !== "team")],
  ] as const)("C-15.1 %s of the category %s is %j", (id, category, sections) => {
    const before = {
      ...defaultOnboarding,
      layoutSections: { ...defaultOnboarding.layoutSections, team: true },
    };
    const after = applyTemplate(before, id);
    expect(after.layoutTemplates).toEqual({ selected: id, category });
    expect(Object.entries(after.layoutSections).flatMap(([name, on]) => (on ? [name] : []))).toEqual(
      sections,
    );
    expect(before.layoutTemplates.selected).toBeNull();
  });

  it("C-15.2 the categories are business (the default), portfolio and ecommerce", () => {
    expect([...new Set(layoutTemplates.map((template) => template.category))]).toEqual([
      "business",
      "portfolio",
      "ecommerce",
    ]);
    expect(defaultOnboarding.layoutTemplates).toEqual({ selected: null, category: "business" });
  });
});

describe("opening a saved project", () => {
  const marked = (saved: Parameters<typeof prefilledSteps>[0]) =>
    Object.entries(prefilledSteps(saved)).flatMap(([key, on]) => (on ? [key] : []));

  it("C-17.11 marks welcome always", () => {
    expect(marked({})).toEqual(["welcome"]);
  });

  it("C-17.11 marks each step whose data exists", () => {
    const { themeColors, fonts, layoutSections } = defaultOnboarding;
    expect(marked({ formData: { businessName: "Kiln" } })).toEqual(["welcome", "questionnaire"]);
    expect(marked({ fonts })).toEqual(["welcome", "typography"]);
    expect(marked({ themeColors })).toEqual(["welcome", "theme"]);
    expect(marked({ layoutSections })).toEqual(["welcome", "layout"]);
    expect(marked({ formData: { tone: "Fun" } })).toEqual(["welcome", "style"]);
  });
});
