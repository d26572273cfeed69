import { describe, expect, test } from "vitest";
import { seededRandom } from "../random/seeded-random.ts";
import { contrastRatio, relativeLuminance } from "./contrast.ts";
import { darkestFrom, lightestUpTo } from "./luminance-edge.ts";
import { namedPalettes } from "./named-palettes.ts";
import { type Oklch, toOklch } from "./oklch.ts";
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
  // The last attempt, which minds no dullness, takes the first black for its primary and fails at the accent.
  expect(calls).toBe(2 + 100 * (3 + 20 * 2) + 2);
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
    name: "Copper & Indigo",
    colors: {
      background: "#FCF7F5",
      primary: "#E36400",
      accent: "#4610A8",
      text: "#26262E",
      h1: "#382E6B",
      h2: "#463F76",
      h3: "#514988",
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
  [{ text: "#FFFFFF", h1: "#333333" }, undefined, "No background, light or dark, makes all"],
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

/** Locked colors, most of them very dark or none of them, by turns. */
function locksOf(seed: number): Partial<ThemeColors> {
  const random = seededRandom(`locks ${seed}`);
  const shade = random();
  const color = () => {
    const most = random() < shade ? 48 : 256;
    return `#${[0, 0, 0]
      .map(() =>
        Math.floor(random() * most)
          .toString(16)
          .padStart(2, "0"),
      )
      .join("")}`;
  };
  const names = [0, 1, 2].map(() => lockable[Math.floor(random() * lockable.length)] ?? "text");
  return Object.fromEntries(names.slice(0, 1 + Math.floor(random() * 3)).map((name) => [name, color()]));
}

const grays = Array.from({ length: 256 }, (_, byte) => `#${byte.toString(16).padStart(2, "0").repeat(3)}`);

/** Tries every gray as background, primary and accent around the locked colors. */
function existsByBruteForce(locked: Partial<ThemeColors>): boolean {
  const light = new Map(
    [...grays, ...Object.values(locked)].map((color) => [color, relativeLuminance(color)]),
  );
  const ratio = (a: string, b: string) => {
    const [x, y] = [light.get(a) ?? 0, light.get(b) ?? 0];
    return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
  };
  const among = (name: keyof ThemeColors) => {
    const color = locked[name];
    return color === undefined ? grays : [color];
  };
  return among("background").some((ground) => {
    const luminance = light.get(ground) ?? 0;
    if (luminance > 0.15 && luminance < 0.85) return false;
    const stands = (least: number) => (color: string) => ratio(color, ground) >= least;
    if (!among("text").some(stands(4.5))) return false;
    if (!(["h1", "h2", "h3"] as const).every((name) => among(name).some(stands(3)))) return false;
    const accents = among("accent").filter(stands(3));
    return among("primary")
      .filter(stands(3))
      .some((primary) => accents.some((accent) => ratio(primary, accent) >= 2));
  });
}

test("C-05.11 among 200 locked cases none misses, and none is impossible around which a search finds a palette", () => {
  const sources = { found: 0, impossible: 0 };
  for (const seed of seeds.slice(0, process.env.TEST_FULL ? 2000 : 200)) {
    const locked = locksOf(seed);
    const palette = randomPalette(seededRandom(seed), { locked });
    if (palette.source === "impossible") {
      sources.impossible += 1;
      expect([locked, existsByBruteForce(locked)]).toEqual([locked, false]);
      continue;
    }
    sources.found += 1;
    expect([locked, breaches(palette.colors)]).toEqual([locked, []]);
    expect(palette.colors).toMatchObject(locked);
  }
  expect(Math.min(sources.found, sources.impossible)).toBeGreaterThan(40);
});

test.each([
  { accent: "#B5BDF9", primary: "#01200B" },
  { h2: "#0F0322", accent: "#28EADD" },
  { h1: "#F5E6FF", accent: "#120600" },
])("C-05.11 a background of middle darkness carries what neither black nor white does: %j", (locked) => {
  const { colors } = draw(1, { locked });
  expect(breaches(colors, "dark")).toEqual([]);
  expect(relativeLuminance(colors.background)).toBeGreaterThan(0.05);
});

test("C-05.11 a span of luminance without any gray still has its colors", () => {
  // The least luminance that reaches 3 on this background is between two grays.
  const background = "#5F5F5F";
  const least = 3 * (relativeLuminance(background) + 0.05) - 0.05;
  const edge = darkestFrom(least) ?? "";
  expect(relativeLuminance(edge)).toBeGreaterThanOrEqual(least);
  expect(relativeLuminance(edge) - least).toBeLessThan(0.00001);
  const below = lightestUpTo(least) ?? "";
  expect(relativeLuminance(below)).toBeLessThanOrEqual(least);
  expect(least - relativeLuminance(below)).toBeLessThan(0.00001);
  expect([darkestFrom(1.01), lightestUpTo(-0.01), darkestFrom(0), lightestUpTo(1)]).toEqual([
    null,
    null,
    "#000000",
    "#FFFFFF",
  ]);
});

describe("C-05.15 a palette does not come again within six", () => {
  test("while the last six are passed in, none comes again, and seven of ten are named still", () => {
    for (const background of [undefined, "light", "dark"] as const) {
      const recent: ThemeColors[] = [];
      let named = 0;
      for (const seed of seeds.slice(0, 1000)) {
        const palette = draw(seed, { recent, ...(background ? { background } : {}) });
        const seen = recent.slice(-6).map((colors) => JSON.stringify(colors));
        expect(seen).not.toContain(JSON.stringify(palette.colors));
        recent.push(palette.colors);
        named += palette.source === "named" ? 1 : 0;
      }
      // Of one background there are six: now and then all of them are among the last six.
      if (background) expect(named).toBeGreaterThan(500);
      // Four standard deviations of a binomial with 1000 draws and 0.7.
      else expect(Math.abs(named - 700)).toBeLessThan(58);
    }
  });

  test("a seed whose palette is already shown gives another one, and the same again where only one exists", () => {
    for (const seed of seeds.slice(0, 100)) {
      const { colors } = generate(seed);
      expect(draw(seed, { recent: [colors] }).colors).not.toEqual(colors);
      const locked = { primary: colors.primary, background: colors.background };
      const first = draw(seed, { locked }).colors;
      expect(draw(seed, { locked, recent: [first] }).colors).not.toEqual(first);
    }
    const { colors } = generate(1);
    expect(draw(1, { locked: colors, recent: [colors] }).colors).toEqual(colors);
  });
});

test("C-05.16 on light backgrounds primaries cover all readable lightness, none brown or olive", () => {
  const primaries = seeds.slice(0, 1500).map((seed) => toOklch(generate(seed, "light").colors.primary));
  const shareOf = (low: number, high: number) =>
    primaries.filter(({ lightness }) => lightness >= low && lightness < high).length / primaries.length;
  for (const low of [0.3, 0.4, 0.5, 0.6]) expect([low, shareOf(low, low + 0.1) > 0.1]).toEqual([low, true]);
  const degrees = (hue: number) => ((hue * 180) / Math.PI + 360) % 360;
  const isMuddy = ({ hue, lightness }: Oklch) => degrees(hue) > 40 && degrees(hue) < 125 && lightness < 0.53;
  expect(primaries.filter(isMuddy).length / primaries.length).toBeLessThan(0.01);
  expect(primaries.every(({ chroma }) => chroma > 0.055)).toBe(true);
});

test("C-05.17 an accent beside a locked primary is as lively as one beside a free one", () => {
  const random = seededRandom("locked primaries");
  const chromas = seeds.slice(0, 400).map((seed) => {
    const primary = `#${Math.floor(random() * 0x1000000)
      .toString(16)
      .padStart(6, "0")}`;
    return toOklch(draw(seed, { locked: { primary } }).colors.accent).chroma;
  });
  expect(Math.min(...chromas)).toBeGreaterThan(0.04);
  expect(chromas.filter((chroma) => chroma > 0.06).length / chromas.length).toBeGreaterThan(0.98);
});

test("the options and the named palettes are left as they were", () => {
  const options = Object.freeze({ locked: Object.freeze({ h1: "#123456" }) });
  const before = JSON.stringify(namedPalettes);
  for (const seed of seeds.slice(0, 50)) Object.assign(draw(seed).colors, { primary: "#000000" });
  draw(1, options);
  expect(JSON.stringify(namedPalettes)).toBe(before);
});
