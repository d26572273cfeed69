import { at, band, box, type Drawn, disc, path } from "../shape.ts";

/** Things of bookbinders and of those who mend paper, in a field of 120 by 112 units. */

/** A book that lies on its side: left, top, width, height; its spine to the left. */
const lying = (look: "a" | "b", [x, y, w, h]: readonly [number, number, number, number]): Drawn =>
  box("c", [x + 10, y + 3, w - 13, h - 6]) +
  path("n", `M${x + 12} ${y + h / 2}H${x + w - 5}`) +
  path(
    look,
    `M${x + w} ${y}H${x + 8}Q${x} ${y} ${x} ${y + h / 2}T${x + 8} ${y + h}H${x + w}V${y + h - 4}H${x + 10}Q${x + 6} ${y + h / 2} ${x + 10} ${y + 4}H${x + w}Z`,
  );

/** An iron press with two books in it. */
export const nippingPress: Drawn =
  box("c", [54, 8, 12, 52]) +
  path("n", "M54 42L66 38M54 50L66 46") +
  path("b", "M8 102V42Q8 24 26 24H94Q112 24 112 42V102H98V46Q98 40 92 40H28Q22 40 22 46V102Z") +
  box("e", [14, 4, 92, 9, 4.5]) +
  disc("b", [14, 8.5, 8]) +
  disc("b", [106, 8.5, 8]) +
  box("e", [26, 56, 68, 10, 3]) +
  lying("a", [30, 66, 60, 17]) +
  lying("a", [34, 83, 56, 17]) +
  box("e", [2, 100, 116, 12, 3]);

/** Folded sheets, sewn through their fold. */
export const sewnSheets: Drawn =
  path("b", "M2 38Q34 28 60 42 86 28 118 38V110Q86 100 60 112 34 100 2 110Z") +
  path("c", "M8 30Q36 20 60 34V104Q36 92 8 102ZM112 30Q84 20 60 34V104Q84 92 112 102Z") +
  path("n", "M18 44Q36 38 50 46M18 58Q36 52 50 60M18 72Q36 66 50 74M70 46Q84 38 102 44M70 60Q84 52 102 58") +
  band("a", { d: "M60 40V100", width: 4.5, dash: "10 7" }) +
  path("n", "M60 92C72 70 96 96 104 76S100 62 94 66") +
  at([54, 8, 0.86, 145], path("c", "M0 0L-4-66Q-5-80 0-80 5-80 4-66Z"), path("d", "M-1-74h2v11h-2z"));

/** A sheet whose torn corner is mended with new paper. */
export const mendedSheet: Drawn =
  path("b", "M70 8L104 10 106 52 88 50 78 40 80 28 66 20Z") +
  path("c", "M14 10L72 6 68 18 80 28 76 40 90 48 106 46 104 112 16 110 12 60Z") +
  path("n", "M28 30H60M28 44H64M28 58H88M28 72H88M28 86H72") +
  at(
    [88, 84, 1, 38],
    box("e", [-4, -62, 8, 40, 3]),
    box("a", [-9, -24, 18, 12, 2]),
    path("c", "M-9-12H9L7 8Q0 14-7 8Z"),
    path("n", "M-3-12V4M3-12V4"),
  );

/** A box made for one book, open beside it. */
export const bookBox: Drawn =
  box("a", [0, 12, 58, 98, 3]) +
  box("a", [62, 12, 58, 98, 3]) +
  box("e", [54, 12, 12, 98]) +
  box("c", [7, 20, 43, 82, 2]) +
  box("m", [70, 20, 43, 82, 2]) +
  box("n", [70, 20, 43, 82, 2]) +
  box("b", [75, 26, 34, 70, 2]) +
  path("n", "M83 26V96") +
  box("c", [88, 38, 16, 18, 1]) +
  path("n", "M16 38H41M16 50H41M16 62H32");
