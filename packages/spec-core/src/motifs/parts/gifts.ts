import { leaf } from "../forms.ts";
import { at, band, box, type Drawn, disc, oval, path } from "../shape.ts";

/** Things that shops sell, in a field of 120 by 112 units. */

/** A price tag on its string. */
export const priceTag: Drawn = at(
  [0, 11.8],
  at(
    [64, 62, 1, -32],
    path("a", "M-52 0L-28-28H50q6 0 6 6V22q0 6-6 6H-28Z"),
    disc("z", [-30, 0, 7]),
    disc("n", [-30, 0, 7]),
    path("w", "M-8-8H38M-8 8H22"),
  ) + path("l", "M40 78C20 92 8 78 14 58S34 30 22 12"),
);

/** A bar of soap and a bottle with a pump. */
export const soap: Drawn =
  path("c", "M12 44H58V104q0 8-8 8H20q-8 0-8-8Z") +
  box("a", [12, 62, 46, 28]) +
  path("b", "M28 44V30H22V18H10V10H40q6 0 6 6V30H42V44Z") +
  box("b", [62, 76, 56, 36, 12]) +
  box("n", [71, 85, 38, 18, 6]) +
  disc("c", [82, 60, 8]) +
  disc("c", [98, 48, 6]) +
  disc("c", [90, 34, 4]);

/** A scented candle in a glass. */
export const glassCandle: Drawn =
  path("y", "M60 6c8 10 11 15 11 21a11 11 0 0 1-22 0c0-6 3-11 11-21Z") +
  path("l", "M60 38V50") +
  box("e", [26, 50, 68, 62, 8]) +
  box("b", [26, 60, 68, 52, 8]) +
  box("c", [40, 72, 40, 26, 2]) +
  path("n", "M48 80H72M48 90H64");

/** A cushioned chair beside a lamp. */
export const homeware: Drawn =
  path("l", "M96 40V106") +
  path("b", "M82 8H110L118 42H74Z") +
  box("d", [82, 104, 28, 8, 3]) +
  path("l", "M20 100L16 112M66 100L70 112") +
  path("a", "M14 58Q14 40 30 40H56Q72 40 72 58V84H14Z") +
  box("c", [28, 58, 30, 26, 5]) +
  path("a", "M4 66q0-8 8-8t8 8V82H66V66q0-8 8-8t8 8V102H4Z");

/** A jug beside two plates that lean on the wall. */
export const tableware: Drawn =
  disc("e", [78, 70, 40]) +
  disc("c", [78, 70, 26]) +
  path("l", "M22 62C0 62 2 94 22 92") +
  path("a", "M22 36H62L56 52C68 66 72 88 62 112H22C12 92 14 70 28 54Z") +
  path("w", "M28 72c-3 8-2 16 0 24") +
  path("b", "M18 36H66L62 28 22 30Z");

/** A plant in a pot on a stand. */
export const housePlant: Drawn =
  at([60, 56, 1, -48], leaf("g", 50)) +
  at([60, 56, 1, 48], leaf("a", 50)) +
  at([60, 54, 1, -4], leaf("a", 54)) +
  path("c", "M34 54H86L80 88H40Z") +
  path("n", "M38 68H82") +
  path("l", "M44 88L36 112M76 88L84 112");

/** A parcel that goes back. */
export const returned: Drawn =
  box("e", [24, 46, 72, 66, 2]) +
  box("b", [52, 46, 16, 28]) +
  band("l", { d: "M14 62V36a46 24 0 0 1 92 0V40", width: 6 }) +
  path("l", "M94 32L106 46 118 32");

/** A brooch, a chain and a ring on a stand. */
export const jewellery: Drawn =
  path("d", "M56 20H64V100H56Z") +
  path("d", "M34 100H86V112H34Z") +
  band("l", { d: "M12 24H108", width: 8, isRound: true }) +
  band("b", { d: "M22 28C22 66 50 66 50 28", width: 5, dash: "0.1 7", isRound: true }) +
  disc("a", [36, 62, 8]) +
  path("l", "M80 28V44M98 28V52") +
  oval("b", [80, 54, 8, 11]) +
  oval("a", [98, 62, 8, 11]);
