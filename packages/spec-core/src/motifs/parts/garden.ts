import { crown, leaf } from "../forms.ts";
import { at, band, box, type Drawn, disc, oval, path } from "../shape.ts";

/** Plants and garden tools, in a field of 120 by 112 units. */
export const spade: Drawn = at(
  [2.4, 8.6, 0.96],
  at(
    [60, 53.9, 0.95, 14],
    path("n", "M-12-56H12L8-44H-8Z"),
    box("a", [-13, -60, 26, 9, 4.5]),
    box("e", [-4, -48, 8, 56]),
    path("c", "M-20 6H20V30C20 46 8 54 0 58-8 54-20 46-20 30Z"),
    path("n", "M0 14V40"),
  ),
);

export const wateringCan: Drawn = at(
  [5.9, 0],
  at(
    [0, 2],
    path("l", "M36 46C36 12 84 12 84 46") +
      path("a", "M30 46H90V104q0 6-6 6H36q-6 0-6-6Z") +
      path("a", "M30 84L6 46 0 40 10 36 30 64Z") +
      path("b", "M-8 44L8 28 12 34-4 48Z") +
      path("l", "M90 56q22 0 20 22t-20 20") +
      path("w", "M40 58V96"),
  ),
);

export const roundTree: Drawn =
  path("e", "M54 112L57 70H64L67 112Z") +
  crown("a", { x: 60, y: 44, rx: 40, ry: 38, bumps: 13 }) +
  path("n", "M60 74V46M60 60l12-10M60 54L48 44") +
  path("w", "M36 36q4-12 14-16");

export const hedge: Drawn =
  crown("a", { x: 28, y: 84, rx: 26, ry: 26, bumps: 11 }) +
  crown("a", { x: 92, y: 84, rx: 26, ry: 26, bumps: 11 }) +
  crown("a", { x: 60, y: 66, rx: 32, ry: 34, bumps: 13 }) +
  path("n", "M48 60l4 5 5-4M66 72l4 5 5-4M58 84l4 5 5-4M28 86l4 4 4-4M88 86l4 4 4-4");

export const potted: Drawn =
  at([60, 70, 1, -42], leaf("a", 54)) +
  at([60, 70, 1, 42], leaf("a", 54)) +
  at([60, 70, 1, -14], leaf("g", 64)) +
  at([60, 70, 1, 16], leaf("a", 60)) +
  path("b", "M34 74H86L80 112H40Z") +
  box("b", [30, 66, 60, 12, 3]);

export const fence: Drawn =
  box("e", [0, 58, 120, 9]) +
  box("e", [0, 88, 120, 9]) +
  [0, 1, 2, 3]
    .map((post) => path("c", `M${8 + post * 28} 112V42L${18 + post * 28} 30 ${28 + post * 28} 42V112Z`))
    .join("");

export const mower: Drawn = at(
  [0, 1],
  path("l", "M14 6L64 78M4 10L22 2") +
    path("a", "M40 78Q44 58 70 58H104Q114 58 114 72V92H40Z") +
    box("b", [66, 44, 32, 16, 4]) +
    disc("d", [50, 98, 13]) +
    disc("c", [50, 98, 5]) +
    disc("d", [104, 98, 13]) +
    disc("c", [104, 98, 5]),
);

export const paving: Drawn =
  path("c", "M22 56H98L120 112H0Z") +
  path("a", "M47 56H73L76 81H44ZM12 81H44L40 112H0ZM76 81H108L120 112H80Z") +
  path("n", "M22 56H98L120 112H0ZM12 81H108M47 56L40 112M73 56L80 112");

/** A stem with leaves on both sides, from its foot at 0, 0 upward. */
export const sprig = (pairs: number, length = 30): Drawn =>
  band("l", { d: `M0 0V${-pairs * length * 0.72}`, width: 2.6 }) +
  Array.from({ length: pairs }, (_, pair) => {
    const y = -pair * length * 0.72 - 6;
    return (
      at([0, y, 1, -56], leaf(pair % 2 ? "g" : "a", length)) +
      at([0, y, 1, 56], leaf(pair % 2 ? "a" : "g", length))
    );
  }).join("") +
  at([0, -pairs * length * 0.72 + 2], leaf("a", length));

export const acorn: Drawn = at(
  [0, 2],
  path("b", "M34 50C33 80 46 98 60 110 74 98 87 80 86 50Z") +
    path("w", "M46 62c1 14 5 24 10 31") +
    path("a", "M26 50C26 30 41 20 60 20S94 30 94 50C94 58 26 58 26 50Z") +
    path(
      "l",
      "M60 20c0-8 3-12 8-14M36 42q6 6 12 0 6 6 12 0 6 6 12 0 6 6 12 0M44 32q5 5 10 0 6 5 12 0 5 5 10 0",
    ),
);

/** An oak leaf from its stalk at 0, 0 upward. */
const oakLeaf = (look: "a" | "g"): Drawn =>
  path(
    look,
    "M0 0C2-6 3-10 8-13 15-15 20-18 18-24 14-28 10-30 14-35 22-38 26-42 24-48 18-52 12-53 16-59 20-64 16-72 8-78 4-82-4-82-8-78-16-72-20-64-16-59-12-53-18-52-24-48-26-42-22-38-14-35-10-30-14-28-18-24-20-18-15-15-8-13-3-10-2-6 0 0Z",
  ) + path("n", "M0 12V-60");

export const sapling: Drawn = at(
  [0, -1.9],
  band("l", { d: "M60 112C61 90 57 70 62 30", width: 5, isRound: true }) +
    at([60, 84, 0.5, 62], oakLeaf("a")) +
    at([60, 90, 0.5, -60], oakLeaf("g")) +
    at([60, 62, 0.52, -48], oakLeaf("a")) +
    at([60, 56, 0.52, 50], oakLeaf("g")) +
    at([62, 40, 0.48, 4], oakLeaf("a")),
);

/** A great tree: 300 by 340 units, its foot at 150, 340. */
export const oak: Drawn =
  path(
    "e",
    "M124 340C136 310 138 280 134 250 130 222 108 206 84 190L92 182C114 192 130 204 138 214 140 194 134 172 124 152L134 148C146 168 152 186 154 204 160 184 172 166 190 148L198 156C184 176 174 194 170 218 184 206 202 198 222 192L226 200C198 214 176 236 172 264 170 294 174 318 188 340Z",
  ) +
  crown("a", { x: 76, y: 150, rx: 66, ry: 58, bumps: 13 }) +
  crown("a", { x: 228, y: 152, rx: 66, ry: 58, bumps: 13 }) +
  crown("a", { x: 150, y: 92, rx: 96, ry: 84, bumps: 17 }) +
  crown("g", { x: 116, y: 84, rx: 42, ry: 34, bumps: 11 }) +
  crown("g", { x: 206, y: 130, rx: 44, ry: 32, bumps: 11 }) +
  crown("g", { x: 70, y: 156, rx: 32, ry: 24, bumps: 9 }) +
  path("n", "M152 236V214M146 320C150 300 150 280 148 262M162 326C160 306 160 290 162 274");

export const boots: Drawn = at(
  [0, 2],
  path("a", "M22 20H52C52 50 52 66 54 78 56 86 74 86 76 100H20C20 76 24 52 22 20Z") +
    box("d", [18, 100, 60, 10, 3]) +
    box("e", [20, 16, 34, 10, 3]) +
    path("w", "M30 36C30 56 29 70 28 86") +
    path("b", "M72 44H96C96 66 96 76 98 84 100 90 114 90 116 102H80V100C80 92 76 86 72 84Z") +
    box("d", [80, 102, 38, 8, 3]) +
    box("e", [70, 40, 28, 9, 3]),
);

export const log: Drawn = at(
  [0, 4],
  box("e", [24, 62, 92, 46, 6]) +
    path("n", "M60 74H86M72 86H104M58 98H80") +
    oval("c", [26, 85, 20, 23]) +
    oval("n", [26, 85, 13, 15]) +
    oval("n", [26, 85, 6, 7]) +
    at([88, 62, 0.42, 20], oakLeaf("a")),
);

/** Rings of a trunk about 0, 0: whole, or its half. */
export const rings = (part: "whole" | "half"): Drawn => {
  if (part === "half")
    return (
      path("e", "M0-54A54 54 0 0 0 0 54Z") +
      path("c", "M0-46A46 46 0 0 0 0 46Z") +
      path("n", "M0-34A34 34 0 0 0 0 34M0-23A23 23 0 0 0 0 23M0-11A11 11 0 0 0 0 11") +
      band("n", { d: "M0-54A54 54 0 0 1 0 54", width: 2, dash: "2 8" })
    );
  return (
    disc("e", [0, 0, 54]) +
    disc("c", [0, 0, 46]) +
    oval("n", [1, 0, 36, 35]) +
    oval("n", [0, 1, 26, 25]) +
    oval("n", [-1, 0, 16, 15]) +
    disc("d", [-1, 0, 4]) +
    path("n", "M-1 0L40-22")
  );
};

export const tulip: Drawn =
  band("l", { d: "M0 0V-70", width: 4, isRound: true }) +
  at([0, -6, 1, -24], leaf("g", 50)) +
  at([0, -4, 1, 26], leaf("g", 44)) +
  path(
    "a",
    "M-18-92C-18-100-14-108-14-108L-6-98 0-110 6-98 14-108S18-100 18-92C18-76 10-68 0-68S-18-76-18-92Z",
  );

export const chainsaw: Drawn = at(
  [0, 8],
  path("l", "M16 66C12 34 50 30 58 60") +
    band("l", { d: "M62 71H112M62 93H112", width: 6, dash: "4 5" }) +
    path("c", "M50 74H108Q120 82 108 90H50Z") +
    box("a", [4, 60, 54, 44, 9]) +
    box("b", [16, 70, 28, 14, 4]) +
    path("l", "M10 104H52"),
);
