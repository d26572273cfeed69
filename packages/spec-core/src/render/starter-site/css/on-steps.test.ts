import { expect, it } from "vitest";
import { fullForm } from "../../../spec/forms.fixture.ts";
import { renderCss } from "../../stylesheets/css.ts";
import { renderStarterSite } from "../render-starter-site.ts";
import { sixtyForms, specOf } from "../sites.fixture.ts";
import { onSteps } from "./on-steps.ts";

const forms = process.env.TEST_FULL ? sixtyForms : [fullForm, ...sixtyForms.slice(0, 5)];

it("C-36.74 fixed distances and text sizes move to the nearest step, fluid and negative ones stay", () => {
  const { typography } = specOf(fullForm).design.designSystem;
  const moved = (css: string) => onSteps(css, typography);
  expect(moved(".a { gap: 1.25rem 2rem; padding: .8rem clamp(1rem, 2vw, 3rem); margin: -1rem 0; }")).toBe(
    ".a { gap: 1.5rem 2rem; padding: .75rem clamp(1rem, 2vw, 3rem); margin: -1rem 0; }",
  );
  expect(moved(".a { font-size: .8125rem; width: 9.3rem; }")).toBe(
    ".a { font-size: .875rem; width: 9.3rem; }",
  );
});

it("C-36.75 a site uses no fixed distance and no text size but those that theme.css states", () => {
  for (const form of forms) {
    const spec = specOf(form);
    const css = renderStarterSite(spec)["css/site.css"] ?? "";
    const spaces = spec.design.designSystem.layout.spacingPx.map((px) => px / 16);
    const used = (pattern: RegExp) =>
      [...css.matchAll(pattern)].flatMap(([, value = ""]) =>
        value
          .split(" ")
          .flatMap((part) => /^(\d*\.?\d+)rem$/.exec(part)?.[1] ?? [])
          .map(Number),
      );
    expect(
      used(/[{;]\s*(?:row-gap|column-gap|gap|padding[a-z-]*|margin[a-z-]*):\s*([^;{}]+)/g).filter(
        (rem) => !spaces.includes(rem),
      ),
    ).toEqual([]);
    expect(used(/font-size:\s*([^;{}]+)/g).filter((rem) => ![0.875, 1, 1.125, 1.5].includes(rem))).toEqual(
      [],
    );
  }
});

it("C-36.76 every custom property that a site declares on its root stands in theme.css with the same value", () => {
  for (const form of forms) {
    const spec = specOf(form);
    const [css, theme] = [renderStarterSite(spec)["css/site.css"] ?? "", renderCss(spec)];
    const declared = [...css.matchAll(/^:root \{([^{}]*)\}/gm)].flatMap(([, body = ""]) => [
      ...new Map(
        [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [
          name,
          value.trim(),
        ]),
      ),
    ]);
    expect(declared.length).toBeGreaterThan(50);
    // The paints of the drawings are mixed from the theme's colors for the drawings alone.
    for (const [name, value] of new Map(declared))
      if (!name.startsWith("--m-")) expect(theme).toContain(`${name}: ${value};`);
  }
});
