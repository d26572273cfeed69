import { at, band, box, type Drawn, path } from "../shape.ts";

/** Things of estate agents and architects, in a field of 120 by 112 units. */
export const gavel: Drawn =
  box("a", [10, 98, 74, 14, 4]) +
  box("e", [20, 86, 54, 13, 3]) +
  at(
    [58, 48, 1, 38],
    box("b", [26, -6, 40, 12, 5]),
    box("a", [-20, -26, 46, 52, 4]),
    box("b", [-26, -30, 14, 60, 4]),
    box("b", [18, -30, 14, 60, 4]),
  );

/** A sheet with the first lines of a house, and the pencil that draws them. */
export const sketch: Drawn = at(
  [-3.4, 5.6, 0.95],
  box("c", [4, 16, 92, 96, 2]) +
    band("n", { d: "M16 66L48 36 80 66M24 60V98H62", width: 4.4, isRound: true }) +
    path("n", "M40 98V78H54V98") +
    at(
      [62, 98, 1, 40],
      path("c", "M0 0L-9-24H9Z"),
      path("d", "M0 0L-3.500-9.500H3.500Z"),
      box("a", [-9, -92, 18, 68]),
      path("n", "M-3-90V-24M3-90V-24"),
      box("b", [-9, -104, 18, 14, 4]),
    ),
);
