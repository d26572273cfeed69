import { at, box, type Drawn, disc, path } from "../shape.ts";

/** Locks, safes and watchful things, in a field of 120 by 112 units. */
export const safe: Drawn =
  path("d", "M18 104h18v8H18zM84 104h18v8H84z") +
  box("a", [6, 8, 108, 98, 7]) +
  box("e", [18, 20, 84, 74, 4]) +
  disc("c", [56, 57, 22]) +
  path("n", "M56 57V42M56 35v4M56 75v4M34 57h4M74 57h4") +
  disc("b", [56, 57, 7]) +
  box("b", [86, 44, 8, 26, 4]) +
  path("d", "M2 26h8v16H2zM2 72h8v16H2z");

/** A car key with buttons. */
export const carKey: Drawn = at(
  [54.5, 87.6, 1, 90],
  path("e", "M-6-56L0-62 6-56V-14H-6Z"),
  path("n", "M0-54V-18M6-46H2M6-36H3M6-26H2"),
  path("a", "M-18-16H18C26-4 26 30 20 44Q16 54 0 54T-20 44C-26 30-26-4-18-16Z"),
  box("c", [-11, -7, 22, 13, 4]),
  box("c", [-11, 11, 22, 13, 4]),
  disc("b", [0, 38, 6]),
);

/** A handle on its plate, with a keyhole. */
export const handlePlate: Drawn =
  box("b", [14, 2, 44, 110, 10]) +
  disc("d", [36, 76, 8]) +
  path("d", "M33 78H39L43 96H29Z") +
  disc("n", [36, 14, 2]) +
  path("a", "M36 24H96Q114 24 114 40 114 48 106 48 100 48 98 42H36Z") +
  disc("a", [36, 33, 14]) +
  disc("c", [36, 33, 5]);

export const keypad: Drawn =
  box("a", [24, 2, 72, 110, 10]) +
  box("d", [34, 12, 52, 20, 4]) +
  path("w", "M42 22h6M52 22h6M62 22h6") +
  [42, 59, 76].map((y) => [36, 54, 72].map((x) => box("c", [x - 2, y, 14, 12, 3])).join("")).join("") +
  box("b", [52, 94, 16, 11, 3]);

/** The cylinder of a lock, seen from the front, with a key in it. */
export const cylinder: Drawn =
  path("e", "M32 66A31 31 0 1 1 68 66V102q0 10-10 10H42q-10 0-10-10Z") +
  disc("b", [50, 40, 20]) +
  path("n", "M50 78V98M44 84V96M56 84V96") +
  path("d", "M47 30h6v20h-6z") +
  path("c", "M53 36H74V44H53Z") +
  path("a", "M92 18a22 22 0 1 1-.1 0ZM98 33a7 7 0 1 0 .1 0Z");

/** A camera that watches a door. */
export const watchCamera: Drawn = at(
  [0, 14],
  box("e", [4, 14, 12, 84, 3]),
  path("l", "M16 70H40L56 56"),
  at(
    [62, 42, 1, 14],
    path("a", "M-44-18H34Q44-18 44-8V18H-44Z"),
    box("c", [-50, -24, 104, 12, 4]),
    box("d", [40, -8, 14, 24, 3]),
    disc("b", [-30, 4, 5]),
  ),
);
