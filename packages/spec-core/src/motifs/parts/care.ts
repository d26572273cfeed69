import { leaf } from "../forms.ts";
import { at, band, box, type Drawn, disc, oval, path } from "../shape.ts";

/** Things of dentists, therapists, opticians, vets and gyms, in a field of 120 by 112 units. */
export const tooth: Drawn =
  path(
    "c",
    "M32 10C44 6 52 16 60 16S76 6 88 10C108 18 108 44 98 62 90 78 92 112 80 112 68 112 72 76 60 76S52 112 40 112C28 112 30 78 22 62 12 44 12 18 32 10Z",
  ) + path("n", "M32 28q-6 8-2 20M50 24q10 6 20 0");

/** A dentist's mirror, its glass above 0, 0, turned `turn` degrees from upright. */
export const mirrorAt = ([x, y, scale, turn]: readonly [number, number, number, number]): Drawn =>
  at(
    [x, y, scale, turn],
    box("e", [-3.5, -24, 7, 36, 3]),
    box("b", [-5, 8, 10, 54, 5]),
    disc("e", [0, -38, 19]),
    disc("c", [0, -38, 14]),
    path("n", "M-7-35L5-46"),
  );

export const smile: Drawn = at(
  [0, 10],
  path("a", "M6 42Q60 72 114 42 108 100 60 102 12 100 6 42Z") +
    path("c", "M18 52Q60 72 102 52L96 70Q60 84 24 70Z") +
    path("n", "M38 60V75M60 64V79M82 60V75"),
);

export const brace: Drawn = at(
  [0, 12],
  [0, 1, 2]
    .map(
      (item) =>
        path("c", `M${8 + item * 36} 40q16-12 32 0 4 34-6 56-10 8-20 0-10-22-6-56Z`) +
        box("b", [16 + item * 36, 58, 16, 14, 2]),
    )
    .join("") + band("l", { d: "M0 65H120", width: 3 }),
);

export const dumbbell: Drawn = at(
  [0, 24],
  box("e", [36, 54, 48, 12, 4]) +
    box("a", [22, 32, 16, 56, 5]) +
    box("a", [82, 32, 16, 56, 5]) +
    box("d", [8, 44, 14, 32, 4]) +
    box("d", [98, 44, 14, 32, 4]),
);

export const kettlebell: Drawn = at(
  [0, 2],
  path("e", "M34 50C20 8 100 8 86 50L76 54C84 22 36 22 44 54Z") +
    path("a", "M60 40C90 40 104 62 100 84 98 98 94 104 88 110H32C26 104 22 98 20 84 16 62 30 40 60 40Z") +
    path("w", "M34 84c-2-12 2-20 8-26"),
);

export const ball: Drawn = at(
  [0, 1],
  disc("a", [60, 61, 50]) +
    path("n", "M15 40Q60 58 105 40M10 58Q60 80 110 58M13 78Q60 102 107 78") +
    path("w", "M34 30c4-5 8-8 13-10"),
);

export const mat: Drawn = at(
  [0, 2],
  path("a", "M30 84H118V110H30Z") +
    disc("a", [30, 83, 27]) +
    disc("c", [30, 83, 17]) +
    path("n", "M30 83a5 5 0 0 1 5 5 10 10 0 0 1-15-5 12 12 0 0 1 24-2M44 100H110"),
);

/** Glasses: with paper behind the lenses, or clear. */
export const glasses = (lens: "c" | "n"): Drawn =>
  disc(lens, [32, 86, 26]) +
  disc(lens, [88, 86, 26]) +
  path("l", "M6 85L0 67M114 85L120 67") +
  path("b", "M32 60a26 26 0 1 1-.1 0zM32 67a19 19 0 1 0 .1 0z") +
  path("b", "M88 60a26 26 0 1 1-.1 0zM88 67a19 19 0 1 0 .1 0z") +
  path("n", "M57 82q3-6 6 0");

export const spectacles: Drawn = glasses("c") + path("n", "M24 94L38 76M80 94L94 76");

/** An eye chart: rows of signs that grow smaller. */
export const eyeChart: Drawn = at(
  [0, 2],
  box("c", [20, 2, 80, 108, 4]) +
    band("n", { d: "M72 15H51.500V35H72M51.500 25H70", width: 6.5 }) +
    band("n", { d: "M35 52H85", width: 14, dash: "14 4" }) +
    band("n", { d: "M33.500 72H86.500", width: 10, dash: "8 3.250" }) +
    band("n", { d: "M34.500 88H85.500", width: 6, dash: "6 3" }) +
    band("n", { d: "M36 100H84", width: 3.6, dash: "4 4" }),
);

export const lensCase: Drawn = at(
  [0, 8],
  path("a", "M4 70H116V86Q116 104 98 104H22Q4 104 4 86Z") +
    path("e", "M4 70Q8 44 60 44T116 70Z") +
    path("w", "M18 84H60") +
    box("b", [52, 62, 16, 14, 3]),
);

export const paw: Drawn = at(
  [0, 7.7],
  path("a", "M60 56C78 56 94 76 92 92 90 106 74 106 60 102 46 106 30 106 28 92 26 76 42 56 60 56Z") +
    oval("a", [22, 54, 12, 16]) +
    oval("a", [46, 30, 13, 18]) +
    oval("a", [74, 30, 13, 18]) +
    oval("a", [98, 54, 12, 16]),
);

export const dog: Drawn =
  path(
    "c",
    "M30 112C28 84 36 66 40 54 28 50 20 40 22 30L6 26Q0 20 6 14L28 10C36 2 52 2 60 10 68 6 78 16 76 36L70 30C70 42 84 54 92 66 102 82 100 104 98 112H74V96Q64 102 54 98L52 112Z",
  ) +
  path("a", "M60 10C74 6 86 24 80 44 70 46 62 34 60 10Z") +
  disc("d", [38, 22, 3]) +
  disc("d", [5, 18, 4]) +
  path("n", "M22 30q8 4 14-2") +
  path("l", "M98 112q16 0 18-18") +
  path("b", "M38 50Q54 58 70 46L74 56Q56 68 35 60Z");

export const cat: Drawn =
  path(
    "e",
    "M30 112C24 80 30 64 42 56 32 46 32 30 34 8L50 22H70L86 8C88 30 88 46 78 56 92 66 98 84 92 112Z",
  ) +
  disc("d", [50, 38, 3]) +
  disc("d", [70, 38, 3]) +
  path("n", "M56 46l4 4 4-4M60 50v4M48 112V88M74 112V88M44 46l-12-3M44 50l-10 3M76 46l12-3M76 50l10 3") +
  path("l", "M92 112q20-4 14-30") +
  path("b", "M44 58Q60 66 76 58L78 66Q60 74 42 66Z");

export const bone: Drawn = at(
  [4.2, 13.6, 0.93],
  at(
    [60, 64, 1, -24],
    path(
      "c",
      "M-34-10H34C30-28 56-30 54-12 66-10 66 10 54 12 56 30 30 28 34 10H-34C-30 28-56 30-54 12-66 10-66-10-54-12-56-30-30-28-34-10Z",
    ),
  ),
);

export const bowl: Drawn = at(
  [0, 4],
  path("a", "M14 72H106L116 108H4Z") +
    oval("e", [60, 72, 46, 12]) +
    path("b", "M26 70Q40 50 60 54T94 70Q60 80 26 70Z") +
    path("w", "M44 94H76"),
);

export const mortar: Drawn = at(
  [0, 2],
  at([72, 34, 1, 26], box("b", [-7, -36, 14, 56, 7])) +
    path("a", "M12 46H108C108 76 94 92 78 96L84 110H36L42 96C26 92 12 76 12 46Z") +
    path("w", "M28 58c2 12 6 20 12 24") +
    at([36, 44, 1, -30], leaf("g", 34)),
);

export const bottleDrops: Drawn =
  path("e", "M40 56H80C92 62 94 70 94 78V104q0 8-8 8H34q-8 0-8-8V78C26 70 28 62 40 56Z") +
  box("c", [34, 74, 52, 26]) +
  box("b", [46, 34, 28, 22, 3]) +
  path("d", "M52 34V20C52 4 68 4 68 20V34Z") +
  path("n", "M44 84H76M44 92H66");

export const plaster: Drawn = at(
  [60, 72.4, 1, -32],
  box("b", [-58, -18, 116, 36, 18]),
  box("c", [-22, -18, 44, 36]),
  disc("d", [-8, -6, 2]),
  disc("d", [8, -6, 2]),
  disc("d", [-8, 7, 2]),
  disc("d", [8, 7, 2]),
);

export const hand: Drawn =
  path(
    "c",
    "M30 112C22 92 10 78 4 66 8 58 18 60 26 72V26C26 16 40 16 40 26V56 14C40 4 54 4 54 14V56 18C54 8 68 8 68 18V58 28C68 18 82 18 82 28V78C82 96 76 104 72 112Z",
  ) + path("n", "M40 56V64M54 56V64M68 58V66");

export const heart: Drawn = at(
  [0, 8],
  path("a", "M60 104C20 74 6 54 10 34 14 10 48 8 60 34 72 8 106 10 110 34 114 54 100 74 60 104Z") +
    path("w", "M26 40c0-8 4-13 10-14"),
);
