import { drop } from "../forms.ts";
import { at, band, box, type Drawn, disc, path } from "../shape.ts";
import { gem } from "./salon.ts";

/** A goldsmith's tools and pieces, in a field of 120 by 112 units. */
export const loupe: Drawn = at(
  [0, 0.3],
  at([76, 76, 1, -45], box("a", [-8, 0, 16, 46, 7])) +
    disc("b", [50, 48, 42]) +
    disc("c", [50, 48, 32]) +
    at([50, 52, 0.42], gem) +
    path("n", "M26 40q4-10 12-13"),
);

export const pliers: Drawn =
  path("a", "M66 50C92 64 96 86 88 112H76C80 90 76 74 54 62Z") +
  path("a", "M54 50C28 64 24 86 32 112H44C40 90 44 74 66 62Z") +
  path("c", "M72 58L66 4Q62 2 61 6V62ZM48 58L54 4Q58 2 59 6V62Z") +
  path("n", "M61 20H66M61 28H67M59 20H54M59 28H53") +
  disc("b", [60, 56, 11]) +
  disc("d", [60, 56, 3]);

const earring: Drawn =
  path("l", "M0 36V22A10 10 0 1 0-18 16") +
  disc("b", [0, 42, 8]) +
  at([0, 50], drop("a", 36)) +
  path("w", "M-9 78q2 7 7 9");

export const earrings: Drawn = at([0, 2.2], at([38, 4], earring) + at([96, 4], earring));

const circle = (look: "b" | "e", x: number): Drawn => {
  const d = `M${x} 38a34 34 0 1 1-.1 0`;
  return band("n", { d, width: 17 }) + band(look, { d, width: 12 });
};

/** Two rings, one through the other. */
export const bands: Drawn = at(
  [0, -2.4],
  circle("b", 42) +
    circle("e", 78) +
    band("n", { d: "M46.7 38.3A34 34 0 0 1 72.0 56.0", width: 17 }) +
    band("b", { d: "M44.4 38.1A34 34 0 0 1 73.1 58.2", width: 12 }),
);

/** A ring drawn on paper. */
export const ringSketch: Drawn =
  path("c", "M4 8H88V112H4Z") +
  disc("n", [42, 74, 26]) +
  disc("n", [42, 74, 19]) +
  path("n", "M42 48L28 32 34 22H50L56 32ZM28 32H56") +
  at(
    [85, 61, 0.9, 38],
    box("a", [-8, -54, 16, 68]),
    path("e", "M-8 14H8L0 34Z"),
    path("d", "M-3 27H3L0 34Z"),
    box("b", [-8, -62, 16, 12, 3]),
  );

const bar = (x: number, y: number): Drawn =>
  at([x, y], path("b", "M-27 0L-18-30H18L27 0Z"), path("n", "M-12-20H12"));

/** Bars of gold. */
export const gold: Drawn =
  bar(31, 112) + bar(89, 112) + bar(60, 80) + path("l", "M60 36V24M84 42l8-9M36 42l-8-9");
