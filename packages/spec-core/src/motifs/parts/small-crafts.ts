import { at, band, box, type Drawn, disc, path } from "../shape.ts";

/**
 * Things of sharpeners, shoe repairers, farriers, and of those who repair appliances or fit screens, in a field of 120
 * by 112 units.
 */

/** A knife, its point down, the end of its handle at 0, 0. */
export const hangingKnife: Drawn =
  path("c", "M-13 44H17V104Q15 130-13 152Z") +
  path("n", "M-4 52V128") +
  box("b", [-9, 0, 20, 46, 7]) +
  [12, 32].map((y) => disc("d", [1, y, 2.4])).join("");

export const knife: Drawn = at([116, 92, 0.74, 90], hangingKnife);

export const grindstone: Drawn =
  path("a", "M52 44H68L96 112H82L60 62 38 112H24Z") +
  disc("e", [60, 50, 46]) +
  disc("n", [60, 50, 34]) +
  disc("b", [60, 50, 9]) +
  band("n", { d: "M60 50L92 70V82", width: 5, isRound: true });

/** A stone with a wet, worn side, on its block. */
export const whetstone: Drawn =
  box("e", [8, 76, 104, 20, 4]) + box("b", [14, 94, 92, 18, 3]) + path("w", "M18 82H70");

export const serratedKnife: Drawn = at(
  [4, 60, 1, -12],
  path("c", "M0 4H74V22L68 18 62 24 56 18 50 24 44 18 38 24 32 18 26 24 20 18 14 22Q4 16 0 4Z"),
  box("b", [74, 0, 40, 24, 8]),
);

/** A shoe with a heel. */
export const heeledShoe: Drawn =
  path(
    "a",
    "M10 34C24 40 32 50 42 60 56 74 78 78 98 84 110 88 116 94 116 104H70C52 104 40 92 28 78L24 112H14Z",
  ) +
  path("c", "M10 34C24 40 32 50 42 60L30 70C22 60 14 48 10 34Z") +
  path("n", "M66 104C60 92 50 84 42 80");

/** A sole with its heel, from below. */
export const sole: Drawn = at(
  [60, 58, 1, 18],
  path("b", "M-2-56C20-56 26-34 22-14 18 2 14 8 16 24H-18C-18 8-26 0-28-18-30-40-20-56-2-56Z"),
  path("d", "M-18 30H16C20 48 12 56-1 56S-22 48-18 30Z"),
  path("n", "M-2-46C12-46 17-32 14-16"),
);

export const shoeHammer: Drawn = at(
  [60, 58, 1, -28],
  box("b", [-6, -22, 12, 76, 5]),
  path("e", "M-34-46C-20-40-8-42 0-42H22L30-34V-16L22-10H-4C-18-12-30-24-34-46Z"),
);

export const horseshoe: Drawn =
  path(
    "e",
    "M60 6C22 6 8 36 12 64 14 82 24 98 32 112L50 104C40 92 32 76 31 60 30 40 40 26 60 26S90 40 89 60C88 76 80 92 70 104L88 112C96 98 106 82 108 64 112 36 98 6 60 6Z",
  ) +
  [
    [21, 58],
    [28, 36],
    [46, 19],
    [74, 19],
    [92, 36],
    [99, 58],
  ]
    .map(([x = 0, y = 0]) => disc("d", [x, y, 3]))
    .join("");

export const anvil: Drawn =
  path(
    "e",
    "M0 42H112V58C96 60 84 66 80 74 78 84 82 90 92 96V112H28V96C38 90 44 84 42 72 30 66 10 62 0 42Z",
  ) + path("w", "M18 49H104");

export const rasp: Drawn = at(
  [60, 58, 1, 32],
  box("e", [-11, -54, 22, 74, 3]) +
    path("n", "M-6-44L6-38M-6-32L6-26M-6-20L6-14M-6-8L6-2") +
    box("b", [-8, 20, 16, 36, 6]),
);

export const fridge: Drawn =
  box("c", [28, 0, 64, 112, 6]) +
  path("n", "M28 38H92") +
  box("b", [36, 14, 6, 16, 3]) +
  box("b", [36, 48, 6, 28, 3]);

export const dishwasher: Drawn =
  box("c", [20, 12, 80, 100, 5]) +
  box("e", [20, 12, 80, 20, 5]) +
  disc("b", [34, 22, 4]) +
  box("b", [46, 40, 28, 7, 3]) +
  path("n", "M30 58H90M42 66a12 12 0 1 0 .1 0M76 66a12 12 0 1 0 .1 0");

/** A frame with mesh. */
export const meshFrame: Drawn =
  box("a", [18, 4, 84, 108, 3]) +
  box("c", [27, 13, 66, 90]) +
  path("f", "M40 13V103M53 13V103M67 13V103M80 13V103M27 28H93M27 43H93M27 58H93M27 73H93M27 88H93");

/** A roller blind, half down. */
export const blind: Drawn =
  box("c", [20, 12, 80, 100]) +
  path("n", "M60 66V112M20 90H100") +
  box("b", [16, 12, 88, 54]) +
  box("e", [12, 2, 96, 14, 6]) +
  path("n", "M60 66V76") +
  disc("e", [60, 80, 4]);
