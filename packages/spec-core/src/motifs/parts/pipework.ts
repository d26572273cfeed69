import { drop, ticks } from "../forms.ts";
import { at, box, type Drawn, disc, path, tube } from "../shape.ts";

/** Parts of a heating system. Each stands in a field of 120 by 112 units, its foot at the bottom. */
export const flame: Drawn =
  path(
    "b",
    "M0 26c-17 0-23-13-18-26 2-7 8-10 9-20 7 4 10 9 10 15 3-2 4-5 4-8 8 7 14 17 13 26-1 8-9 13-18 13z",
  ) + path("z", "M1 22c-7 0-10-5-8-10 1-4 5-6 6-10 5 4 9 7 9 13 0 4-3 7-7 7z");

/** A stop valve on an upright pipe; its lever turned by `turn` degrees. */
export const valve = (turn = 0): Drawn =>
  tube("b", { d: "M0-44V44", width: 14 }) +
  box("b", [-17, -15, 34, 30, 5]) +
  box("b", [-22, -24, 44, 10, 3]) +
  box("b", [-22, 14, 44, 10, 3]) +
  at([0, 0, 1, turn], box("a", [-8, -7, 62, 14, 7])) +
  disc("d", [0, 0, 4]);

/** A joint of two pipes. */
export const joint: Drawn =
  box("b", [-20, -13, 8, 26, 3]) + box("b", [12, -13, 8, 26, 3]) + box("b", [-12, -11, 24, 22, 2]);

/** A pressure gauge with a needle turned by `turn` degrees. */
export const gauge = (turn = -40): Drawn =>
  disc("b", [0, 0, 54]) +
  disc("c", [0, 0, 44]) +
  ticks("n", { x: 0, y: 0, r: 36, count: 36, length: 5 }) +
  ticks("n", { x: 0, y: 0, r: 35, count: 12, length: 9 }) +
  path("z", "M-18 44a44 44 0 0 1 36 0l-8-14h-20z") +
  at([0, 0, 1, turn], path("a", "M-4 10L0-36 4 10Z")) +
  disc("d", [0, 0, 6]);

export const boiler: Drawn =
  box("b", [32, 92, 12, 20, 3]) +
  box("b", [54, 92, 12, 20, 3]) +
  box("b", [76, 92, 12, 20, 3]) +
  box("c", [20, 2, 80, 94, 9]) +
  path("n", "M20 70H100") +
  disc("d", [60, 37, 24]) +
  at([60, 38, 0.66], flame) +
  disc("a", [36, 83, 6]) +
  disc("b", [54, 83, 6]) +
  path("n", "M72 83H88");

export const radiator: Drawn =
  path("l", "M8 96V112M112 96V112M8 24V10") +
  [0, 1, 2, 3, 4].map((column) => box(column % 2 ? "e" : "c", [12 + column * 19.4, 14, 18, 86, 8])).join("") +
  box("b", [0, 18, 16, 12, 3]) +
  disc("a", [8, 8, 8]) +
  box("b", [104, 84, 16, 12, 3]);

export const bath: Drawn =
  path("l", "M26 60V18q0-12 12-12t12 12v4") +
  path("a", "M38 34c1-8 5-12 12-12s11 4 12 12z") +
  path("l", "M42 40v6M50 41v8M58 40v6") +
  path("c", "M12 70H108v8c0 18-10 26-26 26H38C22 104 12 96 12 78Z") +
  box("c", [4, 60, 112, 11, 5.5]) +
  path("l", "M34 104l-5 8M86 104l5 8M28 80c1 7 5 11 11 13");

export const wrench: Drawn = at(
  [40, 45.2, 0.46, 52],
  path(
    "a",
    "M-34-54V-32H16L34 0 16 32H-34V54A64 64 0 0 0 54 30L158 20A20 20 0 0 0 158-20L54-30A64 64 0 0 0-34-54Z",
  ),
  disc("c", [152, 0, 8]),
);

export const tap: Drawn = at(
  [0, -5.5],
  box("b", [4, 36, 14, 36, 3]) +
    path("b", "M18 42H64c28 0 38 14 38 38v10H76V82c0-8-4-12-12-12H18z") +
    box("b", [72, 86, 34, 12, 3]) +
    box("b", [40, 22, 16, 22, 2]) +
    box("a", [16, 10, 64, 14, 7]) +
    at([89, 102], drop("c", 10)),
);

export const cylinder: Drawn =
  path("e", "M28 100V34a32 24 0 0 1 64 0V100z") +
  box("c", [28, 46, 64, 12]) +
  box("c", [28, 80, 64, 12]) +
  tube("b", { d: "M60 2V12", width: 8 }) +
  box("d", [24, 100, 72, 8, 3]) +
  path("l", "M34 108V112M86 108V112") +
  disc("a", [60, 69, 7]);

/** A sheet with writing and a tick on a seal. */
export const certificate: Drawn = at(
  [0, 4],
  path("c", "M26 4H80L100 24V108H26Z") +
    path("n", "M80 4V24H100M40 36H78M40 50H86M40 64H70") +
    disc("a", [80, 86, 18]) +
    path("w", "M71 86l7 7 12-14"),
);

export const toilet: Drawn =
  box("c", [22, 8, 34, 46, 5]) +
  path("n", "M30 20h12") +
  path("c", "M24 54H104c0 20-12 32-30 34l4 22H40l2-24C30 82 24 70 24 54Z") +
  box("e", [20, 48, 90, 10, 5]);

/** A leaking joint with three drops under it. */
export const leak: Drawn =
  at([0, 0, 1.5], joint) +
  at([-2, 26], drop("c", 26)) +
  at([-26, 52], drop("c", 16)) +
  at([24, 66], drop("c", 16));

/** A pipe with its stop valve. */
export const valvedPipe: Drawn = at([44, 56, 1.2], valve(-14));

export const plunger: Drawn =
  box("e", [54, 2, 12, 62, 5]) +
  path("a", "M26 92C26 70 42 58 60 58S94 70 94 92Z") +
  box("a", [16, 90, 88, 15, 7]) +
  path("w", "M38 82Q42 70 52 67");

/** A kitchen sink with its tap. */
export const sink: Drawn =
  path("b", "M54 58V30Q54 10 74 10T94 30V40H83V30Q83 21 74 21T65 30V58Z") +
  at([88, 46], drop("c", 9)) +
  box("a", [30, 40, 12, 18, 2]) +
  box("a", [24, 34, 24, 9, 4]) +
  box("b", [53, 98, 14, 14]) +
  path("c", "M12 68H108L100 94Q98 100 92 100H28Q22 100 20 94Z") +
  box("e", [2, 58, 116, 12, 4]);

export const washer: Drawn =
  path("d", "M28 106H40V112H28ZM80 106H92V112H80Z") +
  box("c", [16, 2, 88, 105, 6]) +
  path("n", "M16 26H104") +
  box("e", [24, 9, 30, 10, 2]) +
  disc("a", [84, 14, 6]) +
  disc("e", [60, 66, 33]) +
  disc("c", [60, 66, 23]) +
  path("a", "M37 66Q49 56 60 64T83 66A23 23 0 0 1 37 66Z");

/** A pipe laid in bends under a floor. */
export const floorHeating: Drawn =
  path("l", "M34 34q-7-7 0-14t0-14M60 34q-7-7 0-14t0-14M86 34q-7-7 0-14t0-14") +
  path("c", "M22 42H98L120 112H0Z") +
  tube("b", { d: "M36 54H88A6 6 0 0 1 90 68H30A8 8 0 0 0 30 84H96A7 7 0 0 1 98 99H8", width: 6 });

/** The outdoor unit of a heat pump. */
export const heatPump: Drawn =
  path("d", "M18 102H34V112H18ZM86 102H102V112H86Z") +
  box("c", [4, 22, 112, 82, 6]) +
  disc("e", [46, 63, 33]) +
  [0, 120, 240]
    .map((turn) => at([46, 63, 1, turn], path("a", "M0-4C-14-8-16-24-4-28 12-28 12-14 0-4Z")))
    .join("") +
  disc("d", [46, 63, 5]) +
  path("n", "M88 22V104M96 40H108M96 52H108M96 64H108") +
  disc("b", [102, 88, 6]);

/** A gas flame on its burner. */
export const gasFlame: Drawn =
  at([60, 50, 1.5], flame) +
  tube("b", { d: "M60 84V98Q60 104 54 104H4", width: 8 }) +
  box("d", [34, 82, 52, 10, 5]) +
  box("b", [18, 95, 10, 17, 3]) +
  box("a", [10, 82, 26, 8, 4]) +
  box("b", [20, 88, 6, 10, 1]);
