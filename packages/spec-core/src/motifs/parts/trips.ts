import { at, band, box, type Drawn, disc, path } from "../shape.ts";

/** Ways to travel and days out, in a field of 120 by 112 units. */
export const plane: Drawn = at(
  [10.1, 28.7, 0.83],
  at(
    [60, 44.8, 1, -24],
    path("e", "M-8-4L-30-48H-16L18-6Z"),
    path("c", "M-58-4C-58-14-46-12-36-12H34C50-12 62-4 62 2S50 12 34 12H-34C-48 12-58 8-58-4Z"),
    path("a", "M-40-10L-62-40H-48L-22-12Z"),
    path("b", "M-6 4L-34 46H-18L26 6Z"),
    path("n", "M-20-3h4M-8-3h4M4-3h4M16-3h4M28-3h4M44-10Q44 0 58 0"),
  ),
);

export const palm: Drawn =
  disc("y", [92, 30, 20]) +
  path("e", "M56 44C66 62 68 86 64 106H54C58 86 56 64 50 48Z") +
  path(
    "a",
    "M54 44C44 20 20 16 6 34 22 32 36 36 54 44ZM54 44C36 40 18 52 16 74 28 60 40 52 54 44ZM54 44C52 22 66 6 86 10 76 18 64 28 54 44ZM54 44C70 32 92 40 98 62 84 52 70 48 54 44ZM54 44C66 50 76 62 74 80 68 66 62 54 54 44Z",
  ) +
  path("b", "M0 112Q30 92 60 100T120 112Z");

export const coach: Drawn =
  box("a", [2, 22, 116, 74, 8]) +
  path("c", "M10 32H34V58H10ZM40 32H64V58H40ZM70 32H94V58H70ZM100 32H118V66H100Z") +
  path("b", "M2 66H118V76H2Z") +
  [28, 92].map((x) => disc("d", [x, 98, 14]) + disc("c", [x, 98, 6])).join("");

export const train: Drawn =
  path("l", "M26 112L40 98M94 112L80 98M32 106H88") +
  path("a", "M20 30Q20 4 44 4H76Q100 4 100 30V82Q100 98 84 98H36Q20 98 20 82Z") +
  path("c", "M30 30Q30 20 40 20H56V48H30ZM90 30Q90 20 80 20H64V48H90Z") +
  path("b", "M20 58H100V68H20Z") +
  disc("c", [36, 82, 6]) +
  disc("c", [84, 82, 6]) +
  path("w", "M50 12H70");

export const passport: Drawn =
  at([70, 50, 1, 12], path("c", "M-26-48H26V44H-26Z"), path("n", "M-16-38H16M-16-28H6")) +
  box("a", [12, 8, 76, 104, 6]) +
  disc("n", [50, 48, 21]) +
  path("n", "M29 48H71M50 27V69M50 27Q34 48 50 69M50 27Q66 48 50 69") +
  path("w", "M32 88H68");

/** A snap link on its rope. */
export const ropeLink: Drawn = at(
  [0, -3.4],
  band("n", { d: "M70 84C70 104 50 98 42 106S18 112 4 104", width: 10 }) +
    band("b", { d: "M70 84C70 104 50 98 42 106S18 112 4 104", width: 6 }) +
    at(
      [66, 48, 1, 18],
      band("n", { d: "M-20-22C-20-54 24-54 24-22L18 26C16 44-14 44-16 26Z", width: 15 }),
      band("a", { d: "M-20-22C-20-54 24-54 24-22L18 26C16 44-14 44-16 26Z", width: 10.5 }),
      band("c", { d: "M24-20L19 20", width: 10 }),
      path("n", "M19-18H29M14 22H24"),
    ),
);

export const campfire: Drawn = at(
  [0, -6.5],
  path("b", "M60 4C84 28 96 50 88 74 82 90 72 96 60 96S38 90 32 74C26 56 40 46 42 30 52 38 58 24 60 4Z") +
    path("c", "M60 46C74 62 76 74 72 84 68 92 52 92 48 84 44 72 56 64 60 46Z") +
    at([60, 100, 1, 12], box("e", [-56, -7, 112, 14, 6])) +
    at([60, 100, 1, -12], box("e", [-56, -7, 112, 14, 6])),
);

/** Moon and stars above the hills. */
export const night: Drawn =
  path("y", "M66 6A34 34 0 1 0 98 52 28 28 0 0 1 66 6Z") +
  path("n", "M66 6A34 34 0 1 0 98 52 28 28 0 0 1 66 6Z") +
  path("l", "M14 22V34M8 28H20M100 12V24M94 18H106M18 62V70M14 66H22") +
  path("a", "M-2 112Q26 66 54 96 84 66 122 112Z");

export const castle: Drawn =
  path("c", "M22 112V54H98V112Z") +
  path("c", "M34 54V46H46V54M54 54V46H66V54M74 54V46H86V54") +
  [6, 88]
    .map(
      (x) =>
        path(
          "e",
          `M${x} 112V30H${x - 2}V16H${x + 6}V22H${x + 10}V16H${x + 16}V22H${x + 20}V16H${x + 28}V30H${x + 26}V112Z`,
        ) + path("d", `M${x + 10} 48h6v14h-6z`),
    )
    .join("") +
  path("a", "M48 112V88Q48 74 60 74T72 88V112Z") +
  path("l", "M60 46V8") +
  path("b", "M60 8L82 16 60 24Z");
