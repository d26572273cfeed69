import fc from "fast-check";
import { expect, test } from "vitest";
import { spread } from "./pin-spots.ts";

const size = 20;
const room = { width: 1280, gap: 6 };

test("P-30.72 no letter covers another", () =>
  fc.assert(
    fc.property(
      fc.array(
        fc.record({ left: fc.integer({ min: -50, max: 1400 }), top: fc.integer({ min: 0, max: 400 }) }),
        {
          maxLength: 17,
        },
      ),
      (corners) => {
        const spots = spread(
          corners.map((corner) => ({ ...corner, width: size, height: size })),
          room,
        );
        spots.forEach((a, index) => {
          for (const b of spots.slice(index + 1))
            expect(Math.abs(a.left - b.left) >= size || Math.abs(a.top - b.top) >= size).toBe(true);
        });
      },
    ),
  ));

test("a letter at the edge stays on the page", () => {
  const [right, left] = spread(
    [
      { left: 1275, top: 0, width: size, height: size },
      { left: -9, top: 100, width: size, height: size },
    ],
    room,
  );
  expect([right?.left, left?.left]).toEqual([1280 - size - 6, 6]);
});
