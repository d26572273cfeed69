import { leaf } from "../forms.ts";
import { at, band, box, type Drawn, disc, oval, path } from "../shape.ts";

/** Things of hairdressers, beauticians, tailors and jewellers, in a field of 120 by 112 units. */
/** Scissors opened by `open` degrees, about their screw at 0, 0; the blades upward. */
export const shears = (open: number): Drawn =>
  at(
    [0, 0, 1, open],
    path("c", "M-6 2L-6-74Q9-62 9-40L6 2Z"),
    path("a", "M6 0L0 28A16 16 0 1 1-14.8 27.5L-6 0ZM-8 33.5a8.5 8.5 0 1 0 .1 0Z"),
  ) +
  at(
    [0, 0, 1, -open],
    path("c", "M6 2L6-74Q-9-62-9-40L-6 2Z"),
    path("a", "M-6 0L0 28A16 16 0 1 0 14.8 27.5L6 0ZM8 33.5a8.5 8.5 0 1 1-.1 0Z"),
  ) +
  disc("b", [0, 0, 4.5]);

export const scissors: Drawn = at([60, 62.3, 0.92], shears(20));

export const comb: Drawn = at(
  [60, 87],
  band("l", { d: "M-43.7 10H43.8", width: 28, dash: "3.4 3.6" }),
  path("a", "M-56-16Q-56-22-50-22H50Q56-22 56-16V25H49V-4H-49V25H-56Z"),
  path("w", "M-46-14H20"),
);

export const dryer: Drawn =
  path("a", "M44 10H84C100 10 110 22 110 36S100 62 84 62H44Z") +
  box("e", [22, 16, 24, 40, 3]) +
  disc("c", [84, 36, 13]) +
  path("n", "M78 30l12 12M90 30L78 42") +
  path("b", "M66 62H90L86 106q-1 6-8 6t-8-6Z") +
  path("l", "M14 24H2M14 36H-2M14 48H2");

export const mirror: Drawn =
  oval("b", [60, 46, 40, 44]) +
  oval("c", [60, 46, 31, 35]) +
  path("n", "M44 50L64 24M52 62L76 34") +
  path("b", "M54 90H66V104H86V112H34V104H54Z");

export const bowlBrush: Drawn = at(
  [0, 4],
  at(
    [70, 44, 1, 34],
    path("a", "M-4-54H4V-10H-4Z"),
    box("e", [-12, -10, 24, 10, 2]),
    path("c", "M-12 0H12V26H-12Z"),
    path("x", "M-12 14H12V26H-12Z"),
  ) +
    path("c", "M14 60H106C106 90 88 108 60 108S14 90 14 60Z") +
    path("b", "M18 72H102Q100 84 94 92H26Q20 84 18 72Z"),
);

/** The striped pole of a barber. */
export const pole: Drawn =
  disc("b", [60, 8, 7]) +
  box("c", [42, 24, 36, 72]) +
  path("d", "M42 28L50 24H70L42 38ZM42 68L78 50V60L42 78ZM66 96L78 90V96Z") +
  path("b", "M42 46L78 28V42L42 60ZM42 86L78 68V82L50 96H42Z") +
  box("n", [42, 24, 36, 72]) +
  box("a", [38, 13, 44, 13, 6]) +
  box("a", [36, 95, 48, 16, 4]);

export const nailPolish: Drawn =
  box("d", [46, 2, 28, 50, 6]) +
  path("a", "M44 52H76C92 58 96 72 96 86V100q0 12-12 12H36q-12 0-12-12V86C24 72 28 58 44 52Z") +
  path("w", "M36 72V98") +
  path("w", "M54 10V38");

export const lipstick: Drawn =
  path("a", "M46 46V16L74 4V46Z") +
  box("b", [42, 46, 36, 22, 2]) +
  box("d", [36, 68, 48, 44, 4]) +
  path("w", "M54 22V38");

export const candle: Drawn =
  path("y", "M60 4c8 10 11 15 11 21a11 11 0 0 1-22 0c0-6 3-11 11-21Z") +
  path("n", "M60 34V48") +
  box("c", [34, 46, 52, 66, 4]) +
  path("a", "M34 80H86V108q0 4-4 4H38q-4 0-4-4Z") +
  path("n", "M34 60q10 8 16 0t14 4 22-4");

export const stones: Drawn =
  oval("d", [60, 98, 48, 14]) +
  oval("e", [58, 74, 36, 13]) +
  oval("c", [62, 52, 25, 11]) +
  at([66, 42, 1, 34], leaf("a", 44)) +
  at([64, 42, 1, -20], leaf("a", 34));

export const towels: Drawn = at(
  [0, -2],
  [0, 1, 2]
    .map(
      (row) =>
        box((["a", "c", "b"] as const)[row] ?? "a", [12, 36 + row * 26, 96, 26, 13]) +
        path("n", `M28 ${49 + row * 26}H92`),
    )
    .join(""),
);

export const pump: Drawn =
  path("c", "M32 48H88V104q0 8-8 8H40q-8 0-8-8Z") +
  box("a", [32, 66, 56, 26]) +
  path("b", "M52 48V32H46V22H34L28 26V14H66Q74 14 74 24V48Z");

export const eye: Drawn = at(
  [0, 22],
  path("c", "M6 70Q60 22 114 70 60 110 6 70Z") +
    disc("a", [60, 68, 20]) +
    disc("d", [60, 68, 9]) +
    disc("z", [67, 61, 4]) +
    band("l", { d: "M12 40Q60-2 110 38", width: 7, isRound: true }) +
    path("l", "M20 58L12 48M40 46L35 35M60 42V30M80 46l5-11M100 58l8-10"),
);

/** A spool without the end of its thread. */
export const reel: Drawn =
  box("e", [28, 12, 64, 14, 5]) +
  box("a", [36, 26, 48, 70]) +
  path("n", "M36 38L84 32M36 50L84 44M36 62L84 56M36 74L84 68M36 86L84 80") +
  box("e", [28, 96, 64, 14, 5]);

export const spool: Drawn = at([0, 2], path("l", "M84 50Q116 50 112 76T90 110") + reel);

/** A needle with its eye, its point at 0, 0. */
export const needle: Drawn = path("c", "M0 0L-4-78Q-5-90 0-92 5-90 4-78Z") + path("d", "M-1-86h2v12h-2z");

export const tapeMeasure: Drawn = at(
  [0, 4],
  disc("a", [46, 58, 44]) +
    disc("c", [46, 58, 16]) +
    path("b", "M46 88H120V108H46Q26 108 14 96L26 84Q34 88 46 88Z") +
    band("n", { d: "M50 92H118", width: 8, dash: "2 9" }),
);

export const shirt: Drawn = at(
  [0, 2],
  path("c", "M40 8L12 24 4 58 26 62V110H94V62L116 58 108 24 80 8Q60 28 40 8Z") +
    path("a", "M40 8L60 34 80 8 88 12 66 44 60 36 54 44 32 12Z") +
    path("n", "M60 40V110M26 62V44M94 62V44") +
    disc("d", [60, 60, 2.5]) +
    disc("d", [60, 78, 2.5]) +
    disc("d", [60, 96, 2.5]),
);

export const dressForm: Drawn =
  path("e", "M57 84H63V102L82 112H38L57 102Z") +
  disc("b", [60, 4, 7]) +
  path(
    "a",
    "M50 10H70Q72 20 88 24C86 40 80 48 80 56 82 66 92 76 92 90H28C28 76 38 66 40 56 40 48 34 40 32 24 48 20 50 10 50 10Z",
  ) +
  path("n", "M60 12V90M40 56Q60 62 80 56");

export const sewingButton: Drawn = at(
  [0, 6],
  disc("a", [60, 60, 46]) +
    disc("e", [60, 60, 34]) +
    [
      [50, 50],
      [70, 50],
      [50, 70],
      [70, 70],
    ]
      .map(([x = 0, y = 0]) => disc("d", [x, y, 5]))
      .join("") +
    path("w", "M50 50L70 70M70 50L50 70"),
);

export const zip: Drawn =
  path("a", "M6 2H38L55 62V112H6ZM114 2H82L65 62V112H114Z") +
  path("n", "M26 2L44 64V112M94 2L76 64V112") +
  band("l", { d: "M43 4L58 58M77 4L62 58", width: 8, dash: "3 3.600" }) +
  band("l", { d: "M60 64V112", width: 11, dash: "3 3.600" }) +
  path("b", "M50 54H70L73 76H47Z") +
  box("b", [54, 74, 12, 26, 5]);

export const ring: Drawn =
  path("c", "M60 40a36 36 0 1 1-.1 0zM60 50a26 26 0 1 0 .1 0z") +
  path("b", "M60 40a36 36 0 1 0 .1 0zM60 51a25 25 0 1 1-.1 0z") +
  path("a", "M38 18L48 4H72L82 18 60 46Z") +
  path("n", "M38 18H82M52 18L60 46 68 18 60 4Z");

/** A cut stone from the side, its middle at 0, 0 and 54 units to its edges. */
export const gem: Drawn =
  path("a", "M-30-44H30L54-12 0 54-54-12Z") +
  path("g", "M-30-44H30L24-12H-24Z") +
  path("g", "M-24-12H24L0 54Z") +
  path("c", "M-10-44H10L24-12H-24Z") +
  path("n", "M-54-12H54M-30-44L-24-12 0 54 24-12 30-44");

export const watch: Drawn =
  path("e", "M42 0H78L82 34H38ZM38 78H82L78 112H42Z") +
  disc("b", [60, 56, 34]) +
  disc("c", [60, 56, 25]) +
  path("n", "M60 56V40M60 56L72 62") +
  box("b", [93, 51, 8, 10, 2]);

export const necklace: Drawn = at(
  [0, 1.6],
  band("b", { d: "M14 6C18 60 44 78 60 80 76 78 102 60 106 6", width: 5, dash: "0.1 8", isRound: true }) +
    at([60, 92, 0.34], gem),
);

export const hanger: Drawn =
  path("l", "M60 30V22a9 9 0 1 0-9-9") +
  path("a", "M48 30H72L102 48 112 100 98 103 90 70V112H30V70L22 103 8 100 18 48Z") +
  path("c", "M48 30Q60 44 72 30L60 58Z") +
  path("n", "M60 58V112M30 70L28 58M90 70L92 58") +
  disc("b", [66, 76, 3]) +
  disc("b", [66, 92, 3]);
