import { at, band, box, type Drawn, path } from "../shape.ts";

/** Sauces, chutneys and jams, and what they are made with, in a field of 120 by 112 units. */

/** A chilli from its stalk at 0, 0 downward, 76 units long. */
const chilli = (look: "a" | "b" | "g"): Drawn =>
  path(look, "M-12 4C-18 22-14 44-2 58 8 70 18 74 28 74 20 64 18 54 18 40 18 24 18 12 12 4 4-2-6-2-12 4Z") +
  path("w", "M-6 16C-7 28-4 40 2 50") +
  path(
    "e",
    "M-14 6C-10-4-4-8-2-10-2-18 2-24 8-26L12-20C6-18 5-14 5-10 8-8 12-4 15 4 10 8 4 6 0 10-4 6-10 9-14 6Z",
  );

export const chillies: Drawn = at([78, 30, 0.98, 24], chilli("b")) + at([40, 32, 1.02, 8], chilli("a"));

/** A small bottle of sauce. */
export const sauceBottle: Drawn =
  path("a", "M50 26H70V40C70 52 86 54 86 70V104q0 8-8 8H42q-8 0-8-8V70C34 54 50 52 50 40Z") +
  box("c", [34, 68, 52, 34]) +
  at([54, 76, 0.28, -34], chilli("b")) +
  box("d", [47, 20, 26, 9, 2]) +
  path("b", "M52 20L54 2H66L68 20Z") +
  path("w", "M44 64Q46 56 54 50");

/** A jar under a tied cloth. */
export const chutneyJar: Drawn =
  box("c", [24, 40, 72, 72, 12]) +
  path("a", "M28 56H92V100q0 8-8 8H36q-8 0-8-8Z") +
  path(
    "b",
    "M28 12Q60 0 92 12L94 32 104 46Q96 52 88 46 80 52 70 47 60 52 50 47 40 52 32 46 24 52 16 46L26 32Z",
  ) +
  path("n", "M26 32Q60 42 94 32M42 12L40 34M60 9V37M78 12L80 34") +
  box("c", [40, 64, 40, 28, 3]) +
  path("n", "M48 74H72M48 83H64");

/** A wide pan with a spoon in it. */
export const preservingPan: Drawn =
  path("l", "M34 26c-6-8 6-10 0-20M56 22c-6-8 6-10 0-20") +
  at([78, 54, 1, 30], box("e", [-4, -54, 8, 66, 4])) +
  path("e", "M6 44H114V54H6Z") +
  path("b", "M14 52Q24 34 40 44 52 32 66 42 82 34 106 52Z") +
  path("a", "M10 52H110L100 104Q98 112 90 112H30Q22 112 20 104Z") +
  path("w", "M24 64L32 98") +
  band("l", { d: "M10 62Q-2 62 0 74T16 84M110 62Q122 62 120 74T104 84", width: 4, isRound: true });

/** Bottles in their box. */
export const bottleBox: Drawn =
  [20, 46, 72, 98]
    .map(
      (x, index) =>
        path(
          index % 2 ? "b" : "a",
          `M${x - 5} 26H${x + 5}V38C${x + 5} 44 ${x + 10} 46 ${x + 10} 54V70H${x - 10}V54C${x - 10} 46 ${x - 5} 44 ${x - 5} 38Z`,
        ) + box("d", [x - 6, 12, 12, 15, 3]),
    )
    .join("") +
  box("e", [4, 60, 112, 52, 2]) +
  path("n", "M4 70H116") +
  box("c", [38, 76, 44, 28, 2]) +
  at([56, 80, 0.26, -34], chilli("a"));
