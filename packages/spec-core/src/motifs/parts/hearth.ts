import { at, band, box, type Drawn, disc, path } from "../shape.ts";
import { flame } from "./pipework.ts";

/** Stoves, fireplaces and chimneys, in a field of 120 by 112 units. */

/** A stove for wood, burning. */
export const stove: Drawn =
  path("e", "M50-2H70V22H50Z") +
  box("d", [20, 98, 14, 14, 2]) +
  box("d", [86, 98, 14, 14, 2]) +
  box("a", [12, 28, 96, 74, 5]) +
  box("e", [4, 18, 112, 12, 4]) +
  box("c", [26, 38, 68, 46, 6]) +
  at([60, 50, 0.9], flame) +
  at([60, 79, 1, 7], box("e", [-26, -4, 52, 8, 4])) +
  at([60, 79, 1, -7], box("e", [-26, -4, 52, 8, 4])) +
  box("b", [98, 54, 7, 20, 3]) +
  path("w", "M44 93H76");

/** A fireplace with a fire in it. */
export const fireplace: Drawn =
  box("c", [10, 22, 100, 90]) +
  path("d", "M30 106V60C30 36 90 36 90 60V106Z") +
  path("n", "M10 46H28M10 70H28M10 94H28M92 46H110M92 70H110M92 94H110M38 22V38M82 22V38M60 22V40") +
  at([60, 62, 1.1], flame) +
  at([60, 100, 1, 8], box("e", [-28, -5, 56, 10, 5])) +
  at([60, 100, 1, -8], box("e", [-28, -5, 56, 10, 5])) +
  box("a", [0, 8, 120, 15, 3]) +
  box("e", [4, 106, 112, 6, 2]);

/** A sweep's brush on its rod. */
export const flueBrush: Drawn =
  band("n", { d: "M60 44V112", width: 9 }) +
  band("b", { d: "M60 44V112", width: 5.6 }) +
  box("e", [53, 84, 14, 10, 2]) +
  band("l", {
    d: "M60 40V-2M60 40L81 4M60 40L96 19M60 40H102M60 40L96 61M60 40L81 76M60 40L39 76M60 40L24 61M60 40H18M60 40L24 19M60 40L39 4",
    width: 3.4,
    isRound: true,
  }) +
  band("l", {
    d: "M60 40L70 0M60 40L90 10M60 40L101 29M60 40L101 51M60 40L90 70M60 40L30 70M60 40L19 51M60 40L19 29M60 40L30 10M60 40L50 0",
    width: 2,
    isRound: true,
  }) +
  disc("a", [60, 40, 16]) +
  disc("c", [60, 40, 6]);

const bricks =
  path("e", "M26 64H94V112H26Z") + path("n", "M26 80H94M26 96H94M60 64V80M43 80V96M77 80V96M60 96V112");

/** A cowl on its pot. */
export const cowl: Drawn =
  path("c", "M42 30H78V44H42Z") +
  path("n", "M51 30V44M60 30V44M69 30V44") +
  path("a", "M30 30C36 16 46 10 60 8 74 10 84 16 90 30Z") +
  disc("a", [60, 6, 5]) +
  path("b", "M40 56L44 40H76L80 56Z") +
  bricks +
  box("c", [20, 54, 80, 12, 2]);

/** A nest on a chimney pot, with its bird. */
export const nest: Drawn =
  path("a", "M38 34C36 20 46 10 58 10 62 4 72 2 78 8L88 12 78 17C80 30 72 38 58 38L30 26Z") +
  disc("d", [72, 12, 2.6]) +
  path("n", "M46 28Q56 32 62 22") +
  path("b", "M38 66L42 46H78L82 66Z") +
  path("e", "M24 34Q60 46 96 34 94 54 60 54T24 34Z") +
  path("l", "M24 40L14 34M96 40L106 32M30 48L20 50M90 48L102 50M44 46L56 50M62 46L76 44") +
  path("e", "M26 74H94V112H26Z") +
  path("n", "M26 92H94M60 74V92M43 92V112M77 92V112") +
  box("c", [20, 64, 80, 12, 2]);
