import { at, band, box, type Drawn, disc, oval, path } from "../shape.ts";
import { passCard } from "./fitness.ts";

/** Things of yoga studios and quiet rooms, in a field of 120 by 112 units. */
const petal = (turn: number, look: "a" | "g" | "b", long: number): Drawn =>
  at(
    [60, 98, 1, turn],
    path(look, `M0 0C-22-${long * 0.3} -18-${long * 0.8} 0-${long} 18-${long * 0.8} 22-${long * 0.3} 0 0Z`),
  );

export const lotus: Drawn =
  petal(-74, "g", 60) +
  petal(74, "g", 60) +
  petal(-48, "a", 72) +
  petal(48, "a", 72) +
  petal(-24, "g", 80) +
  petal(24, "g", 80) +
  petal(0, "b", 84) +
  path("l", "M14 108Q60 116 106 108");

/** A singing bowl with its striker. */
export const singingBowl: Drawn =
  at([92, 22, 1, 40], box("e", [-5, -16, 10, 56, 5]), box("a", [-8, -24, 16, 30, 7])) +
  path("b", "M8 54H104C104 82 90 98 74 100H38C22 98 8 82 8 54Z") +
  oval("d", [56, 54, 48, 9]) +
  path("n", "M15 72Q56 84 97 72") +
  path("a", "M22 100H90Q100 112 84 112H28Q12 112 22 100Z") +
  path("l", "M18 36q-8-10 0-22M36 34q-7-9 0-18");

/** A person in the tree pose. */
export const treePose: Drawn = at(
  [5, 10.8, 0.9],
  band("n", { d: "M44 46L34 18 58-2M76 46L86 18 62-2", width: 12, isRound: true }),
  band("c", { d: "M44 46L34 18 58-2M76 46L86 18 62-2", width: 8, isRound: true }),
  band("n", { d: "M55 76V105H46M66 76L98 84 64 96", width: 15, isRound: true }),
  band("a", { d: "M55 76V105H46M66 76L98 84 64 96", width: 11, isRound: true }),
  path("b", "M42 42C50 38 70 38 78 42L72 60 74 80H46L48 60Z"),
  box("c", [55, 30, 10, 12]),
  disc("c", [60, 22, 12]),
  path("d", "M47 21C46 6 74 6 73 21 66 16 54 16 47 21Z"),
);

/** A reformer for pilates, somebody's legs in its straps. */
export const reformer: Drawn =
  path("l", "M10 88V110M110 88V110M104 74V34") +
  disc("b", [104, 32, 7]) +
  path("l", "M100 36L62 22") +
  box("e", [-2, 76, 124, 13, 4]) +
  box("b", [14, 64, 76, 13, 5]) +
  disc("c", [24, 50, 12]) +
  path("d", "M12 52C8 36 30 32 34 42 26 42 20 46 18 56Z") +
  band("n", { d: "M42 57H70L62 24", width: 14, isRound: true }) +
  band("a", { d: "M42 57H70L62 24", width: 9.5, isRound: true }) +
  box("d", [2, 106, 20, 6, 3]) +
  box("d", [98, 106, 20, 6, 3]);

export const moon: Drawn = at(
  [0, 3.5],
  path("b", "M74 8C42 6 18 30 18 60S44 112 74 108C54 98 42 80 42 58S54 18 74 8Z") +
    at([92, 40, 1.3], path("a", "M0-12L3.500-4 12-3 5.500 3 7.500 11 0 7-7.500 11-5.500 3-12-3-3.500-4Z")) +
    at([82, 80, 0.9], path("a", "M0-12L3.500-4 12-3 5.500 3 7.500 11 0 7-7.500 11-5.500 3-12-3-3.500-4Z")),
);

/** A person sitting with crossed legs, hands on the knees. */
export const seated: Drawn = at(
  [3.6, 6.7, 0.94],
  band("n", { d: "M46 50L24 88M74 50L96 88", width: 14, isRound: true }),
  band("c", { d: "M46 50L24 88M74 50L96 88", width: 9.5, isRound: true }),
  box("c", [53, 28, 14, 16]),
  path("b", "M40 44C46 38 74 38 80 44L76 66 80 90H40L44 66Z"),
  path("a", "M6 103C6 90 32 84 60 92 88 84 114 90 114 103 114 112 86 112 60 110 34 112 6 112 6 103Z"),
  path("n", "M40 101Q52 98 66 106"),
  disc("d", [60, -1, 7]),
  disc("c", [60, 18, 15]),
  path("d", "M44 19C41-2 79-2 76 19 70 10 50 10 44 19Z"),
);

/** Three people together. */
export const group: Drawn =
  disc("e", [24, 44, 13]) +
  path("e", "M0 112V90C0 72 10 62 24 62S48 72 48 90V112Z") +
  disc("b", [96, 44, 13]) +
  path("b", "M72 112V90C72 72 82 62 96 62S120 72 120 90V112Z") +
  disc("a", [60, 28, 17]) +
  path("a", "M28 112V86C28 62 42 52 60 52S92 62 92 86V112Z");

/** A soft toy for talks with children. */
export const teddy: Drawn = at(
  [0, -1],
  disc("b", [32, 16, 13]) +
    disc("b", [88, 16, 13]) +
    oval("b", [26, 72, 13, 20]) +
    oval("b", [94, 72, 13, 20]) +
    oval("b", [60, 80, 34, 32]) +
    oval("c", [60, 84, 20, 20]) +
    disc("b", [60, 32, 32]) +
    oval("c", [60, 42, 16, 12]) +
    disc("d", [48, 26, 3.5]) +
    disc("d", [72, 26, 3.5]) +
    oval("d", [60, 37, 6, 4]) +
    path("n", "M60 41V46M54 46q6 5 12 0") +
    oval("a", [36, 104, 16, 9]) +
    oval("a", [84, 104, 16, 9]),
);

export const classCard: Drawn = at([0, 4.3], passCard(lotus));

/** A watch that swings on its chain. */
export const pendulum: Drawn = at(
  [0, 5.9],
  at(
    [60, 0, 1, 24],
    band("l", { d: "M0 0V46", width: 3.6, dash: "5 3" }),
    disc("b", [0, 50, 7]),
    disc("a", [0, 80, 25]),
    disc("c", [0, 80, 17]),
    path("n", "M0 80V68M0 80L8 84"),
  ) + band("l", { d: "M62 98Q92 96 106 66", width: 3, dash: "7 7" }),
);
