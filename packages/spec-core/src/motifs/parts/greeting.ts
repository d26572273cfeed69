import { at, box, type Drawn, disc, path } from "../shape.ts";

/** Things for contacting a business, in a field of 120 by 112 units. */
export const envelope: Drawn = at(
  [0, 10],
  box("c", [4, 20, 112, 82, 4]) +
    path("a", "M5 20H115L60 68Z") +
    path("n", "M4 102L46 58M116 102L74 58") +
    disc("b", [60, 66, 12]),
);

/** A telephone, its handset on the cradle. */
export const handset: Drawn =
  path("c", "M10 112L20 76Q24 62 40 60V30H80V60Q96 62 100 76L110 112Z") +
  path(
    "a",
    "M4 42C4 14 30 4 60 4S116 14 116 42V48Q116 54 110 54H90Q84 54 84 48V42Q84 34 60 34T36 42V48Q36 54 30 54H10Q4 54 4 48Z",
  ) +
  disc("e", [60, 84, 20]) +
  disc("d", [60, 84, 7]);

export const letterbox: Drawn =
  path("a", "M18 112V36C18 -2 102 -2 102 36V112Z") +
  box("d", [32, 34, 56, 10, 4]) +
  box("c", [36, 58, 48, 30, 3]) +
  path("n", "M44 68H76M44 78H62") +
  path("l", "M10 112H110") +
  path("b", "M14 34Q60 22 106 34L107 28Q60 14 13 28Z");

export const bell: Drawn = at(
  [0, 8],
  path("b", "M20 94C24 44 36 28 60 28S96 44 100 94Z") +
    box("a", [8, 90, 104, 14, 5]) +
    box("a", [52, 16, 16, 12, 4]) +
    path("w", "M38 76c2-16 6-26 12-32") +
    path("l", "M22 26L12 16M98 26l10-10M60 6V-4"),
);

export const openSign: Drawn = at(
  [12, 0, 0.8],
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
