import { at, band, box, type Drawn, disc, path } from "../shape.ts";

/** Work of designers, printers and sign makers, in a field of 120 by 112 units. */

export const businessCards: Drawn = at(
  [0, 7.1],
  at([66, 44, 1, 10], box("e", [-46, -28, 92, 54, 4])) +
    at(
      [56, 72, 1, -6],
      box("c", [-48, -32, 98, 60, 4]),
      box("a", [-48, -32, 30, 60, 4]),
      disc("z", [-33, -2, 8]),
      path("n", "M-8-14H36M-8 0H28M-8 14H14"),
    ),
);

/** A sign on its bracket. */
export const hangingSign: Drawn = at(
  [0, 1.7],
  band("l", { d: "M10 4V108M10 18H104M10 50L42 18", width: 6, isRound: true }) +
    path("l", "M46 20V38M96 20V38") +
    box("a", [30, 38, 82, 62, 8]) +
    box("n", [37, 45, 68, 48, 4]) +
    disc("y", [71, 62, 10]) +
    path("w", "M50 82H92"),
);

export const printedShirt: Drawn = at(
  [0, 2],
  path("c", "M40 8L10 22 4 54 28 58V110H92V58L116 54 110 22 80 8Q60 26 40 8Z") +
    path("n", "M28 58V44M92 58V44") +
    disc("a", [60, 66, 20]) +
    path("b", "M40 66a20 20 0 0 1 40 0z"),
);

/** A folded leaflet. */
export const leaflet: Drawn =
  path("c", "M6 20L42 8V100L6 112Z") +
  path("e", "M42 8L78 20V112L42 100Z") +
  path("c", "M78 20L114 8V100L78 112Z") +
  path("a", "M6 20L42 8V46L6 58Z") +
  path("b", "M78 20L114 8V34L78 46Z") +
  path("n", "M50 34L70 41M50 48L70 55M50 62L64 67M86 62L106 55M86 76L106 69M14 74L34 67M14 88L34 81");

/** A box and a pouch of one brand. */
export const packaging: Drawn =
  path("e", "M4 40L18 28H70L58 40Z") +
  box("a", [4, 40, 54, 72, 1]) +
  path("g", "M58 40L70 28V98L58 112Z") +
  disc("z", [31, 74, 14]) +
  path("n", "M22 98H40") +
  path("b", "M74 34H112V44L118 104Q118 112 110 112H78Q72 112 73 104L76 44Z") +
  path("n", "M76 44H112") +
  disc("z", [95, 78, 11]);

/** A roller that inks a block. */
export const inkRoller: Drawn = at(
  [5.8, 14.6, 0.87],
  box("e", [6, 84, 108, 28, 3]) +
    path("x", "M6 84H70V94Q60 100 52 94T36 94 20 94 6 94Z") +
    path("n", "M6 84H114") +
    at(
      [62, 58, 1, 24],
      path("l", "M-30 0V-22H0V-34"),
      box("a", [-40, -14, 80, 28, 12]),
      path("w", "M-28-6H20"),
      box("b", [-8, -66, 16, 34, 6]),
    ),
);

/** A card and its envelope. */
export const invitation: Drawn =
  path("c", "M22 4H98V80H22Z") +
  path("a", "M60 40C47 32 43 26 45 20 48 14 57 14 60 22 63 14 72 14 75 20 77 26 73 32 60 40Z") +
  path("n", "M38 52H82M46 62H74") +
  path("e", "M6 50L60 86 114 50V112H6Z") +
  path("n", "M6 112L48 78M114 112L72 78");

/** A van with lettering. */
export const letteredVan: Drawn =
  path("c", "M4 32q0-6 6-6H84q6 0 10 5l18 25q4 6 4 12V96H4Z") +
  path("e", "M76 36H86q3 0 5 3l14 21H76Z") +
  path("a", "M4 70H116V96H4Z") +
  disc("b", [36, 52, 14]) +
  path("n", "M30 52l5 5 9-11") +
  path("w", "M16 82H60") +
  disc("d", [30, 98, 14]) +
  disc("c", [30, 98, 5]) +
  disc("d", [92, 98, 14]) +
  disc("c", [92, 98, 5]);

/** A banner that is rolled up from its foot. */
export const rollUp: Drawn =
  box("c", [24, 4, 72, 100, 1]) +
  path("a", "M24 4H96V46Q60 66 24 40Z") +
  disc("b", [60, 30, 14]) +
  path("n", "M36 74H84M36 86H70") +
  box("d", [14, 102, 92, 10, 4]);

/** A canvas on its easel. */
export const easel: Drawn = at(
  [0, 0.1],
  band("l", { d: "M60 2V100M44 74L22 110M76 74L98 110", width: 5, isRound: true }) +
    box("c", [20, 12, 80, 66, 2]) +
    path("x", "M26 72V58Q44 38 60 54T94 50V72Z") +
    disc("y", [76, 32, 9]) +
    box("n", [20, 12, 80, 66, 2]) +
    box("e", [14, 78, 92, 9, 2]),
);
