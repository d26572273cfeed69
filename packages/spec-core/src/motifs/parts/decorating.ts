import { at, band, box, type Drawn, disc, path } from "../shape.ts";
import * as workshop from "./workshop.ts";

/** Things of painters and decorators, in a field of 120 by 112 units. */

/** A strip of patterned paper that hangs from its roll. */
export const wallpaper: Drawn =
  path("c", "M22 26H98V112H22Z") +
  [
    [40, 52],
    [78, 52],
    [59, 76],
    [40, 100],
    [78, 100],
  ]
    .map(([x = 0, y = 0]) =>
      path(
        "a",
        `M${x} ${y + 8}C${x - 12} ${y + 4} ${x - 11} ${y - 6} ${x} ${y - 10}C${x + 11} ${y - 6} ${x + 12} ${y + 4} ${x} ${y + 8}Z`,
      ),
    )
    .join("") +
  [
    [59, 54],
    [40, 77],
    [78, 77],
    [59, 98],
  ]
    .map(([x = 0, y = 0]) => disc("b", [x, y, 3.4]))
    .join("") +
  box("a", [14, 6, 92, 28, 14]) +
  box("e", [4, 14, 12, 12, 3]) +
  box("e", [104, 14, 12, 12, 3]) +
  path("w", "M30 16H86");

export const sprayGun: Drawn = at(
  [0, 2],
  path("a", "M50 2H88V12L82 44H58L50 12Z") +
    box("e", [46, 2, 46, 9, 3]) +
    path("c", "M28 44H96Q108 44 110 56L116 104Q116 110 110 110H100Q95 110 94 104L88 74H40Q28 74 28 66Z") +
    box("b", [18, 48, 14, 22, 3]) +
    path("l", "M74 76Q72 88 62 88") +
    path("n", "M44 56H74") +
    band("l", {
      d: "M10 59H2M10 50L3 46M10 68L3 72M2 88l.1 0M8 96l.1 0M2 30l.1 0M9 22l.1 0",
      width: 3.6,
      isRound: true,
    }),
);

/** The fan of color samples, standing on the line. */
export const swatches: Drawn = at([3, 0], workshop.swatches);

/** A brush that stands within the field. */
export const brush: Drawn = at([4, 15.5, 0.9], workshop.brush);
