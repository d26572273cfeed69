import { ticks } from "../forms.ts";
import { at, band, box, type Drawn, disc, oval, path, unit } from "../shape.ts";

/** Things of photographers, designers, potters and makers, in a field of 120 by 112 units. */
export const camera: Drawn = at(
  [0, 8],
  path("a", "M8 34q0-6 6-6H36L44 14H76L84 28H106q6 0 6 6V98q0 6-6 6H14q-6 0-6-6Z") +
    path("e", "M8 48H112V84H8Z") +
    disc("c", [60, 66, 32]) +
    disc("d", [60, 66, 22]) +
    disc("e", [60, 66, 12]) +
    path("w", "M50 58a13 13 0 0 1 8-6") +
    box("b", [92, 34, 14, 9, 2]) +
    box("d", [18, 22, 14, 6, 2]),
);

/** A lens seen from the front, about 0, 0: its rings, and six blades; the aperture grows with `open`. */
export const lens = (open = 0.5): Drawn => {
  const r = 27 + open * 11;
  const corner = Math.round(r * 8.66) / 10;
  // Each side of the aperture continues from its corner to the ring, as the edge of a blade.
  const blade = (Math.sqrt(14400 - 3 * r * r) - r) / 2;
  return (
    disc("a", [0, 0, 100]) +
    disc("c", [0, 0, 84]) +
    ticks("n", { x: 0, y: 0, r: 92, count: 48, length: 8 }) +
    disc("d", [0, 0, 70]) +
    disc("e", [0, 0, 60]) +
    [0, 60, 120, 180, 240, 300]
      .map((turn) =>
        at([0, 0, 1, turn], path("n", `M0-${unit(r)}l${unit(blade * 0.866)}-${unit(blade / 2)}`)),
      )
      .join("") +
    path(
      "c",
      `M0-${unit(r)}L${corner}-${unit(r / 2)}V${unit(r / 2)}L0 ${unit(r)}-${corner} ${unit(r / 2)}V-${unit(r / 2)}Z`,
    ) +
    path("w", "M-44-30a53 53 0 0 1 22-24")
  );
};

export const frame: Drawn = at(
  [0, 8],
  box("b", [8, 8, 104, 96, 2]) +
    box("c", [20, 20, 80, 72]) +
    path("x", "M20 92V74L44 50 64 70 78 58 100 78V92Z") +
    disc("y", [80, 38, 9]) +
    box("n", [20, 20, 80, 72]),
);

export const filmRoll: Drawn = at(
  [0, 4],
  path("d", "M60 34H118V92H60Z") +
    band("z", { d: "M62 42H118M62 84H118", width: 7, dash: "6 7" }) +
    box("e", [66, 50, 22, 26]) +
    box("e", [93, 50, 22, 26]) +
    box("a", [10, 24, 52, 76, 4]) +
    box("c", [10, 44, 52, 36]) +
    box("d", [24, 12, 24, 12, 3]) +
    box("d", [18, 100, 36, 8, 2]),
);

export const softbox: Drawn =
  path("l", "M60 62V92L36 112M60 92L84 112M60 92V112") +
  path("c", "M16 6H104V62H16Z") +
  path("e", "M16 6L34 18H86L104 6M16 62L34 50H86L104 62") +
  box("y", [34, 18, 52, 32]) +
  box("n", [34, 18, 52, 32]);

export const prints: Drawn = at(
  [0, 14],
  at([34, 68, 1], box("c", [-28, -42, 56, 72, 2]), box("a", [-22, -36, 44, 46])) +
    at(
      [80, 66.6, 1, -7],
      box("c", [-28, -40, 56, 72, 2]),
      box("e", [-22, -34, 44, 46]),
      path("x", "M-22 12L-6-10 6 4 14-4 22 6V12Z"),
    ),
);

/** A curve with its handles. */
export const curve: Drawn = at(
  [0, 10],
  path("l", "M10 96L34 16M110 96L86 16") +
    band("a", { d: "M10 96C34 16 86 16 110 96", width: 5 }) +
    [
      [10, 96],
      [110, 96],
      [60, 36],
    ]
      .map(([x = 0, y = 0]) => box("c", [x - 6, y - 6, 12, 12]))
      .join("") +
    disc("b", [34, 16, 6]) +
    disc("b", [86, 16, 6]),
);

export const penNib: Drawn =
  path("c", "M60 112L32 62 44 26H76L88 62Z") +
  path("n", "M60 112V68") +
  disc("d", [60, 62, 6]) +
  box("a", [40, 4, 40, 22, 3]) +
  path("n", "M44 26H76");

export const poster: Drawn = at(
  [0, 4],
  box("c", [22, 4, 76, 104, 2]) +
    disc("a", [60, 44, 26]) +
    path("b", "M34 44a26 26 0 0 1 52 0z") +
    path("n", "M34 84H86M34 94H66"),
);

export const grid: Drawn = at(
  [0, 8],
  box("c", [8, 14, 104, 90, 3]) +
    box("a", [16, 22, 52, 40, 1]) +
    box("e", [74, 22, 30, 18, 1]) +
    box("b", [74, 46, 30, 16, 1]) +
    path("n", "M16 74H104M16 84H92M16 94H70"),
);

export const palette: Drawn = at(
  [0, 5],
  path("e", "M60 12C96 12 116 34 114 58 112 78 92 72 84 78S88 100 70 106C36 112 6 90 6 60S30 12 60 12Z") +
    disc("a", [36, 46, 10]) +
    disc("b", [62, 34, 9]) +
    disc("c", [88, 46, 8]) +
    disc("d", [32, 74, 8]) +
    disc("s", [60, 84, 9]),
);

export const vase: Drawn = at(
  [0, 2],
  path("a", "M46 4H74C70 20 72 28 84 40 104 58 98 92 84 110H36C22 92 16 58 36 40 48 28 50 20 46 4Z") +
    path("w", "M34 66c0-8 4-14 8-18") +
    path("c", "M26 74Q60 86 94 74L93 86Q60 98 27 86Z") +
    oval("d", [60, 5, 13, 4]),
);

export const mug: Drawn = at(
  [0, 2],
  path("l", "M84 44h12c20 0 20 40-4 44") +
    path("e", "M20 24H86V100q0 10-10 10H30q-10 0-10-10Z") +
    path("a", "M20 24H86V52C80 70 74 50 66 58S54 72 46 60 32 68 20 56Z") +
    oval("d", [53, 24, 33, 6]),
);

export const kiln: Drawn =
  path("e", "M10 112V52C10 16 110 16 110 52V112Z") +
  path("d", "M38 112V76C38 54 82 54 82 76V112Z") +
  path("y", "M60 74c14 16 16 22 14 30H46c-2-8 0-14 14-30Z") +
  box("c", [50, 6, 20, 22]) +
  path("n", "M12 60H34M86 60H108M10 86H36M84 86H110M24 34V60M96 34V60");

export const bowlPot: Drawn =
  path("a", "M6 46H114C114 82 94 100 74 104V112H46V104C26 100 6 82 6 46Z") +
  oval("e", [60, 46, 54, 12]) +
  path("w", "M20 66c4 12 10 18 18 22");

/** A potter's wheel with a pot on it: 120 by 112 units. */
export const potterWheel: Drawn =
  box("e", [10, 82, 100, 9, 3]) +
  box("d", [52, 91, 16, 21]) +
  path("a", "M40 20H80C76 34 92 42 92 58S82 78 76 82H44C38 78 28 74 28 58S44 34 40 20Z") +
  oval("d", [60, 20, 20, 6]) +
  path("n", "M31 50Q60 60 89 50M30 62Q60 72 90 62") +
  path("w", "M40 44q2-6 6-9");
