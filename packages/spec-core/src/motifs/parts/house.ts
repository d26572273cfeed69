import { at, band, box, type Drawn, disc, path } from "../shape.ts";

/** Parts of a building and of building work, in a field of 120 by 112 units. */
export const house: Drawn =
  box("c", [24, 52, 72, 60]) +
  path("a", "M12 56L60 12 108 56Z") +
  box("e", [78, 14, 14, 26]) +
  box("b", [50, 76, 22, 36]) +
  box("s", [30, 64, 14, 17]) +
  box("s", [78, 64, 14, 17]) +
  path("n", "M30 64h14v17h-14zM37 64v17M78 64h14v17h-14zM85 64v17") +
  disc("d", [67, 95, 2]);

export const gable: Drawn =
  path("a", "M4 66L60 14 116 66Z") +
  band("n", { d: "M18 58H102M30 46H90M44 33H76", width: 2 }) +
  band("n", { d: "M26 52V46M42 52V46M58 52V46M74 52V46M90 52V46M40 40v-6M56 40v-6M72 40v-6", width: 2 }) +
  box("c", [16, 66, 88, 46]) +
  box("e", [48, 78, 24, 34]) +
  path("n", "M60 78V112M48 94H72");

export const wall: Drawn =
  [0, 1, 2, 3]
    .map((row) => {
      const shift = row % 2 ? 0 : 18;
      return [0, 1, 2]
        .map((brick) =>
          box(row === 0 && brick === 1 ? "b" : "a", [
            4 + shift * (brick ? 1 : 0) + brick * 38 - (brick ? 0 : 0),
            40 + row * 18,
            brick === 0 && shift ? 54 : 38 - (brick === 2 && shift ? 18 : 0),
            18,
            1,
          ]),
        )
        .join("");
    })
    .join("") +
  at(
    [52, 32, 0.6, -10],
    path("e", "M-40 8L22 0 -40-24Q-52-8-40 8Z"),
    path("l", "M22 0Q34-2 36-14"),
    box("b", [34, -28, 44, 14, 7]),
  );

export const trowel: Drawn = at(
  [56, 66, 0.95, -38],
  path("c", "M-52 20L16 0-52-20Q-58 0-52 20Z"),
  path("l", "M16 0Q26 0 28-12"),
  box("a", [24, -24, 44, 14, 7]),
  path("n", "M-40 0H0"),
);

export const ladder: Drawn =
  path("l", "M36 112L48 4M84 112L72 4") +
  band("b", { d: "M44 22H76M42 42H78M41 62H79M39 82H81M37 102H83", width: 6 }) +
  path("l", "M36 112L48 4M84 112L72 4");

export const windowFrame: Drawn = at(
  [0, 2],
  box("c", [22, 8, 76, 90, 3]) +
    box("s", [30, 16, 28, 34]) +
    box("s", [62, 16, 28, 34]) +
    box("s", [30, 54, 28, 36]) +
    box("s", [62, 54, 28, 36]) +
    path("n", "M60 8V98M22 52H98M36 42L50 24M68 80L82 62") +
    box("a", [14, 98, 92, 12, 2]),
);

export const door: Drawn =
  box("e", [24, 2, 72, 110, 2]) +
  box("a", [32, 10, 56, 102]) +
  box("b", [39, 17, 16, 34, 2]) +
  box("b", [61, 17, 16, 34, 2]) +
  box("a", [39, 70, 38, 32, 2]) +
  box("c", [66, 58, 18, 6, 3]) +
  disc("c", [80, 61, 5]);

/** A key, the middle of its ring at 0, 0, its shaft to the right. */
export const plainKey: Drawn = path(
  "b",
  "M22.6-8H90V7H82V24H73V16H66V24H57V8H22.6A24 24 0 1 1 22.6-8ZM0-10a10 10 0 1 0 .1 0Z",
);

export const key: Drawn = at([30, 87, 1.02], plainKey);

export const forSale: Drawn =
  box("e", [52, 6, 10, 106, 2]) +
  path("l", "M62 18H108M74 18v8M100 18v8") +
  box("a", [66, 26, 46, 40, 3]) +
  path("w", "M74 40H104M74 52H94") +
  box("b", [68, 72, 42, 14, 3]);

export const plan: Drawn = at(
  [0, 4],
  box("c", [8, 12, 104, 96, 2]) +
    band("n", { d: "M22 26H98V94H74M58 94H22V26M60 26V52M60 66V94M60 62H82M98 62H94", width: 4.4 }) +
    path("n", "M58 94a16 16 0 0 1 16-16V94M82 62a12 12 0 0 0 12-12"),
);

export const dividers: Drawn =
  path("c", "M60 20L32 104 22 112 21 100 49 20Z") +
  path("c", "M60 20L88 104 98 112 99 100 71 20Z") +
  box("b", [54, 0, 12, 16, 4]) +
  disc("a", [60, 24, 12]) +
  disc("d", [60, 24, 3]) +
  path("l", "M38 70Q60 80 82 70");

export const setSquare: Drawn =
  path("b", "M14 112V20L108 112ZM36 90H62L36 66Z") + band("n", { d: "M18 108H100", width: 8, dash: "1.6 8" });

export const pencil: Drawn = at(
  [60, 78.2, 1, 42],
  box("a", [-8, -54, 16, 74]),
  path("n", "M-2.500-54V20M3-54V20"),
  path("c", "M-8 20L0 46 8 20Z"),
  path("d", "M-3 36L0 46 3 36Z"),
  box("b", [-8, -66, 16, 14, 3]),
);

export const cabinet: Drawn = at(
  [0, 2],
  box("c", [10, 18, 100, 84, 2]) +
    box("e", [4, 10, 112, 12, 2]) +
    box("a", [18, 30, 38, 64, 2]) +
    box("a", [64, 30, 38, 28, 2]) +
    box("a", [64, 64, 38, 30, 2]) +
    disc("d", [50, 62, 3]) +
    disc("d", [83, 44, 3]) +
    disc("d", [83, 79, 3]) +
    box("d", [14, 102, 92, 8]),
);

export const stairs: Drawn = at(
  [7, 13.4, 0.88],
  path("c", "M8 112V92H30V74H52V56H74V38H96V20H114V112Z") +
    band("n", { d: "M5 92H33M27 74H55M49 56H77M71 38H99M93 20H117", width: 10 }) +
    band("a", { d: "M7 92H31M29 74H53M51 56H75M73 38H97M95 20H115", width: 6 }) +
    path("l", "M18 88V62L106-10V16M40 70V44M62 52V26M84 34V8"),
);

export const stool: Drawn =
  path("e", "M36 40L24 112H34L46 40ZM84 40L96 112H86L74 40Z") +
  box("e", [34, 76, 52, 8, 2]) +
  box("a", [20, 24, 80, 18, 9]);
