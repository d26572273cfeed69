import { at, band, box, type Drawn, disc, path } from "../shape.ts";
import { car } from "./workshop.ts";

/** Parts and jobs of a garage, in a field of 120 by 112 units. */
export const brakeDisc: Drawn = at(
  [0, 2],
  disc("e", [56, 62, 48]) +
    disc("n", [56, 62, 41]) +
    disc("c", [56, 62, 22]) +
    disc("d", [56, 62, 7]) +
    [0, 72, 144, 216, 288].map((turn) => at([56, 62, 1, turn], disc("d", [0, -15, 2.6]))).join("") +
    [20, 65, 200, 245, 155].map((turn) => at([56, 62, 1, turn], disc("d", [0, -32, 3]))).join("") +
    path("a", "M82 20Q112 26 116 62 112 98 82 104L76 90Q92 82 94 62 92 42 76 34Z") +
    path("w", "M102 48V76"),
);

export const battery: Drawn =
  box("b", [22, 20, 20, 16, 3]) +
  box("d", [78, 20, 20, 16, 3]) +
  box("e", [4, 34, 112, 16, 4]) +
  path("a", "M8 50H112V106q0 6-6 6H14q-6 0-6-6Z") +
  path("w", "M32 62V82M22 72H42M78 72H98") +
  path("n", "M8 96H112");

export const exhaust: Drawn = at(
  [0, 6],
  band("n", { d: "M5 62H20L34 84M92 84H117", width: 15 }) +
    band("e", { d: "M7 62H20L34 84M90 84H115", width: 10 }) +
    box("c", [28, 64, 66, 42, 16]) +
    path("n", "M42 66V104M80 66V104M54 85H68") +
    disc("e", [104, 52, 9]) +
    disc("e", [88, 34, 13]) +
    disc("e", [110, 22, 8]),
);

const flake: Drawn = [0, 60, 120]
  .map((turn) => at([0, 0, 1, turn], path("l", "M0-20V20M-6-16L0-10 6-16M-6 16L0 10 6 16")))
  .join("");

/** A vent that blows cold air. */
export const airCon: Drawn = at(
  [0, 3],
  box("a", [6, 8, 108, 44, 8]) +
    box("c", [16, 18, 88, 24, 4]) +
    path("n", "M16 26H104M16 34H104M60 18V42") +
    at([36, 84, 0.9], flake) +
    at([84, 86, 1.15], flake),
);

/** A recovery lorry. */
export const towTruck: Drawn = at(
  [0, 1],
  path("l", "M24 34V54a7 7 0 1 1-9 6") +
    path("b", "M18 30L28 26 78 72H62Z") +
    path("e", "M2 72H70V94H2Z") +
    path("a", "M66 94V38q0-6 6-6H90q5 0 8 5l12 21q8 3 8 11V94Z") +
    path("c", "M76 42H88q3 0 5 4l7 14H76Z") +
    box("b", [74, 24, 14, 8, 3]) +
    disc("d", [26, 96, 15]) +
    disc("c", [26, 96, 6]) +
    disc("d", [92, 96, 15]) +
    disc("c", [92, 96, 6]),
);

/** A coil spring around its damper. */
export const spring: Drawn = at(
  [0, 4],
  box("e", [54, 8, 12, 96, 3]) +
    band("n", { d: "M36 34L84 46M36 50L84 62M36 66L84 78M36 82L84 94", width: 13, isRound: true }) +
    band("b", { d: "M36 34L84 46M36 50L84 62M36 66L84 78M36 82L84 94", width: 8.5, isRound: true }) +
    box("a", [28, 16, 64, 13, 4]) +
    box("a", [34, 96, 52, 12, 4]) +
    disc("d", [60, 10, 6]),
);

/** A car with foam on its roof. */
export const carWash: Drawn = at(
  [0, 0],
  car +
    path(
      "c",
      "M34 36a10 10 0 0 1 6-17 13 13 0 0 1 22-6 12 12 0 0 1 21 5 9 9 0 0 1 8 16q-6 6-14 2-8 6-15 0-8 6-15 1-8 4-13-1Z",
    ) +
    disc("c", [106, 26, 7]) +
    disc("c", [16, 34, 5]) +
    disc("c", [112, 44, 4]),
);

/** A spray gun for paint. */
export const sprayGun: Drawn =
  path("a", "M36 4H76L72 32H40Z") +
  box("e", [46, 32, 20, 8, 2]) +
  path("b", "M22 40H100V58H80L84 108H62L56 70H22Z") +
  path("l", "M56 70Q42 82 52 94") +
  box("e", [12, 42, 12, 16, 2]) +
  box("e", [64, 106, 16, 6, 2]) +
  disc("a", [10, 24, 3]) +
  disc("a", [2, 40, 3]) +
  disc("a", [2, 58, 3]) +
  disc("a", [10, 74, 3]);
