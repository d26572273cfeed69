import { at, band, box, type Drawn, disc, oval, path } from "../shape.ts";

/** Tools and things of electricians, painters, mechanics, cleaners and removers, in a field of 120 by 112 units. */
export const bulb: Drawn = at(
  [0, 2],
  path("c", "M60 6a36 36 0 0 1 22 64c-5 4-6 8-6 14H44c0-6-1-10-6-14A36 36 0 0 1 60 6Z") +
    path("n", "M50 84L46 50l7 6 7-6 7 6 7-6-4 34") +
    box("b", [44, 84, 32, 8, 3]) +
    box("b", [44, 92, 32, 8, 3]) +
    path("d", "M50 100H70L64 110H56Z"),
);

export const socket: Drawn =
  box("c", [10, 30, 100, 66, 8]) +
  box("e", [20, 40, 36, 46, 5]) +
  box("e", [64, 40, 36, 46, 5]) +
  box("d", [34, 48, 8, 12, 1]) +
  box("d", [25, 66, 10, 7, 1]) +
  box("d", [41, 66, 10, 7, 1]) +
  box("d", [78, 48, 8, 12, 1]) +
  box("d", [69, 66, 10, 7, 1]) +
  box("d", [85, 66, 10, 7, 1]);

export const fuseBox: Drawn = at(
  [0, 6],
  box("c", [14, 10, 92, 96, 6]) +
    box("s", [24, 30, 72, 40, 3]) +
    [0, 1, 2, 3, 4]
      .map(
        (fuse) =>
          box(fuse === 3 ? "b" : "c", [28 + fuse * 13, 34, 12, 32, 2]) +
          box(fuse === 3 ? "a" : "d", [31 + fuse * 13, fuse === 3 ? 50 : 40, 6, 10, 1]),
      )
      .join("") +
    path("n", "M24 20H60M24 84H96M24 94H76"),
);

export const charger: Drawn =
  path("l", "M74 40H92q12 0 12 12V84q0 10-9 10t-9-10V70") +
  box("a", [20, 6, 54, 106, 12]) +
  box("c", [30, 18, 34, 24, 4]) +
  path("b", "M50 52L36 76H46L42 96 60 68H49Z") +
  box("d", [12, 104, 70, 8, 2]) +
  box("c", [80, 54, 12, 18, 3]);

export const solar: Drawn = at(
  [0, 2],
  path("a", "M20 26H112L100 82H8Z") +
    path("w", "M50 26L40 82M82 26L70 82M17 44H108M13 63H104") +
    path("l", "M20 26H112L100 82H8ZM54 82V108M34 110H76"),
);

export const pendant: Drawn =
  path("l", "M60-20V30") +
  box("b", [52, 22, 16, 14, 3]) +
  path("a", "M20 78C24 50 40 36 60 36S96 50 100 78Z") +
  path("y", "M44 80a16 14 0 0 0 32 0z") +
  path("n", "M44 80a16 14 0 0 0 32 0") +
  path("w", "M34 68c3-12 8-18 15-22");

export const plug: Drawn = at(
  [0, 8],
  path("l", "M60 66V84q0 20 22 20H120") +
    box("e", [42, 4, 8, 24, 2]) +
    box("e", [70, 4, 8, 24, 2]) +
    path("a", "M30 24H90V42c0 16-12 24-22 26H52C42 66 30 58 30 42Z") +
    path("w", "M40 36H80"),
);

export const brush: Drawn = at(
  [60, 56, 1, 24],
  path("a", "M-9-56a9 9 0 0 1 18 0L6-8H-6Z"),
  disc("c", [0, -50, 3]),
  box("e", [-22, -8, 44, 18, 2]),
  path("c", "M-22 10H22L24 44Q12 52 0 46T-23 46Z"),
  path("n", "M-10 14V38M0 14V42M10 14V38"),
  path("x", "M-23 36Q-8 30 4 38T24 34V45Q12 52 0 46T-23 46Z"),
);

export const roller: Drawn =
  box("a", [12, 8, 84, 32, 8]) +
  path("w", "M24 16H80") +
  path("l", "M96 24H110V52H58V70") +
  box("b", [50, 68, 16, 44, 7]);

export const tin: Drawn = at(
  [0, 4],
  path("l", "M26 40C26 8 94 8 94 40") +
    box("c", [22, 40, 76, 68, 4]) +
    oval("e", [60, 40, 38, 9]) +
    oval("x", [60, 41, 30, 5]) +
    path("a", "M22 60H98V88H22Z") +
    path("a", "M80 42c10 0 14 6 12 26-1 6-9 6-9 0 0-10-3-14-11-18z"),
);

export const swatches: Drawn = at(
  [0, -6.2],
  [-26, -9, 8, 25]
    .map((turn, index) =>
      at(
        [60, 108, 1, turn],
        box("c", [-15, -100, 30, 104, 4]),
        box((["a", "e", "b", "s"] as const)[index] ?? "a", [-15, -100, 30, 50, 4]),
      ),
    )
    .join(""),
);

export const ladderTool: Drawn =
  path("l", "M40 4L24 112M64 4L84 112M37 26H68M34 48H72M31 70H76M28 92H80") + path("a", "M32 0H72V10H32Z");

export const car: Drawn = at(
  [0, 13],
  path("a", "M6 78V62q0-8 8-10l14-3L42 28q4-6 12-6H78q8 0 12 6l10 20 8 4q8 3 8 12V78q0 6-6 6H12q-6 0-6-6Z") +
    path("c", "M38 48L48 33q2-3 6-3H60V48ZM66 30H77q4 0 6 4l8 14H66Z") +
    disc("d", [32, 84, 15]) +
    disc("c", [32, 84, 6]) +
    disc("d", [90, 84, 15]) +
    disc("c", [90, 84, 6]) +
    path("b", "M108 60h8v8h-8z") +
    path("n", "M64 58h8"),
);

export const tyre: Drawn =
  disc("d", [60, 62, 50]) +
  disc("c", [60, 62, 30]) +
  disc("e", [60, 62, 24]) +
  [0, 72, 144, 216, 288].map((turn) => at([60, 62, 1, turn], path("c", "M-5-8L-4-22H4L5-8Z"))).join("") +
  disc("a", [60, 62, 8]) +
  band("w", { d: "M60 22a40 40 0 1 1-.1 0", width: 3, dash: "6 9" });

export const oilCan: Drawn = at(
  [0, 4],
  path("c", "M24 50H78L92 108H14Z") +
    path("l", "M74 52L112 18M24 58Q2 60 8 84 10 92 18 92") +
    box("a", [38, 36, 26, 14, 3]) +
    path("a", "M19 78H85L88 92H16Z") +
    path("x", "M112 26c4 6 6 8 6 12a6 6 0 0 1-12 0c0-4 2-6 6-12Z"),
);

export const sparkPlug: Drawn = at(
  [0, 4],
  box("c", [50, 6, 20, 34, 4]) +
    path("n", "M50 16H70M50 24H70M50 32H70") +
    path("b", "M38 40H82V54L76 62H44L38 54Z") +
    box("e", [46, 62, 28, 30, 2]) +
    path("l", "M46 70l28 4M46 78l28 4M60 92V102M72 92v16H58"),
);

export const van: Drawn = at(
  [0, 4],
  path("a", "M4 26q0-6 6-6H74V92H4Z") +
    path("c", "M74 34H94q4 0 7 4l14 22q2 3 2 7V92H74Z") +
    path("e", "M82 42H92q3 0 5 3l9 15H82Z") +
    path("n", "M4 78H74M40 20V78M34 46v8") +
    disc("d", [28, 94, 14]) +
    disc("c", [28, 94, 5]) +
    disc("d", [92, 94, 14]) +
    disc("c", [92, 94, 5]),
);

/** A packed box; its label in the second color. */
export const carton: Drawn =
  box("e", [20, 34, 80, 78, 2]) +
  path("c", "M20 34L34 16H86L100 34Z") +
  path("n", "M60 16V34") +
  box("b", [50, 34, 20, 26]) +
  path("n", "M32 92H54M32 100H46M86 100V82M82 87l4-6 4 6");

export const trolley: Drawn =
  path("l", "M20 4H32L60 94") +
  path("l", "M60 94H112") +
  disc("d", [62, 100, 11]) +
  disc("c", [62, 100, 4]) +
  at([52, 24, 0.62], carton) +
  at([48, -20, 0.46], carton);

export const bucket: Drawn = at(
  [0, 2],
  path("l", "M26 46C26 4 94 4 94 46") +
    path("a", "M22 46H98L88 110H32Z") +
    oval("c", [60, 46, 38, 8]) +
    disc("z", [46, 42, 7]) +
    disc("z", [62, 40, 9]) +
    disc("z", [76, 43, 6]) +
    path("n", "M40 42a7 7 0 0 1 12-3M54 38a9 9 0 0 1 16 0M71 41a6 6 0 0 1 11 0") +
    path("w", "M36 62L42 98"),
);

export const padlock: Drawn =
  path("e", "M34 56V38a26 26 0 0 1 52 0V56H74V38a14 14 0 0 0-28 0V56Z") +
  box("a", [22, 54, 76, 58, 8]) +
  disc("d", [60, 78, 8]) +
  path("d", "M57 80H63L66 98H54Z") +
  path("w", "M32 64V86");
