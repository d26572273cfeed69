import { at, band, box, type Drawn, disc, path } from "../shape.ts";

/** Work and tools of a joiner, in a field of 120 by 112 units. */

/** A ribbon of wood that a plane has cut; `edge` is the width of its outline, both sides together. */
const shaving = (d: string, { width, edge }: { width: number; edge: number }): Drawn =>
  band("n", { d, width: width + edge, isRound: true }) + band("c", { d, width, isRound: true });

/** A shaving that lies on the bench, its foot at 0, 0. */
export const curl: Drawn = shaving("M-44 2C-26 8-14 2-16-14-18-34 14-42 22-20 26-4 6 6 0-8-2-16 8-20 11-14", {
  width: 8,
  edge: 4,
});

/** A chisel that hangs from 0, 0; `width` is that of its blade. */
export const chisel = (width: number): Drawn =>
  box("a", [-9, -8, 18, 62, 7]) +
  box("b", [-7, 48, 14, 9, 2]) +
  path("c", `M-4 57H4L${width / 2} 72V122H-${width / 2}V72Z`);

/** A plane with its shaving; `edge` as for `shaving`. */
export const planeWith = (edge: number): Drawn =>
  path("a", "M16 90C20 76 8 66 14 56 20 46 36 50 36 60 36 66 32 70 36 90Z") +
  path("c", "M66 92L40 50 50 44 80 92Z") +
  shaving("M76 84C74 66 86 60 88 46 90 30 74 22 66 32 60 42 74 50 80 40", { width: 5, edge }) +
  path("a", "M92 92V82C84 76 86 62 98 62S112 76 104 82V92Z") +
  path("b", "M2 112V100Q4 88 16 88H112Q118 88 118 96V112Z") +
  path("w", "M14 100H54");

export const plane: Drawn = planeWith(4);

/** A corner of a box: the tails of one board between the pins of the other. */
export const dovetail: Drawn =
  path("b", "M118 20V112H48V100L76 105V81L48 86V73L76 78V54L48 59V46L76 51V27L48 32V20Z") +
  path("e", "M2 20H48V32L76 27V51L48 46V59L76 54V78L48 73V86L76 81V105L48 100V112H2Z") +
  path("n", "M12 38H44M12 66H52M12 94H40M92 32V100M106 42V84");

export const saw: Drawn = at(
  [0, 1.3],
  path(
    "c",
    "M2 94L76 52 94 110l-5.500-6-5.500 6-5.500-6-5.500 6-5.500-6-5.500 6-5.500-6-5.500 6-5.500-6-5.500 6-5.500-6-5.500 6-5.500-6-5.500 6-5.500-6-5.500 6H2Z",
  ) +
    path(
      "a",
      "M72 50C72 34 84 26 98 28 114 30 120 44 116 60L104 108Q102 112 94 110L82 72ZM90 50L93 82Q96 90 98 84L103 48C102 40 90 42 90 50Z",
    ),
);

const doorPanel = (x: number): Drawn =>
  box("a", [x, 16, 40, 80, 2]) + box("n", [x + 8, 24, 24, 30, 1]) + box("n", [x + 8, 62, 24, 26, 1]);

export const wardrobe: Drawn =
  box("e", [6, 2, 108, 10, 2]) +
  box("c", [12, 12, 96, 92]) +
  doorPanel(18) +
  doorPanel(62) +
  disc("c", [53, 58, 3.4]) +
  disc("c", [67, 58, 3.4]) +
  box("e", [8, 100, 104, 8, 1]) +
  path("d", "M14 108h10v4H14zM96 108h10v4H96z");

/** Shelves with books and a bowl, fitted between two walls. */
export const shelves: Drawn =
  box("c", [8, 4, 104, 108, 2]) +
  box("e", [14, 10, 92, 96]) +
  [40, 72].map((y) => box("c", [14, y, 92, 7])).join("") +
  [
    [20, 18, 22],
    [29, 22, 18],
    [38, 16, 24],
  ]
    .map(([x = 0, y = 0, h = 0], index) => box(index === 1 ? "b" : "a", [x, y, 9, h, 1]))
    .join("") +
  path("b", "M68 30H96C96 36 92 40 86 40H78C72 40 68 36 68 30Z") +
  box("b", [72, 50, 9, 22, 1]) +
  box("a", [81, 54, 9, 18, 1]) +
  path("a", "M24 72V60Q24 54 32 54T40 60V72Z") +
  box("a", [18, 82, 40, 24, 1]) +
  box("a", [62, 82, 40, 24, 1]) +
  disc("d", [38, 94, 2.4]) +
  disc("d", [82, 94, 2.4]);

/** Boards of a floor; the last one is being placed. */
export const floorboards: Drawn =
  [48, 64, 80, 96].map((y) => box("e", [2, y, 116, 16, 1])).join("") +
  path("n", "M44 48V64M86 64V80M30 80V96M74 96V112M12 56H30M58 72H72M44 88H66M92 88H108M14 104H40") +
  at([60, 32, 1, -9], box("b", [-58, -8, 100, 16, 1]), path("n", "M-46 0H-22M-6 1H22"));

/** Fitted units: a sink and a hob in the worktop, a cabinet and a hood above them. */
export const kitchen: Drawn =
  box("a", [0, 2, 58, 34, 2]) +
  path("n", "M29 2V36") +
  path("w", "M22 26V30M36 26V30") +
  path("e", "M84 0H100V16L116 32H68L84 16Z") +
  path("l", "M20 64V52Q20 46 27 46T34 52") +
  path("b", "M80 48H104V58Q104 62 100 62H84Q80 62 80 58Z") +
  path("l", "M75 48H109") +
  box("a", [2, 70, 116, 36]) +
  path("n", "M40 70V106M78 70V106M40 88H78") +
  path("w", "M32 80V88M55 79H63M55 97H63M88 79H108") +
  box("c", [86, 86, 24, 14, 2]) +
  box("d", [6, 106, 108, 6]) +
  box("e", [-2, 62, 124, 10, 2]);

export const table: Drawn =
  path("e", "M16 48H30L26 112H16ZM90 48H104V112H94Z") +
  box("b", [14, 46, 92, 16]) +
  box("a", [2, 34, 116, 13, 3]) +
  path("w", "M14 40H60") +
  disc("d", [60, 54, 3]);

/** A frame of posts, beams and braces. */
export const truss: Drawn =
  band("n", { d: "M60 20V54M36 54L22 76M84 54L98 76", width: 13 }) +
  band("b", { d: "M60 20V54M36 54L22 76M84 54L98 76", width: 8.5 }) +
  box("e", [12, 54, 12, 58]) +
  box("e", [96, 54, 12, 58]) +
  box("e", [2, 48, 116, 13, 1]) +
  path("a", "M60 4L120 48H100L60 20 20 48H0Z") +
  [18, 102, 60].map((x) => disc("d", [x, 54.5, 2.2])).join("");
