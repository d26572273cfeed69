import { crown, drop } from "../forms.ts";
import { at, band, box, type Drawn, disc, path } from "../shape.ts";

/** Parts of a roof and of work on it, in a field of 120 by 112 units. */
const tile = (look: "a" | "b" | "e", [x, y]: readonly [number, number]): Drawn =>
  path(look, `M${x} ${y}h36v26a18 18 0 0 1-36 0Z`);

/** Three rows of rounded tiles, one of them new; lower rows lie under upper ones. */
export const tiles: Drawn = at(
  [0, 2],
  [2, 1, 0]
    .flatMap((row) =>
      [0, 1, 2].map((column) =>
        tile(row === 1 && column === 1 ? "b" : "a", [(row % 2 ? 12 : 0) + column * 36, 2 + row * 32]),
      ),
    )
    .join(""),
);

/** A chimney stack with two pots. */
export const stack: Drawn =
  path("b", "M38 22L41 2H55L58 22ZM62 22L65 2H79L82 22Z") +
  box("c", [28, 20, 64, 12, 2]) +
  path("e", "M34 32H86V112H34Z") +
  path("n", "M34 48H86M34 64H86M34 80H86M60 32V48M47 48V64M73 48V64M60 64V80M47 80V92M73 80V92");

export const chimney: Drawn = stack + path("a", "M2 112L22 90H98L118 112Z") + path("n", "M10 103H110");

/** A gutter with its downpipe. */
export const gutter: Drawn =
  band("n", { d: "M92 48V72Q92 84 80 84H76V112", width: 17 }) +
  band("c", { d: "M92 48V72Q92 84 80 84H76V112", width: 13 }) +
  path("a", "M2 18H118V26C118 44 106 50 96 50H24C14 50 2 44 2 26Z") +
  box("e", [0, 12, 120, 9, 3]) +
  path("n", "M30 21V50M60 21V50M90 21V50") +
  at([24, 62], drop("c", 14)) +
  at([44, 78], drop("c", 12));

/** A felt or rubber sheet that is rolled out on a flat roof. */
export const flatRoof: Drawn =
  box("c", [2, 94, 116, 18, 2]) +
  path("n", "M2 103H118") +
  path("a", "M2 84H84V94H2Z") +
  disc("a", [84, 68, 26]) +
  disc("e", [84, 68, 15]) +
  path("n", "M84 68a6 6 0 1 1 6-5a12 12 0 0 1-22 6");

/** A window in a slope. */
export const roofWindow: Drawn =
  [6, 42, 78].map((x) => tile("a", [x, 68])).join("") +
  path("e", "M26 10H94L108 84H12Z") +
  path("s", "M34 20H86L96 74H24Z") +
  path("n", "M34 20H86L96 74H24ZM60 20V74M38 60L54 30M70 66L80 42");

/** A cloud with rain over a ridge. */
export const storm: Drawn =
  crown("c", { x: 64, y: 30, rx: 40, ry: 22, bumps: 11 }) +
  at([40, 58], drop("c", 12)) +
  at([64, 64], drop("c", 12)) +
  at([88, 58], drop("c", 12)) +
  path("a", "M0 112L60 84 120 112H100L60 94 20 112Z");

/** A slater's hammer. */
export const slateHammer: Drawn = at(
  [8.8, 29.4, 0.87],
  at(
    [62, 43.7, 1, 32],
    path("c", "M-44-34L-8-46H12V-26H-8Z"),
    box("c", [10, -45, 26, 18, 3]),
    box("e", [-7, -28, 14, 42, 3]),
    box("a", [-9, 8, 18, 50, 8]),
  ),
);

/** The ridge of a roof: caps along the top, over the first row of tiles. */
export const ridge: Drawn = at(
  [0, 6],
  [0, 36, 72].map((x) => tile("a", [x + 6, 62])).join("") +
    box("b", [0, 38, 120, 30, 8]) +
    box("e", [34, 32, 12, 40, 4]) +
    box("e", [76, 32, 12, 40, 4]) +
    path("w", "M10 47H26M54 47H68M96 47H110"),
);

/** A brush that takes moss off the tiles. */
export const mossBrush: Drawn = at(
  [-5.5, 6.7, 0.94],
  at(
    [0, 4],
    [0, 36, 72].map((x) => tile("a", [x + 6, 64])).join("") +
      crown("g", { x: 24, y: 66, rx: 18, ry: 10, bumps: 9 }) +
      at(
        [78, 60, 1, 32],
        box("e", [-5, -62, 10, 50, 4]),
        box("b", [-30, -16, 60, 16, 4]),
        path("c", "M-30 0H30L34 20H-34Z"),
        path("n", "M-18 2V18M-6 2V18M6 2V18M18 2V18"),
      ),
  ),
);

/** A roll of insulation between the joists of a loft. */
export const insulation: Drawn =
  path("b", "M14 92Q20 84 26 92T38 92 50 92 62 92 74 92H84V106H14Z") +
  disc("b", [80, 72, 34]) +
  disc("e", [80, 72, 24]) +
  disc("b", [80, 72, 14]) +
  path("n", "M80 72a5 5 0 1 1 5-4") +
  box("e", [0, 84, 14, 28, 1]) +
  box("e", [106, 84, 14, 28, 1]) +
  box("a", [0, 104, 120, 8]);

/** A house with a roof of metal sheets. */
export const metalRoof: Drawn =
  box("c", [14, 72, 92, 40]) +
  box("e", [52, 84, 18, 28]) +
  path("a", "M18 24H102L120 76H0Z") +
  path("n", "M35 24L24 76M52 24L48 76M68 24L72 76M85 24L96 76") +
  box("b", [12, 16, 96, 11, 4]);
