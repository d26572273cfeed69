import { at, box, type Drawn, disc, path } from "../shape.ts";
import { flame } from "./pipework.ts";

/** Things that heat and cool the air of a building, in a field of 120 by 112 units. */

/** Three waves of air to the right, from 0, 0 down. */
const air = (look: "l" | "w" | "n"): Drawn =>
  path(look, [0, 12, 24].map((y) => `M0 ${y}q7-6 14 0t14 0`).join(""));

/** An air conditioner outside the house: fins all round, and the guard of its fan on top. */
export const outdoorUnit: Drawn =
  box("e", [2, 104, 116, 8, 2]) +
  path("c", "M26 18Q30 4 60 4T94 18Z") +
  path("n", "M43 18Q45 7 60 4M77 18Q75 7 60 4M60 4V18M33 11H87") +
  box("c", [12, 26, 96, 78, 5]) +
  path("n", [24, 34, 44, 54, 64, 74].map((x) => `M${x} 40V94`).join("")) +
  box("a", [6, 16, 108, 15, 5]) +
  box("b", [84, 40, 18, 30, 3]) +
  disc("d", [93, 88, 5]);

/** A furnace without its flue: the burners behind a window, and the panel of the blower. */
export const furnaceBody: Drawn =
  box("c", [22, 10, 76, 98, 4]) +
  box("e", [22, 10, 76, 18, 4]) +
  path("n", "M30 19H58") +
  box("d", [34, 36, 52, 28, 4]) +
  [47, 60, 73].map((x) => at([x, 51, 0.42], flame)).join("") +
  box("a", [34, 72, 52, 28, 3]) +
  path("w", "M42 80H78M42 86H78M42 92H78") +
  box("d", [26, 108, 14, 4, 1]) +
  box("d", [80, 108, 14, 4, 1]);

export const furnace: Drawn = box("e", [74, 1, 12, 12]) + box("e", [70, 1, 20, 4, 1]) + furnaceBody;

/** A round thermostat on its plate. */
export const thermostat: Drawn =
  box("e", [8, 4, 104, 104, 16]) +
  disc("c", [60, 56, 42]) +
  [-120, -90, -60, -30, 0, 30, 60, 90, 120]
    .map((turn) => at([60, 56, 1, turn], path("n", "M0-37V-30")))
    .join("") +
  at([60, 56, 1, 40], path("a", "M-5 6L0-29 5 6Z")) +
  disc("b", [60, 56, 9]) +
  path("n", "M48 84H72");

/** A duct of sheet metal that turns down to a grille. */
export const duct: Drawn =
  path("c", "M2 10H74Q108 10 108 44V66H70V52Q70 48 66 48H2Z") +
  path("n", "M24 10V48M50 10V48M70 52L98 22") +
  box("b", [62, 64, 54, 12, 3]) +
  at([75, 82, 1, 90], at([0, -24], air("l"))) +
  box("e", [0, 4, 10, 50, 2]);

/** A grille in the floor and the warm air above it. */
export const register: Drawn =
  at([36, 58, 1.6, -90], air("l")) +
  box("c", [6, 66, 108, 46, 5]) +
  box("a", [16, 76, 88, 26, 2]) +
  path("w", [28, 42, 56, 70, 84].map((x) => `M${x} 80l8 18`).join(""));

/** A wall unit that blows cool air. */
export const wallUnit: Drawn =
  box("c", [2, 18, 116, 46, 10]) +
  path("n", "M2 46H118") +
  box("a", [14, 52, 92, 10, 4]) +
  disc("b", [102, 34, 5]) +
  path("n", "M16 30H50") +
  [24, 50, 76].map((x) => at([x + 12, 72, 1, 90], path("l", "M0 0q9-7 18 0t18 0"))).join("");

/** A pleated filter in its frame. */
export const airFilter: Drawn =
  box("e", [10, 6, 100, 106, 3]) +
  [0, 1, 2, 3, 4, 5, 6, 7].map((pleat) => box(pleat % 2 ? "a" : "c", [20 + pleat * 10, 16, 10, 86])).join("");
