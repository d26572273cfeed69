import { drop } from "../forms.ts";
import { at, band, box, type Drawn, disc, oval, path } from "../shape.ts";
import { house, plainKey } from "./house.ts";
import { officeBlock, sofa } from "./moving.ts";

/** What cleaners clean, in a field of 120 by 112 units. */
const sparkle = (x: number, y: number, scale: number): Drawn =>
  at([x, y, scale], path("b", "M0-16Q2-2 16 0 2 2 0 16-2 2-16 0-2-2 0-16Z"));

const broom: Drawn =
  at([98, 4, 1, 8], box("e", [-4, -4, 8, 76, 4])) +
  at(
    [88, 71.3, 1, 8],
    path("a", "M-16 0H16V10H-16Z"),
    path("b", "M-16 10H16L22 38H-22Z"),
    path("n", "M-8 14L-11 36M0 14V36M8 14L11 36"),
  );

/** A squeegee, its rubber along the upper edge. */
export const squeegee: Drawn =
  box("d", [9, 0, 102, 9, 2]) +
  box("a", [5, 9, 110, 16, 4]) +
  path("e", "M50 25H70L66 54H54Z") +
  box("b", [51, 52, 18, 60, 8]);

/** A bottle that sprays to the left. */
export const spray: Drawn =
  path("c", "M48 52H74C84 58 88 68 88 80V106q0 6-6 6H40q-6 0-6-6V80C34 68 38 58 48 52Z") +
  box("a", [34, 76, 54, 22]) +
  box("e", [50, 36, 22, 17, 2]) +
  path("e", "M35 24H48C47 36 42 44 35 50L29 45C34 38 36 32 35 24Z") +
  box("d", [20, 10, 10, 12, 2]) +
  path("b", "M28 7H72Q88 7 90 24L91 38H48V27H28Z") +
  path("l", "M13 9L3 4M12 16H0M13 23L3 28");

export const cleanHouse: Drawn =
  at([-6, 14, 0.88], house) + sparkle(104, 26, 1) + sparkle(18, 22, 0.7) + sparkle(110, 66, 0.6);

export const cleanOffice: Drawn = at(
  [1.2, 3.7, 0.96],
  at([0, 12, 0.9], officeBlock) + sparkle(98, 26, 1.1) + sparkle(112, 4, 0.6),
);

/** A broom beside the last box, and the key to hand back on it. */
export const emptyRoom: Drawn =
  broom +
  box("c", [2, 54, 66, 58, 2]) +
  path("e", "M28 54H42V78H28Z") +
  path("n", "M12 100H24") +
  at([18, 40.5, 0.55], plainKey) +
  sparkle(58, 14, 0.8);

/** A rolled carpet. */
export const carpet: Drawn = at(
  [0, 4],
  path("a", "M30 62H112L118 108H36Z") +
    path("n", "M112 68L117 102") +
    band("w", { d: "M44 76H104M48 94H108", width: 4, dash: "7 7" }) +
    box("b", [10, 38, 100, 44, 22]) +
    disc("c", [32, 60, 22]) +
    path("n", "M32 60a4 4 0 1 1 4 4q-9 1-10-7 0-9 10-9 11 1 11 13-2 12-14 12"),
);

export const oven: Drawn =
  path("d", "M20 104h14v8H20zM86 104h14v8H86z") +
  box("c", [14, 4, 92, 102, 5]) +
  box("e", [14, 4, 92, 24, 5]) +
  [30, 50, 70].map((x) => disc("b", [x, 16, 6])).join("") +
  path("n", "M84 16H98") +
  box("a", [24, 36, 72, 60, 5]) +
  box("d", [34, 54, 52, 32, 3]) +
  path("w", "M34 45H86M42 78L56 62");

/** A helmet on a heap of dust and a broom: what builders leave. */
export const afterBuilders: Drawn =
  broom +
  path("e", "M2 112C0 92 10 82 20 84 26 70 48 70 54 86 64 86 70 98 70 112Z") +
  disc("d", [22, 100, 2]) +
  disc("d", [36, 92, 2]) +
  disc("d", [50, 102, 2]) +
  path("b", "M10 68C10 36 30 28 38 28S66 36 66 68Z") +
  path("b", "M30 28Q38 20 46 28V52H30Z") +
  box("b", [2, 66, 72, 10, 5]);

/** A window under a squeegee: clean above it, wet below. */
export const cleanWindow: Drawn =
  box("c", [4, 4, 84, 98, 3]) +
  box("m", [12, 12, 68, 82]) +
  path("z", "M12 12H44C58 24 66 36 72 50L42 74C36 56 26 46 12 38Z") +
  path("n", "M12 12H80V94H12ZM18 30L30 16M26 36L42 17") +
  at([22, 62], drop("c", 14)) +
  at([66, 18], drop("c", 12)) +
  box("a", [0, 100, 92, 12, 2]) +
  at([57, 62, 0.52, -38], at([-60, 0], squeegee)) +
  sparkle(104, 22, 0.9);

export const cleanSofa: Drawn =
  at([0, 12, 0.9], sofa) +
  disc("c", [104, 18, 9]) +
  disc("c", [88, 8, 5]) +
  disc("c", [112, 38, 4]) +
  sparkle(20, 18, 0.8);

export const iron: Drawn = at(
  [4, 8],
  path("l", "M96 38Q116 38 112 12"),
  path("a", "M4 92C8 60 36 44 64 42H90q8 0 10 8l8 42Z"),
  path("c", "M42 58Q58 52 84 52L88 66H36Z"),
  path("b", "M34 40Q40 22 60 22H92q8 0 8 8v14H86V34H62Q52 34 48 46Z"),
  path("e", "M0 92H110V104H6Q0 104 0 92Z"),
  disc("b", [96, 80, 5]),
);

export const mop: Drawn =
  at([86, 0, 1, 14], box("e", [-4, -2, 8, 72, 4])) +
  at([70, 66, 1, 14], box("b", [-14, -6, 28, 12, 4])) +
  path("c", "M52 68L84 76C90 90 104 96 108 112H22C34 104 46 86 52 68Z") +
  path("n", "M60 72C54 90 48 102 40 112M68 74C66 92 64 104 60 112M76 76C78 92 82 104 86 112");

/** The sink of a kitchen. */
export const sink: Drawn =
  band("n", { d: "M60 54V28Q60 12 76 12T92 28V36", width: 13 }) +
  band("e", { d: "M60 54V28Q60 12 76 12T92 28V35", width: 8.5 }) +
  box("b", [42, 40, 14, 14, 3]) +
  box("c", [2, 54, 116, 12, 4]) +
  path("a", "M10 66H110V112H10Z") +
  path("c", "M26 66H94V80q0 8-8 8H34q-8 0-8-8Z") +
  oval("c", [92, 46, 3.5, 5]) +
  path("w", "M60 96V106");
