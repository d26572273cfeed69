import { at, band, box, type Drawn, disc, path } from "../shape.ts";

/** A tube of the frame with its outline. */
const tube = (look: "a" | "b" | "c" | "e", d: string, width = 15): Drawn =>
  band("n", { d, width: width + 5, isRound: true }) + band(look, { d, width, isRound: true });

/** A wheel about 0, 0, its radius 132. Its outlines contrast with the ground at night as well. */
const wheel: Drawn =
  disc("d", [0, 0, 131]) +
  disc("l", [0, 0, 131]) +
  disc("c", [0, 0, 116]) +
  disc("s", [0, 0, 106]) +
  disc("n", [0, 0, 106]) +
  Array.from({ length: 9 }, (_, spoke) =>
    at([0, 0, 1, spoke * 40], path("l", "M8-10L34-99M-8-10L-34-99")),
  ).join("") +
  disc("b", [0, 0, 15]);

const rear = [186, 338] as const;
const front = [568, 338] as const;

/** A road bicycle on the line at y 470, from x 54 to 700. */
export const largeBicycle: Drawn =
  at(rear, wheel) +
  at(front, wheel) +
  tube("c", "M352 344L363 272", 8) +
  tube("b", "M349 270H379", 8) +
  // The fork, from the head tube to the middle of the front wheel.
  tube("a", "M504 198L544 306Q552 330 568 338", 12) +
  tube("a", "M186 338L298 156M186 338L352 344", 10) +
  tube("e", "M280 94L298 152", 12) +
  tube("a", "M296 146L352 344M296 148L486 138M496 172L352 344") +
  // The head tube between its bearings.
  band("n", { d: "M480 120L508 204", width: 28 }) +
  band("e", { d: "M481 123L507 201", width: 23 }) +
  band("a", { d: "M484 132L504 192", width: 23 }) +
  path("b", "M212 72Q248 60 296 72 322 78 350 76 358 88 344 94L300 100 284 108 238 108Q206 96 212 72Z") +
  tube("c", "M482 116L476 98 514 86", 12) +
  tube("c", "M514 86H540Q574 86 574 116T538 146H524", 10) +
  band("n", { d: "M186 320L352 302A42 42 0 0 1 352 386L186 356A18 18 0 0 1 186 320Z", width: 11 }) +
  band("c", {
    d: "M186 320L352 302A42 42 0 0 1 352 386L186 356A18 18 0 0 1 186 320Z",
    width: 4,
    dash: "8 6",
  }) +
  disc("e", [...rear, 14]) +
  disc("d", [...rear, 4]) +
  disc("d", [...front, 4]) +
  disc("e", [352, 344, 36]) +
  disc("c", [352, 344, 24]) +
  tube("c", "M352 344L340 416", 10) +
  disc("b", [352, 344, 11]) +
  box("b", [318, 411, 46, 14, 5]);
