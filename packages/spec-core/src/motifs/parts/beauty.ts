import { at, band, box, type Drawn, disc, oval, path } from "../shape.ts";

/** Treatments of a beautician, in a field of 120 by 112 units. */
export const facial: Drawn =
  path("c", "M46 84V94C28 96 16 102 12 112H108C104 102 92 96 74 94V84Z") +
  path("c", "M30 50C30 76 44 92 60 92S90 76 90 50Z") +
  path("a", "M24 54C12 30 30 4 62 4 92 4 108 30 96 54Q60 38 24 54Z") +
  path("n", "M40 46C44 26 58 14 76 10M62 43C66 30 76 22 92 20") +
  disc("g", [46, 62, 10]) +
  disc("g", [74, 62, 10]) +
  disc("n", [46, 62, 4]) +
  disc("n", [74, 62, 4]) +
  path("n", "M52 79Q60 84 68 79");

/** A pot of warm wax with its spatula. */
export const waxPot: Drawn =
  at([78, 44, 1, 24], box("e", [-8, -46, 16, 66, 8])) +
  path("a", "M18 58H102V96q0 16-16 16H34q-16 0-16-16Z") +
  box("c", [10, 46, 100, 16, 8]) +
  path("b", "M24 46H88V58q0 7-6 7t-6-7q-5-4-8 0V74q0 7-6 7t-6-7V60q-5-4-8 0v6q0 6-6 6t-6-6V58q-12 0-12-12Z") +
  disc("c", [60, 97, 8]) +
  path("n", "M60 97V91");

/** The sun over a bottle of tanning lotion. */
export const tan: Drawn =
  disc("b", [84, 36, 20]) +
  path("l", "M84 8V2M104 16l5-5M112 36h6M104 56l5 5M64 16l-5-5") +
  box("d", [30, 30, 24, 18, 4]) +
  path("a", "M24 48H60Q70 52 70 64V104q0 8-8 8H22q-8 0-8-8V64Q14 52 24 48Z") +
  box("c", [14, 68, 56, 26]) +
  band("b", { d: "M26 81H58", width: 7, isRound: true });

export const syringe: Drawn = at(
  [1.8, 15.8, 0.97],
  at(
    [60, 54, 1, 42],
    path("l", "M0 30V60"),
    path("e", "M-5 24H5L3 36H-3Z"),
    box("e", [-4, -54, 8, 30]),
    box("b", [-16, -62, 32, 9, 4]),
    box("c", [-12, -32, 24, 58, 4]),
    path("x", "M-12-4H12V22Q12 26 8 26H-8Q-12 26-12 22Z"),
    box("n", [-12, -32, 24, 58, 4]),
    box("b", [-20, -36, 40, 8, 4]),
    path("n", "M12-20H5M12-12H5M12 4H5M12 14H5"),
  ),
);

/** The sole of a foot, its nails painted. */
export const foot: Drawn =
  path(
    "c",
    "M38 44C52 34 84 36 90 52 96 70 78 76 76 92 74 106 68 112 58 112 44 112 40 100 40 90 40 74 24 60 38 44Z",
  ) +
  oval("c", [34, 22, 14, 18]) +
  disc("c", [58, 20, 10]) +
  disc("c", [76, 24, 9]) +
  disc("c", [91, 33, 8]) +
  disc("c", [102, 46, 7]) +
  oval("a", [33, 13, 7, 7]) +
  disc("a", [58, 15, 4.5]) +
  disc("a", [77, 19, 4]) +
  disc("a", [93, 29, 3.5]) +
  disc("a", [104, 43, 3]);
