import { leaf } from "../forms.ts";
import { at, band, box, type Drawn, disc, path } from "../shape.ts";

/** Kinds of houses and what is done with them, in a field of 120 by 112 units. */
const pane = ([x, y, w, h]: readonly [number, number, number, number]): Drawn =>
  box("c", [x - 3, y - 3, w + 6, h + 6, 1]) +
  box("s", [x, y, w, h]) +
  path("n", `M${x} ${y}h${w}v${h}h-${w}ZM${x + w / 2} ${y}v${h}`);

/** A house with a window in its roof. */
export const loft: Drawn =
  box("c", [16, 66, 88, 46]) +
  path("a", "M2 68L30 20H90L118 68Z") +
  box("c", [42, 34, 36, 28]) +
  path("b", "M34 36L60 12 86 36Z") +
  pane([50, 42, 20, 16]) +
  box("b", [66, 82, 20, 30]) +
  pane([30, 82, 20, 16]);

export const garage: Drawn =
  path("a", "M0 46L60 10 120 46Z") +
  box("c", [8, 46, 104, 66]) +
  box("e", [22, 58, 76, 54, 2]) +
  path("n", "M22 71H98M22 84H98M22 97H98") +
  box("d", [53, 101, 14, 5, 2]);

/** A room of boards and glass at the end of a garden. */
export const gardenRoom: Drawn =
  box("e", [10, 40, 100, 62]) +
  path("n", "M20 44V102M30 44V102M100 44V102") +
  path("a", "M0 30L120 18V34L0 46Z") +
  box("c", [38, 48, 54, 54]) +
  box("s", [43, 53, 20, 49]) +
  box("s", [67, 53, 20, 49]) +
  path("n", "M43 53H63V102H43ZM67 53H87V102H67ZM48 84L58 64M72 92L82 72") +
  box("b", [0, 102, 120, 10, 2]);

/** A block of flats or offices. */
export const block: Drawn =
  box("e", [72, 44, 44, 68]) +
  box("c", [12, 10, 66, 102]) +
  box("a", [6, 4, 78, 10, 2]) +
  box("a", [72, 38, 48, 9, 2]) +
  [0, 1, 2]
    .flatMap((floor) =>
      [0, 1, 2].map((row) =>
        box(floor === 1 && row === 1 ? "b" : "a", [20 + row * 19, 22 + floor * 22, 12, 14]),
      ),
    )
    .join("") +
  box("b", [36, 90, 20, 22]) +
  [0, 1].map((floor) => box("c", [86, 56 + floor * 24, 20, 12])).join("");

/** The front of an old building. */
export const portico: Drawn =
  box("e", [14, 42, 92, 62]) +
  box("b", [46, 60, 28, 44]) +
  path("n", "M60 60V104") +
  [18, 34, 76, 92].map((x) => box("c", [x, 46, 11, 56, 1]) + box("c", [x - 3, 42, 17, 7, 1])).join("") +
  path("a", "M4 34L60 4 116 34Z") +
  disc("c", [60, 23, 6]) +
  box("c", [6, 34, 108, 9, 1]) +
  box("c", [8, 100, 104, 6]) +
  box("c", [2, 106, 116, 6]);

const cottageFront: Drawn =
  box("c", [14, 56, 66, 56]) + path("a", "M4 60L47 18 90 60Z") + box("e", [62, 20, 11, 22]);

/** A house with a label: what it is worth. */
export const valued: Drawn =
  box("e", [62, 20, 11, 22]) +
  box("c", [14, 56, 66, 56]) +
  path("a", "M4 60L47 18 90 60Z") +
  box("e", [28, 76, 20, 36]) +
  at(
    [88, 40],
    path("l", "M0 0C-8 12-4 20 0 28"),
    path("b", "M0 14L16 28V70H-16V28Z"),
    disc("c", [0, 28, 4]),
    path("n", "M-8 44H8M-8 56H4"),
  );

/** A house under a lens: a survey. */
export const surveyed: Drawn =
  cottageFront +
  box("b", [24, 76, 20, 36]) +
  band("n", { d: "M94 84L112 106", width: 13, isRound: true }) +
  band("e", { d: "M94 84L112 106", width: 8.4, isRound: true }) +
  disc("a", [80, 66, 28]) +
  disc("c", [80, 66, 21]) +
  path("n", "M61 58H99M61 74H99M80 58V74M70 47V58M90 47V58M70 74V85M90 74V85");

/** A house with a leaf for a door: it needs little energy. */
export const eco: Drawn = at(
  [0, -3.4],
  box("e", [80, 16, 12, 24]) +
    box("c", [22, 54, 76, 58]) +
    path("a", "M8 58L60 12 112 58Z") +
    at([60, 108, 1, 0], leaf("b", 46)),
);

/** A white model of a house. */
export const model: Drawn =
  path("e", "M60 96L6 82 60 68 114 82 114 90 60 112 6 90Z") +
  path("c", "M6 82L60 96V112L6 92ZM60 96L114 82V92L60 112Z") +
  path("c", "M22 52L60 62V92L22 80Z") +
  path("e", "M60 62L98 52V80L60 92Z") +
  path("a", "M14 52L42 22 68 60 60 64Z") +
  path("b", "M42 22L80 14 106 50 68 60Z") +
  path("d", "M34 66L46 69V86L34 82Z") +
  path("n", "M72 68L86 64V76L72 80Z");
