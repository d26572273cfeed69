import { at, band, box, type Drawn, disc, oval, path } from "../shape.ts";

/** Subjects and kinds of lessons, in a field of 120 by 112 units. */
export const atom: Drawn = at(
  [0, 3.5],
  [0, 60, 120].map((turn) => at([60, 58, 1, turn], oval("l", [0, 0, 50, 19]))).join("") +
    disc("a", [60, 58, 11]) +
    disc("b", [110, 58, 7]) +
    disc("b", [35, 15, 7]) +
    disc("b", [35, 101, 7]),
);

export const column: Drawn =
  box("e", [22, 100, 76, 12, 2]) +
  box("c", [30, 90, 60, 10, 3]) +
  path("c", "M38 34H82L85 90H35Z") +
  path("n", "M46 40L44 84M55 40L54 84M65 40L66 84M74 40L76 84") +
  path("b", "M26 18H94C106 18 106 36 94 36 86 36 86 30 88 28H32C34 30 34 36 26 36 14 36 14 18 26 18Z") +
  box("e", [20, 6, 80, 12, 2]);

/** A test paper with ticks, and a pencil. */
export const paper: Drawn =
  path("c", "M8 4H86V112H8Z") +
  path("n", "M40 26H74M40 48H74M40 70H66M40 92H58") +
  band("a", { d: "M16 24l6 7 11-13M16 46l6 7 11-13M16 68l6 7 11-13", width: 4.5, isRound: true }) +
  at(
    [88, 66, 1, 24],
    box("b", [-8, -52, 16, 68]),
    path("n", "M-2.500-42V16M3-42V16"),
    path("e", "M-8 16H8L0 36Z"),
    path("d", "M-3 29H3L0 36Z"),
    box("a", [-8, -60, 16, 12, 3]),
  );

/** A lesson on the screen of a laptop. */
export const onlineLesson: Drawn =
  box("a", [16, 16, 88, 70, 5]) +
  box("c", [23, 23, 74, 56, 1]) +
  path("b", "M42 79C42 62 50 58 60 58S78 62 78 79Z") +
  disc("e", [60, 43, 12]) +
  path("e", "M8 86H112L118 104q0 8-8 8H10q-8 0-8-8Z") +
  path("n", "M46 99H74");
