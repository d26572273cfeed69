import { leaf, writing } from "../forms.ts";
import { at, box, type Drawn, disc, path } from "../shape.ts";
import { house, plainKey } from "./house.ts";

/** Things of lawyers and their clients, in a field of 120 by 112 units. */

const bust = (look: "a" | "b" | "c", [x, y, size]: readonly [number, number, number]): Drawn =>
  at([x, y, size], path(look, "M-30 0C-30-28-18-40 0-40S30-28 30 0Z"), disc(look, [0, -57, 15]));

/** A pair of scales, the beam turned by `turn` degrees; things may lie in its pans. */
export const scalesOf = (turn: number, inPans: readonly Drawn[] = []): Drawn => {
  const reach = (part: 1 | -1) => {
    const angle = (turn * Math.PI) / 180;
    return [60 + part * 36 * Math.cos(angle), 26 + part * 36 * Math.sin(angle)] as const;
  };
  const pan = (part: 1 | -1): Drawn => {
    const [x, y] = reach(part);
    return at(
      [x, y],
      path("l", "M0 0L-20 44M0 0L20 44"),
      inPans[part === 1 ? 1 : 0] ?? "",
      path("b", "M-24 44H24Q20 60 0 60T-24 44Z"),
    );
  };
  return (
    box("e", [56, 24, 8, 80]) +
    path("a", "M28 112Q30 102 46 102H74Q90 102 92 112Z") +
    pan(-1) +
    pan(1) +
    at([60, 26, 1, turn], box("a", [-40, -4, 80, 8, 4])) +
    disc("b", [60, 20, 10])
  );
};

export const scales: Drawn = scalesOf(0);

/** A pair of scales that weighs two people unequally. */
export const unequal: Drawn = scalesOf(-13, [bust("a", [0, 46, 0.36]), bust("c", [0, 46, 0.36])]);

export const courthouse: Drawn =
  path("a", "M4 40L60 8 116 40Z") +
  disc("c", [60, 28, 6]) +
  box("c", [10, 40, 100, 10]) +
  box("e", [18, 50, 84, 44]) +
  [16, 40, 66, 90].map((x) => box("c", [x, 50, 14, 44])).join("") +
  box("b", [8, 94, 104, 9, 1]) +
  box("b", [2, 103, 116, 9, 1]);

/** A sheet with a signature and the pen that wrote it. */
export const agreement: Drawn = at(
  [0, 2],
  path("c", "M12 4H88V110H12Z") +
    writing([24, 20, 52, 4]) +
    path("n", "M22 96H76M24 84c6-14 12-14 9-3s6 4 10-3 5 4 10 3 6-2 10-5") +
    at(
      [66, 82, 1, 36],
      path("c", "M0 0L-6-16H6Z"),
      box("a", [-7, -58, 14, 42, 2]),
      box("b", [-7, -68, 14, 12, 4]),
    ),
);

/** A ring about 0, 0. */
const band: Drawn = path("b", "M0-28a28 28 0 1 0 .1 0zM0-19a19 19 0 1 1-.1 0z");
const stone: Drawn = path("a", "M-12-46L-6-54H6L12-46 0-30Z") + path("n", "M-12-46H12");

/** Two rings that no longer hold together. */
export const partedRings: Drawn = at(
  [5.4, 15.8, 0.91],
  at(
    [0, -5.9],
    at([26, 86, 0.92, -16], band) +
      at([94, 86, 0.92, 16], band + stone) +
      path("l", "M60 44V54M60 64V74M60 84V94M60 104V112"),
  ),
);

/** Two rings, one within the other. */
export const joinedRings: Drawn =
  at([42, 84], band) +
  at([78, 84], band + stone) +
  at(
    [42, 84],
    path("y", "M11-25A28 28 0 0 1 28-2L19-2A19 19 0 0 0 8-17Z") +
      path("n", "M11-25A28 28 0 0 1 28-2M8-17A19 19 0 0 1 19-2"),
  );

/** Two grown people and a child between them. */
export const family: Drawn =
  bust("a", [34, 112, 1.08]) + bust("b", [87, 112, 1]) + bust("c", [60, 112, 0.62]);

/** The things of a desk in a box. */
export const clearedDesk: Drawn =
  at([38, 62, 1, -20], leaf("g", 44)) +
  at([42, 62, 1, 8], leaf("a", 54)) +
  box("b", [60, 20, 34, 44, 2]) +
  box("c", [67, 27, 20, 24]) +
  box("e", [14, 56, 92, 56, 2]) +
  path("n", "M14 68H106") +
  box("d", [46, 80, 28, 10, 5]);

/** A pass on its ribbon. */
export const staffPass: Drawn =
  path("l", "M42 2L60 34 78 2") +
  box("c", [26, 34, 68, 78, 6]) +
  box("d", [50, 40, 20, 5, 2.5]) +
  box("e", [42, 52, 36, 34, 2]) +
  path("a", "M46 86C46 74 52 70 60 70S74 74 74 86Z") +
  disc("a", [60, 62, 6]) +
  path("n", "M42 96H78M42 104H64");

export const handcuffs: Drawn = at(
  [0, 3],
  path("l", "M48 60q12-16 24 0") +
    [
      [30, 1],
      [90, -1],
    ]
      .map(([x = 0, side = 1]) =>
        at(
          [x, 80],
          path("e", "M0-29a29 29 0 1 0 .1 0zM0-19a19 19 0 1 1-.1 0z"),
          box("a", [side * 10 - 11, -31, 22, 17, 3]),
          disc("d", [side * 10, -22, 3]),
        ),
      )
      .join(""),
);

export const passport: Drawn = at(
  [0, 2],
  box("a", [22, 4, 76, 106, 6]) +
    disc("w", [60, 46, 24]) +
    path("w", "M36 46H84M60 22V70M60 22C44 34 44 58 60 70 76 58 76 34 60 22M42 88H78") +
    box("b", [48, 94, 24, 8, 2]),
);

/** Three bound volumes of one series. */
export const volumes: Drawn = [8, 43, 78]
  .map((x, index) => {
    const look = index === 1 ? "c" : "a";
    return (
      box(look, [x, 12, 34, 100, 2]) +
      box("b", [x, 30, 34, 16]) +
      path(index === 1 ? "n" : "w", `M${x + 2} 60H${x + 32}M${x + 2} 96H${x + 32}`)
    );
  })
  .join("");

/** A house and its key. */
export const houseKey: Drawn = at([-10, 7.8, 0.93], house) + at([76.7, 65.3, 0.62, 45], plainKey);
