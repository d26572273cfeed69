import { at, band, box, type Drawn, disc, path } from "../shape.ts";
import { dumbbell } from "./care.ts";

/** Things of gyms and clubs, in a field of 120 by 112 units. */
export const trainer: Drawn = at(
  [0, 2],
  path("a", "M8 46C18 54 32 52 40 38L66 64C80 76 116 74 118 98H6C2 78 2 60 8 46Z") +
    path("b", "M6 98C4 86 3 76 4 68 20 68 24 84 26 98Z") +
    path("c", "M40 38L66 64 54 76C46 70 36 58 32 49Z") +
    path("n", "M50 48L40 58M58 56L47 67") +
    path("w", "M62 94L78 78M76 94L88 83") +
    box("c", [0, 96, 120, 14, 7]) +
    path("n", "M16 103H104"),
);

export const glove: Drawn = at(
  [0, 2],
  path("a", "M38 84C30 70 24 58 26 40 28 14 48 4 72 6 102 8 114 28 110 52 107 68 98 76 92 84Z") +
    path("a", "M40 66C22 64 8 52 12 40 18 28 36 34 44 44 52 54 56 62 66 60") +
    path("w", "M52 24q10-8 24-6") +
    box("b", [34, 82, 62, 28, 4]) +
    path("n", "M34 92H96") +
    box("c", [70, 96, 20, 14, 2]),
);

/** The jacket of a martial art with its belt. */
export const belt: Drawn =
  path("c", "M38 6L14 18 0 64 22 70 26 60V112H94V60L98 70 120 64 106 18 82 6 60 30Z") +
  path("n", "M38 6L72 78M82 6L62 50M26 60V44M94 60V44") +
  box("a", [22, 74, 76, 14, 2]) +
  path("a", "M54 86L38 112H52L62 90ZM66 86L82 112H68L58 90Z") +
  box("a", [51, 70, 18, 22, 5]);

export const sportsBag: Drawn =
  path("l", "M34 48V32Q34 18 48 18H72Q86 18 86 32V48") +
  path("a", "M22 44H98C112 44 116 58 116 76V96q0 16-14 16H18Q4 112 4 96V76C4 58 8 44 22 44Z") +
  path("b", "M22 44H38V112H18Q18 112 18 112ZM82 44H98L102 112H82Z") +
  path("w", "M44 58H76") +
  box("c", [46, 72, 28, 22, 4]);

/** A card that opens the door, with a sign on it. */
export const passCard = (mark: Drawn): Drawn =>
  at(
    [60, 62, 1, -8],
    box("a", [-58, -38, 116, 76, 9]),
    box("c", [-16, -30, 32, 7, 3]),
    at([-50, -22, 0.48], mark),
    path("w", "M16 4H46M16 16H38"),
  );

export const gymCard: Drawn = at([0, 4.3], passCard(dumbbell));

export const spinBike: Drawn = at(
  [0, 2],
  path("l", "M16 110H50M78 110H112M32 110V80M94 110L82 80") +
    band("n", { d: "M32 78L84 78 72 34M84 78L44 40 32 78M44 40L38 18", width: 10, isRound: true }) +
    band("a", { d: "M32 78L84 78 72 34M84 78L44 40 32 78M44 40L38 18", width: 6, isRound: true }) +
    disc("e", [34, 78, 27]) +
    disc("c", [34, 78, 16]) +
    disc("d", [34, 78, 5]) +
    path("d", "M56 22H88Q96 22 94 29 92 35 84 35H66Q56 34 56 22Z") +
    band("l", { d: "M24 22Q24 14 34 14H50", width: 6, isRound: true }) +
    disc("b", [84, 78, 10]) +
    path("l", "M84 78L96 96M90 97H103"),
);

export const stopwatch: Drawn =
  box("e", [50, 0, 20, 12, 3]) +
  at([60, 62, 1, 42], box("e", [-6, -62, 12, 14, 3])) +
  disc("a", [60, 62, 50]) +
  disc("c", [60, 62, 38]) +
  path("b", "M60 62V30A32 32 0 0 1 88 78Z") +
  path("n", "M60 30V35M60 89V94M28 62H33M87 62H92") +
  disc("d", [60, 62, 5]);

/** A bar with its weights. */
export const barbell: Drawn = at(
  [0, 2],
  box("e", [-6, 56, 132, 9, 4]) +
    [1, -1]
      .map((side) => {
        const x = (from: number): number => (side === 1 ? from : 120 - from);
        const slab = (from: number, half: number, look: "a" | "b" | "d"): Drawn =>
          box(look, [Math.min(x(from), x(from + 12)), 60 - half, 12, half * 2, 4]);
        return slab(2, 30, "b") + slab(14, 50, "a");
      })
      .join(""),
);
