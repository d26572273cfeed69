import { crown, drop } from "../forms.ts";
import { at, band, box, type Drawn, disc, path } from "../shape.ts";

/** Parts of a roof and of work on it, in a field of 120 by 112 units. */
const tile = (look: "a" | "b" | "e", [x, y]: readonly [number, number]): Drawn =>
  path(look, `M${x} ${y}h36v26a18 18 0 0 1-36 0Z`);

/** Three rows of rounded tiles, one of them new; lower rows lie under upper ones. */
export const tiles: Drawn = [2, 1, 0]
  .flatMap((row) =>
    [0, 1, 2].map((column) =>
      tile(row === 1 && column === 1 ? "b" : "a", [(row % 2 ? 12 : 0) + column * 36, 2 + row * 32]),
    ),
  )
  .join("");

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
  tile("a", [0, 76]) +
  tile("a", [42, 76]) +
  tile("a", [84, 76]) +
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
  [60, 56, 1, 32],
  path("c", "M-44-34L-8-46H12V-26H-8Z"),
  box("c", [10, -45, 26, 18, 3]),
  box("e", [-7, -28, 14, 42, 3]),
  box("a", [-9, 8, 18, 50, 8]),
);
