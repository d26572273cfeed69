import { at, band, box, type Drawn, disc, path } from "../shape.ts";

/** Tools of every trade at a house, in a field of 120 by 112 units. */
export const toolbox: Drawn =
  path("e", "M34 44V30Q34 18 46 18H74Q86 18 86 30V44H75V33Q75 29 71 29H49Q45 29 45 33V44Z") +
  box("a", [6, 44, 108, 68, 6]) +
  box("b", [2, 42, 116, 22, 5]) +
  box("c", [26, 56, 16, 18, 3]) +
  box("c", [78, 56, 16, 18, 3]) +
  path("w", "M20 94H100");

export const hardHat: Drawn = at(
  [0, 2],
  path("b", "M12 98C12 58 32 36 60 36S108 58 108 98Z") +
    path("b", "M48 82V34Q48 28 54 28H66Q72 28 72 34V82Z") +
    path("n", "M34 50C28 60 26 70 26 82M86 50C92 60 94 70 94 82") +
    box("a", [2, 96, 116, 14, 7]),
);

export const steelTape: Drawn =
  path("b", "M64 98H114V110H64Z") +
  box("e", [110, 94, 7, 18, 2]) +
  band("n", { d: "M86 102H108", width: 8, dash: "1.6 7" }) +
  path("a", "M24 30H60Q84 30 84 54V110H24Q10 110 10 96V44Q10 30 24 30Z") +
  disc("c", [46, 68, 21]) +
  disc("e", [46, 68, 10]) +
  path("w", "M20 46Q22 39 30 38");

/** A trowel with mortar on its blade, lying. */
export const mortarTrowel: Drawn = at(
  [60, 96],
  path("e", "M-46 0C-44-14-30-12-24-18-12-26 2-12 10 0Z"),
  path("c", "M-58 14L22 14 30 6 20 0H-50Q-58 4-58 14Z"),
  path("l", "M26 7Q36 7 38-4"),
  box("a", [32, -16, 32, 13, 6]),
);

/** A helmet with visor and ear defenders, for work with a saw. */
export const sawHelmet: Drawn = at(
  [0, 6],
  path("b", "M22 54C22 22 40 6 62 6S102 22 102 54Z") +
    path("n", "M62 6V36M42 14Q36 24 36 40M82 14Q88 24 88 40") +
    box("b", [12, 50, 100, 11, 5.5]) +
    path("s", "M18 61H54V106Q26 104 18 84Z") +
    path("n", "M18 61H54V106Q26 104 18 84ZM30 61V98M42 61V104M18 74H54M20 88H54") +
    box("a", [66, 56, 30, 46, 14]) +
    path("w", "M76 68V88"),
);
