import { drop } from "../forms.ts";
import { at, band, box, type Drawn, disc, oval, path } from "../shape.ts";
import { glasses } from "./care.ts";

/** Eyes and what opticians sell for them, in a field of 120 by 112 units. */
export const eye: Drawn = at(
  [0, 21],
  path("c", "M2 62Q60 4 118 62 60 120 2 62Z") +
    disc("a", [60, 62, 26]) +
    disc("d", [60, 62, 12]) +
    disc("z", [69, 53, 5]),
);

/** A lens on the tip of a finger. */
export const contactLens: Drawn =
  path(
    "c",
    "M30 112V72C30 54 56 54 56 72V82C56 78 76 76 78 84 82 80 96 80 98 90 106 88 114 92 114 100V112Z",
  ) +
  path("n", "M56 80V98M78 84V100M98 90V102M38 90q5 2 10 0") +
  path("g", "M15 30C15 48 27 60 43 60S71 48 71 30Z") +
  oval("c", [43, 30, 28, 8]) +
  path("w", "M24 44q4 7 10 9") +
  at([94, 18], drop("b", 26));

export const sunglasses: Drawn = at(
  [0, 14],
  path("l", "M6 52L0 34M114 52l6-18") +
    box("d", [2, 46, 116, 10, 5]) +
    path("a", "M6 52H55C57 82 50 98 32 98S4 84 6 52Z") +
    path("a", "M65 52H114C116 84 106 98 88 98S63 82 65 52Z") +
    band("n", { d: "M54 58q6-6 12 0", width: 5, isRound: true }) +
    path("w", "M18 82L34 62M28 86L44 66M78 82L94 62M88 86l16-20"),
);

/** A child with glasses. */
export const childGlasses: Drawn = at(
  [0, 2],
  disc("c", [14, 64, 9]) +
    disc("c", [106, 64, 9]) +
    disc("c", [60, 64, 46]) +
    path("b", "M15 58C14 20 36 8 60 8S106 20 105 58C98 44 90 36 78 34 72 40 62 40 56 34 40 34 24 42 15 58Z") +
    path("a", "M40 51a19 19 0 1 1-.1 0zM40 56a14 14 0 1 0 .1 0z") +
    path("a", "M80 51a19 19 0 1 1-.1 0zM80 56a14 14 0 1 0 .1 0z") +
    disc("d", [40, 70, 5.5]) +
    disc("d", [80, 70, 5.5]) +
    path("n", "M58 69h4M46 93q14 11 28 0"),
);

/** Glasses with the screwdriver that mends them. */
export const mendedGlasses: Drawn = at(
  [2.3, 4.4, 0.96],
  at(
    [0, -1],
    at([0, 10, 0.92], glasses("c")) +
      at(
        [74, 46, 1, 38],
        box("e", [-3, -16, 6, 40]),
        box("a", [-9, -58, 18, 44, 7]),
        path("w", "M-2-48V-26"),
      ),
  ),
);

/** The back of an eye with its vessels. */
export const retina: Drawn =
  disc("a", [60, 58, 54]) +
  band("w", {
    d: "M86 58C84 30 60 20 26 26M86 58C84 86 60 96 26 90M77 38C70 26 72 16 78 10M77 78C70 90 72 100 78 106M58 27C50 36 40 40 28 40M58 89C50 80 40 76 28 76",
    width: 3.2,
    isRound: true,
  }) +
  disc("b", [88, 58, 14]) +
  disc("d", [46, 58, 9]);

/** A drop that falls into an eye. */
export const eyeDrops: Drawn =
  at(
    [15, 48, 0.75],
    path("c", "M2 58Q60 0 118 58 60 112 2 58Z"),
    disc("a", [60, 56, 26]),
    disc("d", [60, 56, 12]),
    disc("z", [69, 47, 5]),
  ) +
  path("e", "M50 14H70L64 26H56Z") +
  box("b", [38, -1, 44, 18, 6]) +
  at([60, 31], drop("b", 16));
