import { at, band, box, type Drawn, disc, path } from "../shape.ts";
import { skip } from "./moving.ts";
import { car } from "./workshop.ts";

/** Taxis and lorries, in a field of 120 by 112 units. */

/** A taxi with its sign on the roof. */
export const taxi: Drawn =
  path("b", "M48 38L52 22H76L80 38Z") +
  path("n", "M58 30H70") +
  car +
  band("c", { d: "M8 79H112", width: 9 }) +
  band("n", { d: "M8 76.800H112", width: 4.4, dash: "5 5" }) +
  band("n", { d: "M13 81.200H112", width: 4.4, dash: "5 5" }) +
  [32, 90].map((x) => disc("d", [x, 97, 15]) + disc("c", [x, 97, 6])).join("");

/** A lorry that carries a skip. */
export const skipLorry: Drawn =
  at([2, 10, 0.62], skip) +
  band("l", { d: "M8 84V34L40 22M74 84V40", width: 5, isRound: true }) +
  path("e", "M0 80H118V92H0Z") +
  path("a", "M80 38H100Q106 38 108 44L116 64Q118 68 118 72V92H80Z") +
  path("c", "M88 46H100L108 66H88Z") +
  path("b", "M110 80H120V88H110Z") +
  [20, 46, 98].map((x) => disc("d", [x, 98, 14]) + disc("c", [x, 98, 5])).join("");

/** A gate of five bars. */
export const gate: Drawn =
  path("c", "M10 36H96V46H10ZM10 54H96V64H10ZM10 72H96V82H10ZM10 90H96V100H10Z") +
  path("c", "M14 94L88 36H100L26 100Z") +
  box("c", [10, 28, 10, 76, 2]) +
  box("c", [92, 28, 10, 76, 2]) +
  path("e", "M-2 112V24L6 14 14 24V112ZM104 112V24L112 14 120 24V112Z") +
  box("d", [10, 42, 12, 6, 2]) +
  box("d", [10, 86, 12, 6, 2]) +
  box("b", [96, 50, 14, 8, 2]);
