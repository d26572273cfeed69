import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { type CssNode, generate, parse, walk } from "css-tree";
import fc from "fast-check";
import { compile } from "tailwindcss";
import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { contrastRatio } from "../../color/contrast.ts";
import { toneOptions } from "../../onboarding/options.ts";
import { buttonStyleNames } from "../../onboarding/schema.ts";
import { paintColors } from "../../site/paint-colors.ts";
import { buildSpec } from "../../spec/build-spec.ts";
import { anyForm, context, fullForm } from "../../spec/forms.fixture.ts";
import type { Spec } from "../../spec/schema.ts";
import { renderBundle } from "../bundle.ts";
import { hostileForms } from "../hostile-forms.fixture.ts";
import { renderRobots } from "../robots.ts";
import { starterFonts } from "../starter-site/starter-fonts.ts";
import { renderCss } from "./css.ts";
import { renderShadcn } from "./shadcn.ts";
import { renderTailwind } from "./tailwind.ts";

// Many forms are tried in each test.
vi.setConfig({ testTimeout: 60_000 });

const full = buildSpec(fullForm, context);
const { light, dark } = full.design.designSystem.colors.roles;

/** The declarations of each rule, by its selector and the conditions around it. */
function rulesOf(text: string): Map<string, Map<string, string>> {
  const errors: string[] = [];
  const sheet = parse(text, {
    onParseError: ({ message }) => errors.push(message),
    parseCustomProperty: false,
  });
  expect(errors).toEqual([]);
  const rules = new Map<string, Map<string, string>>();
  walk(sheet, {
    visit: "Rule",
    enter(this: { atrule: CssNode | null }, rule) {
      const condition =
        this.atrule?.type === "Atrule" && this.atrule.prelude ? generate(this.atrule.prelude) : "";
      const declarations = rules.get(`${condition} ${generate(rule.prelude)}`) ?? new Map<string, string>();
      walk(rule.block, (node) => {
        if (node.type === "Declaration") declarations.set(node.property, generate(node.value).trim());
      });
      rules.set(`${condition} ${generate(rule.prelude)}`, declarations);
    },
  });
  return rules;
}

describe("renderCss", () => {
  const rules = rulesOf(renderCss(full));
  const bySystem = rules.get('(prefers-color-scheme:dark) :root:not([data-theme="light"],.light)');
  const byChoice = rules.get(' :root[data-theme="dark"],:root.dark');

  it("C-22.6 the custom properties of light mode are set on the root", () => {
    const root = rules.get(" :root");
    expect(root?.get("color-scheme")).toBe("light");
    expect(root?.get("--color-primary")).toBe("#3B82F6");
    expect(root?.get("--color-on-primary")).toBe(light.onPrimary);
    expect(root?.get("--font-h1")).toBe('"Inter", "Inter Fallback", sans-serif');
    expect(root?.get("--size-h1")).toBe("2.25rem");
    expect(root?.get("--weight-body")).toBe("400");
    expect(root?.get("--line-height-h1")).toBe("1.2");
    expect(root?.get("--button-radius")).toBe("0.375rem");
    expect(root?.get("--content-width")).toBe("1280px");
    expect(root?.get("--space-4")).toBe("1rem");
    expect(root?.get("--text-hero")).toMatch(/^clamp\(/);
  });

  it("C-22.6 dark mode follows the system unless light is chosen, and can be chosen", () => {
    for (const mode of [bySystem, byChoice]) {
      expect(mode?.get("color-scheme")).toBe("dark");
      expect(mode?.get("--color-background")).toBe(dark.background);
      expect([...(mode?.keys() ?? [])].filter((name) => name.startsWith("--")).length).toBe(
        Object.keys(paintColors(full).dark).length,
      );
    }
    expect(byChoice).toEqual(bySystem);
  });

  it("C-28.3 the style sheets request nothing", () => {
    const kit = buildSpec(
      { ...fullForm, fonts: { ...fullForm.fonts, h1: "Bodega Serif" } },
      {
        ...context,
        fontKitUrl: "https://kit.example/a.css",
      },
    );
    for (const spec of [full, kit]) {
      expect(renderCss(spec)).not.toMatch(/url\(|@import|https?:/);
      expect(renderTailwind(spec).replace(/@import "(?:tailwindcss|\.\/fonts\.css)";/g, "")).not.toMatch(
        /url\(|@import|https?:/,
      );
    }
  });

  it("C-31.35 on Android, where no font has Arial's bold advances, Roboto Bold is its fallback, scaled to its width", () => {
    const faces = [...(renderBundle(full)["fonts.css"] ?? "").matchAll(/@font-face \{[^}]*\}/g)].map(
      ([face]) => face,
    );
    const sizeOf = (local: string, weight: number): number => {
      const face = faces.find(
        (text) => text.includes(`local("${local}")`) && text.includes(`weight: ${weight};`),
      );
      return Number(/size-adjust: ([\d.]+)%/.exec(face ?? "")?.[1]);
    };
    // Advances of 40,000 characters of English, in ems: Roboto Bold 0.4395, Arimo Bold 0.4695, DejaVu Sans Bold 0.5622.
    expect(sizeOf("Arial Bold", 700) / sizeOf("Roboto Bold", 700)).toBeCloseTo(0.4395 / 0.4695, 2);
    expect(sizeOf("Arial Bold", 700) / sizeOf("DejaVu Sans Bold", 700)).toBeCloseTo(0.5622 / 0.4695, 2);
  });

  it("C-22.6 hosted families have a stand-in of the same measures", () => {
    const regular =
      /"Roboto Fallback";\n {2}font-weight: 400;\n {2}src: local\("Arial"\).*;\n {2}size-adjust: ([\d.]+)%/;
    const [, width] = regular.exec(renderBundle(full)["fonts.css"] ?? "") ?? [];
    // The value of Next.js for Roboto beside Arial, by its own count of letters.
    expect(Math.abs(Number(width) - 100.3)).toBeLessThan(1);
  });

  it("C-37.1 fonts.css names the very files that the starter site has, from where it lies", () => {
    const bundle = renderBundle(full);
    const urls = (path: string) =>
      [...(bundle[path] ?? "").matchAll(/url\("([^"]+)"\)/g)].map(([, url]) => url ?? "");
    const beside = urls("fonts.css");
    expect(beside).toEqual(starterFonts(full).map(({ path }) => `starter-site/${path}`));
    expect(urls("starter-site/css/fonts.css").map((url) => `starter-site/${url.replace("../", "")}`)).toEqual(
      beside,
    );
  });
});

describe("renderTailwind", () => {
  const require = createRequire(import.meta.url);
  const compiled = async (spec: Spec, candidates: string[]): Promise<string> => {
    const { build } = await compile(renderTailwind(spec), {
      loadStylesheet: async (id, base) => {
        if (id === "./fonts.css") return { path: id, base, content: renderBundle(spec)["fonts.css"] ?? "" };
        const path = require.resolve(`${id}/index.css`);
        return { path, base: path, content: await readFile(path, "utf8") };
      },
    });
    return build(candidates);
  };

  it("C-22.7 Tailwind 4 compiles it, and its utilities carry the design", async () => {
    const text = await compiled(full, [
      "bg-primary",
      "text-on-primary",
      "text-heading-1",
      "text-h1",
      "font-heading-1",
      "rounded-button",
      "max-w-content",
      "md:p-4",
      "dark:bg-surface",
    ]);
    for (const part of [
      "--color-primary: #3B82F6;",
      "background-color: var(--color-primary);",
      "color: var(--color-on-primary);",
      "font-size: var(--text-heading-1);",
      "font-weight: var(--tw-font-weight, var(--text-heading-1--font-weight));",
      "color: var(--color-h1);",
      "font-family: var(--font-heading-1);",
      "border-radius: var(--radius-button);",
      "max-width: var(--container-content);",
      "@media (width >= 48rem)",
      '[data-theme="dark"]',
      "prefers-color-scheme: dark",
    ])
      expect(text).toContain(part);
  });

  it("C-37.2 Tailwind's own colors, fonts, sizes and breakpoints stay usable beside the design", async () => {
    const text = await compiled(full, [
      "bg-red-500",
      "text-white",
      "font-serif",
      "text-xl",
      "2xl:p-4",
      "p-6",
    ]);
    for (const part of [
      "--color-red-500",
      "--color-white",
      "--font-serif",
      "--text-xl",
      "96rem",
      "--spacing",
    ])
      expect(text).toContain(part);
  });

  it("C-37.3 dark utilities follow the system, data-theme and the class alike", async () => {
    const text = await compiled(full, ["dark:bg-surface"]);
    for (const part of ["prefers-color-scheme: dark", '[data-theme="dark"]', ".dark, .dark *", ":root.dark"])
      expect(text).toContain(part);
  });

  it("C-22.7 it compiles with every button style and with hostile font names", async () => {
    const errorsOf = (text: string): string[] => {
      const errors: string[] = [];
      parse(text, { onParseError: ({ message }) => errors.push(message) });
      return errors;
    };
    const candidates = ["bg-primary", "font-heading-1"];
    // Tailwind's own reset holds syntax that the parser does not know.
    const plain = await compiled(full, candidates);
    const forms = [
      ...buttonStyleNames.map((selectedButtonStyle) => ({ ...fullForm, selectedButtonStyle })),
      ...hostileForms,
    ];
    for (const form of forms) {
      const text = await compiled(buildSpec(form, context), candidates);
      expect(text).toContain("background-color: var(--color-primary);");
      expect(errorsOf(text)).toEqual(errorsOf(plain));
    }
  });
});

// The structure that ui.shadcn.com/schema/registry-item.json asks of a theme.
const texts = z.record(z.string().regex(/^[a-z][a-z0-9-]*$/), z.string().min(1));
const registryItem = z.strictObject({
  $schema: z.literal("https://ui.shadcn.com/schema/registry-item.json"),
  name: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  type: z.literal("registry:theme"),
  title: z.string(),
  description: z.string(),
  cssVars: z.strictObject({ theme: texts, light: texts, dark: texts }),
  css: z.record(z.string(), z.record(z.string().regex(/^--[a-z][a-z0-9-]*$/), z.string().min(1))),
});

describe("renderShadcn", () => {
  it("C-22.7 a shadcn/ui theme for any form, every label readable on its ground", () => {
    const check = (spec: Spec) => {
      const { cssVars } = registryItem.parse(JSON.parse(renderShadcn(spec)));
      for (const mode of [cssVars.light, cssVars.dark])
        for (const [name, color] of Object.entries(mode)) {
          const ground = name === "foreground" ? "background" : name.replace(/-foreground$/, "");
          if (name.endsWith("foreground"))
            expect(contrastRatio(color, mode[ground] ?? "")).toBeGreaterThanOrEqual(4.5);
        }
    };
    fc.assert(
      fc.property(anyForm, (form) => check(buildSpec(form, context))),
      { numRuns: process.env.TEST_FULL ? 60 : 20 },
    );
    for (const form of hostileForms) check(buildSpec(form, context));
  });

  it("C-22.7 the theme is named after the site and holds its colors", () => {
    const item = registryItem.parse(JSON.parse(renderShadcn(full)));
    expect(item.name).toBe("kiln-pottery-theme");
    expect(item.cssVars.light).toMatchObject({
      background: "#FFFFFF",
      primary: "#3B82F6",
      radius: "0.375rem",
    });
    expect(item.cssVars.dark).toMatchObject({ background: dark.background, foreground: dark.text });
    expect(item.css['[data-theme="dark"]']).toMatchObject({ "--background": dark.background });
  });
});

describe("renderRobots", () => {
  it("C-22.9 everything may be read, and the sitemap is named at the site's address", () => {
    expect(renderRobots(full)).toBe("User-agent: *\nAllow: /\n\nSitemap: https://kiln.example/sitemap.xml\n");
  });

  it("C-37.4 while the domain is open no address is named, whatever the website is called", () => {
    for (const domainName of ["", "TBD", "not decided yet"]) {
      const form = { ...fullForm, formData: { ...fullForm.formData, domainName, websiteName: "kiln.com" } };
      expect(renderRobots(buildSpec(form, context))).toBe("User-agent: *\nAllow: /\n");
    }
  });

  it("C-22.9 without a page there is no sitemap to name", () => {
    const spec = buildSpec(
      { ...fullForm, formData: { ...fullForm.formData, pages: [], customPages: [] } },
      context,
    );
    expect(renderRobots(spec)).toBe("User-agent: *\nAllow: /\n");
  });
});

it.each(toneOptions)(
  "theme.css declares every property that it refers to, and the surface of buttons: %s",
  (tone) => {
    const css = renderCss(buildSpec({ ...fullForm, formData: { ...fullForm.formData, tone } }, context));
    const declared = new Set([...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
    const used = [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name);
    expect(used.filter((name) => !declared.has(name))).toEqual([]);
    for (const name of ["--button-background", "--button-color", "--button-border"])
      expect(declared).toContain(name);
  },
);
