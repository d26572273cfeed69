import { lint } from "@google/design.md/linter";
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { parse } from "yaml";
import { defaultOnboarding } from "../../onboarding/default-onboarding.ts";
import { toneOptions } from "../../onboarding/options.ts";
import { buttonStyleNames, type OnboardingInput, onboardingSchema } from "../../onboarding/schema.ts";
import { buildSpec } from "../../spec/build-spec.ts";
import { anyForm, context, fullForm } from "../../spec/forms.fixture.ts";
import type { Spec } from "../../spec/schema.ts";
import { renderAgentsMd } from "../agent/agents-md.ts";
import { renderTasks } from "../agent/tasks.ts";
import { renderStarterSite } from "../starter-site/render-starter-site.ts";
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

describe("what the client asks of the look in words", () => {
  const asking = (formData: OnboardingInput["formData"], look: OnboardingInput = {}) =>
    buildSpec(onboardingSchema.parse({ ...look, formData: { businessName: "Ada", ...formData } }), context);
  const section = (text: string, title: string) => text.split(`## ${title}\n`)[1]?.split("\n## ")[0] ?? "";

  it("C-37.20 colors named in words make the tokens stand-ins, in DESIGN.md, AGENTS.md and the task of the wish", () => {
    const spec = asking({ description: "Lebanese street food. black + green pls" });
    const colors = section(renderDesignMd(spec), "Colors");
    expect(colors).toMatch(/stand-ins?/);
    expect(colors).toContain("`black + green pls`");
    expect(colors).toContain("`colors-chosen`");
    expect(colors).not.toContain("has not chosen any yet");
    expect(renderAgentsMd(spec)).toMatch(/stand-ins.*`colors-chosen`/);
    expect(renderAgentsMd(spec)).not.toContain("black");
    const wish = renderTasks(spec)
      .split("\n")
      .find((line) => line.includes("black + green pls"));
    expect(wish).toContain("`question:colors-chosen`");
  });

  it("colors that nobody chose come with what to do about them, in DESIGN.md, AGENTS.md and the task", () => {
    const told = (spec: Spec) => [renderDesignMd(spec), renderAgentsMd(spec), renderTasks(spec)];
    for (const text of told(asking({}))) expect(text).toMatch(/propose two or three colors.*approved/);
    const chosen = asking({}, { themeColors: { ...fullForm.themeColors, primary: "#7a1f5c" } });
    for (const text of told(chosen)) expect(text).not.toContain("propose two or three colors");
  });

  it("C-37.21 without such words the tokens are no stand-ins", () => {
    for (const spec of [asking({}), asking({ contentNotes: "Colours up to you. No pink please." })]) {
      expect(renderDesignMd(spec)).not.toMatch(/stand-in for|stand-ins/);
      expect(renderAgentsMd(spec)).not.toMatch(/colors.*stand-ins/);
    }
  });

  it.each([
    [
      "Hair salon in Cork.",
      "I'd like something like sage and terracotta, it should feel calm.",
      "sage and terracotta",
    ],
    ["Taverna in Bath.", "Not too much blue and white please, every taverna has that.", "Not too much blue"],
    [
      "Mobile coffee van.",
      "The van is orange with a white roof so something like that",
      "orange with a white roof",
    ],
  ])(
    "C-37.920 '%s' with '%s': the wish for colors is quoted where none is chosen",
    (description, notes, said) => {
      const colors = section(renderDesignMd(asking({ description, contentNotes: notes })), "Colors");
      expect(colors).not.toContain("has not chosen any yet");
      expect(colors).toContain(said);
      expect(colors).toMatch(/start values|stand-ins/);
    },
  );

  it("C-37.921 colors of wares and private remarks are no wish for the site's colors", () => {
    for (const contentNotes of [
      "Please no photos of red roses.",
      "Don't mention that the old red van was stolen.",
    ])
      expect(section(renderDesignMd(asking({ description: "Florist.", contentNotes })), "Colors")).toContain(
        "has not chosen any yet",
      );
  });

  it("C-37.22 the number in the header is told to the builder where calls come first", () => {
    const called = asking({
      description: "Most people ring me so the number needs to be at the top.",
      contact: { phone: "07700 900482", country: "GB" },
    });
    expect(section(renderDesignMd(called), "Layout")).toMatch(/header of every page.*telephone number/);
    expect(renderAgentsMd(called)).toMatch(/telephone number.*header of every page/);
    for (const text of [renderDesignMd(asking({})), renderAgentsMd(asking({}))])
      expect(text).not.toContain("telephone number");
  });

  it("C-37.23 a site without a chosen tone is said to be composed as it is, with its drawings", () => {
    const spec = asking({ niche: "hairdresser", pages: ["Home"] });
    expect(renderStarterSite(spec)["index.html"]).toContain('class="tone-modern');
    const text = section(renderDesignMd(spec), "Overview");
    expect(text).toContain("No tone on offer is chosen");
    expect(text).toContain("composed as Modern");
    expect(text).not.toContain("without further ornament");
  });

  it.each(toneOptions)("C-37.24 in the tone %s nothing is asked that another part forbids", (tone) => {
    for (const selectedButtonStyle of ["classic", "modern"] as const) {
      const text = renderDesignMd(asking({ tone }, { selectedButtonStyle }));
      const depth = section(text, "Elevation & Depth");
      const avoidsBoxes = /avoid boxes, shadows and dividers/.test(text);
      expect(avoidsBoxes).toBe(tone === "Minimalist");
      if (avoidsBoxes) expect(depth).not.toMatch(/cards stand out/i);
      // The form of the starter site casts one.
      expect(/form/.test(depth)).toBe(tone === "Modern");
      expect(/buttons/.test(depth)).toBe(selectedButtonStyle === "modern");
    }
  });
});
