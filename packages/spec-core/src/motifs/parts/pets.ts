import { at, band, box, type Drawn, disc, oval, path } from "../shape.ts";
import { paw } from "./care.ts";

/** Pets and what is done for them, in a field of 120 by 112 units. */
export const rabbit: Drawn =
  path(
    "c",
    "M50 40C38 28 34 8 42 0 52-2 58 16 58 34L66 34C68 16 76 0 84 2 92 10 86 30 76 42 88 50 88 64 80 70 104 78 108 112 92 112H30C14 112 14 84 40 72 32 62 38 46 50 40Z",
  ) +
  path("a", "M46 10C44 18 46 26 50 32 52 26 51 16 46 10ZM80 11C81 18 78 26 74 32 72 26 74 16 80 11Z") +
  disc("d", [53, 52, 3.2]) +
  disc("d", [72, 52, 3.2]) +
  path("n", "M59 60l3 3 3-3M62 63v4M44 60l-12-2M44 65l-11 2M80 60l12-2M80 65l11 2M50 112V96M72 112V96") +
  disc("c", [100, 94, 9]);

/** A dog in the bath. */
export const bathedDog: Drawn =
  path("c", "M42 64V34C42 18 52 10 64 10S86 18 86 34V64Z") +
  path("a", "M46 16C32 10 24 22 28 44 38 46 44 36 46 16ZM82 16C96 10 104 22 100 44 90 46 84 36 82 16Z") +
  disc("d", [55, 34, 3.4]) +
  disc("d", [73, 34, 3.4]) +
  oval("d", [64, 44, 6, 4]) +
  path("n", "M64 48V54M56 54q8 6 16 0") +
  [
    [16, 62, 12],
    [36, 58, 13],
    [58, 64, 12],
    [80, 60, 13],
    [102, 62, 11],
  ]
    .map(([x = 0, y = 0, r = 0]) => disc("c", [x, y, r]))
    .join("") +
  path("a", "M4 66H116C116 88 108 102 94 104H26C12 102 4 88 4 66Z") +
  path("w", "M16 78c2 8 6 14 12 16") +
  path("e", "M26 104H38L34 112H24ZM82 104H94L96 112H86Z") +
  box("e", [-2, 62, 124, 9, 4]) +
  disc("b", [104, 18, 5]) +
  disc("b", [114, 32, 4]) +
  disc("b", [14, 24, 5]);

/** A kennel with a paw over its door. */
export const kennel: Drawn =
  path("c", "M14 112V52L60 14 106 52V112Z") +
  path("d", "M38 112V82C38 54 82 54 82 82V112Z") +
  path("a", "M4 56L60 6 116 56 108 66 60 24 12 66Z") +
  at([46, 30, 0.23], paw) +
  path("b", "M42 104H78L82 112H38Z");

/** A horse's head. */
export const horse: Drawn =
  path(
    "c",
    "M44 112C46 92 52 82 54 72 44 76 34 84 24 88 14 90 6 82 8 74 14 58 28 44 34 30 40 18 52 12 62 10L66-2 76 12C100 22 112 60 108 112Z",
  ) +
  path("a", "M62 10L66-2 76 12C100 22 112 60 108 112H90C94 80 90 52 66 34Z") +
  disc("d", [45, 31, 3.6]) +
  disc("d", [16, 76, 2.6]) +
  path("n", "M54 72C60 70 66 64 68 56M14 86q6-2 10-6") +
  path("b", "M24 48L32 38 48 66 42 74ZM60 22L66 28 46 60 40 52Z");

/** A paw from which a chip answers. */
export const pawChip: Drawn = at(
  [-5, -0.9],
  at([-4, 30, 0.74], paw) +
    band("b", {
      d: "M76 40A26 26 0 0 1 92 58M82 22A46 46 0 0 1 110 54M88 4A66 66 0 0 1 128 50",
      width: 6,
      isRound: true,
    }) +
    disc("b", [72, 58, 6]),
);

/** A heart with a paw. */
export const pawHeart: Drawn = at(
  [0, 4],
  path("a", "M60 108C16 76 2 54 6 32 10 8 48 4 60 32 72 4 110 8 114 32 118 54 104 76 60 108Z") +
    path("z", "M60 56C72 56 82 68 80 78 78 86 68 86 60 83 52 86 42 86 40 78 38 68 48 56 60 56Z") +
    oval("z", [35, 54, 7, 9]) +
    oval("z", [50, 40, 7.5, 10]) +
    oval("z", [70, 40, 7.5, 10]) +
    oval("z", [85, 54, 7, 9]),
);

/** A dog with a cone after an operation. */
export const coneDog: Drawn =
  path("b", "M34 112C34 98 44 92 60 92S86 98 86 112Z") +
  path("g", "M44 96L4 26C18-8 102-8 116 26L76 96Q60 104 44 96Z") +
  path("n", "M24 62L12 22M96 62L108 22") +
  path("a", "M40 34C28 30 24 44 30 62 38 62 42 52 42 42ZM80 34C92 30 96 44 90 62 82 62 78 52 78 42Z") +
  path("c", "M60 22C74 22 82 32 82 48 82 60 74 82 60 82S38 60 38 48C38 32 46 22 60 22Z") +
  disc("d", [51, 46, 3.6]) +
  disc("d", [69, 46, 3.6]) +
  oval("d", [60, 60, 7, 5]) +
  path("n", "M60 65V70M52 70q8 6 16 0");

/** A brush for a coat. */
export const slicker: Drawn = at(
  [58, 53.2, 1, -36],
  box("e", [12, -8, 52, 16, 8]),
  path("a", "M-56-16H12Q20-16 20-8V8Q20 16 12 16H-56Z"),
  box("c", [-56, 16, 68, 16, 2]),
  path("n", "M-45 16V32M-34 16V32M-23 16V32M-12 16V32M-1 16V32"),
  path("w", "M-46-6H8"),
);

/** A whistle on its cord. */
export const whistle: Drawn = at(
  [0, 4],
  band("l", { d: "M30 46C2 30 10-2 50 2S104 8 112 20", width: 4, isRound: true }) +
    path("a", "M14 44H112Q118 44 118 50V66H84C82 96 68 108 48 108S12 94 12 74Q12 56 14 44Z") +
    disc("c", [47, 75, 17]) +
    disc("b", [50, 78, 8]) +
    path("d", "M72 44H90L86 58H74Z") +
    box("e", [104, 44, 16, 22, 3]),
);

/** A lead clipped to a collar. */
export const lead: Drawn =
  ["n", "a"]
    .map((look) =>
      band(look as "n" | "a", {
        d: "M60 70C40 62 36 46 56 42 78 38 66 24 78 16M78 16C80-4 114 0 106 18 100 30 80 30 78 16Z",
        width: look === "n" ? 9.5 : 5,
        isRound: true,
      }),
    )
    .join("") +
  path("b", "M8 82A52 24 0 0 1 112 82V90A52 22 0 0 1 8 90ZM22 85A38 14 0 0 0 98 85 38 14 0 0 0 22 85Z");

/** A carrier for a cat. */
export const carrier: Drawn =
  band("n", { d: "M40 34V22Q40 14 48 14H72Q80 14 80 22V34", width: 10 }) +
  band("e", { d: "M40 34V22Q40 14 48 14H72Q80 14 80 22V34", width: 6 }) +
  path("a", "M18 32H102Q108 32 110 38L116 104q0 8-8 8H12q-8 0-8-8L10 38Q12 32 18 32Z") +
  box("d", [30, 50, 60, 50, 8]) +
  at(
    [36, 46, 0.42],
    path(
      "e",
      "M30 112C24 80 30 64 42 56 32 46 32 30 34 8L50 22H70L86 8C88 30 88 46 78 56 92 66 98 84 92 112Z",
    ),
  ) +
  path("w", "M46 50V100M60 50V100M74 50V100");
