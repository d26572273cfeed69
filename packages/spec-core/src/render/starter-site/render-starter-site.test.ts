import { describe, expect, it } from "vitest";
import { defaultOnboarding } from "../../onboarding/default-onboarding.ts";
import { sectionNames } from "../../onboarding/layout-sections.ts";
import { onboardingSchema } from "../../onboarding/schema.ts";
import { isAlwaysDark } from "../../site/paint-colors.ts";
import { sitemapXml } from "../../sitemap/index.ts";
import { fullForm } from "../../spec/forms.fixture.ts";
import { attribute, elementsOf, pagesOf, textOf } from "./parsed-page.fixture.ts";
import { renderStarterSite } from "./render-starter-site.ts";
import { sixtyForms, specOf } from "./sites.fixture.ts";
import { starterFonts } from "./starter-fonts.ts";

const spec = specOf(fullForm);
const files = renderStarterSite(spec);
const sites = sixtyForms.map((form) => {
  const of = specOf(form);
  return { form, spec: of, files: renderStarterSite(of) };
});
const home = files["index.html"] ?? "";

const freeze = (value: unknown): void => {
  if (typeof value !== "object" || value === null) return;
  Object.values(value).forEach(freeze);
  Object.freeze(value);
};

describe("renderStarterSite", () => {
  it("has the files that the prompt and the HTML template name", () => {
    const [structure = ""] = /^## File structure\n[\s\S]*?^END/m.exec(spec.aiPrompt) ?? [];
    const named = [...structure.matchAll(/^\| (.*[^/])$/gm)].map(([, file]) => file);
    const linked = [...spec.codeTemplates.html.matchAll(/(?:href|src)="\/((?:css|js)\/[^"]+)"/g)].map(
      ([, file]) => file,
    );
    expect(linked.length).toBe(3);
    expect(named).toEqual(expect.arrayContaining(linked));
    expect(Object.keys(files)).toEqual(expect.arrayContaining(named));
  });

  it("C-22.12 writes every page and custom page at the file of its path, and the files around them", () => {
    expect(Object.keys(files).sort()).toEqual([
      "404.html",
      "about/index.html",
      "blog/index.html",
      "contact/index.html",
      "css/fonts.css",
      "css/site.css",
      "delivery/index.html",
      "favicon.svg",
      "index.html",
      "js/site.js",
      "llms.txt",
      "press-kit/index.html",
      "privacy/index.html",
      "returns/index.html",
      "robots.txt",
      "services/index.html",
      "site.webmanifest",
      "sitemap.xml",
      "terms-of-sale/index.html",
    ]);
  });

  it.each([
    ["Lernwerk Linz", "Lernwerk Linz"],
    ["Taller Socarrat", "Taller Socarrat"],
    ["Kiln & Co", "Kiln & Co"],
    ["Baker, Finch & Partners", "Baker, Finch"],
    ["Schornsteinfegermeister Voss", "Schornsteinfegermeister"],
    ["Spätschwimmer", "Spätschwimmer"],
    ["The Creamery, Glenaskeagh", "The Creamery"],
    ["The Glenaskeaghmore Inn", "Glenaskeaghmore"],
    ["The Slow Heron", "The Slow Heron"],
    ["Tackett and Sons Septic", "Tackett and Sons"],
    ["Tackett And Brotherton Septic", "Tackett"],
    ["Sisters of the Skillet", "Sisters"],
    ["Guesthouse for Old Dogs", "Guesthouse for Old"],
    ["Stand by Me Nursery", "Stand by Me"],
    ["Casa Alta de la Luz Blanca", "Casa Alta"],
    ["Müller und Söhne Tiefbau", "Müller und Söhne"],
    ["Rossignoli e Figli Marmi", "Rossignoli e Figli"],
    ["Brot & Butter", "Brot & Butter"],
    ["By the Sea", "By the Sea"],
    ["At the Chapel of Old Bruton", "At the Chapel"],
    ["Plan A Carpentry Works", "Plan A Carpentry"],
    ["Orla Ní Dhomhnaill Interiors", "Orla Ní Dhomhnaill"],
    ["Siobhán Ní Mhuircheartaigh Harps", "Siobhán Ní Mhuircheartaigh"],
    ["Anna Maria Kowalska Studio", "Anna Maria Kowalska"],
    ["Owen Davies Family Butchers", "Owen Davies"],
    ["Salty Paws Mobile Dog Wash", "Salty Paws"],
    ["Bramble & Thistle Soaps", "Bramble & Thistle"],
    ["The", "The"],
  ])("C-36.248 under its icon on a home screen '%s' reads '%s'", (businessName, shortName) => {
    const named = { ...fullForm, formData: { ...fullForm.formData, businessName, websiteName: "" } };
    const manifest = JSON.parse(renderStarterSite(specOf(named))["site.webmanifest"] ?? "");
    expect(manifest.short_name).toBe(shortName);
  });

  it("C-22.12 shows the chosen sections in their order, each with the id that the spec gives it", () => {
    for (const site of sites) {
      const ids = elementsOf(site.files["index.html"] ?? "").map((element) => attribute(element, "id"));
      const chosen = site.spec.siteStructure.sections.chosen;
      expect(ids.filter((id) => sectionNames.some((name) => name === id))).toEqual(chosen);
    }
  });

  it("P-42.2 is handed over without any section where the client chose none, whatever is suggested", () => {
    const offers = [{ name: "Throwing class", what: "Two hours at the wheel", price: "£40" }];
    const formData = { ...fullForm.formData, offers };
    const undecided = specOf(onboardingSchema.parse({ ...fullForm, formData, layoutSections: {} }));
    expect(undecided.siteStructure.sections.suggested.length).toBeGreaterThan(2);
    const ids = elementsOf(renderStarterSite(undecided)["index.html"] ?? "").map((element) =>
      attribute(element, "id"),
    );
    expect(ids.filter((id) => sectionNames.some((name) => name === id))).toEqual([]);
  });

  it("C-22.12 is pure: the same spec gives the same bytes and stays as it was", () => {
    const frozen = specOf(fullForm);
    freeze(frozen);
    expect(renderStarterSite(frozen)).toEqual(files);
  });

  it("C-22.12 has one h1 on every page, and no heading level is skipped", () => {
    for (const { files: site } of sites)
      for (const [path, page] of pagesOf(site)) {
        const levels = elementsOf(page)
          .filter(({ tagName }) => /^h[1-6]$/.test(tagName))
          .map(({ tagName }) => Number(tagName.slice(1)));
        expect(
          levels.filter((level) => level === 1),
          path,
        ).toHaveLength(1);
        levels.forEach((level, index) => {
          expect(level - (levels[index - 1] ?? 0), path).toBeLessThanOrEqual(1);
        });
      }
  });

  it("C-22.12 links only to files and ids that exist, and marks the current page", () => {
    for (const { files: site } of sites)
      for (const [path, page] of pagesOf(site).filter(([name]) => name !== "404.html")) {
        const elements = elementsOf(page);
        expect(
          elements.filter((element) => attribute(element, "aria-current") === "page").length,
          path,
        ).toBeGreaterThan(0);
        for (const href of elements
          .filter(({ tagName }) => tagName === "a")
          .map((a) => attribute(a, "href") ?? "")) {
          const target = new URL(href, `https://own.example/${path}`);
          if (target.host !== "own.example") continue;
          const text = site[decodeURIComponent(target.pathname.slice(1))];
          expect(text, `${path} → ${href}`).toBeDefined();
          const id = target.hash.slice(1);
          if (id)
            expect(
              elementsOf(text ?? "").some((element) => attribute(element, "id") === id),
              href,
            ).toBe(true);
        }
      }
  });

  it("C-22.12 keeps every id of a page to one element", () => {
    for (const { files: site } of sites)
      for (const [path, page] of pagesOf(site)) {
        const ids = elementsOf(page).flatMap((element) => attribute(element, "id") ?? []);
        expect(new Set(ids).size, path).toBe(ids.length);
      }
  });

  it("C-22.12 shows networks the picture of the hero, whatever was uploaded first", () => {
    const picture = (id: string, role: "team" | "opening") =>
      ({
        id,
        name: `${id}.jpg`,
        type: "media",
        size: 10,
        url: "",
        storagePath: `media/${id}`,
        role,
      }) as const;
    const uploadedFiles = [picture("portrait", "team"), picture("shop", "opening")];
    const page = renderStarterSite(specOf({ ...fullForm, uploadedFiles }))["index.html"];
    expect(page).toContain('property="og:image" content="https://kiln.example/assets/shop.jpg"');
  });

  it("C-22.12 keeps the style sheet below 38 kB, the paints of the drawings among them", () => {
    for (const { files: site } of sites)
      expect(new TextEncoder().encode(site["css/site.css"]).length).toBeLessThan(38_000);
  });

  it("C-22.12 has the colors of both themes, by preference and by choice", () => {
    const { light, dark } = spec.design.designSystem.colors.roles;
    const css = files["css/site.css"] ?? "";
    const [lightBlock, preferred, chosen] = [
      css.indexOf(":root {"),
      css.indexOf("@media (prefers-color-scheme: dark)"),
      css.indexOf(':root[data-theme="dark"], :root.dark'),
    ];
    expect(css.slice(lightBlock, preferred)).toContain(`--color-primary-text: ${light.primaryText};`);
    expect(css.slice(preferred, chosen)).toContain(`--color-primary-text: ${dark.primaryText};`);
    expect(css.slice(chosen)).toContain(`--color-primary-text: ${dark.primaryText};`);
  });

  it("C-20 the navigation of a small screen is a dropdown over five pages, and lies open up to five", () => {
    const navigation = (count: number): boolean => {
      const pages = ["Home", "About", "Services", "Blog", "Contact", "FAQ"].slice(0, count);
      const page =
        renderStarterSite(specOf(onboardingSchema.parse({ formData: { pages } })))["index.html"] ?? "";
      return elementsOf(page).some(
        ({ tagName, attrs }) => tagName === "nav" && attrs.some(({ name }) => name === "popover"),
      );
    };
    expect([5, 6].map(navigation)).toEqual([false, true]);
  });

  it("C-22.8 the sitemap is that of the spec's pages", () => {
    const entries = spec.siteStructure.pages.map(({ name, path, url }) => ({ name, path, url }));
    expect(files["sitemap.xml"]).toBe(sitemapXml(entries, { lastmod: "2025-06-01" }));
  });

  it("C-22.12 an untouched form gives a site with a home page and no sitemap", () => {
    const empty = renderStarterSite(specOf(defaultOnboarding));
    expect(Object.keys(empty)).toContain("index.html");
    expect(Object.keys(empty)).not.toContain("sitemap.xml");
  });

  it("C-23.3 works without JavaScript: what only a script can serve stays hidden, nothing else does", () => {
    for (const { files: site, spec: of } of sites)
      for (const [path, page] of pagesOf(site)) {
        const hidden = elementsOf(page).filter((element) => attribute(element, "hidden") !== undefined);
        // A theme that is dark already has nothing to switch.
        expect(
          hidden.map((element) => attribute(element, "data-theme-toggle") ?? "not the toggle"),
          path,
        ).toEqual(isAlwaysDark(of) ? [] : [""]);
      }
  });

  it("C-23.3 has no inline style, no inline program and no event attribute", () => {
    for (const { files: site } of sites)
      for (const [path, page] of pagesOf(site))
        for (const element of elementsOf(page)) {
          expect(
            element.attrs.map(({ name }) => name).filter((name) => name === "style" || name.startsWith("on")),
            path,
          ).toEqual([]);
          expect(element.tagName, path).not.toBe("style");
          if (element.tagName === "script" && attribute(element, "type") !== "application/ld+json")
            expect(element.childNodes, path).toEqual([]);
        }
  });

  it("C-28 requests nothing from another host: every source, style sheet and font is a file of the site", () => {
    for (const { files: site, spec: of } of sites) {
      const own = new Set([...Object.keys(site), ...starterFonts(of).map(({ path }) => path)]);
      for (const [path, page] of pagesOf(site))
        for (const element of elementsOf(page)) {
          const loads =
            attribute(element, "src") ??
            (element.tagName === "link" && attribute(element, "rel") !== "canonical"
              ? attribute(element, "href")
              : undefined);
          if (loads === undefined) continue;
          const file = new URL(loads, `https://own.example/${path}`);
          expect(file.host).toBe("own.example");
          if (!file.pathname.startsWith("/assets/")) expect(own).toContain(file.pathname.slice(1));
        }
      const css = `${site["css/fonts.css"] ?? ""}${site["css/site.css"]}`;
      for (const [, url = ""] of css.matchAll(/url\("([^"]*)"\)/g))
        expect(own).toContain(url.replace("../", ""));
      expect(css).not.toMatch(/@import|https?:/);
    }
  });

  it("C-22.12 the form can be filled in by a browser and says that it is not connected", () => {
    const elements = elementsOf(files["contact/index.html"] ?? "");
    const named = (tag: string): (string | undefined)[] =>
      elements.filter(({ tagName }) => tagName === tag).map((element) => attribute(element, "autocomplete"));
    expect(named("input")).toEqual(["name", "email", "tel", "off"]);
    const ids = elements.flatMap((element) =>
      ["input", "textarea"].includes(element.tagName) ? (attribute(element, "id") ?? []) : [],
    );
    const labels = elements
      .filter(({ tagName }) => tagName === "label")
      .map((element) => attribute(element, "for"));
    expect(labels).toEqual(ids);
    expect(
      elements.filter((element) => attribute(element, "class")?.includes("todo")).map(textOf),
    ).toContainEqual(expect.stringMatching(/^To be connected: the address of the form service/));
  });

  it("C-22.12 the client's first goals word the calls to action", () => {
    const link = elementsOf(home).find((element) => attribute(element, "class") === "button");
    expect(link && textOf(link)).toBe("See what it costs");
    const title = elementsOf(home).find(({ tagName }) => tagName === "h1");
    expect(title && textOf(title)).toBe("Hand-thrown tableware for restaurants");
  });
});

describe("marks", () => {
  const marked = renderStarterSite(spec, { marks: true });
  const marks = (page: string): string[] =>
    elementsOf(page).flatMap((element) => attribute(element, "data-from") ?? []);

  it("P-30 a site rendered without marks carries none, and marks are all that they add", () => {
    for (const [path, page] of Object.entries(marked)) {
      expect(files[path]).not.toContain("data-from");
      expect(page.replace(/ data-from="[^"]*"/g, "")).toBe(files[path]);
    }
  });

  it("P-30 every mark is the path of an answer in the form", () => {
    const reach = (path: string): unknown =>
      path.split(".").reduce<unknown>((value, key) => Object(value)[key], { ...fullForm, pageTree: [] });
    const paths = new Set(pagesOf(marked).flatMap(([, page]) => marks(page)));
    expect([...paths].filter((path) => reach(path) === undefined)).toEqual([]);
    for (const path of [
      "formData.businessName",
      "formData.description",
      "formData.niche",
      "formData.goals.0",
      "formData.pages",
      "formData.customPages",
      "formData.socialMedia.instagram",
      "layoutSections.hero",
      "pageLayout",
      "uploadedFiles",
    ])
      expect(paths).toContain(path);
  });

  it("P-30 a marked element shows the answer", () => {
    const name = elementsOf(marked["index.html"] ?? "").find(({ tagName }) => tagName === "h1");
    expect(name && [attribute(name, "data-from"), textOf(name)]).toEqual([
      "formData.description",
      "Hand-thrown tableware for restaurants",
    ]);
  });
});
