import fc from "fast-check";
import { expect, test } from "vitest";
import { sizeChoices } from "./choices.ts";
import { fluidSize } from "./fluid-size.ts";

/** The size in CSS pixels of a text in a viewport of a width, as CSS Values 4 computes `clamp()`. */
function sizePx(css: string, widthPx: number): number {
  const [, min, start, slope, max] =
    /^clamp\(([\d.]+)rem, ([\d.]+)rem \+ ([\d.]+)vw, ([\d.]+)rem\)$/.exec(css)?.map(Number) ?? [];
  if (min === undefined || start === undefined || slope === undefined || max === undefined)
    return Number(/^([\d.]+)rem$/.exec(css)?.[1]) * 16;
  return Math.max(min * 16, Math.min(start * 16 + (slope * widthPx) / 100, max * 16));
}

/** The factor by which a text is drawn larger on the same screen after zooming. */
const growth = (css: string, widthPx: number, zoom: number): number =>
  (zoom * sizePx(css, widthPx / zoom)) / sizePx(css, widthPx);

const catalogSizes = Object.values(sizeChoices).flatMap((choices) =>
  choices.map(({ value }) => Number.parseFloat(value)),
);
const size = fc.constantFrom(...catalogSizes);
const width = fc.integer({ min: 320, max: 1920 });

test("C-09.5 a size grows as Utopia computes it, from a phone's width to a wide screen's", () => {
  // By the formula of https://utopia.fyi/type/calculator: 16 px at 360, 32 px at 1280; 18 px at 320, 20 px at 1240.
  expect(fluidSize({ minRem: 1, maxRem: 2 })).toBe("clamp(1rem, 0.6087rem + 1.7391vw, 2rem)");
  expect(fluidSize({ minRem: 1.125, maxRem: 1.25, fromPx: 320, toPx: 1240 })).toBe(
    "clamp(1.125rem, 1.0815rem + 0.2174vw, 1.25rem)",
  );
});

test.each([...new Set(catalogSizes)])("C-09.5 %d rem that need not grow doubles at 200 %% zoom", (rem) => {
  for (const maxRem of [rem, rem / 2]) {
    const css = fluidSize({ minRem: rem, maxRem });
    expect(css).toBe(`${rem}rem`);
    for (let widthPx = 320; widthPx <= 1920; widthPx += 1) expect(growth(css, widthPx, 2)).toBe(2);
  }
});

test("C-22.17 text of every size and at every width can be zoomed to 200 %, whatever growth is asked for", () => {
  const factor = fc.double({ min: 0.5, max: 20, noNaN: true });
  fc.assert(
    fc.property(size, factor, width, (minRem, times, widthPx) => {
      const css = fluidSize({ minRem, maxRem: minRem * times });
      expect(growth(css, widthPx, 5)).toBeGreaterThanOrEqual(2 - 1e-9);
    }),
    { numRuns: 2000 },
  );
});

test("C-22.17 between two sizes of the catalog 200 % is reached by the zoom of twice their ratio", () => {
  fc.assert(
    fc.property(size, size, width, (minRem, maxRem, widthPx) => {
      fc.pre(maxRem >= minRem && maxRem <= minRem * 2.5);
      const css = fluidSize({ minRem, maxRem });
      expect(growth(css, widthPx, (2 * maxRem) / minRem)).toBeGreaterThanOrEqual(2 - 1e-9);
    }),
  );
});

test("C-22.17 every step of zoom enlarges the text", () => {
  // The steps of Chromium's zoom.
  const steps = [1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4, 5];
  const factor = fc.double({ min: 1, max: 20, noNaN: true });
  fc.assert(
    fc.property(size, factor, width, (minRem, times, widthPx) => {
      const css = fluidSize({ minRem, maxRem: minRem * times });
      const drawn = steps.map((zoom) => growth(css, widthPx, zoom));
      for (const [index, value] of drawn.slice(1).entries()) expect(value).toBeGreaterThan(drawn[index] ?? 0);
    }),
  );
});

test("C-22.17 no size grows beyond 2.5 times its least, also as it is written", () => {
  const least = fc.double({ min: 0.5, max: 6, noNaN: true });
  fc.assert(
    fc.property(least, (minRem) => {
      const css = fluidSize({ minRem, maxRem: 100 });
      expect(sizePx(css, 10_000)).toBeLessThanOrEqual(sizePx(css, 0) * 2.5 + 1e-9);
      expect(sizePx(css, 10_000)).toBeGreaterThan(sizePx(css, 0) * 2.49);
    }),
  );
});
