import { describe, expect, it } from "vitest";
import { sectionNames } from "../../onboarding/layout-sections.ts";
import { pageOptions, toneOptions } from "../../onboarding/options.ts";
import {
  buttonStyleNames,
  type Onboarding,
  onboardingSchema,
  pageLayoutNames,
} from "../../onboarding/schema.ts";
import { fullForm } from "../../spec/forms.fixture.ts";
import { layoutCss } from "./css/layouts/layout-css.ts";
import { toneCss } from "./css/tones/tone-css.ts";
import { attribute, elementsOf } from "./parsed-page.fixture.ts";
import { renderStarterSite } from "./render-starter-site.ts";
import { specOf } from "./sites.fixture.ts";

const everything: Onboarding = {
  ...fullForm,
  formData: { ...fullForm.formData, pages: [...pageOptions] },
  layoutSections: {
    hero: true,
    features: true,
    services: true,
    testimonials: true,
    portfolio: true,
    pricing: true,
    team: true,
    contact: true,
  },
  uploadedFiles: [],
};
const siteWith = (changes: Partial<Onboarding>): Record<string, string> =>
  renderStarterSite(specOf({ ...everything, ...changes }));
const site = siteWith({});

type Element = ReturnType<typeof elementsOf>[number];

/** An element's composition: its tags and the names of their looks, without texts. */
function skeleton(element: Element): string {
  const children = element.childNodes.flatMap((node) => ("tagName" in node ? [skeleton(node)] : []));
  const look = attribute(element, "class")
    ?.split(" ")
    .filter((name) => !/^(?:on-|art-\d|ratio-|todo-)/.test(name))
    .join(".");
  return `${element.tagName}${look ? `.${look}` : ""}${children.length > 0 ? `(${children.join(" ")})` : ""}`;
}

const distinct = (values: readonly string[]): number => new Set(values).size;

/** The value that a style sheet gives a selector's property last. */
const declared = (css: string, selector: string, property: string): string | undefined => {
  const rules = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(([, selectors = ""]) =>
    selectors.split(",").some((entry) => entry.trim() === selector),
  );
  const values = rules.flatMap(([, , body = ""]) =>
    body
      .split(";")
      .flatMap((line) =>
        line.trim().startsWith(`${property}:`) ? [line.split(":").slice(1).join(":").trim()] : [],
      ),
  );
  return values.at(-1);
};

describe("the composition of a starter site", () => {
  it("C-22.15 the eight sections are composed in eight ways", () => {
    const home = elementsOf(site["index.html"] ?? "");
    const sections = sectionNames.map((name) => {
      const section = home.find((element) => attribute(element, "id") === name);
      return section ? skeleton(section).replaceAll(name, "") : "missing";
    });
    expect(sections).not.toContain("missing");
    expect(distinct(sections)).toBe(sectionNames.length);
  });

  it("C-22.15 the three page layouts differ in width, in the place of headings and in the arrangement of pictures", () => {
    const columns = pageLayoutNames.map((name) => layoutCss[name]);
    expect(distinct(columns.map((css) => declared(css, ":root", "--gutter") ?? ""))).toBe(3);
    expect(
      distinct(
        columns.map(
          (css) => `${declared(css, ".wrap", "max-width")} ${declared(css, ".sheet", "max-width")}`,
        ),
      ),
    ).toBe(3);
    expect(
      distinct(
        columns.map((css) =>
          ["position", "grid-template-columns", "border-block"]
            .map((p) => declared(css, ".head", p) ?? declared(css, ".part .head", p))
            .join(),
        ),
      ),
    ).toBe(3);
    expect(
      distinct(columns.map((css) => declared(css, ".mosaic", "grid-template-columns") ?? "as usual")),
    ).toBe(3);
  });

  it("C-22.15 the layout and its width reach the page", () => {
    for (const pageLayout of pageLayoutNames) {
      const files = siteWith({ pageLayout });
      expect(files["index.html"]).toContain(`layout-${pageLayout}`);
      expect(files["css/site.css"]).toContain(
        `--content-width: ${pageLayout === "full-width" ? "100vw" : "1280px"};`,
      );
    }
  });

  it("C-22.15 every standard page and a custom page have a composition of their own", () => {
    const pages = [
      ...pageOptions.slice(1).map((name) => `${name.toLowerCase()}/index.html`),
      "press-kit/index.html",
      "index.html",
    ];
    const mains = pages.map((path) => elementsOf(site[path] ?? "").find(({ tagName }) => tagName === "main"));
    expect(distinct(mains.map((main) => (main ? skeleton(main) : "missing")))).toBe(pages.length);
  });

  it("C-22.15 the eight button styles look eight ways: round ends for 'rounded', a shadow for 'modern' alone", () => {
    const looks = buttonStyleNames.map((selectedButtonStyle) => {
      const css = siteWith({ selectedButtonStyle })["css/site.css"] ?? "";
      const tokens = ["radius", "shadow", "border", "case", "background", "color"].map((name) =>
        /[^;]*/.exec(css.split(`--button-${name}:`)[1] ?? "")?.[0].trim(),
      );
      return {
        style: selectedButtonStyle,
        tokens,
        rules: css.match(/\.button(?::hover)? \{[^}]*\}/g)?.join() ?? "",
      };
    });
    expect(distinct(looks.map(({ tokens, rules }) => `${tokens.join()}${rules}`))).toBe(8);
    expect(looks.filter(({ tokens }) => tokens[0] === "9999px").map(({ style }) => style)).toEqual([
      "rounded",
    ]);
    expect(looks.filter(({ tokens }) => tokens[0] === "0.375rem")).toHaveLength(7);
    expect(looks.filter(({ tokens }) => tokens[1] !== "none").map(({ style }) => style)).toEqual(["modern"]);
  });

  it("the label of a button is strong in every style, so that it looks like one that works", () => {
    for (const selectedButtonStyle of buttonStyleNames) {
      const css = siteWith({ selectedButtonStyle })["css/site.css"] ?? "";
      const weights = (css.match(/\.button \{[^}]*\}/g) ?? []).flatMap(
        (rule) => rule.match(/font-weight: [^;]*/g) ?? [],
      );
      expect(weights, selectedButtonStyle).toEqual(["font-weight: var(--weight-strong)"]);
    }
  });

  it("paper shows the address of a link, but not the long one of a search on a map", () => {
    expect(siteWith({})["css/site.css"]).toContain('main a[href^="http"]:not(.more)::after');
  });

  it("C-22.15 the five tones differ in density, rules, radii, the opening and the grounds of sections", () => {
    const css = toneOptions.map((tone) => toneCss[tone]);
    for (const property of [
      "--space",
      "--row",
      "--radius",
      "--tracking",
      "--title-leading",
      "--text-statement",
    ])
      expect(
        distinct(css.map((text) => declared(text, ":root", property) ?? "")),
        property,
      ).toBeGreaterThanOrEqual(property === "--radius" ? 4 : 5);
    const homes = toneOptions.map((tone) => {
      const page = siteWith({ formData: { ...everything.formData, tone } })["index.html"] ?? "";
      return elementsOf(page)
        .flatMap((element) => (element.tagName === "section" ? [attribute(element, "class") ?? ""] : []))
        .join();
    });
    expect(distinct(homes)).toBe(5);
  });
});

it("a home page without sections opens with the drawing of the trade, which its story does not repeat", () => {
  const formData = { ...fullForm.formData, pages: ["Home", "Contact"] };
  const form = onboardingSchema.parse({ formData, layoutSections: {} });
  const page = renderStarterSite(specOf(form))["index.html"] ?? "";
  const [opening = "", story = ""] = page.split('id="story"');
  expect(opening).toContain("motif-opening");
  expect(opening.indexOf("<h1")).toBeLessThan(opening.indexOf("motif-opening"));
  expect(story).not.toContain("motif-opening");
});
