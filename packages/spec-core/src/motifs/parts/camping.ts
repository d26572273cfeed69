import { band, box, type Drawn, disc, path } from "../shape.ts";

/** What campers sleep in and find on a campsite, in a field of 120 by 112 units. */

/** A round tent with a low wall, its pole and its guy ropes. */
export const bellTent: Drawn =
  path("l", "M14 72L2 110M106 72L118 110") +
  path("c", "M60 10L112 72V112H8V72Z") +
  path("e", "M60 10L112 72H8Z") +
  path("n", "M60 10L34 72V112M60 10L86 72V112") +
  path("d", "M60 40C54 66 48 92 46 112H74C72 92 66 66 60 40Z") +
  path("a", "M60 40C60 70 62 94 74 112H84V76Z") +
  path("l", "M60 10V0") +
  path("b", "M60 0L80 5 60 10Z");

/** A wooden cabin with a curved roof. */
export const pod: Drawn =
  path("e", "M4 108C4 44 30 10 60 10S116 44 116 108Z") +
  path("c", "M16 108C16 54 38 24 60 24S104 54 104 108Z") +
  path("n", "M22 74H98M18 91H102M32 50H88M28 60H92") +
  box("a", [46, 60, 28, 48, 2]) +
  box("b", [24, 66, 16, 20, 2]) +
  box("b", [80, 66, 16, 20, 2]) +
  path("n", "M32 66v20M88 66v20") +
  disc("d", [69, 86, 2]) +
  disc("b", [60, 42, 7]) +
  box("e", [0, 106, 120, 6, 2]);

/** A post with sockets, and the cable of a guest in it. */
export const hookUp: Drawn =
  box("d", [40, 106, 40, 6, 2]) +
  box("c", [44, 8, 32, 98, 5]) +
  box("a", [40, 4, 40, 16, 5]) +
  disc("e", [60, 38, 11]) +
  path("n", "M56 38h.1M64 38h.1M60 33v.1") +
  band("n", { d: "M60 66C88 66 84 104 100 104H118", width: 9 }) +
  band("b", { d: "M60 66C88 66 84 104 100 104H118", width: 5 }) +
  disc("b", [60, 66, 12]) +
  path("n", "M52 90H68");

/** A camper van with its window and a raised roof. */
export const camper: Drawn =
  path("b", "M22 34L30 14H80L84 34Z") +
  path("c", "M4 94V48Q4 34 18 34H82Q94 34 102 50L116 66V94Z") +
  path("a", "M4 94V66H116V94Z") +
  box("e", [14, 42, 24, 18, 3]) +
  box("e", [44, 42, 24, 18, 3]) +
  path("e", "M76 42H84Q90 42 96 52L100 60H76Z") +
  path("w", "M14 78H60") +
  [30, 92].map((x) => disc("d", [x, 96, 14]) + disc("c", [x, 96, 6])).join("");

/** A shower on its pipe. */
export const shower: Drawn =
  band("n", { d: "M22 112V26Q22 8 42 8H60Q78 8 78 26V34", width: 12 }) +
  band("e", { d: "M22 112V26Q22 8 42 8H60Q78 8 78 26V34", width: 7.5 }) +
  path("b", "M50 52Q52 34 78 34T106 52Z") +
  path("l", "M58 62L54 76M78 62V78M98 62L102 76M54 88L50 102M78 90V106M102 88L106 102") +
  disc("a", [22, 70, 10]);
