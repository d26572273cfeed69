import { crown } from "../forms.ts";
import { at, box, type Drawn, disc, oval, path } from "../shape.ts";

/** Starters, sides and small dishes, in a field of 120 by 112 units. */
export const vegetables: Drawn = at(
  [0, 1],
  path("l", "M40 24Q38 10 50 4") +
    path(
      "a",
      "M40 26C58 16 78 26 76 50 74 78 60 96 54 106 48 112 44 108 40 110 34 110 30 112 26 106 14 92 4 74 4 50 4 26 24 16 40 26Z",
    ) +
    path("n", "M40 26C34 50 34 76 40 96M52 24C60 42 60 70 52 92") +
    path("w", "M15 46c1-8 4-12 8-14") +
    disc("b", [90, 84, 27]) +
    path(
      "a",
      "M90 68C80 66 72 58 68 60 74 54 82 54 86 58 86 52 90 48 96 50 94 54 94 56 96 58 102 54 110 58 112 64 104 60 98 66 90 68Z",
    ),
);

/** A pepper with three lobes and its stalk, its foot at 0, 0. */
const pepper: Drawn =
  path("e", "M-6-72C-6-84-11-90-16-94L-6-100C3-92 6-83 6-72Z") +
  path(
    "a",
    "M0-72C-15-82-38-74-38-48-38-22-24 0-14 0-8 0-4-4 0-4S8 0 14 0C24 0 38-22 38-48 38-74 15-82 0-72Z",
  ) +
  path("n", "M-13-70C-20-50-18-22-11-4M13-70C20-50 18-22 11-4") +
  path("w", "M-30-52C-30-60-27-64-23-67");

/** Peppers on a plate. */
export const peppers: Drawn =
  at([84, 96, 0.78, 14], pepper) +
  at([40, 96, 0.86, -4], pepper) +
  path("c", "M0 92H120Q116 112 96 112H24Q4 112 0 92Z") +
  path("n", "M12 100H108");

export const salad: Drawn =
  crown("a", { x: 32, y: 48, rx: 26, ry: 24, bumps: 9 }) +
  crown("g", { x: 64, y: 36, rx: 28, ry: 26, bumps: 9 }) +
  crown("a", { x: 92, y: 50, rx: 24, ry: 22, bumps: 9 }) +
  disc("b", [48, 50, 13]) +
  path("n", "M48 44v12M42 50h12") +
  disc("c", [80, 54, 11]) +
  disc("n", [80, 54, 6]) +
  path("e", "M4 60H116C116 86 98 102 82 106V112H38V106C22 102 4 86 4 60Z") +
  path("n", "M14 74H106");

export const chips: Drawn =
  [
    [20, 30, -10],
    [34, 14, -5],
    [48, 22, 2],
    [60, 6, -3],
    [74, 18, 4],
    [86, 10, 8],
    [98, 32, 12],
  ]
    .map(([x = 0, y = 0, turn = 0]) => at([x, y, 1, turn], box("b", [-6, 0, 12, 60, 1])))
    .join("") +
  path("a", "M12 48Q60 66 108 48L98 112H22Z") +
  path("w", "M30 66L36 102M90 66L84 102M60 70V102");

/** Bites on sticks, on a board. */
export const bites: Drawn =
  [22, 60, 98]
    .map(
      (x, index) =>
        path("l", `M${x} 12V80`) +
        disc(index % 2 ? "c" : "a", [x, 26, 9]) +
        (index % 2
          ? path("a", `M${x - 16} 62Q${x - 10} 38 ${x} 40T${x + 16} 62Z`)
          : box("c", [x - 13, 42, 26, 10, 3]) + box("a", [x - 15, 52, 30, 12, 5])) +
        path(
          "b",
          `M${x - 18} 66Q${x - 18} 60 ${x - 12} 60H${x + 12}Q${x + 18} 60 ${x + 18} 66V84H${x - 18}Z`,
        ),
    )
    .join("") +
  box("e", [0, 84, 120, 12, 4]) +
  path("d", "M14 96H26V112H14ZM94 96H106V112H94Z");

export const cheese: Drawn = at(
  [0, 4],
  path("b", "M6 66L84 26C104 30 114 44 114 66Z") +
    path("c", "M6 66H114V108H6Z") +
    disc("e", [34, 84, 8]) +
    disc("e", [84, 80, 10]) +
    disc("e", [62, 96, 6]),
);

export const taco: Drawn =
  crown("a", { x: 32, y: 60, rx: 20, ry: 20, bumps: 9 }) +
  crown("g", { x: 60, y: 42, rx: 24, ry: 22, bumps: 9 }) +
  crown("a", { x: 90, y: 60, rx: 20, ry: 20, bumps: 9 }) +
  path("b", "M2 108C2 74 28 50 60 50S118 74 118 108Q118 112 112 112H8Q2 112 2 108Z") +
  path("n", "M26 92l6-4M44 76l4 5M66 92l6-3M82 78l4 4M94 98l4-4M52 104h6");

export const sushi: Drawn =
  [32, 88]
    .map(
      (x) =>
        path("d", `M${x - 26} 58H${x + 26}V94Q${x + 26} 104 ${x} 104T${x - 26} 94Z`) +
        oval("c", [x, 58, 26, 13]) +
        oval("b", [x, 58, 12, 6]),
    )
    .join("") +
  path("e", "M2 104H118V110H104V112H16V110H2Z") +
  path("e", "M6 34L112 14 113 19 7 39ZM6 22L112 6 113 11 7 27Z");

export const dumplings: Drawn = at(
  [0, 2],
  path("l", "M36 26c-6-7 6-11 0-20M60 22c-6-7 6-11 0-20M84 26c-6-7 6-11 0-20") +
    [28, 92, 60]
      .map(
        (x) =>
          path("c", `M${x - 24} 70C${x - 24} 50 ${x - 8} 44 ${x} 34 ${x + 8} 44 ${x + 24} 50 ${x + 24} 70Z`) +
          path(
            "n",
            `M${x} 36Q${x - 8} 50 ${x - 12} 58M${x} 36Q${x + 2} 48 ${x} 58M${x} 36Q${x + 8} 50 ${x + 12} 58`,
          ),
      )
      .join("") +
    box("b", [2, 66, 116, 44, 4]) +
    path("n", "M2 78H118M2 98H118M22 66V110M98 66V110M60 78V98"),
);

/** A dish under its cover. */
export const cloche: Drawn = at(
  [0, 4],
  path("e", "M14 92C14 58 34 36 60 36S106 58 106 92Z") +
    disc("b", [60, 28, 8]) +
    path("w", "M28 80C30 64 38 54 48 50") +
    path("a", "M2 92H118C118 102 110 108 100 108H20C10 108 2 102 2 92Z") +
    path("l", "M22 30L12 20M98 30l10-10"),
);

export const menuCard: Drawn =
  box("a", [18, 0, 84, 112, 5]) +
  box("c", [27, 9, 66, 94, 2]) +
  path(
    "n",
    "M48 18V28Q48 32 51 33V46M54 18V28Q54 32 51 33M51 18V33M68 46V18Q62 24 62 34H68M40 58H80M46 70H74M40 82H80M50 94H70",
  );

export const tierStand: Drawn =
  path("e", "M57 4H63V104H57Z") +
  disc("b", [60, 6, 6]) +
  path("b", "M32 56Q32 36 46 36T60 56ZM60 56Q60 36 74 36T88 56Z") +
  path("n", "M46 36V46M74 36V46") +
  path("c", "M18 56H102Q98 66 88 66H32Q22 66 18 56Z") +
  path("a", "M16 102V86H48V102ZM72 102V86H104V102Z") +
  path("c", "M16 91H48V97H16ZM72 91H104V97H72Z") +
  path("c", "M2 102H118Q114 112 102 112H18Q6 112 2 102Z");
