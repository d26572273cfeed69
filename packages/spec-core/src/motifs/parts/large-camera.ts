import { at, band, box, type Drawn, disc, path } from "../shape.ts";
import { lens } from "./studio.ts";

/** A camera from the front, standing on the line at y 470, from x 108 to 532. */
export const largeCamera: Drawn =
  box("e", [108, 214, 20, 20, 5]) +
  box("e", [512, 214, 20, 20, 5]) +
  box("e", [168, 166, 60, 30, 6]) +
  box("e", [424, 168, 72, 30, 5]) +
  band("n", { d: "M432 183H488", width: 20, dash: "2.4 6.600" }) +
  path(
    "a",
    "M118 228Q118 192 154 192H214L246 124Q250 114 262 114H378Q390 114 394 124L426 192H486Q522 192 522 228V434Q522 470 486 470H154Q118 470 118 434Z",
  ) +
  path("e", "M118 244H522V412H118Z") +
  box("b", [288, 96, 64, 22, 4]) +
  box("c", [282, 134, 76, 34, 6]) +
  disc("b", [478, 220, 9]) +
  box("c", [142, 208, 44, 22, 4]) +
  at([320, 322, 1.4], lens(0.42));
