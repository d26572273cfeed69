import { describe, expect, it } from "vitest";
import { buttonStyleNames } from "../onboarding/schema.ts";
import { buildSpec } from "./build-spec.ts";
import { context, fullForm } from "./forms.fixture.ts";

const system = (form: Partial<typeof fullForm> = {}) =>
  buildSpec({ ...fullForm, ...form }, context).design.designSystem;

const withPages = (pages: string[]) =>
  buildSpec({ ...fullForm, formData: { ...fullForm.formData, pages, customPages: [] } }, context)
    .siteStructure;

describe("design rules", () => {
  it("C-20.1 breakpoints are 640, 768, 1024 and 1280 px", () => {
    expect(system().layout.breakpointsPx).toEqual({ sm: 640, md: 768, lg: 1024, xl: 1280 });
  });

  it("C-20.2 line heights are 1.5 for text and 1.2, 1.25, 1.3 for headings", () => {
    const { h1, h2, h3, body } = system().typography;
    expect([body, h1, h2, h3].map((role) => role.lineHeight)).toEqual([1.5, 1.2, 1.25, 1.3]);
  });

  it.each(buttonStyleNames)(
    "C-20.3 the radius of %s buttons is 9999px for rounded, else 0.375rem",
    (style) => {
      const radius = system({ selectedButtonStyle: style }).buttons.borderRadius;
      expect(radius).toBe(style === "rounded" ? "9999px" : "0.375rem");
    },
  );

  it("C-20.4 only modern buttons have a shadow", () => {
    const shadowed = buttonStyleNames.filter(
      (style) => system({ selectedButtonStyle: style }).buttons.boxShadow !== "none",
    );
    expect(shadowed).toEqual(["modern"]);
  });

  it("C-20.5 mobile navigation is a dropdown over five pages", () => {
    const five = ["Home", "About", "Services", "Blog", "Contact"];
    expect(withPages(five).navigation.mobile).toBe("inline");
    expect(withPages([...five, "FAQ"]).navigation.mobile).toBe("dropdown");
  });

  it.each([
    ["Home", 500, 800],
    ["About", 800, 1200],
    ["Services", 600, 1000],
    ["Blog", 1000, 1500],
  ])("C-20.6 the page %s has %i to %i words", (name, minWords, maxWords) => {
    expect(withPages([name]).pages[0]?.contentLength).toEqual({ minWords, maxWords });
  });

  it("C-20.6 a page under Services counts as a service page, others have no set length", () => {
    const pageTree = [{ name: "services", children: [{ name: "Repairs" }] }, { name: "Contact" }];
    const formData = { ...fullForm.formData, pages: ["Services", "Contact"], customPages: ["Repairs"] };
    const { pages } = buildSpec({ ...fullForm, formData, pageTree }, context).siteStructure;
    expect(pages[1]?.contentLength).toEqual({ minWords: 600, maxWords: 1000 });
    expect(pages[2]?.contentLength).toBeNull();
  });

  it("C-20.7 the style guide lists all four content lengths", () => {
    expect(buildSpec(fullForm, context).design.styleGuide.contentLengths).toEqual({
      home: { minWords: 500, maxWords: 800 },
      about: { minWords: 800, maxWords: 1200 },
      service: { minWords: 600, maxWords: 1000 },
      blog: { minWords: 1000, maxWords: 1500 },
    });
  });

  it("C-20.8 utility and dark-mode colors are fixed", () => {
    expect(system().colors.utility).toEqual({
      success: "#10B981",
      warning: "#F59E0B",
      error: "#EF4444",
      info: "#3B82F6",
    });
    expect(system().colors.darkMode).toEqual({ background: "#1f2937", text: "#f9fafb", surface: "#374151" });
  });

  it("C-28.1 each hosted family comes with the free font service's address and the weights in use", () => {
    const { imports } = system().typography;
    expect(imports).toEqual([
      {
        family: "Inter",
        source: "hosted",
        weights: ["500", "600", "700"],
        url: "https://fonts.googleapis.com/css2?family=Inter:wght@500;600;700&display=swap",
      },
      {
        family: "Roboto",
        source: "hosted",
        weights: ["400"],
        url: "https://fonts.googleapis.com/css2?family=Roboto:wght@400&display=swap",
      },
    ]);
  });

  it("C-28.1 a family's name is written for an address, its weights are those that it ships", () => {
    const { imports } = system({ fonts: { ...fullForm.fonts, h1: "Bebas Neue" } }).typography;
    expect(imports[0]?.url).toBe("https://fonts.googleapis.com/css2?family=Bebas+Neue:wght@400&display=swap");
  });

  it("C-28.2 the configured kit style sheet is named, and only where one is configured", () => {
    const fontKitUrl = "https://kit.example/abc.css";
    const form = { ...fullForm, fonts: { ...fullForm.fonts, h1: "Bodega Serif" } };
    const { kitStylesheet, imports } = buildSpec(form, { ...context, fontKitUrl }).design.designSystem
      .typography;
    expect(kitStylesheet).toBe(fontKitUrl);
    expect(imports[0]).toMatchObject({ family: "Bodega Serif", source: "kit", url: fontKitUrl });
    expect(buildSpec(form, context).design.designSystem.typography.kitStylesheet).toBeNull();
  });

  it("C-28.3 the templates request neither", () => {
    const form = { ...fullForm, fonts: { ...fullForm.fonts, h1: "Bodega Serif" } };
    const { html, css, javascript } = buildSpec(form, {
      ...context,
      fontKitUrl: "https://kit.example/abc.css",
    }).codeTemplates;
    expect(`${html}${css}${javascript}`).not.toMatch(/googleapis|gstatic|kit\.example|@import|url\(/);
  });
});
