import { leaf } from "../forms.ts";
import { at, band, box, type Drawn, disc, type Look, path } from "../shape.ts";

/** Flowers and what florists make of them, in a field of 120 by 112 units. */

const petals = (look: Look): Drawn =>
  path(
    look,
    "M16 0a9 9 0 0 1-8 14 9 9 0 0 1-16 0 9 9 0 0 1-8-14 9 9 0 0 1 8-14 9 9 0 0 1 16 0 9 9 0 0 1 8 14Z",
  );

/** A blossom at x and y, 22 units in radius unless scaled. */
const blossom = (look: Look, [x, y, scale = 0.78]: readonly [number, number, number?]): Drawn =>
  at([x, y, scale], petals(look), disc(look === "b" ? "c" : "b", [0, 0, 7]));

/** A full blossom at x and y, for large drawings. */
const bloom = (look: Look, [x, y, scale]: readonly [number, number, number]): Drawn =>
  at(
    [x, y, scale],
    petals(look),
    at([0, 0, 0.56, 30], petals(look)),
    disc(look === "b" ? "a" : "b", [0, 0, 4.4]),
  );

/** A rose in profile, the foot of its blossom at 0, 0. */
const roseHead = (look: Look): Drawn =>
  path(look, "M0 0C-22-2-30-20-26-42-16-46-8-44 0-50 8-44 16-46 26-42 30-20 22-2 0 0Z") +
  path("n", "M-26-42C-14-22 6-18 12-4M26-42C16-28 8-24 0-22M-10-45C-6-36 6-34 12-45") +
  path("g", "M0 4C-14 4-20-4-24-12-12-8-4-8 0-4 4-8 12-8 24-12 20-4 14 4 0 4Z");

export const roseStem: Drawn = at(
  [0, 2],
  band("l", { d: "M60 54C62 76 58 94 60 110", width: 4, isRound: true }) +
    at([60, 92, 1, -58], leaf("g", 40)) +
    at([60, 82, 1, 56], leaf("a", 40)) +
    at([60, 56, 1.08], roseHead("b")),
);

/** Three tulips with their leaves. */
export const tulips: Drawn =
  band("l", { d: "M60 110Q62 80 60 52M58 110Q50 86 34 66M62 110Q70 86 86 66", width: 4, isRound: true }) +
  path(
    "g",
    "M58 112C34 104 20 90 14 70 34 74 52 90 58 112ZM62 112C86 104 100 90 106 70 86 74 68 90 62 112Z",
  ) +
  [
    [32, 66, -24, "b"],
    [88, 66, 24, "b"],
    [60, 50, 0, "a"],
  ]
    .map(([x, y, turn, look]) =>
      at(
        [Number(x), Number(y), 0.94, Number(turn)],
        path(
          look as "a" | "b",
          "M0 0C-16 0-22-10-21-26-20-34-18-40-18-40L-8-30 0-44 8-30 18-40S20-34 21-26C22-10 16 0 0 0Z",
        ),
        path("n", "M-8-30Q-11-16-5-6M8-30Q11-16 5-6"),
      ),
    )
    .join("");

/** A round posy with its ribbon, as a bride carries it. */
export const posy: Drawn =
  path(
    "g",
    "M60 60C30 66 10 52 6 36 26 28 46 36 60 60ZM60 60C90 66 110 52 114 36 94 28 74 36 60 60ZM60 44C40 36 36 18 44 4 58 12 64 26 60 44Z",
  ) +
  path("g", "M50 64H70L76 108 66 104 60 110 54 104 44 108Z") +
  blossom("c", [34, 52]) +
  blossom("c", [86, 52]) +
  blossom("b", [44, 26]) +
  blossom("a", [76, 26]) +
  blossom("b", [60, 52, 0.9]) +
  path("a", "M46 74H74L76 86 86 112 72 107 60 86 48 107 34 112 44 86Z");

/** An arch of flowers. */
export const flowerArch: Drawn =
  band("n", { d: "M18 112V58a42 42 0 0 1 84 0V112", width: 11 }) +
  band("e", { d: "M18 112V58a42 42 0 0 1 84 0V112", width: 7 }) +
  path(
    "g",
    "M18 92Q0 92-2 76 16 74 18 92ZM18 92Q36 92 38 76 20 74 18 92ZM102 84Q84 84 82 68 100 66 102 84ZM102 84Q120 84 122 68 104 66 102 84ZM40 30Q30 18 38 6 50 16 40 30ZM70 24Q66 8 80 0 86 14 70 24Z",
  ) +
  path("a", "M18 60Q2 56 4 40 20 42 18 60ZM102 50Q116 44 114 28 98 32 102 50Z") +
  blossom("c", [20, 68, 0.62]) +
  blossom("b", [30, 36, 0.72]) +
  blossom("a", [57, 18, 0.72]) +
  blossom("b", [86, 28, 0.72]) +
  blossom("c", [102, 58, 0.62]);

/** An arrangement in a vase. */
export const vaseFlowers: Drawn =
  path("l", "M60 66L36 36M60 66V24M60 66L84 38") +
  path("g", "M58 68C36 72 20 62 16 48 34 46 50 52 58 68ZM62 68C84 72 100 62 104 48 86 46 70 52 62 68Z") +
  blossom("b", [34, 36]) +
  blossom("a", [88, 38]) +
  blossom("c", [60, 22, 0.84]) +
  path("c", "M42 60H78L74 72C90 78 92 98 82 112H38C28 98 30 78 46 72Z") +
  path("a", "M34 88H86C87 98 86 104 82 112H38C34 104 33 98 34 88Z");

/** A box with flowers in it. */
export const flowerBox: Drawn =
  path(
    "g",
    "M34 66C14 62 6 46 8 30 26 34 36 48 34 66ZM86 66C106 62 114 46 112 30 94 34 84 48 86 66ZM60 44C50 34 50 18 58 6 68 16 70 32 60 44Z",
  ) +
  blossom("a", [34, 52]) +
  blossom("b", [61, 42, 0.9]) +
  blossom("c", [88, 52]) +
  path("e", "M8 62H112L104 112H16Z") +
  path("b", "M52 62H68L67 112H53Z") +
  box("e", [4, 58, 112, 12, 3]);

export const hangingBasket: Drawn = at(
  [0, 6],
  path("l", "M60 2L18 60M60 2L102 60M60 2V40") +
    path("g", "M34 62C20 52 18 38 26 26 38 36 42 50 34 62ZM86 62C100 52 102 38 94 26 82 36 78 50 86 62Z") +
    path("e", "M14 62H106C104 90 86 106 60 106S16 90 14 62Z") +
    path("n", "M20 76Q60 90 100 76M30 92Q60 102 90 92") +
    path("a", "M22 64C6 74 4 90 12 104 26 94 30 78 22 64ZM98 64C114 74 116 90 108 104 94 94 90 78 98 64Z") +
    blossom("b", [28, 58]) +
    blossom("a", [60, 52, 0.84]) +
    blossom("b", [92, 58]),
);

/** A buttonhole: a small rose with its pin. */
export const buttonhole: Drawn = at(
  [0, 4],
  at([60, 66, 1, -46], leaf("g", 50)) +
    at([60, 66, 1, 46], leaf("g", 50)) +
    path("g", "M54 64H66L64 108H56Z") +
    at([60, 66, 1.16], roseHead("b")) +
    path("a", "M50 80H70V92H50Z") +
    band("l", { d: "M40 100L82 84", width: 3, isRound: true }) +
    disc("c", [84, 83, 5]),
);

/** Roses at the opening of a wrap of paper, in a field of 400 by 440 units. */
export const bigBouquet: Drawn =
  [
    [200, 290, -60, "g", 214],
    [200, 290, 60, "g", 214],
    [200, 290, -40, "a", 240],
    [200, 290, 40, "a", 240],
    [200, 290, -20, "g", 260],
    [200, 290, 20, "g", 260],
  ]
    .map(([x, y, turn, look, length]) =>
      at([Number(x), Number(y), 1, Number(turn)], leaf(look as "a" | "g", Number(length))),
    )
    .join("") +
  bloom("b", [112, 156, 2.8]) +
  bloom("b", [288, 156, 2.8]) +
  bloom("a", [200, 84, 3.2]) +
  bloom("c", [92, 232, 2.2]) +
  bloom("c", [308, 232, 2.2]) +
  bloom("c", [200, 196, 3.3]) +
  bloom("a", [140, 250, 2.3]) +
  bloom("b", [262, 250, 2.2]) +
  path("c", "M70 262L168 440H232L330 262 256 300 200 268 144 300Z") +
  path("n", "M144 300L184 440M256 300L216 440") +
  path("a", "M138 372H262L248 402H152Z");
