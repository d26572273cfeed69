import { crown } from "../forms.ts";
import { band, box, type Drawn, disc, path } from "../shape.ts";

/** Things of riders, in a field of 120 by 112 units. */

export const saddle: Drawn =
  band("n", { d: "M58 70V86", width: 9 }) +
  band("e", { d: "M58 66V88", width: 5.6 }) +
  path("c", "M12 42C40 52 84 52 104 40L110 64C92 78 78 82 66 82H30C18 78 12 62 12 42Z") +
  path(
    "a",
    "M8 26C16 20 26 24 34 32 48 40 70 40 84 30 90 22 102 16 108 24 112 34 108 46 100 52 86 58 82 70 84 84 80 96 60 100 46 94 38 80 40 66 34 56 20 50 8 42 8 26Z",
  ) +
  path("n", "M34 32C32 42 34 50 34 56M84 30C88 40 94 48 100 52M50 52C46 66 48 78 54 88") +
  path("b", "M50 86H66L70 106Q71 112 64 112H52Q45 112 46 106ZM54 92L52 105H64L62 92Z");

/** A rider's hat. */
export const ridingHat: Drawn =
  band("n", { d: "M34 74Q44 108 62 108T86 76", width: 9, isRound: true }) +
  band("e", { d: "M34 74Q44 108 62 108T86 76", width: 5, isRound: true }) +
  path("a", "M16 76C14 36 36 12 64 12S110 38 104 76C80 64 44 64 16 76Z") +
  path("n", "M60 12C48 26 44 48 46 66M68 12C80 26 86 46 84 68") +
  path("g", "M16 76C44 64 80 64 104 76 112 80 118 86 120 94 96 80 46 78 16 88Z") +
  disc("b", [64, 10, 6]) +
  box("b", [58, 102, 12, 10, 3]);

/** A rosette. */
export const rosette: Drawn =
  path("b", "M44 66L30 112 46 104 56 112 60 72ZM76 66L90 112 74 104 64 112 60 72Z") +
  crown("a", { x: 60, y: 42, rx: 38, ry: 38, bumps: 14 }) +
  disc("c", [60, 42, 25]) +
  path(
    "b",
    "M60 24L65.300 35.200 77 36.500 68.500 45 70.600 57 60 51.200 49.400 57 51.500 45 43 36.500 54.700 35.200Z",
  );
