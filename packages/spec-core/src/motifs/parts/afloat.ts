import { at, band, box, type Drawn, disc, path } from "../shape.ts";

/** Boats and things of the water, in a field of 120 by 112 units. */
export const kayak: Drawn = at(
  [0, 8.4],
  band("l", { d: "M40 84L92 20", width: 4, isRound: true }) +
    at([92, 20, 1, 39], path("b", "M0 4C-11-2-11-22 0-28 11-22 11-2 0 4Z")) +
    at([42, 82, 1, 39], path("b", "M0-4C11 2 11 22 0 28-11 22-11 2 0-4Z")) +
    disc("c", [58, 36, 12]) +
    path("e", "M42 78C42 58 48 50 58 50S74 58 74 78Z") +
    path("a", "M-2 72Q26 82 40 78H80Q94 82 122 72 106 104 60 104 14 104-2 72Z") +
    path("w", "M24 88Q60 98 96 88"),
);

export const motorboat: Drawn = at(
  [0, 6],
  path("s", "M44 48L58 24H90L96 48Z") +
    path("n", "M44 48L58 24H90L96 48ZM72 24V48") +
    path("c", "M34 48H104V66H34Z") +
    path("a", "M2 62H118V84Q110 104 92 106H34Q12 96 2 62Z") +
    path("b", "M6 70H118V80H10Z") +
    path("l", "M98 24V6") +
    path("b", "M98 6L114 12 98 18Z"),
);

export const ship: Drawn = at(
  [0, 2],
  box("b", [66, 6, 20, 26, 2]) +
    path("n", "M66 14H86") +
    box("c", [34, 30, 66, 20, 3]) +
    box("c", [20, 48, 88, 22, 3]) +
    [32, 52, 72, 92].map((x) => disc("d", [x, 59, 4])).join("") +
    path("n", "M44 40H92") +
    path("a", "M0 68H120L108 104Q106 110 98 110H24Q14 110 10 100Z") +
    path("w", "M12 82H108"),
);

export const surfboard: Drawn = at(
  [6, 16.6, 0.9],
  at(
    [0, -6],
    at(
      [56, 54, 1, -14],
      path("a", "M0-58C18-38 26-10 22 20 19 44 10 56 0 60-10 56-19 44-22 20-26-10-18-38 0-58Z"),
      path("b", "M-24 0Q0 12 24 0L22 20Q0 32-22 20Z"),
      path("n", "M0-58V60"),
    ) +
      path(
        "c",
        "M0 112C14 88 32 82 46 88 58 92 60 102 54 106 50 98 42 98 40 104 46 112 62 110 74 102 88 94 104 100 120 112Z",
      ),
  ),
);

export const divingMask: Drawn = at(
  [0, 9],
  band("b", { d: "M100 4V74Q100 96 76 96H66", width: 9 }) +
    path("l", "M0 40L14 46M104 46L120 40") +
    path(
      "a",
      "M14 30Q14 22 24 22H94Q104 22 104 30V62Q104 80 88 80H80Q70 80 66 70L59 60 52 70Q48 80 38 80H30Q14 80 14 62Z",
    ) +
    path(
      "c",
      "M24 34H54V54L46 66Q44 70 38 70H32Q24 70 24 60ZM94 34H64V54L72 66Q74 70 80 70H86Q94 70 94 60Z",
    ) +
    path("n", "M32 56L46 42M74 56L86 44") +
    box("d", [50, 90, 22, 13, 5]),
);

export const anchor: Drawn =
  disc("n", [60, 14, 11]) +
  path(
    "a",
    "M54 26H66V36H86V46H66V94C82 92 94 82 98 68L88 72 102 50 116 72 108 70C104 96 84 110 60 112 36 110 16 96 12 70L4 72 18 50 32 72 22 68C26 82 38 92 54 94V46H34V36H54Z",
  ) +
  disc("b", [60, 14, 12]) +
  disc("c", [60, 14, 5]);

export const lifebuoy: Drawn = at(
  [0, 2],
  path("c", "M60 6a52 52 0 1 1-.1 0ZM60 34a24 24 0 1 0 .1 0Z") +
    [45, 135, 225, 315]
      .map((turn) =>
        at([60, 58, 1, turn], path("a", "M-15-49.800A52 52 0 0 1 15-49.800L7-23A24 24 0 0 0-7-23Z")),
      )
      .join("") +
    disc("n", [60, 58, 52]) +
    disc("n", [60, 58, 24]),
);

export const narrowboat: Drawn = at(
  [0, 14],
  box("e", [26, 22, 8, 20]) +
    path("l", "M30 14c-6-7 6-9 0-16") +
    box("b", [14, 40, 88, 30, 3]) +
    path("c", "M22 48H34V60H22ZM42 48H54V60H42ZM62 48H74V60H62Z") +
    box("a", [82, 46, 14, 24]) +
    path("a", "M-2 64Q4 72 14 72H104Q112 70 116 60L120 62C120 86 112 98 104 98H16C6 92 0 80-2 64Z") +
    path("w", "M14 84H104") +
    path("l", "M108 60V50H118"),
);
