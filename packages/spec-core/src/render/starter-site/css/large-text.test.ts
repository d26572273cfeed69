import { expect, it } from "vitest";
import { conform } from "../../../conform/index.ts";
import { toneOptions } from "../../../onboarding/options.ts";
import { onboardingSchema, pageLayoutNames } from "../../../onboarding/schema.ts";
import { renderDesignMd } from "../../design-md/design-md.ts";
import { renderCss } from "../../stylesheets/css.ts";
import { renderStarterSite } from "../render-starter-site.ts";
import { specOf } from "../sites.fixture.ts";

const wish = "Large print please, my customers are old.";

const formOf = (contentNotes: string, look: object = {}, tone = "") =>
  onboardingSchema.parse({
    formData: {
      businessName: "Set at Home",
      niche: "mobile hairdresser",
      description: "I do hair for ladies and gents in their own homes.",
      pages: ["Home", "Pricing", "Contact"],
      offers: [{ name: "Perm", what: "includes the set", price: "£45" }],
      contentNotes,
      tone,
    },
    ...look,
  });

const large = specOf(formOf(wish));

/** The sizes of text in a style sheet that do not follow another one, in rem: the least of each that grows. */
const leastSizes = (css: string): number[] =>
  [...css.matchAll(/(?:--text-[\w-]+|--size-[\w-]+|[{;]\s*font|[{;]\s*font-size):([^;{}]*)/g)].flatMap(
    ([, value = ""]) => {
      const [rem] = /(\d*\.?\d+)rem/.exec(value) ?? [];
      return rem === undefined ? [] : [Number.parseFloat(rem)];
    },
  );

it("C-22.50 no text of a site is smaller than 1rem where the client asks for large text, whatever its look", () => {
  for (const tone of toneOptions)
    for (const pageLayout of pageLayoutNames) {
      const files = renderStarterSite(
        specOf(formOf(wish, { pageLayout, selectedButtonStyle: "square" }, tone)),
      );
      const sizes = leastSizes(files["css/site.css"] ?? "");
      expect(sizes.length).toBeGreaterThan(20);
      expect([tone, pageLayout, sizes.filter((rem) => rem < 1)]).toEqual([tone, pageLayout, []]);
    }
});

it("C-22.51 large text is the same in the site, theme.css and DESIGN.md, and other sites keep their sizes", () => {
  const steps = { small: "1.09375rem", label: "1.25rem", large: "1.40625rem", display: "1.875rem" };
  for (const css of [renderStarterSite(large)["css/site.css"] ?? "", renderCss(large)]) {
    expect(css).toContain("--size-body: 1.25rem;");
    for (const [name, size] of Object.entries(steps)) expect(css).toContain(`--text-${name}: ${size};`);
  }
  const design = renderDesignMd(large);
  for (const size of Object.values(steps)) expect(design).toContain(size);
  expect(design).toContain(`\`${wish}\``);
  const usual = specOf(formOf(""));
  expect(renderStarterSite(usual)["css/site.css"]).toContain("--text-small: 0.875rem;");
  expect(renderDesignMd(usual)).not.toMatch(/large text/i);
});

it("C-22.52 the check accepts large text and refuses the usual size beside the wish", () => {
  const files = renderStarterSite(large);
  expect(conform(large, files)).toEqual([]);
  const css = (files["css/site.css"] ?? "").replace("--size-body: 1.25rem", "--size-body: 1rem");
  expect(conform(large, { ...files, "css/site.css": css }).map(({ rule }) => rule)).toContain("typography");
});
