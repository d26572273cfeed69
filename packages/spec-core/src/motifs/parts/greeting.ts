import { at, box, type Drawn, disc, path } from "../shape.ts";

/** Things for contacting a business, in a field of 120 by 112 units. */
export const envelope: Drawn = at(
  [0, 10],
  box("c", [4, 20, 112, 82, 4]) +
    path("a", "M4 22L60 68 116 22Z") +
    path("n", "M4 102L46 58M116 102L74 58") +
    disc("b", [60, 66, 12]),
);

export const handset: Drawn =
  path("a", "M10 46C4 12 116 12 110 46L108 54H84L80 40Q60 34 40 40L36 54H12Z") +
  path("c", "M32 112L40 64H80L88 112Z") +
  disc("e", [60, 88, 16]) +
  disc("d", [60, 88, 5]) +
  path("n", "M46 56H74");

export const letterbox: Drawn =
  path("a", "M18 112V36C18 -2 102 -2 102 36V112Z") +
  box("d", [32, 34, 56, 10, 4]) +
  box("c", [36, 58, 48, 30, 3]) +
  path("n", "M44 68H76M44 78H62") +
  path("l", "M10 112H110") +
  path("b", "M14 34Q60 22 106 34L107 28Q60 14 13 28Z");

export const bell: Drawn = at(
  [0, 8],
  path("b", "M20 90C24 44 36 28 60 28S96 44 100 90Z") +
    box("a", [8, 90, 104, 14, 5]) +
    box("d", [52, 16, 16, 12, 4]) +
    path("w", "M38 76c2-16 6-26 12-32") +
    path("l", "M22 26L12 16M98 26l10-10M60 6V-4"),
);

export const openSign: Drawn = at(
  [0, 12],
  path("l", "M30 40L60 6 90 40") +
    disc("d", [60, 5, 4]) +
    box("a", [6, 40, 108, 60, 8]) +
    box("n", [14, 48, 92, 44, 4]) +
    path("w", "M30 62H90M42 78H78"),
);

export const boardSign: Drawn =
  path("e", "M22 14H34L20 112H8ZM86 14H98L112 112H100Z") +
  box("d", [20, 10, 80, 84, 4]) +
  path("w", "M36 30H84M36 46H76M36 62H84M36 78H60");
