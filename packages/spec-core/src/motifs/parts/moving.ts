import { at, band, box, type Drawn, path } from "../shape.ts";
import { carton } from "./workshop.ts";

/** What is moved, stored and cleared, in a field of 120 by 112 units. */
export const sofa: Drawn =
  path("l", "M18 100V112M102 100V112") +
  path("a", "M18 66V38q0-12 12-12H90q12 0 12 12V66Z") +
  path("n", "M60 26V64") +
  box("b", [24, 62, 36, 22, 6]) +
  box("b", [60, 62, 36, 22, 6]) +
  path("a", "M4 62a11 11 0 0 1 22 0V82H94V62a11 11 0 0 1 22 0V96q0 6-6 6H10q-6 0-6-6Z") +
  path("w", "M32 38H50");

/** A skip full of rubble. */
export const skip: Drawn =
  path("e", "M16 62L34 34 52 46 68 24 88 46 106 62Z") +
  at([40, 44, 1, -24], box("c", [-9, -38, 14, 44, 2])) +
  at([86, 48, 1, 18], box("e", [-22, -20, 34, 24, 2])) +
  path("b", "M4 56H116L102 112H18Z") +
  path("n", "M10 78H110M38 78L42 112M82 78L78 112") +
  box("b", [0, 50, 120, 11, 3]) +
  box("d", [4, 64, 8, 8, 2]) +
  box("d", [108, 64, 8, 8, 2]);

/** A storage unit, its shutter half open. */
export const storageUnit: Drawn =
  path("a", "M4 24L60 4 116 24V112H4Z") +
  box("d", [20, 36, 80, 76]) +
  at([26, 60, 0.46], carton) +
  at([50, 50, 0.56], carton) +
  box("c", [20, 36, 80, 26]) +
  path("n", "M20 44H100M20 53H100") +
  box("b", [50, 56, 20, 8, 3]);

export const officeBlock: Drawn =
  box("e", [78, 48, 38, 64, 2]) +
  band("c", { d: "M86 60H110M86 76H110M86 92H110", width: 8, dash: "8 6" }) +
  box("c", [8, 6, 72, 106, 2]) +
  [20, 40, 60].map((y) => [18, 37, 56].map((x) => box("a", [x, y - 4, 14, 13, 1])).join("")).join("") +
  box("b", [30, 84, 28, 28]) +
  path("n", "M44 84V112M22 78H66");

export const uprightPiano: Drawn =
  path("l", "M20 104V112M100 104V112") +
  box("e", [8, 10, 104, 10, 3]) +
  path("a", "M14 20H106V104H14Z") +
  box("n", [24, 28, 72, 20, 2]) +
  box("c", [6, 58, 108, 16, 2]) +
  path(
    "d",
    "M13 58h5v10h-5zM24 58h5v10h-5zM41 58h5v10h-5zM52 58h5v10h-5zM63 58h5v10h-5zM80 58h5v10h-5zM91 58h5v10h-5zM102 58h5v10h-5z",
  ) +
  box("e", [6, 74, 108, 7, 2]) +
  path("b", "M52 98h6v6h-6zM62 98h6v6h-6z");
