import { at, band, box, type Drawn, disc, oval, path } from "../shape.ts";

/** Food, drink and kitchen tools, in a field of 120 by 112 units. */
export const cup: Drawn =
  path("l", "M46 26c-8-9 8-13 0-24M64 26c-8-9 8-13 0-24") +
  path("c", "M92 48h8c20 0 20 32-6 34") +
  path("c", "M14 38H96V66c0 20-14 34-41 34S14 86 14 66Z") +
  path("a", "M14 54H96V66c0 3 0 5-1 8H15c-1-3-1-5-1-8Z") +
  path("b", "M4 102H108c0 6-6 10-14 10H18C10 112 4 108 4 102Z");

export const teapot: Drawn = at(
  [0, 4],
  path("c", "M92 60Q116 54 112 78 108 96 86 92") +
    path("a", "M24 66L6 44 16 40 40 56Z") +
    path("a", "M28 70C28 46 42 34 62 34S98 46 98 70 84 108 62 108 28 96 28 70Z") +
    path("b", "M42 42C44 28 80 28 84 42Z") +
    disc("b", [62, 24, 6]) +
    path("w", "M40 64c2-8 6-13 12-16"),
);

export const moka: Drawn = at(
  [0, 2],
  path("c", "M34 64L28 110H84L78 64Z") +
    path("e", "M32 56H80L78 66H34Z") +
    path("c", "M34 56L28 22 16 16V10H78L82 56Z") +
    path("n", "M44 22L47 56M64 22V56M44 66L40 110M66 66L70 110") +
    path("a", "M80 18H108V62H98V30H82Z") +
    path("b", "M34 10C38 2 72 2 76 10Z") +
    disc("d", [55, 1, 4]),
);

export const cake: Drawn = at(
  [0, 2],
  box("c", [18, 62, 84, 40, 4]) +
    path(
      "a",
      "M18 72V62q0-6 6-6H96q6 0 6 6V72c0 8-10 8-12 0-2 12-16 12-18 0-2 8-12 8-14 0-2 14-16 12-18 0-2 8-10 8-12 0-2 6-10 6-10 0Z",
    ) +
    path("c", "M38 56V42q0-4 4-4H78q4 0 4 4V56Z") +
    path("b", "M38 46V42q0-4 4-4H78q4 0 4 4v4c0 6-8 6-10 0-2 8-12 8-14 0-2 6-8 6-10 0-2 5-10 5-10 0Z") +
    disc("a", [60, 28, 9]) +
    path("n", "M60 20q2-8 10-10") +
    path("e", "M4 102H116L108 110H12Z"),
);

export const slice: Drawn = at(
  [0, 10],
  path("c", "M10 66L94 34 112 60V102H10Z") +
    path("a", "M10 66L94 34 112 60Z") +
    path("b", "M10 78H112V88H10Z") +
    path("n", "M10 66H112V102H10Z") +
    disc("b", [88, 36, 9]),
);

export const croissant: Drawn = at(
  [0, 22.4],
  path(
    "b",
    "M8 88C8 48 32 24 60 24S112 48 112 88C102 92 94 88 90 80 84 70 74 66 60 66S36 70 30 80C26 88 18 92 8 88Z",
  ) + path("n", "M26 46L40 70M46 28L52 66M74 28L68 66M94 46L80 70M12 70l18 10M108 70l-18 10"),
);

export const loaf: Drawn = at(
  [0, 4],
  path("b", "M4 84C4 52 30 36 60 36S116 52 116 84C116 104 108 108 98 108H22C12 108 4 104 4 84Z") +
    path("c", "M26 58q12-8 18 2-6 10-18-2ZM52 50q14-6 20 6-10 10-20-6ZM80 54q14-2 16 10-12 6-16-10Z") +
    path("n", "M18 92H36M84 92H102M52 96H70"),
);

export const baguette: Drawn = at(
  [60, 76.6, 1, -28],
  path("b", "M-62 0C-62-14-46-17 0-17S62-14 62 0 46 17 0 17-62 14-62 0Z"),
  path(
    "c",
    "M-40-6q8-8 14 0-2 10-14 0ZM-14-7q8-8 14 0-2 10-14 0ZM12-7q8-8 14 0-2 10-14 0ZM36-6q8-8 14 0-2 10-14 0Z",
  ),
);

/** An ear of wheat, its foot at 0, 0, upward. */
export const wheat: Drawn =
  band("l", { d: "M0 0V-104", width: 2.6 }) +
  [-44, -58, -72, -86]
    .map((y) => at([0, y, 1, -30], oval("b", [0, -9, 6, 11])) + at([0, y, 1, 30], oval("b", [0, -9, 6, 11])))
    .join("") +
  oval("b", [0, -106, 6, 11]) +
  path("l", "M-12-104l-6-14M12-104l6-14M0-118v-14");

export const rollingPin: Drawn = at(
  [4.2, 16.5, 0.93],
  at(
    [60, 74.4, 1, -20],
    box("b", [-66, -6, 132, 12, 6]),
    box("e", [-44, -16, 88, 32, 6]),
    path("w", "M-34-7H20"),
  ),
);

export const bun: Drawn = at(
  [0, 10],
  path("b", "M12 84C12 52 34 34 60 34S108 52 108 84C108 98 100 102 92 102H28C20 102 12 98 12 84Z") +
    path("n", "M34 60q26-18 52 0M60 34V102") +
    path("c", "M54 40H66V102H54ZM12 78H108V88H12Z"),
);

/** Solid cutlery: outlined tines would close up in the footer. */
export const plateSet: Drawn =
  disc("c", [60, 60, 38]) +
  disc("e", [60, 60, 25]) +
  band("l", { d: "M2 10V34Q2 44 9.500 44T17 34V10M9.500 10V44", width: 3.8, isRound: true }) +
  band("l", { d: "M9.500 44V112M112.500 64V112", width: 5.6 }) +
  band("l", { d: "M113 11Q105 20 105 44V66H113Z", width: 5, isRound: true });

export const pan: Drawn = at(
  [-4, 12],
  path("l", "M34 40c-6-7 6-11 0-20M54 40c-6-7 6-11 0-20M74 40c-6-7 6-11 0-20") +
    path("d", "M84 62H128V70H84Z") +
    path("a", "M8 56H92V74c0 16-12 26-26 26H34C20 100 8 90 8 74Z") +
    box("e", [4, 50, 92, 10, 5]),
);

export const pot: Drawn = at(
  [0, 2],
  path("l", "M46 20c-6-7 6-11 0-18M72 20c-6-7 6-11 0-18") +
    path("l", "M14 64H2V54H14M106 64H118V54H106") +
    box("a", [14, 46, 92, 64, 8]) +
    path("b", "M14 46C20 26 100 26 106 46Z") +
    disc("d", [60, 26, 5]) +
    path("w", "M28 60V94"),
);

export const wineGlass: Drawn = at(
  [0, 4],
  path("c", "M36 6H84C92 42 82 62 60 64 38 62 28 42 36 6Z") +
    path("a", "M33 32H87C86 52 78 62 60 64 42 62 34 52 33 32Z") +
    path("l", "M60 64V104M38 108Q60 98 82 108") +
    path("w", "M44 40c1 6 3 9 6 12"),
);

export const bottle: Drawn =
  path("a", "M48 4H72V34C72 44 84 46 84 62V104q0 8-8 8H44q-8 0-8-8V62C36 46 48 44 48 34Z") +
  box("b", [46, 2, 28, 14, 2]) +
  box("c", [36, 66, 48, 30]) +
  path("n", "M46 76H74M46 86H66");

export const pint: Drawn =
  path("c", "M24 26H90L84 112H30Z") +
  path("b", "M26 44H88L84 112H30Z") +
  band("n", { d: "M88 54h10q9 0 8 10l-1 8q-2 10-12 10h-7", width: 11 }) +
  band("c", { d: "M88 54h10q9 0 8 10l-1 8q-2 10-12 10h-7", width: 7.4 }) +
  path("c", "M28 44a12 12 0 0 1 0-24 15 15 0 0 1 28-5 14 14 0 0 1 25 5 12 12 0 0 1 9 24Z") +
  path("n", "M42 62L44 98M70 62L68 98");

export const barrel: Drawn =
  path("e", "M20 12H100C116 44 116 80 100 112H20C4 80 4 44 20 12Z") +
  path("n", "M42 12C36 44 36 80 42 112M78 12C84 44 84 80 78 112") +
  path("a", "M14 28H106L109 40H11ZM11 84H109L106 96H14Z") +
  disc("d", [60, 62, 6]);

export const hop: Drawn = at(
  [0, 2],
  path("l", "M60 16Q60 4 74 2") +
    [
      [60, 92],
      [46, 78],
      [74, 78],
      [60, 66],
      [40, 58],
      [80, 58],
      [50, 42],
      [70, 42],
      [60, 26],
    ]
      .map(([x = 0, y = 0]) =>
        path(
          "a",
          `M${x} ${y + 18}C${x - 18} ${y + 8} ${x - 14} ${y - 10} ${x} ${y - 12} ${x + 14} ${y - 10} ${x + 18} ${y + 8} ${x} ${y + 18}Z`,
        ),
      )
      .join(""),
);

export const apple: Drawn = at(
  [0, 1.9],
  path(
    "a",
    "M60 36C76 22 106 28 106 62 106 92 84 112 72 110 64 108 56 108 48 110 36 112 14 92 14 62 14 28 44 22 60 36Z",
  ) +
    path("l", "M60 36Q58 20 66 10") +
    path("b", "M66 20Q76 4 94 8 90 24 66 20Z") +
    path("w", "M28 60c0-10 5-16 12-18"),
);

export const carrot: Drawn = at(
  [4.3, 15, 0.93],
  at(
    [60, 53.5, 1, 24],
    path("l", "M0-26C-12-34-14-48-10-58M0-26V-62M0-26C12-34 14-48 10-58"),
    path("b", "M-18-26Q0-36 18-26C16 6 8 38 0 56-8 38-16 6-18-26Z"),
    path("n", "M-14-8h12M12 8H2M-8 24h8"),
  ),
);

export const leek: Drawn = at(
  [1.8, 3.4, 0.97],
  at(
    [0, -5],
    path(
      "a",
      "M48 60C44 34 30 20 22 4 40 8 52 24 56 40 56 22 58 10 62 0 68 14 68 28 66 42 72 24 84 12 98 6 90 24 76 38 72 60Z",
    ) +
      path("c", "M48 58H72V104q0 6-12 6t-12-6Z") +
      path("n", "M56 62V106M64 62V106M52 110v6M60 110v7M68 110v6"),
  ),
);

export const jar: Drawn =
  box("c", [26, 30, 68, 82, 10]) +
  box("a", [30, 56, 60, 50, 6]) +
  box("b", [28, 14, 64, 18, 4]) +
  box("c", [38, 66, 44, 26, 2]) +
  path("n", "M46 76H74M46 84H64M36 14V32M84 14V32");

export const crate: Drawn =
  box("e", [4, 60, 112, 52, 2]) +
  path("n", "M4 78H116M4 95H116") +
  box("e", [4, 60, 12, 52]) +
  box("e", [104, 60, 12, 52]);

export const eggCup: Drawn = at(
  [0, 2],
  path("c", "M60 8C78 8 90 32 90 52H30C30 32 42 8 60 8Z") +
    path("n", "M44 24q8 4 12-4 6 8 14 0") +
    path("a", "M24 50H96C96 72 84 82 68 84V100H86V110H34V100H52V84C36 82 24 72 24 50Z"),
);

export const pizza: Drawn =
  path("b", "M10 20Q60-8 110 20L104 34Q60 12 16 34Z") +
  path("c", "M16 34Q60 12 104 34L60 112Z") +
  disc("a", [48, 46, 10]) +
  disc("a", [72, 54, 9]) +
  disc("a", [58, 80, 8]) +
  path("n", "M84 36l6 3M34 36l4 6");

export const fish: Drawn =
  path("e", "M8 62C28 30 72 30 92 58L114 38V86L92 66C72 94 28 94 8 62Z") +
  disc("d", [30, 56, 4]) +
  path("n", "M46 42Q56 62 46 82M60 52q6 4 0 10M72 52q6 4 0 10M60 68q6 4 0 8");
