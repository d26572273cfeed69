import { expect, test } from "vitest";
import { seededRandom } from "../random/seeded-random.ts";
import { contrastRatio, relativeLuminance } from "./contrast.ts";
import { namedPalettes } from "./named-palettes.ts";
import { type RandomPaletteOptions, randomPalette } from "./random-palette.ts";
import type { ThemeColors } from "./theme-colors.ts";

const seeds = Array.from({ length: 10_000 }, (_, seed) => seed);

function draw(seed: number | string, options: RandomPaletteOptions = {}) {
  const palette = randomPalette(seededRandom(seed), options);
  if (palette.source === "impossible") throw new Error(`Seed ${seed}: ${palette.reason}`);
  return palette;
}

/** The rules that a palette breaks, by an independent reading of the requirement. */
function breaches(colors: ThemeColors, background?: "light" | "dark"): string[] {
  const on = (name: keyof ThemeColors) => contrastRatio(colors[name], colors.background);
  const luminance = relativeLuminance(colors.background);
  const isRight = background === "light" ? luminance >= 0.85 : luminance <= 0.15;
  return [
    ...(on("text") >= 4.5 ? [] : ["text"]),
    ...(["primary", "h1", "h2", "h3", "accent"] as const).filter((name) => on(name) < 3),
    ...(contrastRatio(colors.accent, colors.primary) >= 2 ? [] : ["accent and primary"]),
    ...((background === undefined ? isRight || luminance >= 0.85 : isRight) ? [] : ["background"]),
  ];
}

test("C-05.1 about 70 % of 10 000 draws are named palettes, each of the twelve among them", () => {
  const named = seeds.map((seed) => draw(seed)).filter((palette) => palette.source === "named");
  // Four standard deviations of a binomial with 10 000 draws and 0.7.
  expect(Math.abs(named.length - 7000)).toBeLessThan(184);
  for (const { name, colors } of namedPalettes)
    expect(named.find((palette) => palette.name === name)?.colors).toEqual(colors);
});

/** Generated palettes are reached past the first draw, which decides between named and generated. */
function generate(seed: number, background?: "light" | "dark") {
  const next = seededRandom(seed);
  let isFirst = true;
  const random = () => {
    if (!isFirst) return next();
    isFirst = false;
    return 0.99;
  };
  const palette = randomPalette(random, background ? { background } : {});
  if (palette.source !== "generated") throw new Error(`Seed ${seed}: ${palette.source}`);
  return palette;
}

test.each([undefined, "light", "dark"] as const)(
  "C-05.3 C-05.4 C-05.5 C-05.6 C-05.12 all of 10 000 generated palettes keep every rule, background %s",
  (background) => {
    const bad = seeds.filter((seed) => breaches(generate(seed, background).colors, background).length > 0);
    expect(bad).toEqual([]);
  },
);

test.each([undefined, "light", "dark"] as const)(
  "C-05.12 not one of 10 000 seeds misses, background %s",
  (background) => {
    const options = background ? { background } : {};
    const bad = seeds.filter((seed) => breaches(draw(seed, options).colors, background).length > 0);
    expect(bad).toEqual([]);
  },
);

test("C-05.2 generation gives up after 100 attempts of 20 retries per color", () => {
  let calls = 0;
  const random = () => {
    calls += 1;
    if (calls === 1) return 0.99;
    return calls === 2 ? 0 : Number.NaN;
  };
  expect(randomPalette(random).source).toBe("fallback");
  // Two calls choose generation and mode; an attempt takes three for its hues and two per retry of one color.
  expect(calls).toBe(2 + 100 * (3 + 20 * 2));
});

test("C-05.7 the fallback is Ocean Breeze, or the first dark palette where a dark background is asked for", () => {
  expect(randomPalette(() => Number.NaN)).toEqual({ ...namedPalettes[0], source: "fallback" });
  expect(randomPalette(() => Number.NaN)).toMatchObject({ name: "Ocean Breeze" });
  expect(randomPalette(() => Number.NaN, { background: "dark" })).toMatchObject({ name: "Midnight Ocean" });
});

test("C-05.8 the random source is the only source: the same seed gives the same palette", () => {
  for (const seed of seeds.slice(0, 500)) expect(draw(seed)).toEqual(draw(seed));
});

test("C-05.8 seed 2 gives this very palette on every machine", () => {
  expect(draw(2)).toEqual({
    name: "Rose & Teal",
    colors: {
      background: "#FEF5F6",
      primary: "#811634",
      accent: "#009994",
      text: "#3B2225",
      h1: "#4A1420",
      h2: "#7D3442",
      h3: "#006865",
    },
    source: "generated",
  });
});

const lockable = ["primary", "accent", "background", "text", "h1", "h2", "h3"] as const;

test.each(lockable)(
  "C-05.9 a locked %s is kept to the byte while the rest changes and keeps the rules",
  (name) => {
    for (const [index, { colors }] of namedPalettes.entries()) {
      const locked = { [name]: colors[name].toLowerCase() };
      const drawn = [1, 2, 3].map((seed) => draw(seed + index * 3, { locked }));
      for (const palette of drawn) {
        expect(palette.colors[name]).toBe(locked[name]);
        expect(breaches(palette.colors)).toEqual([]);
      }
      expect(new Set(drawn.map((palette) => JSON.stringify(palette.colors))).size).toBeGreaterThan(1);
    }
  },
);

test("C-05.9 all seven colors can be locked", () => {
  const colors = namedPalettes[4]?.colors ?? {};
  expect(draw(1, { locked: colors }).colors).toEqual(colors);
});

test("C-05.10 every color is 8-bit hex, and its unrounded ratio was the one judged", () => {
  for (const seed of seeds.slice(0, 300))
    for (const color of Object.values(generate(seed).colors)) expect(color).toMatch(/^#[0-9A-F]{6}$/);
});

test("C-05.13 with a lock no palette is a named one", () => {
  const sources = seeds.slice(0, 300).map((seed) => draw(seed, { locked: { text: "#1A1A1A" } }).source);
  expect(new Set(sources)).toEqual(new Set(["generated"]));
});

test.each([
  [{ text: "#888888", background: "#FFFFFF" }, undefined, "text color #888888 has a contrast of 3.54"],
  [{ accent: "#3B82F6", primary: "#3B82F6" }, undefined, "contrast of 1.00 with the locked primary color"],
  [{ background: "#808080" }, undefined, "neither light nor dark enough"],
  [{ background: "#FFFFFF" }, "dark", "not dark enough"],
  [{ text: "#FFFFFF", h1: "#000000" }, undefined, "No background, light or dark, makes all"],
  [{ text: "#777777" }, "light", "No light background"],
  [{ background: "#555555", primary: "#CCCCCC" }, undefined, "leave no room"],
] as const)(
  "C-05.14 the locks %j (%s) are impossible and the reason says why",
  (locked, background, reason) => {
    const palette = randomPalette(seededRandom(1), background ? { locked, background } : { locked });
    expect(palette.source).toBe("impossible");
    expect(palette.source === "impossible" && palette.reason).toContain(reason);
  },
);

test("C-05.11 where any palette exists around two locked grays, one is found; else the answer is impossible", () => {
  const gray = (byte: number) => `#${byte.toString(16).padStart(2, "0").repeat(3)}`;
  for (let a = 0; a < 256; a += 15)
    for (let b = 0; b < 256; b += 15) {
      const palette = randomPalette(seededRandom(a * 256 + b), {
        locked: { primary: gray(a), accent: gray(b) },
      });
      const grounds = ["#000000", "#FFFFFF"].filter(
        (ground) => contrastRatio(gray(a), ground) >= 3 && contrastRatio(gray(b), ground) >= 3,
      );
      const isPossible = grounds.length > 0 && contrastRatio(gray(a), gray(b)) >= 2;
      expect([a, b, palette.source]).toEqual([a, b, isPossible ? "generated" : "impossible"]);
      if (palette.source !== "impossible") expect(breaches(palette.colors)).toEqual([]);
    }
});

test("the options and the named palettes are left as they were", () => {
  const options = Object.freeze({ locked: Object.freeze({ h1: "#123456" }) });
  const before = JSON.stringify(namedPalettes);
  for (const seed of seeds.slice(0, 50)) Object.assign(draw(seed).colors, { primary: "#000000" });
  draw(1, options);
  expect(JSON.stringify(namedPalettes)).toBe(before);
});
