import { at, band, box, type Drawn, disc, path } from "../shape.ts";

/** Devices that an electrician fits, in a field of 120 by 112 units. */
export const smokeAlarm: Drawn = at(
  [0, -1.6],
  box("e", [4, 4, 112, 10, 2]) +
    path("c", "M24 14H96L90 40Q88 46 82 46H38Q32 46 30 40Z") +
    path("n", "M28 24H92M44 36H64") +
    disc("b", [78, 35, 5]) +
    [34, 60, 86]
      .map((x) => band("l", { d: `M${x} 112q-12-11 0-22t0-22`, width: 4.4, isRound: true }))
      .join(""),
);

export const wallCamera: Drawn =
  box("e", [102, 8, 14, 60, 3]) +
  path("e", "M104 32H76L64 52H76L82 42H104Z") +
  at(
    [54, 62, 1, 16],
    box("a", [-34, -22, 76, 44, 8]),
    box("c", [-50, -18, 20, 36, 4]),
    disc("d", [-46, 0, 8]),
    path("w", "M-20-10H26"),
    disc("b", [28, 8, 4]),
  ) +
  band("l", { d: "M109 68V112", width: 4 });

export const gardenLamp: Drawn =
  path("l", "M18 40H4M24 16L12 8M102 40H116M96 16L108 8") +
  box("e", [54, 60, 12, 46]) +
  path("b", "M40 26H80L74 60H46Z") +
  path("n", "M60 26V60") +
  path("a", "M32 26L48 8H72L88 26Z") +
  disc("a", [60, 5, 4]) +
  box("a", [42, 58, 36, 7, 2]) +
  box("a", [42, 102, 36, 10, 2]);

export const router: Drawn =
  [18, 32]
    .map((r) =>
      band("l", {
        d: `M${60 - r} ${44 - r * 0.6}A${r * 1.18} ${r * 1.18} 0 0 1 ${60 + r} ${44 - r * 0.6}`,
        width: 5,
        isRound: true,
      }),
    )
    .join("") +
  disc("a", [60, 46, 6]) +
  path("l", "M60 52V72") +
  box("a", [10, 72, 100, 30, 8]) +
  disc("z", [28, 87, 4]) +
  disc("z", [42, 87, 4]) +
  disc("b", [56, 87, 5]) +
  path("w", "M74 87H98") +
  path("d", "M22 102H36V112H22ZM84 102H98V112H84Z");

export const panelHeater: Drawn =
  path("d", "M24 96H36V112H20ZM84 96H96L100 112H84Z") +
  box("c", [6, 30, 108, 68, 6]) +
  path("n", "M20 42V86M34 42V86M86 42V86M100 42V86") +
  path("b", "M64 40L46 68H58L54 90 76 60H64Z") +
  [30, 60, 90].map((x) => band("l", { d: `M${x} 22q-5-5 0-10t0-10`, width: 3.4, isRound: true })).join("");

export const extractor: Drawn = at(
  [0, 4],
  box("c", [8, 4, 104, 104, 8]) +
    disc("e", [60, 56, 42]) +
    [0, 90, 180, 270]
      .map((turn) => at([60, 56, 1, turn + 20], path("a", "M0-4C-18-10-20-30-4-37 14-36 14-16 0-4Z")))
      .join("") +
    disc("b", [60, 56, 9]) +
    [18, 102].flatMap((x) => [14, 98].map((y) => disc("d", [x, y, 2.4]))).join(""),
);
