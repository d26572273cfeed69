import { crown } from "../forms.ts";
import { at, band, type Drawn, disc, path } from "../shape.ts";

/** Dresses and what they are altered with, in a field of 120 by 112 units. */

/** A wedding dress on its stand. */
export const weddingDress: Drawn =
  path("e", "M57 98H63V112H57Z") +
  disc("b", [60, 5, 5]) +
  path("e", "M54 10H66L70 24H50Z") +
  path("c", "M44 54H76C82 74 98 92 116 104 98 114 22 114 4 104 22 92 38 74 44 54Z") +
  path("n", "M52 56C48 76 40 94 30 108M60 56V110M68 56C72 76 80 94 90 108") +
  path("w", "M50 60C46 76 40 86 32 96") +
  path("c", "M42 16C46 22 52 26 60 26S74 22 78 16L84 20C82 34 76 42 76 54H44C44 42 38 34 36 20Z") +
  path("n", "M50 26L52 52M70 26L68 52") +
  path("a", "M43 50H77L79 60H41Z") +
  path("b", "M76 55C84 50 90 52 90 58 86 62 80 60 76 55ZM76 55C80 62 84 68 92 72 86 76 78 68 74 58Z") +
  disc("b", [76, 56, 4]);

/** A cushion full of pins. */
export const pinCushion: Drawn =
  [
    [34, 30, -28],
    [50, 20, -10],
    [70, 22, 12],
    [88, 34, 30],
  ]
    .map(([x = 0, y = 0, turn = 0], index) =>
      at([x, y, 1, turn], path("l", "M0 0V44"), disc(index % 2 ? "b" : "c", [0, 0, 6])),
    )
    .join("") +
  path("a", "M60 46C94 46 112 62 112 80 112 100 92 112 60 112S8 100 8 80C8 62 26 46 60 46Z") +
  path(
    "n",
    "M60 46C46 60 40 90 44 110M60 46C74 60 80 90 76 110M60 46C38 50 20 66 16 96M60 46C82 50 100 66 104 96",
  ) +
  disc("b", [60, 50, 7]);

/** A flower of lace with its beads, and the needle that sews them on. */
export const lace: Drawn =
  crown("c", { x: 56, y: 62, rx: 48, ry: 48, bumps: 12 }) +
  [0, 60, 120, 180, 240, 300]
    .map((turn) =>
      at([56, 62, 1, turn], path("a", "M0-7C-13-16-13-32 0-37 13-32 13-16 0-7Z"), disc("d", [21, -35, 2.6])),
    )
    .join("") +
  disc("b", [56, 62, 9]) +
  band("l", { d: "M113 15C126 30 124 48 110 56", width: 2.6, isRound: true }) +
  at([74, 80, 1, 33], path("e", "M0 0L-5-66Q-6-80 0-80 6-80 5-66Z"), path("d", "M-1.500-74h3v12h-3z"));

/** A bridesmaid's dress on its hanger. */
export const hangingDress: Drawn =
  path("l", "M60 22V16a7 7 0 1 0-7-7") +
  path("l", "M30 34L60 20 90 34") +
  path("n", "M42 28L46 40M78 28L74 40") +
  path(
    "a",
    "M40 34Q50 44 60 36 70 44 80 34C82 46 76 52 74 60 84 78 92 94 98 108 74 114 46 114 22 108 28 94 36 78 46 60 44 52 38 46 40 34Z",
  ) +
  path("b", "M45 56H75L78 65H42Z") +
  path("n", "M54 66C52 82 48 96 44 110M66 66C68 82 72 96 76 110");
