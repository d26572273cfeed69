import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { buildSpec } from "./build-spec.ts";
import { anyForm, context, fullForm } from "./forms.fixture.ts";
import * as surface from "./index.ts";
import { parseSpec, specJsonSchema, specVersion } from "./index.ts";

const spec = buildSpec(fullForm, context);

const issuesOf = (input: unknown) => {
  const result = parseSpec(input);
  return result.ok ? [] : result.issues;
};

describe("parseSpec", () => {
  it("C-21.3 accepts what buildSpec makes of any form, also after a trip through JSON", () => {
    fc.assert(
      fc.property(anyForm, (form) => {
        const built = buildSpec(form, context);
        const json: unknown = JSON.parse(JSON.stringify(built));
        expect(json).toEqual(built);
        const parsed = parseSpec(json);
        expect(parsed).toEqual({ ok: true, spec: built });
        expect(parsed.ok && JSON.stringify(parsed.spec)).toBe(JSON.stringify(built));
      }),
      { numRuns: process.env.TEST_FULL ? 200 : 40 },
    );
  });

  const { aiPrompt: _, ...withoutPrompt } = spec;
  const { name: __, ...namelessBusiness } = spec.businessInfo;
  const [home, ...otherPages] = spec.siteStructure.pages;

  it.each([
    ["aiPrompt", withoutPrompt],
    ["businessInfo.name", { ...spec, businessInfo: namelessBusiness }],
    ["businessInfo.industry", { ...spec, businessInfo: { ...spec.businessInfo, industry: "Magic" } }],
    ["businessInfo.extra", { ...spec, businessInfo: { ...spec.businessInfo, extra: 1 } }],
    ["surprise", { ...spec, surprise: true }],
    ["schemaVersion", { ...spec, schemaVersion: "9.0.0" }],
    ["websiteGoals.1", { ...spec, websiteGoals: ["a", 2] }],
    [
      "siteStructure.pages.0.path",
      { ...spec, siteStructure: { ...spec.siteStructure, pages: [{ ...home, path: 1 }, ...otherPages] } },
    ],
    ["metadata.generatedDate", { ...spec, metadata: { ...spec.metadata, generatedDate: "yesterday" } }],
    [
      "design.designSystem.colors.theme.primary",
      {
        ...spec,
        design: {
          ...spec.design,
          designSystem: {
            ...spec.design.designSystem,
            colors: {
              ...spec.design.designSystem.colors,
              theme: { ...spec.design.designSystem.colors.theme, primary: "blue" },
            },
          },
        },
      },
    ],
  ])("C-21.4 names the path %s of what is wrong", (path, input) => {
    const issues = issuesOf(input);
    expect(issues.map((issue) => issue.path)).toEqual([path]);
    expect(issues[0]?.message).not.toBe("");
  });

  it("C-21.4 refuses anything else without throwing", () => {
    fc.assert(
      fc.property(fc.anything(), (input) => {
        expect(parseSpec(input).ok).toBe(false);
      }),
    );
  });
});

describe("the published schema", () => {
  it("C-21.1 has a version, which every spec carries", () => {
    expect(specVersion).toMatch(/^\d+\.\d+\.\d+$/);
    expect(spec.schemaVersion).toBe(specVersion);
  });

  it("C-21.2 is a JSON Schema whose $id names the version", () => {
    expect(specJsonSchema).toMatchObject({
      $schema: "https://json-schema.org/draft/2020-12/schema",
      $id: `urn:sitewright:spec:${specVersion}`,
      version: specVersion,
      type: "object",
      additionalProperties: false,
    });
    expect(specJsonSchema.required).toEqual(Object.keys(spec));
  });
});

it("the public surface of spec is exactly this", () => {
  expect(Object.keys(surface).sort()).toMatchInlineSnapshot(`
    [
      "buildSpec",
      "diffSpecs",
      "notSpecified",
      "parseSpec",
      "specJsonSchema",
      "specSchema",
      "specVersion",
      "storedSpecSchema",
    ]
  `);
});
