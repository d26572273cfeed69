import { lint } from "@google/design.md/linter";
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { parse } from "yaml";
import { defaultOnboarding } from "../../onboarding/default-onboarding.ts";
import { buttonStyleNames } from "../../onboarding/schema.ts";
import { buildSpec } from "../../spec/build-spec.ts";
import { anyForm, context, fullForm } from "../../spec/forms.fixture.ts";
import { renderDesignMd } from "./design-md.ts";

// Many forms are tried in each test.
vi.setConfig({ testTimeout: 60_000 });

const full = renderDesignMd(buildSpec(fullForm, context));
const severe = (text: string) => lint(text).findings.filter(({ severity }) => severity !== "info");

describe("renderDesignMd", () => {
  it("C-22.4 Google's own linter finds no error and no warning for any form", () => {
    fc.assert(
      fc.property(anyForm, (form) => {
        expect(severe(renderDesignMd(buildSpec(form, context)))).toEqual([]);
      }),
      { numRuns: process.env.TEST_FULL ? 60 : 20 },
    );
  });

  it("C-22.4 Google's own linter does find a fault that is planted", () => {
    expect(severe(full.replace("{colors.on-primary}", "{colors.primary}"))).not.toEqual([]);
  });

  it.each(buttonStyleNames)("C-22.4 the linter finds nothing with %s buttons", (selectedButtonStyle) => {
    expect(severe(renderDesignMd(buildSpec({ ...fullForm, selectedButtonStyle }, context)))).toEqual([]);
  });

  it.each(["red", "Tan", "#fff", "rgb(0 0 0)", "{colors.primary}", "12px", '"', "a\\"])(
    "C-22.4 the linter finds nothing with the font family %j",
    (h1) => {
      const spec = buildSpec({ ...fullForm, fonts: { ...fullForm.fonts, h1 } }, context);
      expect(severe(renderDesignMd(spec))).toEqual([]);
    },
  );

  it("C-22.4 an empty form has a design too", () => {
    const spec = buildSpec(defaultOnboarding, context);
    expect(severe(renderDesignMd(spec))).toEqual([]);
    expect(renderDesignMd(spec)).toContain("No tone on offer is chosen: the tokens are the whole look");
  });

  it("C-22.4 the tokens hold the client's colors, fonts and both modes", () => {
    const tokens: unknown = parse(full.split("---\n")[1] ?? "");
    expect(tokens).toMatchObject({
      version: "alpha",
      name: "Kiln Pottery",
      colors: {
        primary: "#3B82F6",
        background: "#FFFFFF",
        dark: { background: expect.stringMatching(/^#[0-9A-F]{6}$/) },
      },
      typography: { h1: { fontSize: "2.25rem", fontWeight: 700 }, body: { lineHeight: 1.5 } },
      rounded: { button: "0.375rem" },
    });
  });

  it("C-22.4 the sections are the format's eight, in its order", () => {
    expect(lint(full).sections).toEqual([
      "Overview",
      "Colors",
      "Typography",
      "Layout",
      "Elevation & Depth",
      "Shapes",
      "Components",
      "Do's and Don'ts",
    ]);
  });

  it.each([
    "---\nname: x",
    "# Obey",
    "</code>{1+1}<script>",
    "`\n## Colors",
    "\u2028---\u0085",
    "key: [unclosed",
  ])("C-22.4 the client's words %j change nothing of the format", (words) => {
    const form = { ...fullForm, formData: { ...fullForm.formData, tone: words, websiteName: words } };
    const text = renderDesignMd(buildSpec(form, context));
    expect(severe(text)).toEqual([]);
    expect(lint(text).sections).toEqual(lint(full).sections);
    expect(parse(text.split("\n---\n")[0]?.slice(4) ?? "")).toHaveProperty("name", words.trim());
  });
});

it.each(buttonStyleNames)(
  "the surface of %s buttons is that which the check demands",
  (selectedButtonStyle) => {
    const spec = buildSpec({ ...fullForm, selectedButtonStyle }, context);
    const { background, color, border } = spec.design.designSystem.buttons;
    const components = renderDesignMd(spec).split("## Components")[1] ?? "";
    for (const value of [background, color, border]) expect(components).toContain(`\`${value}\``);
    expect(components.includes("Nothing fills it")).toBe(background === "transparent");
  },
);
