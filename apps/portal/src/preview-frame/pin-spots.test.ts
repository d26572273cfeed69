import fc from "fast-check";
import { expect, test } from "vitest";
import { type Box, freeSpots } from "./pin-spots.ts";

const size = 20;
const edges = { width: 1280, gap: 6 };
const square = (left: number, top: number): Box => ({ left, top, width: size, height: size });

/** By how much two boxes overlap in the direction in which they overlap least; below 0 they are apart. */
const overlap = (a: Box, b: Box): number =>
  Math.min(
    a.left + a.width - b.left,
    b.left + b.width - a.left,
    a.top + a.height - b.top,
    b.top + b.height - a.top,
  );

const letters = fc.array(
  fc
    .tuple(fc.integer({ min: -50, max: 1400 }), fc.integer({ min: 0, max: 400 }))
    .map(([left, top]) => square(left, top)),
  { maxLength: 17 },
);

/** Lines of text of any size anywhere, also over each other, as pages of all kinds have them. */
const lines = fc.array(
  fc.record({
    left: fc.integer({ min: -20, max: 1270 }),
    top: fc.integer({ min: -20, max: 460 }),
    width: fc.integer({ min: 1, max: 1300 }),
    height: fc.integer({ min: 4, max: 120 }),
  }),
  { maxLength: 40 },
);

test("P-30.72 no letter covers another", () =>
  fc.assert(
    fc.property(letters, lines, (wanted, taken) => {
      const spots = freeSpots(wanted, { ...edges, taken });
      spots.forEach((a, index) => {
        for (const b of spots.slice(index + 1)) expect(overlap(a, b)).toBeLessThanOrEqual(0);
      });
    }),
  ));

test("P-42.21 no letter covers a line of text, however the page is set, and none leaves the page", () =>
  fc.assert(
    fc.property(letters, lines, (wanted, taken) => {
      for (const spot of freeSpots(wanted, { ...edges, taken })) {
        for (const line of taken) expect(overlap(spot, line)).toBeLessThanOrEqual(0);
        expect(spot.left).toBeGreaterThanOrEqual(edges.gap);
        expect(spot.left + spot.width).toBeLessThanOrEqual(edges.width - edges.gap);
        expect(spot.top).toBeGreaterThanOrEqual(edges.gap);
      }
    }),
  ));

test("P-42.21 a page that is full of text has its letter below", () => {
  const full = { left: 0, top: 0, width: 1280, height: 5000 };
  expect(freeSpots([square(300, 2000)], { ...edges, taken: [full] })).toEqual([square(300, 5006)]);
});

test("P-42.22 a letter stays at its preferred spot, and moves no further than necessary", () => {
  const word = { left: 100, top: 90, width: 60, height: 40 };
  const [free, pushed] = freeSpots([square(165, 100), square(150, 200)], {
    ...edges,
    taken: [word, { left: 100, top: 195, width: 55, height: 40 }],
  });
  expect(free).toEqual(square(165, 100));
  expect(pushed).toEqual(square(155, 200));
});

test("a letter at the edge stays on the page", () => {
  const [right, left] = freeSpots([square(1275, 20), square(-9, 100)], { ...edges, taken: [] });
  expect([right?.left, left?.left]).toEqual([1280 - size - 6, 6]);
});
