import { crown } from "../forms.ts";
import { box, type Drawn, path } from "../shape.ts";

/** A house with rooms for guests and the trees beside it. */

/** A lit window with its shutters: its middle, its top, its height. */
const litWindow = ([x, y, h]: readonly [number, number, number]): Drawn =>
  box("a", [x - 42, y, 18, h]) +
  box("a", [x + 24, y, 18, h]) +
  box("b", [x - 24, y, 48, h]) +
  path("n", `M${x} ${y}v${h}M${x - 24} ${y + h / 2}h48`) +
  box("c", [x - 46, y + h, 92, 8, 2]);

/** A house of two storeys with six windows, on the line at y 470, from x 126 to 514. */
export const guestHouse: Drawn =
  path("l", "M414 74c-14-12 14-20 0-34") +
  box("e", [394, 84, 40, 80, 2]) +
  box("e", [388, 80, 52, 14, 2]) +
  box("c", [150, 236, 340, 234]) +
  path("a", "M126 240L182 132H458L514 240Z") +
  path("n", "M166 164H270M370 164H474M150 196H262M378 196H490") +
  path("c", "M282 226V178L320 146 358 178V226Z") +
  path("a", "M270 188L320 140 370 188 362 196 320 158 278 196Z") +
  box("b", [302, 184, 36, 38]) +
  path("n", "M320 184v38M302 203h36") +
  box("e", [150, 348, 340, 10]) +
  litWindow([216, 264, 62]) +
  litWindow([320, 264, 62]) +
  litWindow([424, 264, 62]) +
  litWindow([212, 382, 60]) +
  litWindow([428, 382, 60]) +
  box("e", [278, 374, 84, 96, 2]) +
  box("a", [288, 384, 64, 86]) +
  box("c", [300, 394, 40, 26, 2]) +
  path("n", "M320 394v26M338 434v8");

/** The same house in a field of 120 by 112 units. */
export const smallGuestHouse: Drawn =
  path("l", "M82 5c-4-3 4-5 0-8") +
  path("e", "M75 8H90V30H75Z") +
  box("c", [14, 42, 92, 70]) +
  path("a", "M4 44L24 16H96L116 44Z") +
  [24, 52, 80].map((x) => box("b", [x, 52, 16, 17])).join("") +
  [24, 80].map((x) => box("b", [x, 82, 16, 17])).join("") +
  box("a", [51, 80, 18, 32]);

const leafMarks = "M48 60l4 5 5-4M66 72l4 5 5-4";

/** Foliage in the second color: in the first it looks like a cloud at night. */
export const gardenTree: Drawn =
  path("e", "M54 112L57 66H63L66 112Z") +
  crown("b", { x: 60, y: 42, rx: 38, ry: 38, bumps: 13 }) +
  path("n", "M60 72V44M60 60l12-11M60 54L49 44");

export const gardenBush: Drawn =
  crown("b", { x: 28, y: 86, rx: 26, ry: 25, bumps: 11 }) +
  crown("b", { x: 92, y: 86, rx: 26, ry: 25, bumps: 11 }) +
  crown("b", { x: 60, y: 70, rx: 32, ry: 32, bumps: 13 }) +
  path("n", `${leafMarks}M56 86l4 5 5-4M28 86l4 4 4-4M88 86l4 4 4-4`);
