import { defineConfig, parse } from "@terrazzo/parser";
import { parse as parseCss, walk } from "css-tree";
import fc from "fast-check";
import StyleDictionary from "style-dictionary";
import StyleDictionary4 from "style-dictionary-4";
import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { buildSpec } from "../../spec/build-spec.ts";
import { anyForm, context, fullForm } from "../../spec/forms.fixture.ts";
import type { Spec } from "../../spec/schema.ts";
import { escapes, hostileForms } from "../hostile-forms.fixture.ts";
import { renderStyleDictionary, renderTokens } from "./tokens.ts";

// Many forms are tried in each test.
vi.setConfig({ testTimeout: 60_000 });

const full = buildSpec({ ...fullForm, selectedButtonStyle: "modern" }, context);
const specs = hostileForms.map((form) => buildSpec(form, context));
const config = defineConfig({}, { cwd: new URL("file:///tokens/") });

/** Reads a file of tokens with Terrazzo, which throws where the format is not kept. */
const read = async (src: string) => {
  const { tokens } = await parse([{ filename: new URL("file:///tokens/tokens.json"), src }], { config });
  return tokens;
};

// The values by the text of the Format Module 2025.10, sections 8 and 9, and of the Color Module 2025.10, section 4.
const reference = z.string().regex(/^\{[^${}.][^{}.]*(\.[^${}.][^{}.]*)*\}$/);
const component = z.number().min(0).max(1);
const color = z.strictObject({
  colorSpace: z.literal("srgb"),
  components: z.tuple([component, component, component]),
  alpha: z.number().min(0).max(1).optional(),
  hex: z.string().regex(/^#[0-9a-f]{6}$/),
});
const dimension = z.strictObject({ value: z.number(), unit: z.enum(["px", "rem"]) });
const fontFamily = z.array(z.string().refine((name) => !reference.safeParse(name).success)).min(1);
const values: Readonly<Record<string, z.ZodType>> = {
  color,
  dimension,
  fontFamily,
  fontWeight: z.number().min(1).max(1000),
  number: z.number(),
  shadow: z
    .array(
      z.strictObject({ color, offsetX: dimension, offsetY: dimension, blur: dimension, spread: dimension }),
    )
    .min(1),
  typography: z.strictObject({
    fontFamily: reference,
    fontSize: reference,
    fontWeight: reference,
    lineHeight: reference,
    letterSpacing: dimension,
  }),
};

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** Every token of a tree by its path; complains of what is neither group nor token. */
function tokensOf(tree: Record<string, unknown>, path = ""): [path: string, type: string, value: unknown][] {
  return Object.entries(tree).flatMap(([name, entry]): [string, string, unknown][] => {
    if (name === "$schema" || name === "$description") return [];
    expect(name).toMatch(/^[^${}.][^{}.]*$/);
    if (!isGroup(entry)) throw new Error(`${path}.${name} is neither a group nor a token`);
    const at = path === "" ? name : `${path}.${name}`;
    return "$value" in entry ? [[at, String(entry.$type), entry.$value]] : tokensOf(entry, at);
  });
}

function checkStructure(spec: Spec): void {
  const tokens = tokensOf(JSON.parse(renderTokens(spec)));
  const types = new Map(tokens.map(([path, type]) => [path, type]));
  for (const [path, type, value] of tokens) {
    expect([path, values[type]?.safeParse(value).error?.issues ?? []]).toEqual([path, []]);
    if (type === "typography" && isGroup(value))
      for (const [part, wanted] of [
        ["fontFamily", "fontFamily"],
        ["fontSize", "dimension"],
        ["fontWeight", "fontWeight"],
        ["lineHeight", "number"],
      ] as const)
        expect(types.get(String(value[part]).slice(1, -1))).toBe(wanted);
  }
}

describe("renderTokens", () => {
  it("C-22.5 every token of any form is one of the format's", () => {
    fc.assert(
      fc.property(anyForm, (form) => checkStructure(buildSpec(form, context))),
      { numRuns: process.env.TEST_FULL ? 60 : 20 },
    );
    for (const spec of specs) checkStructure(spec);
  });

  it("C-22.5 an independent reader of the format accepts the tokens", async () => {
    for (const spec of [full, ...specs.slice(0, 10), ...specs.slice(-3)])
      expect(Object.keys(await read(renderTokens(spec))).length).toBeGreaterThan(100);
  });

  it.each([
    ['"srgb"', '"rgb"'],
    ['"{font.size.h1}"', '"{font.size.none}"'],
    ['"unit": "rem"', '"unit": "furlong"'],
  ])("C-22.5 the independent reader refuses %s written as %s", async (right, wrong) => {
    await expect(read(renderTokens(full).replace(right, wrong))).rejects.toThrow();
  });

  it("C-22.5 the tokens hold the client's design in both modes", async () => {
    const tokens = await read(renderTokens(full));
    expect(tokens["color.brand.primary"]?.$value).toMatchObject({ colorSpace: "srgb" });
    expect(tokens["typography.h1"]?.$value).toEqual({
      fontFamily: ["Inter", "Inter Fallback", "sans-serif"],
      fontSize: { value: 2.25, unit: "rem" },
      fontWeight: 700,
      lineHeight: 1.2,
      letterSpacing: { value: 0, unit: "px" },
    });
    const names = (mode: string) =>
      Object.keys(tokens).flatMap((name) => name.split(`color.${mode}.`)[1] ?? []);
    expect(names("dark")).toEqual(names("light"));
    expect(names("light")).toContain("on-primary");
    expect(tokens["radius.button"]?.$value).toEqual({ value: 0.375, unit: "rem" });
    expect(JSON.parse(renderTokens(full)).shadow.button.$value).toHaveLength(2);
  });

  it("C-22.5 components and hex name the same 8-bit color", () => {
    for (const [, type, value] of tokensOf(JSON.parse(renderTokens(full)))) {
      if (type !== "color") continue;
      const { components, hex } = color.parse(value);
      const bytes = components.map((part) =>
        Math.round(part * 255)
          .toString(16)
          .padStart(2, "0"),
      );
      expect(`#${bytes.join("")}`).toBe(hex);
    }
  });
});

describe("renderStyleDictionary", () => {
  const options = (spec: Spec) => ({
    tokens: JSON.parse(renderStyleDictionary(spec)),
    log: { warnings: "error", verbosity: "silent" } as const,
    platforms: {
      css: { transformGroup: "css", files: [{ destination: "tokens.css", format: "css/variables" }] },
    },
  });
  const css = async (spec: Spec): Promise<string> => {
    const [file] = await new StyleDictionary(options(spec)).formatPlatform("css");
    return String(file?.output);
  };

  it("C-37.11 Style Dictionary 4 reads the same custom properties from it as Style Dictionary 5", async () => {
    const [four] = await new StyleDictionary4(options(full)).formatPlatform("css");
    expect(four?.output).toContain("--color-brand-primary: #3b82f6;");
    expect(four?.output).toBe(await css(full));
  });

  it("C-22.5 Style Dictionary makes custom properties of it without a warning", async () => {
    const text = await css(full);
    for (const line of [
      "--color-brand-primary: #3b82f6;",
      `--color-dark-background: ${full.design.designSystem.colors.roles.dark.background.toLowerCase()};`,
      "--font-size-h1: 2.25rem;",
      "--radius-button: 0.375rem;",
      "--space-1: 4px;",
      "--typography-h1: 700 2.25rem/1.2 Inter, 'Inter Fallback', sans-serif;",
      "--shadow-button: 0px 4px 6px -1px rgb(0 0 0 / 0.1), 0px 2px 4px -2px rgb(0 0 0 / 0.1);",
    ])
      expect(text).toContain(line);
  });

  it("C-22.5 a hostile font name leaves no declaration", async () => {
    const declarations = (text: string): number => {
      let count = 0;
      const errors: string[] = [];
      const sheet = parseCss(text, { onParseError: ({ message }) => errors.push(message) });
      walk(sheet, ({ type }) => {
        if (type === "Declaration") count++;
      });
      expect(errors).toEqual([]);
      return count;
    };
    const wanted = declarations(await css(buildSpec(fullForm, context)));
    for (const text of escapes) {
      const h1 = `${text.replace(/\p{Cc}/gu, " ").trim()}x`;
      const spec = buildSpec({ ...fullForm, fonts: { ...fullForm.fonts, h1 } }, context);
      expect([text, declarations(await css(spec))]).toEqual([text, wanted]);
    }
  });
});
