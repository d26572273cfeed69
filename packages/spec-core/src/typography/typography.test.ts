import fc from "fast-check";
import { expect, test } from "vitest";
import { seededRandom } from "../random/seeded-random.ts";
import { sizeChoices, sizeOptions, weightChoices, weightOptions } from "./choices.ts";
import { findFont, fontCatalog } from "./font-catalog.ts";
import type { FontCategory } from "./font-family.ts";
import { applyPairing, fontPairings } from "./font-pairings.ts";
import { defaultFonts, fontRoles, fontsSchema, fontWeights } from "./fonts.ts";
import * as surface from "./index.ts";
import { builtInFamilies, kitFamilies } from "./kit-families.ts";
import { nearestWeight } from "./nearest-weight.ts";
import { randomTypography } from "./random-typography.ts";

test("the typography entry point exports exactly its documented names", () => {
  expect(Object.keys(surface).sort()).toEqual([
    "applyPairing",
    "builtInFamilies",
    "defaultFonts",
    "findFont",
    "fluidSize",
    "fontCatalog",
    "fontPairings",
    "fontRoles",
    "fontWeights",
    "fontsSchema",
    "kitFamilies",
    "nearestWeight",
    "randomTypography",
    "shippedWeight",
    "sizeChoices",
    "sizeOptions",
    "weightChoices",
    "weightOptions",
  ]);
});

const byCategory = (category: FontCategory) => fontCatalog.filter((font) => font.category === category);

test("C-07.1 17 families of the kit, Bodega Serif and Neue Haas Grotesk among them", () => {
  const kit = byCategory("kit");
  expect(kit).toHaveLength(17);
  expect(kit.map((font) => font.family)).toEqual(
    expect.arrayContaining(["Bodega Serif", "Neue Haas Grotesk"]),
  );
  for (const font of kit) expect([font.source.kind, font.license]).toEqual(["kit", "commercial"]);
});

test.each([
  ["C-07.2", "sans-serif", 10, "any"],
  ["C-07.3", "serif", 5, "any"],
  ["C-07.4", "display", 3, "headings"],
  ["C-07.5", "monospace", 5, "body"],
] as const)("%s the %s families number %d and are for %s", (_, category, count, use) => {
  const fonts = byCategory(category);
  expect(fonts).toHaveLength(count);
  for (const font of fonts)
    expect([font.use, font.license, font.source.kind]).toEqual([use, "OFL-1.1", "bundled"]);
});

test("C-07.6 the built-in families, which are never taken for a kit's", () => {
  expect([...builtInFamilies]).toEqual([
    "Inter",
    "Roboto",
    "Open Sans",
    "Lato",
    "Montserrat",
    "Nunito",
    "Poppins",
    "Plus Jakarta Sans",
    "Figtree",
  ]);
  expect(kitFamilies([...builtInFamilies])).toEqual([]);
});

test("C-07.6 kit detection keeps what a kit has loaded, once, without quotes, our own fonts left out", () => {
  const loaded = [
    '"Bodega Serif"',
    "Inter",
    "inter Variable",
    "'Some Face'",
    "bodega serif",
    "Lora",
    "Inter Fallback",
    '"Besley as Georgia"',
    "Some Face as dejavu",
  ];
  expect(kitFamilies([...loaded, "", "Besley"], ["Besley"])).toEqual(["Bodega Serif", "Some Face"]);
});

test.each(["Besley as Georgia", "Instrument as Arial", " inter fallback "])(
  "C-07.7 a stored '%s', which no website can be set in, is read as its role's first family, the rest as it is",
  (h2) => {
    const stored = { ...defaultFonts, h1: "Lora", h2, h2Weight: "700", body: h2 };
    expect(fontsSchema.parse(stored)).toEqual({ ...stored, h2: "Inter", body: "Roboto" });
  },
);

test("C-07.7 a family that is no substitute stays as it was chosen", () => {
  for (const h1 of ["Rooney Sans", "Fallback", "As", "Same as Ever"])
    expect(fontsSchema.parse({ ...defaultFonts, h1 }).h1).toBe(h1);
});

test("no family is listed twice, and each has weights in rising order", () => {
  expect(new Set(fontCatalog.map((font) => font.family.toLowerCase())).size).toBe(40);
  for (const { weights } of fontCatalog) {
    expect(weights.length).toBeGreaterThan(0);
    expect(weights).toEqual(fontWeights.filter((weight) => weights.includes(weight)));
  }
});

// Published in the @fontsource packages' metadata.
test.each([
  ["Bebas Neue", ["400"]],
  ["Abril Fatface", ["400"]],
  ["Space Mono", ["400", "700"]],
  ["Lato", ["100", "300", "400", "700", "900"]],
  ["Playfair Display", ["400", "500", "600", "700", "800", "900"]],
  ["Open Sans", ["300", "400", "500", "600", "700", "800"]],
])("C-10.7 %s ships the weights %j", (family, weights) => {
  expect(findFont(family)?.weights).toEqual(weights);
});

test("every bundled family has a fallback whose metrics give the family's own line height", () => {
  for (const { family, stack, fallback, source } of fontCatalog) {
    expect(stack.startsWith(`"${family}"`)).toBe(true);
    expect(fallback === null).toBe(source.kind === "kit");
    if (fallback === null) continue;
    expect(fallback.sizeAdjust).toBeGreaterThan(60);
    expect(fallback.sizeAdjust).toBeLessThan(135);
    const lineHeight = fallback.ascentOverride + fallback.descentOverride + fallback.lineGapOverride;
    // Scaled back, these are the family's own line height, which is between 90 % and 160 % in all of them.
    expect(lineHeight * (fallback.sizeAdjust / 100)).toBeGreaterThan(90);
    expect(lineHeight * (fallback.sizeAdjust / 100)).toBeLessThan(160);
  }
  // Inter on Arial, as the documentation of Capsize and Next.js publish it.
  expect(findFont("inter")?.fallback).toMatchObject({
    sizeAdjust: 107.12,
    ascentOverride: 90.44,
    descentOverride: 22.52,
  });
});

test("C-08.1 the six pairings", () => {
  expect(fontPairings.map(({ heading, body }) => `${heading}/${body}`)).toEqual([
    "Inter/Inter",
    "Playfair Display/Inter",
    "Montserrat/Roboto",
    "Poppins/Open Sans",
    "Bodega Serif/Neue Haas Grotesk",
    "Bebas Neue/Lato",
  ]);
  for (const { heading, body } of fontPairings) {
    expect(["headings", "any"]).toContain(findFont(heading)?.use);
    expect(["body", "any"]).toContain(findFont(body)?.use);
  }
});

test("C-08.1 a pairing sets families and moves weights to shipped ones; sizes stay", () => {
  const pairing = fontPairings[5] ?? { name: "", heading: "", body: "" };
  expect(applyPairing(defaultFonts, pairing)).toEqual({
    ...defaultFonts,
    h1: "Bebas Neue",
    h2: "Bebas Neue",
    h3: "Bebas Neue",
    body: "Lato",
    h1Weight: "400",
    h2Weight: "400",
    h3Weight: "400",
  });
});

test("C-09.1 the weights on offer", () => {
  expect(weightChoices.map(({ value, label }) => `${value} ${label}`)).toEqual([
    "300 Light",
    "400 Regular",
    "700 Bold",
  ]);
});

test("C-09.2 the sizes on offer, small, medium and large", () => {
  const values = Object.fromEntries(
    fontRoles.map((role) => [role, sizeChoices[role].map((choice) => choice.value)]),
  );
  expect(values).toEqual({
    h1: ["2rem", "2.5rem", "3rem"],
    h2: ["1.5rem", "1.75rem", "2rem"],
    h3: ["1.25rem", "1.5rem", "1.75rem"],
    body: ["0.875rem", "1rem", "1.125rem"],
  });
  expect(sizeChoices.h1.map((choice) => choice.label)).toEqual(["Small", "Medium", "Large"]);
});

test("C-09.3 a picker shows a current size that is off its list, in its place", () => {
  expect(sizeOptions("h1", "2.25rem").map((choice) => choice.value)).toEqual([
    "2rem",
    "2.25rem",
    "2.5rem",
    "3rem",
  ]);
  expect(sizeOptions("h1", "2.5rem")).toEqual(sizeChoices.h1);
});

test("C-09.3 a picker shows a current weight that is off its list, and only weights that the family ships", () => {
  const values = (family: string, current: (typeof fontWeights)[number]) =>
    weightOptions(family, current).map(({ value, label }) => `${value} ${label}`);
  expect(values("Inter", "600")).toEqual(["300 Light", "400 Regular", "600 Semi Bold", "700 Bold"]);
  expect(values("Bebas Neue", "400")).toEqual(["400 Regular"]);
  expect(values("Of a strange kit", "700")).toEqual(["300 Light", "400 Regular", "700 Bold"]);
});

test("C-09.4 the default typography", () => {
  expect(defaultFonts).toEqual({
    h1: "Inter",
    h1Weight: "700",
    h1Size: "2.25rem",
    h2: "Inter",
    h2Weight: "600",
    h2Size: "1.75rem",
    h3: "Inter",
    h3Weight: "500",
    h3Size: "1.5rem",
    body: "Roboto",
    bodyWeight: "400",
    bodySize: "1rem",
  });
  expect(fontsSchema.parse(defaultFonts)).toEqual(defaultFonts);
});

test.each(["1.5", "0rem", "-1rem", "16px", "1.5rem;color:red", ""])("the size %j is refused", (h1Size) => {
  expect(fontsSchema.safeParse({ ...defaultFonts, h1Size }).success).toBe(false);
});

const draws = Array.from({ length: 5000 }, (_, seed) => randomTypography(seededRandom(seed)));

test.each([
  ["h1", 600, 900],
  ["h2", 500, 800],
  ["h3", 400, 700],
  ["body", 300, 500],
] as const)(
  "C-10.1 to C-10.4: %s has a weight from %d to %d in steps of 100, where the family ships one",
  (role, low, high) => {
    const seen = new Set<number>();
    for (const fonts of draws) {
      const shipped = findFont(fonts[role])?.weights ?? [];
      const weight = Number(fonts[`${role}Weight`]);
      // With all nine weights on hand the drawn one is used as it is, so the whole range must appear and nothing else.
      if (shipped.length !== 9) continue;
      seen.add(weight);
    }
    const range = [low, low + 100, low + 200, low + 300].filter((weight) => weight <= high);
    expect([...seen].sort()).toEqual(range);
  },
);

test("C-10.5 the sizes are those on offer, all of them", () => {
  for (const role of fontRoles) {
    const sizes = new Set(draws.map((fonts) => fonts[`${role}Size`]));
    expect([...sizes].sort()).toEqual(sizeChoices[role].map((choice) => choice.value).sort());
  }
});

test("C-10.6 the second heading has the first one's family with a probability of 70 %", () => {
  const same = draws.filter((fonts) => fonts.h1 === fonts.h2).length;
  // Four standard deviations of a binomial with 5 000 draws and 0.7.
  expect(Math.abs(same - 3500)).toBeLessThan(130);
});

test("C-10.8 the same seed gives the same typography, which is this one for seed 7 on every machine", () => {
  expect(randomTypography(seededRandom(7))).toEqual(randomTypography(seededRandom(7)));
  expect(randomTypography(seededRandom(7))).toEqual({
    h1: "Oswald",
    h2: "Oswald",
    h3: "Oswald",
    body: "Plus Jakarta Sans",
    h1Weight: "700",
    h2Weight: "500",
    h3Weight: "600",
    bodyWeight: "300",
    h1Size: "2.5rem",
    h2Size: "2rem",
    h3Size: "1.75rem",
    bodySize: "1.125rem",
  });
});

test("C-10.7 only weights that the family ships, the nearest one to a weight of the range", () => {
  for (const fonts of draws) {
    expect(fontsSchema.parse(fonts)).toEqual(fonts);
    for (const role of fontRoles) {
      const font = findFont(fonts[role]);
      expect(font?.weights).toContain(fonts[`${role}Weight`]);
      expect(font?.use).not.toBe(role === "body" ? "headings" : "body");
    }
  }
  expect(draws.filter((fonts) => fonts.h1 === "Bebas Neue").every((fonts) => fonts.h1Weight === "400")).toBe(
    true,
  );
  expect(draws.some((fonts) => fonts.h1 === "Bebas Neue")).toBe(true);
});

test.each([
  [["400"], "900", "400"],
  [["100", "300", "400", "700", "900"], "600", "700"],
  [["100", "300", "400", "700", "900"], "800", "900"],
  [["400", "700"], "300", "400"],
  [["200", "400"], "300", "200"],
  [["300", "500"], "400", "500"],
  [[], "600", "600"],
] as const)("C-10.7 of the weights %j the nearest to %s is %s", (available, wanted, expected) => {
  expect(nearestWeight(available, wanted)).toBe(expected);
});

test("C-10.7 no shipped weight is nearer than the one taken", () => {
  const weight = fc.constantFrom(...fontWeights);
  fc.assert(
    fc.property(fc.uniqueArray(weight, { minLength: 1 }), weight, (available, wanted) => {
      const gap = (candidate: string) => Math.abs(Number(candidate) - Number(wanted));
      expect(available).toContain(nearestWeight(available, wanted));
      expect(gap(nearestWeight(available, wanted))).toBe(Math.min(...available.map(gap)));
    }),
  );
});
