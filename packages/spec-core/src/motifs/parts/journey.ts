import { crown } from "../forms.ts";
import { at, band, box, type Drawn, disc, oval, path } from "../shape.ts";

/** Things of shops, inns and travellers, in a field of 120 by 112 units. */
export const bed: Drawn =
  path("e", "M6 20H16V112H6ZM104 50H114V112H104Z") +
  box("c", [16, 50, 30, 22, 8]) +
  path("a", "M16 72H104V96H16Z") +
  path("b", "M48 62H104V84H48Z") +
  box("e", [12, 94, 96, 8]);

export const roomKey: Drawn =
  disc("l", [38, 22, 14]) +
  path("b", "M24 36H52V104L38 112 24 104Z") +
  disc("d", [38, 48, 4]) +
  path("n", "M32 66H44M32 78H44") +
  path("c", "M50 26L96 62 104 56 110 64 102 70 108 78 100 84 88 74 46 34Z");

export const suitcase: Drawn =
  path("l", "M44 30V10H76V30") +
  box("a", [16, 30, 88, 76, 8]) +
  box("e", [30, 30, 12, 76]) +
  box("e", [78, 30, 12, 76]) +
  path("d", "M26 106h14v6H26zM80 106h14v6H80z") +
  box("b", [52, 56, 16, 14, 2]);

export const signpost: Drawn =
  box("e", [54, 2, 12, 110, 3]) +
  path("a", "M18 16H92L108 29 92 42H18Z") +
  path("b", "M102 54H30L14 67 30 80H102Z") +
  path("w", "M30 29H78") +
  path("n", "M44 67H90");

export const tent: Drawn = at(
  [0, -4],
  path("a", "M60 18L116 108H4Z") +
    path("d", "M60 46L82 108H38Z") +
    path("l", "M60 18L52 4M60 18L68 4") +
    path("w", "M44 62L24 96") +
    path("l", "M4 108l-10 8M116 108l10 8"),
);

export const mountains: Drawn = at(
  [5.7, 10.1, 0.91],
  path("e", "M-6 112L34 34 72 112Z") +
    path("a", "M24 112L78 12 132 112Z") +
    path("c", "M78 12L98 50 88 44 80 54 70 44 58 50ZM34 34L46 56 36 52 28 58 22 56Z"),
);

export const backpack: Drawn = at(
  [0, 2],
  path("l", "M44 22C44 2 76 2 76 22") +
    box("a", [24, 18, 72, 92, 16]) +
    box("e", [34, 62, 52, 40, 6]) +
    box("b", [30, 8, 60, 18, 9]) +
    path("w", "M38 40H82") +
    path("l", "M60 62V82M24 60H14V98H24M96 60h10V98H96"),
);

export const walkingBoot: Drawn = at(
  [0, 2],
  path("a", "M24 8H64V52C76 60 108 62 112 90V98H24Z") +
    path("d", "M20 98H114V110H104V106H92V110H80V106H66V110H20Z") +
    path("n", "M64 20H46M64 34H48M64 48H50") +
    path("b", "M22 4H66V18H22Z"),
);

export const boat: Drawn = at(
  [0, 2],
  path("e", "M58 4H63V84H58Z") +
    path("c", "M54 12V74H14Z") +
    path("a", "M67 6C100 30 108 54 108 74H67Z") +
    path("b", "M4 84H116C112 102 100 110 88 110H32C20 110 8 102 4 84Z") +
    path("w", "M24 94H70"),
);

export const lighthouse: Drawn = at(
  [0, 4],
  path("c", "M44 36H76L86 108H34Z") +
    path("a", "M41 56H79L82 76H38ZM36 94H84L86 108H34Z") +
    box("e", [38, 28, 44, 9, 2]) +
    box("y", [48, 12, 24, 16]) +
    box("n", [48, 12, 24, 16]) +
    path("b", "M44 12L60 0 76 12Z") +
    path("l", "M34 18H8M34 24L10 34M86 18h26M86 24l24 10"),
);

export const cottage: Drawn =
  path("e", "M72 12H86V30H72Z") +
  path("c", "M14 54H106V112H14Z") +
  path("a", "M4 56L24 22H96L116 56Z") +
  box("b", [52, 72, 20, 40]) +
  box("s", [24, 68, 18, 18]) +
  box("s", [82, 68, 18, 18]) +
  path("n", "M24 68h18v18H24zM82 68h18v18H82zM33 68V86M91 68V86M30 34H90M22 45H98") +
  path("l", "M79 7c-5-4 5-7 0-11");

export const binoculars: Drawn = at(
  [0, 4],
  path("a", "M24 20H48V40L56 92H4L16 42ZM96 20H72V40L64 92H116L104 42Z") +
    box("e", [48, 34, 24, 26, 3]) +
    oval("d", [30, 96, 27, 12]) +
    oval("d", [90, 96, 27, 12]) +
    oval("e", [30, 95, 16, 6]) +
    oval("e", [90, 95, 16, 6]),
);

export const bicycle: Drawn = at(
  [0, 9],
  [
    [30, 76],
    [92, 76],
  ]
    .map(
      ([x = 0, y = 0]) =>
        disc("l", [x, y, 27]) +
        disc("l", [x, y, 22]) +
        path(
          "l",
          `M${x - 22} ${y}h44M${x} ${y - 22}v44M${x - 15} ${y - 15}l31 31M${x + 15} ${y - 15}l-31 31`,
        ) +
        disc("b", [x, y, 5]),
    )
    .join("") +
    band("a", { d: "M30 76L46 36H80L58 76ZM46 36L58 76M44 30L46 36M82 24L92 76", width: 5, isRound: true }) +
    path("l", "M34 28H54M82 24q14-4 16 8") +
    disc("b", [58, 76, 8]) +
    path("l", "M58 76L66 90H74"),
);

export const cog: Drawn = at(
  [0, -2.3],
  band("l", { d: "M60 12a48 48 0 1 1-.1 0", width: 14, dash: "9 9.850" }) +
    disc("e", [60, 60, 44]) +
    disc("c", [60, 60, 30]) +
    [0, 72, 144, 216, 288].map((turn) => at([60, 60, 1, turn], path("e", "M-6-10L-4-34H4L6-10Z"))).join("") +
    disc("a", [60, 60, 12]),
);

export const tyrePump: Drawn = at(
  [0, 1],
  path("l", "M60 14V40") +
    box("a", [28, 4, 64, 12, 6]) +
    box("b", [48, 38, 24, 66, 4]) +
    box("d", [30, 102, 60, 9, 3]) +
    path("l", "M72 94q28 0 28-24t14-20"),
);

export const shopfront: Drawn =
  box("c", [12, 40, 96, 72, 2]) +
  path("a", "M8 12H112L118 40H2Z") +
  path("c", "M30 12H48L46 40H25ZM72 12H90L95 40H74Z") +
  path("n", "M8 12H112L118 40H2Z") +
  path(
    "b",
    "M2 40a11.600 9 0 0 0 23.200 0 11.600 9 0 0 0 23.200 0 11.600 9 0 0 0 23.200 0 11.600 9 0 0 0 23.200 0 11.600 9 0 0 0 23.200 0Z",
  ) +
  box("s", [22, 62, 44, 36]) +
  box("n", [22, 62, 44, 36]) +
  box("e", [76, 62, 24, 50]) +
  disc("d", [81, 88, 2.5]);

export const bag: Drawn =
  path("l", "M42 44V26a18 18 0 0 1 36 0V44") +
  path("a", "M18 38H102L110 112H10Z") +
  path("w", "M28 54L24 96") +
  disc("d", [42, 50, 4]) +
  disc("d", [78, 50, 4]);

export const parcel: Drawn = at(
  [0, 2],
  box("e", [10, 30, 100, 80, 3]) +
    box("b", [50, 30, 20, 80]) +
    path("a", "M60 30C40 2 18 14 34 26 42 32 52 30 60 30ZM60 30C80 2 102 14 86 26 78 32 68 30 60 30Z"),
);

export const bouquet: Drawn = at(
  [2.4, 4.5, 0.96],
  path("c", "M26 52L60 112 94 52 60 64Z") +
    path("e", "M38 50L60 112 82 50 60 58Z") +
    path("a", "M48 84H74L84 98 62 92 40 98Z") +
    crown("a", { x: 34, y: 36, rx: 18, ry: 17, bumps: 9 }) +
    crown("b", { x: 62, y: 26, rx: 19, ry: 18, bumps: 9 }) +
    crown("a", { x: 88, y: 38, rx: 17, ry: 16, bumps: 9 }) +
    disc("z", [34, 36, 6]) +
    disc("z", [62, 26, 7]) +
    disc("z", [88, 38, 6]) +
    path("l", "M14 30q-8-6-8-16M106 28q8-8 6-18M48 8q-4-8 0-14"),
);

export const wreath: Drawn = at(
  [0, -4],
  Array.from({ length: 14 }, (_, index) =>
    at(
      [60 + 40 * Math.cos(index * 0.449), 58 + 40 * Math.sin(index * 0.449), 1, index * 25.7 + 20],
      path(index % 2 ? "a" : "g", "M0 12C-10 4-8-10 0-16 8-10 10 4 0 12Z"),
    ),
  ).join("") + path("b", "M60 98C44 82 30 92 42 102L34 116 60 104 86 116 78 102C90 92 76 82 60 98Z"),
);

export const compassSmall: Drawn = at(
  [0, 4],
  disc("b", [60, 58, 50]) +
    disc("c", [60, 58, 40]) +
    path("a", "M60 26L70 58 60 60 50 58Z") +
    path("e", "M60 90L50 58 60 56 70 58Z") +
    path("n", "M60 14v6M60 96v6M16 58h6M98 58h6") +
    disc("d", [60, 58, 4]),
);
