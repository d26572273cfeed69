import { at, band, box, type Drawn, disc, path } from "../shape.ts";
import { needle } from "./salon.ts";

/** Clothes and cloth in a tailor's hands, in a field of 120 by 112 units. */
export const trousers: Drawn =
  path("a", "M32 8H88L98 112H68L60 48 52 112H22Z") +
  path("n", "M60 14V48M40 30L37 96M80 30L83 96") +
  box("e", [30, 2, 60, 12, 3]) +
  path("b", "M23 98H53L52 112H22ZM67 98H97L98 112H68Z") +
  band("w", { d: "M26 105H50M70 105H94", width: 2.4, dash: "5 4" });

export const jacket: Drawn =
  path("a", "M42 6L18 16 4 98 22 102 30 62V112H90V62L98 102 116 98 102 16 78 6Z") +
  path("c", "M42 6L60 66 78 6Q60 18 42 6Z") +
  path("b", "M55 18H65L68 44 60 56 52 44Z") +
  path("g", "M42 6L30 32 40 36 36 42 60 80 84 42 80 36 90 32 78 6 60 62Z") +
  path("n", "M60 80V112M38 88H50M70 88H82M30 62V50M90 62V50") +
  disc("d", [65, 90, 2.5]) +
  disc("d", [65, 102, 2.5]);

export const curtains: Drawn =
  box("c", [24, 20, 72, 78]) +
  path("n", "M60 20V98M24 58H96") +
  path("a", "M8 16H56C56 46 44 62 26 70L34 112H8Z") +
  path("a", "M112 16H64C64 46 76 62 94 70L86 112H112Z") +
  path(
    "n",
    "M22 16C24 40 20 56 14 68M38 16C38 40 30 56 20 68M98 16C96 40 100 56 106 68M82 16C82 40 90 56 100 68M18 78V112M102 78V112",
  ) +
  box("b", [6, 66, 24, 9, 4]) +
  box("b", [90, 66, 24, 9, 4]) +
  box("e", [2, 8, 116, 9, 4.5]);

export const sewingMachine: Drawn =
  path("l", "M26 70V96") +
  box("b", [66, 14, 16, 18, 2]) +
  disc("b", [108, 52, 11]) +
  path("a", "M14 32H90Q104 32 104 46V96H76V66Q76 62 72 62H44Q40 62 40 66V70Q40 76 34 76H18Q12 76 12 70V34Z") +
  disc("c", [28, 50, 8]) +
  path("n", "M28 50V44") +
  path("w", "M48 46H84") +
  box("e", [20, 76, 12, 10, 2]) +
  box("e", [4, 96, 112, 16, 4]);

/** A patch sewn onto cloth. */
export const patch: Drawn = at(
  [0, -1],
  path("a", "M6 14Q34 8 60 14T114 14V110Q88 104 60 110T6 110Z") +
    at(
      [56, 64, 1, -8],
      box("b", [-32, -30, 64, 60, 4]),
      band("n", { d: "M-26-24H26V24H-26Z", width: 2.6, dash: "6 5" }),
    ) +
    path("l", "M82 34Q96 30 98 22") +
    at([78, 44, 0.62, 52], needle),
);
