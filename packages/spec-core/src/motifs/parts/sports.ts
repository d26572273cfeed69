import { at, band, box, type Drawn, disc, oval, path } from "../shape.ts";

/** Things of coaches and swimmers, in a field of 120 by 112 units. */

export const football: Drawn =
  disc("c", [60, 62, 50]) +
  path("d", "M60 42L79 56 72 78H48L41 56Z") +
  path("n", "M60 42V24M79 56L96 50M72 78L82 93M48 78L38 93M41 56L24 50") +
  path(
    "d",
    "M60 12Q68 12 76 15L60 25 44 15Q52 12 60 12ZM106 42Q110 52 110 64L96 50 99 31Q103 36 106 42ZM94 98Q86 106 76 109L82 93 100 88Q98 93 94 98ZM44 109Q34 106 26 98 22 93 20 88L38 93ZM10 64Q10 52 14 42 17 36 21 31L24 50Z",
  );

/** A racket and its ball. */
export const racket: Drawn =
  at(
    [70, 44, 0.9, 34],
    path("f", "M-22-30V30M-11-40V40M0-42V42M11-40V40M22-30V30M-30-22H30M-34-8H34M-34 6H34M-30 20H30"),
    ...(["n", "a"] as const).map((look) =>
      band(look, {
        d: "M0-44C22-44 34-26 34-6 34 18 16 34 6 42V50H-6V42C-16 34-34 18-34-6-34-26-22-44 0-44Z",
        width: look === "n" ? 10.5 : 5.8,
      }),
    ),
    box("b", [-6, 44, 12, 34, 4]),
  ) +
  disc("b", [94, 95, 17]) +
  path("w", "M83 84Q94 93 91 110");

/** The flag of a hole, and a ball. */
export const golfFlag: Drawn =
  oval("e", [60, 102, 58, 10]) +
  oval("d", [74, 101, 13, 4]) +
  band("l", { d: "M74 100V2", width: 4, isRound: true }) +
  path("a", "M72 4L22 20 72 38Z") +
  disc("c", [34, 92, 12]) +
  path("n", "M30 88h.1M37 87h.1M33 94h.1M39 94h.1");

/** A cup for winners. */
export const trophy: Drawn =
  band("l", { d: "M32 22H14C12 46 22 56 38 58M88 22H106C108 46 98 56 82 58", width: 5 }) +
  path("b", "M30 10H90C92 44 84 66 60 68 36 66 28 44 30 10Z") +
  path("w", "M42 20C42 36 46 46 52 52") +
  path("b", "M54 68H66V84H54Z") +
  path("e", "M38 84H82V96H38Z") +
  box("a", [28, 96, 64, 16, 3]);

/** A swimmer's cap and goggles. */
export const goggles: Drawn =
  path("a", "M10 82C6 34 30 8 60 8S114 34 110 82Q60 66 10 82Z") +
  path("w", "M28 50C30 36 38 26 48 22") +
  band("l", { d: "M6 78Q16 74 22 74M114 78Q104 74 98 74", width: 6, isRound: true }) +
  path(
    "b",
    "M14 80C14 66 26 62 38 63 50 64 56 70 56 82 56 98 46 108 36 108 22 108 14 96 14 80ZM106 80C106 66 94 62 82 63 70 64 64 70 64 82 64 98 74 108 84 108 98 108 106 96 106 80Z",
  ) +
  path(
    "c",
    "M22 81C22 72 30 70 38 71 46 72 48 76 48 84 48 94 42 100 36 100 28 100 22 92 22 81ZM98 81C98 72 90 70 82 71 74 72 72 76 72 84 72 94 78 100 84 100 92 100 98 92 98 81Z",
  ) +
  path("n", "M56 80Q60 76 64 80M28 90L38 78M78 90L88 78");

/** A swimmer in the waves. */
export const swimmer: Drawn =
  disc("c", [74, 40, 18]) +
  path("a", "M56 38A18 18 0 0 1 92 38Q74 30 56 38Z") +
  path("c", "M62 78L24 36Q18 28 26 24 32 22 38 28L72 62 108 78Z") +
  path("b", "M44 78Q52 60 70 58L96 66 112 78Z") +
  path("m", "M-2 76q10-9 20 0t20 0 20 0 20 0 20 0 20 0V112H-2Z") +
  path(
    "l",
    "M-2 76q10-9 20 0t20 0 20 0 20 0 20 0 20 0M-2 92q10-9 20 0t20 0 20 0 20 0 20 0 20 0M-2 108q10-9 20 0t20 0 20 0 20 0 20 0 20 0",
  );

const rails = "M36 106V30Q36 10 20 10T6 26M84 106V30Q84 10 68 10T54 26";

/** The ladder of a pool, without its water. */
export const ladder: Drawn =
  band("n", { d: rails, width: 9.4, isRound: true }) +
  band("e", { d: rails, width: 5.6, isRound: true }) +
  [40, 60, 80].map((y) => box("c", [38, y, 44, 9, 3])).join("");

export const poolLadder: Drawn =
  ladder +
  path("m", "M-2 82q10-9 20 0t20 0 20 0 20 0 20 0 20 0V112H-2Z") +
  path("l", "M-2 82q10-9 20 0t20 0 20 0 20 0 20 0 20 0M-2 98q10-9 20 0t20 0 20 0 20 0 20 0 20 0");
