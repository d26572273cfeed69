import { at, band, box, type Drawn, disc, oval, path } from "../shape.ts";

/** Things of schools, musicians and drivers, in a field of 120 by 112 units. */
export const books: Drawn = at(
  [0, 2],
  box("a", [10, 88, 96, 22, 3]) +
    path("w", "M22 99H60") +
    box("c", [18, 66, 92, 22, 3]) +
    path("n", "M34 77H80") +
    box("b", [8, 46, 84, 20, 3]) +
    path("n", "M20 56H44") +
    at([60, 46, 1, -12], box("e", [-6, -14, 60, 14, 2])),
);

export const openBook: Drawn = at(
  [0, 8],
  path("a", "M2 30H118V104H2Z") +
    path("c", "M8 24Q36 12 60 28V98Q36 84 8 96ZM112 24Q84 12 60 28V98Q84 84 112 96Z") +
    path(
      "n",
      "M20 40Q36 34 48 42M20 54Q36 48 48 56M20 68Q36 62 48 70M72 42Q84 34 100 40M72 56Q84 48 100 54M72 70Q84 62 100 68",
    ),
);

export const spines: Drawn = at(
  [0, -2.5],
  [
    [6, 34, 18, "a"],
    [24, 20, 16, "c"],
    [40, 42, 14, "b"],
    [54, 14, 20, "e"],
    [74, 30, 16, "a"],
  ]
    .map(
      ([x, y, w, look]) =>
        box(look as "a", [Number(x), Number(y), Number(w), 112 - Number(y), 2]) +
        path(look === "a" ? "w" : "n", `M${x} ${Number(y) + 14}h${w}M${x} 98h${w}`),
    )
    .join("") + at([96, 112, 1, 12], box("c", [-4, -76, 16, 76, 2])),
);

export const globe: Drawn =
  disc("c", [58, 46, 38]) +
  path(
    "x",
    "M34 26C42 14 58 16 56 28S44 36 46 46 32 58 26 46 28 34 34 26ZM68 34C80 24 94 36 92 50S78 72 70 66 74 54 66 50 60 40 68 34Z",
  ) +
  disc("n", [58, 46, 38]) +
  path("l", "M28 4A52 52 0 1 0 104 72") +
  path("b", "M54 98H66V104H86V112H34V104H54Z");

export const slate: Drawn =
  path("e", "M30 84L22 112H32L40 84ZM90 84L98 112H88L80 84Z") +
  box("e", [4, 6, 112, 80, 4]) +
  box("d", [12, 14, 96, 60, 1]) +
  path("w", "M24 62L40 28 56 62M30 50H50M70 34H96M70 48H92M70 62H96") +
  box("c", [50, 78, 22, 7, 3]);

export const gradCap: Drawn = at(
  [0, 14],
  path("a", "M28 58V84C28 100 92 100 92 84V58Z") +
    path("b", "M60 22L118 48 60 74 2 48Z") +
    path("n", "M60 48L102 56V86") +
    disc("b", [102, 92, 6]),
);

export const blocks: Drawn =
  box("a", [6, 62, 50, 50, 5]) +
  box("b", [60, 62, 50, 50, 5]) +
  box("c", [33, 12, 50, 50, 5]) +
  disc("z", [31, 87, 13]) +
  path("n", "M85 74L99 100H71Z") +
  box("n", [47, 26, 22, 22, 2]);

export const flask: Drawn =
  path("c", "M46 6H74V42L104 100Q108 110 98 112H22Q12 110 16 100L46 42Z") +
  path("a", "M32 72Q46 62 60 72T90 74L102 100Q104 110 98 110H22Q14 108 18 100Z") +
  path("n", "M40 6H80") +
  disc("z", [52, 90, 5]) +
  disc("z", [72, 96, 4]);

export const abc: Drawn = at(
  [0, 12],
  path("c", "M8 20H112V100H8Z") +
    band("n", { d: "M8 46H112M8 74H112", width: 1.6 }) +
    band("n", { d: "M8 60H112", width: 1.6, dash: "6 5" }) +
    band("a", {
      d: "M39 54C30 44 18 52 18 63S30 82 39 71M40 50V75M52 30V75M52 64C56 48 74 48 74 63S58 80 52 68M101 56C94 46 82 52 82 63S94 81 101 71",
      width: 5,
      isRound: true,
    }),
);

export const note: Drawn = at(
  [0, 3],
  oval("a", [36, 96, 18, 13]) +
    oval("a", [92, 84, 18, 13]) +
    path("d", "M50 20L110 6V30L54 44V96H50Z") +
    path("l", "M110 20V84M52 40V96"),
);

export const pianoKeys: Drawn = at(
  [0, 4],
  box("c", [4, 26, 112, 82, 3]) +
    path("n", "M20 26V108M36 26V108M52 26V108M68 26V108M84 26V108M100 26V108") +
    [14, 30, 62, 78, 94].map((x) => box("d", [x, 26, 11, 50, 1])).join("") +
    box("a", [4, 14, 112, 12, 2]),
);

export const violin: Drawn = at(
  [3, 12, 0.95],
  at(
    [58, 62, 0.92, 28],
    path(
      "b",
      "M0-34C22-34 22-12 14-6 10 0 10 4 16 8 26 16 24 50 0 50S-26 16-16 8C-10 4-10 0-14-6-22-12-22-34 0-34Z",
    ),
    path("n", "M-9 0q-4 8 0 14M9 0q4 8 0 14M-8 26H8M-4 26V-50M4 26V-50"),
    box("d", [-4.5, -66, 9, 46, 2]),
    path("e", "M-6 30H6L4 46H-4Z"),
    disc("d", [0, -68, 6]),
  ),
);

export const guitar: Drawn = at(
  [3.8, 14.2, 0.94],
  at(
    [54, 64.3, 0.86, 34],
    path(
      "b",
      "M0-28C18-28 18-10 14-4 12 0 14 4 20 10 32 24 22 50 0 50S-32 24-20 10C-14 4-12 0-14-4-18-10-18-28 0-28Z",
    ),
    disc("d", [0, 8, 9]),
    box("e", [-5, -72, 10, 70]),
    box("d", [-8, -86, 16, 16, 2]),
    path("n", "M-12 32H12M-2 32V-70M2 32V-70M-5-40H5M-5-54H5"),
  ),
);

export const metronome: Drawn = at(
  [0, 4],
  path("e", "M46 6H74L100 106H20Z") +
    path("c", "M52 20H68L82 78H38Z") +
    band("n", { d: "M60 78L82 10", width: 3 }) +
    box("b", [68, 28, 14, 12, 2]) +
    box("a", [20, 88, 80, 20, 2]) +
    path("n", "M60 28V66M56 38h8M56 50h8"),
);

export const drum: Drawn = at(
  [0, 3],
  path("a", "M10 50V94C10 114 110 114 110 94V50Z") +
    path(
      "n",
      "M10 60L34 104M34 62L60 108M60 66L86 104M86 62L110 94M34 62L10 94M60 66L34 104M86 62L60 108M110 60L86 104",
    ) +
    oval("c", [60, 50, 50, 15]) +
    path("l", "M30 6L66 44M98 2L74 46") +
    disc("b", [67, 45, 5]) +
    disc("b", [74, 47, 5]),
);

export const microphone: Drawn = at(
  [0, 1],
  path("l", "M30 50c0 40 60 40 60 0M60 80V104") +
    box("b", [34, 102, 52, 9, 4]) +
    box("a", [40, 4, 40, 64, 20]) +
    path("w", "M50 22H70M50 34H70M50 46H70"),
);

export const wheelSteering: Drawn = at(
  [0, 4],
  path("d", "M60 12a48 48 0 1 0 .1 0zM60 23a37 37 0 1 1-.1 0z") +
    path("n", "M60 12a48 48 0 1 0 .1 0zM60 23a37 37 0 1 1-.1 0z") +
    path("e", "M24 52Q60 40 96 52L94 66Q76 66 70 96H50Q44 66 26 66Z") +
    disc("a", [60, 60, 13]),
);

export const cone: Drawn = at(
  [0, 2],
  path("a", "M52 10H68L94 96H26Z") +
    path("c", "M44 36H76L82 56H38ZM34 70H86L91 88H29Z") +
    box("d", [12, 96, 96, 14, 3]),
);

export const trafficLight: Drawn =
  box("e", [55, 84, 10, 28]) +
  box("d", [40, 105, 40, 7, 2]) +
  box("d", [38, 2, 44, 84, 10]) +
  disc("e", [60, 18, 10]) +
  disc("e", [60, 44, 10]) +
  disc("z", [60, 70, 10]);

export const boardedPlate: Drawn = at(
  [0, 14],
  box("c", [16, 14, 88, 84, 8]) + path("x", "M44 30H58V70H84V84H44Z") + disc("d", [60, 20, 3]),
);
